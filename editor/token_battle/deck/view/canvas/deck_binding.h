// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/widgets/binding.h"
#include "editor/app/widgets/table_actions.h"
#include "editor/token_battle/deck/model/deck_document.h"
#include "editor/token_battle/deck/view/deck_view.h"

namespace stonemason::token_battle {

using DeckBinding = Binding<DeckDocument, DeckView>;
using DeckDock = BoundDock<DeckDocument, DeckView>;

/// A set of actions that work on the current decks.
class BoundDeckActions : public TableActions<BoundActions<DeckDocument, DeckView>> {
public:
    explicit BoundDeckActions(QObject* parent = nullptr) : TableActions(QStringLiteral("deck"), parent) {}
};

} // namespace stonemason::token_battle
