// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/deck/catalogue.h"

namespace stonemason {
class MainWindow;
}

namespace stonemason::token_battle {

class DeckWorkspace;
class DuelWorkspace;

/// Lets the decks of open documents and of the samples be played: offers them to new games, begins a game
/// with the deck that is looked at, and shows a deck that is to be finished first. All of them outlive the
/// games.
void connectGames(DuelWorkspace& games, DeckWorkspace& decks, MainWindow& window, const Catalogue& catalogue);

} // namespace stonemason::token_battle
