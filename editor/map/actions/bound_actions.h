// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/map/map_binding.h"

#include <QAction>
#include <QList>
#include <QSet>

namespace stonemason {

/// A set of actions that work on the current map; all are disabled while there is none.
class BoundActions : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    void bind(MapDocument* document, MapCanvas* canvas);

    /// The action of that id ("copy"), which must be one of the set.
    QAction* action(const QString& id) const;
    const QList<QAction*>& all() const { return actions_; }

signals:
    /// A sentence for the status bar.
    void message(const QString& sentence);

protected:
    /// Makes an action. The shortcut is added to the tool tip; its object name is "map." and the id.
    QAction* add(const QString& id, const QString& picture, const QString& text, const QString& tip,
                 const QKeySequence& keys = {});
    QAction* addSeparator();

    /// Another map is current (or none): connect to what enabling depends on.
    virtual void bound() = 0;
    /// Checks and renames the actions as the current map has it, and says with allow() which of them make no
    /// sense now. Called when a map is current; all are allowed before.
    virtual void refresh() {}
    void allow(const QAction* which, bool allowed);
    void allow(const QString& id, bool allowed) { allow(action(id), allowed); }
    /// Refreshes and enables what is allowed; without a map nothing is.
    void update();

    MapBinding& binding() { return binding_; }
    const MapBinding& binding() const { return binding_; }
    MapDocument* document() const { return binding_.document(); }
    MapCanvas* canvas() const { return binding_.canvas(); }
    MapViewState* view() const { return binding_.view(); }
    /// Where dialogs belong.
    QWidget* window() const { return canvas() ? canvas()->window() : nullptr; }

private:
    MapBinding binding_;
    QList<QAction*> actions_;
    QSet<const QAction*> forbidden_;
};

} // namespace stonemason
