// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/token_battle/duel/view/dialogs/new_game.h"
#include "tests/editor/token_battle/duel/duel_window.h"

#include <vector>

Q_DECLARE_METATYPE(stonemason::token_battle::DeckChoice)

namespace stonemason::test {

using namespace token_battle;

/// Two decks that can be played and one that cannot, of the library "mine".
inline std::vector<DeckOffer> someDecks() {
    return {{QStringLiteral("mine"), "One", deckOf("0 1 | 2 3 | 4 5 | 6 9")},
            {QStringLiteral("mine"), "Two", deckOf("7 8 | 2 3 | 4 5 | 6 9")},
            {QStringLiteral("mine"), "Half", deckOf("0 | | |")}};
}

/// Of decks that can all be played.
inline GameSetup madeOf(const NewGame& choices, const std::vector<DeckOffer>& decks) {
    const auto setup = setupOf(choices, decks, *tokenBattleTable());
    if (!setup) qFatal("a deck cannot be played");
    return *setup;
}

/// A deck of "mine".
inline DeckChoice named(const char* name) {
    return {DeckSource::Named, QStringLiteral("mine"), name};
}

} // namespace stonemason::test
