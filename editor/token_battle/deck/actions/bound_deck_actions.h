// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/action_set.h"
#include "editor/token_battle/deck/deck_binding.h"

namespace stonemason {

/// A set of actions that work on the current decks; all are disabled while there are none.
class BoundDeckActions : public ActionSet {
    Q_OBJECT

public:
    explicit BoundDeckActions(QObject* parent = nullptr) : ActionSet(QStringLiteral("deck"), parent) {}

    void bind(DeckDocument* document, DeckView* view);

protected:
    /// Other decks are current (or none): connect to what enabling depends on.
    virtual void bound() = 0;
    bool isBound() const override { return bool(binding_); }

    DeckBinding& binding() { return binding_; }
    DeckDocument* document() const { return binding_.document(); }
    DeckView* view() const { return binding_.view(); }
    /// Where dialogs belong.
    QWidget* window() const { return view() ? view()->window() : nullptr; }

private:
    DeckBinding binding_;
};

} // namespace stonemason
