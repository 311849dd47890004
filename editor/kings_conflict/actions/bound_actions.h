// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/action_set.h"
#include "editor/kings_conflict/map_binding.h"

namespace stonemason {

/// A set of actions that work on the current map; all are disabled while there is none.
class BoundActions : public ActionSet {
    Q_OBJECT

public:
    explicit BoundActions(QObject* parent = nullptr) : ActionSet(QStringLiteral("map"), parent) {}

    void bind(MapDocument* document, MapCanvas* canvas);

protected:
    /// Another map is current (or none): connect to what enabling depends on.
    virtual void bound() = 0;
    bool isBound() const override { return bool(binding_); }

    MapBinding& binding() { return binding_; }
    const MapBinding& binding() const { return binding_; }
    MapDocument* document() const { return binding_.document(); }
    MapCanvas* canvas() const { return binding_.canvas(); }
    MapViewState* view() const { return binding_.view(); }
    /// Where dialogs belong.
    QWidget* window() const { return canvas() ? canvas()->window() : nullptr; }

private:
    MapBinding binding_;
};

} // namespace stonemason
