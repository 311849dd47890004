// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/duel_oracle.h"

#include "core/format/file.h"
#include "core/token_battle/format/catalogue_reader.h"
#include "core/token_battle/format/position_text.h"

namespace stonemason::fuzz {

using namespace token_battle;

const std::shared_ptr<const DuelTable>& duels() {
    static const std::shared_ptr<const DuelTable> table = [] {
        const auto json = readFile(STONEMASON_RESOURCES "/duels/token-battle.json");
        require(json.ok(), "the rules are there");
        const auto rules = readDuelRules(*json);
        require(rules.ok(), "the rules are well");
        return DuelTable::of(cards(), *rules).value();
    }();
    return table;
}

void playSome(const Duel& duel, SeededRandom& random) {
    constexpr int most = 20;
    Position position = duel.start(randomStart(duel.rules(), random));
    for (int i = 0; i < most && position.running(); ++i) {
        const MoveList moves = duel.legalMoves(position);
        require(!moves.empty(), "a game that runs has a move");
        duel.play(position, moves[std::size_t(random.below(int(moves.size())))]);
        const auto again = readPosition(positionText(position), duel);
        require(again.ok(), "a played position can be read");
        // Whose turn it was when the game ended means nothing and is not written.
        require(!position.running() || *again == position, "a played position reads back equal");
    }
}

} // namespace stonemason::fuzz
