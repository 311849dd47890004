// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/duel/duel.h"
#include "tests/support/plain_duel.h"

#include <string>

namespace stonemason::test {

using namespace token_battle;

/// The engine's table of a catalogue under the same rules as the plain implementation.
std::shared_ptr<const DuelTable> tableOf(const Catalogue& catalogue, const PlainRules& rules = {});

/// The engine's board, for plainText().
PlainBoard plainBoardOf(const Position& position);

/// One game, played on the engine and on the plain implementation.
struct DuelMatch {
    /// Two valid decks and the start cell of player 1's token; the sandbox uses the first deck only. Ends
    /// the test run when the engine rejects the decks.
    DuelMatch(std::shared_ptr<const DuelTable> table, const std::array<Deck, 2>& decks, DuelMode mode,
              Cell start, const PlainRules& rules = {});

    /// Plays a legal move in both.
    void play(const PlainMove& move);
    /// The differences between the two, one per line; empty when they agree in everything.
    std::string difference() const;

    Duel engine;
    Position position;
    PlainDuel plain;
};

/// A move in the engine's type.
Move engineMove(const PlainMove& move);

} // namespace stonemason::test
