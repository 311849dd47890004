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
    /// Two valid decks and the start of player 1's token; the sandbox looks at the first deck alone. Ends the
    /// test run when the engine refuses the decks.
    DuelMatch(std::shared_ptr<const DuelTable> table, const std::array<Deck, 2>& decks, DuelMode mode,
              Cell start, const PlainRules& rules = {});

    /// A legal move, on both.
    void play(const PlainMove& move);
    /// What the two see differently, one in a line; empty when they agree about everything there is.
    std::string difference() const;

    Duel engine;
    Position position;
    PlainDuel plain;
};

/// A move as the engine takes it.
Move engineMove(const PlainMove& move);

} // namespace stonemason::test
