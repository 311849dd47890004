// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/widgets/binding.h"
#include "editor/app/widgets/table_actions.h"
#include "editor/token_battle/duel/model/duel_document.h"
#include "editor/token_battle/duel/view/duel_view.h"

namespace stonemason::token_battle {

using DuelBinding = Binding<DuelDocument, DuelView>;
using DuelDock = BoundDock<DuelDocument, DuelView>;

/// A set of actions that work on the current game.
class BoundDuelActions : public TableActions<BoundActions<DuelDocument, DuelView>> {
public:
    explicit BoundDuelActions(QObject* parent = nullptr) : TableActions(QStringLiteral("duel"), parent) {}

protected:
    bool isBound() const override { return view() != nullptr; }
    DuelTurns& play() const { return view()->duelTurns(); }
};

} // namespace stonemason::token_battle
