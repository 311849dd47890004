// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/action_set.h"
#include "editor/token_battle/duel/duel_binding.h"

namespace stonemason {

/// A set of actions that work on the current game; all are disabled while there is none.
class BoundDuelActions : public ActionSet {
    Q_OBJECT

public:
    explicit BoundDuelActions(QObject* parent = nullptr) : ActionSet(QStringLiteral("duel"), parent) {}

    void bind(DuelDocument* document, DuelView* view);

protected:
    /// Another game is current (or none): connect to what enabling depends on.
    virtual void bound() = 0;
    bool isBound() const override { return bool(binding_); }

    DuelBinding& binding() { return binding_; }
    DuelDocument* document() const { return binding_.document(); }
    DuelView* view() const { return binding_.view(); }
    DuelPlay& play() const { return view()->duelPlay(); }
    /// Where dialogs belong.
    QWidget* window() const { return view() ? view()->window() : nullptr; }

private:
    DuelBinding binding_;
};

} // namespace stonemason
