// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a position, which is then played on.
#include "core/token_battle/deck/deck.h"
#include "core/token_battle/format/position_text.h"
#include "tests/fuzz/duel_oracle.h"

using namespace stonemason;
using namespace stonemason::token_battle;
using fuzz::require;

namespace {

const Duel& duel() {
    static const Duel duel = [] {
        SeededRandom random(1);
        const Deck first = randomDeck(fuzz::cards(), random);
        return Duel::of(fuzz::duels(), first, randomDeck(fuzz::cards(), random)).value();
    }();
    return duel;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view input = fuzz::textOf(data, size);
    const auto position = readPosition(input, duel());
    if (!position) {
        fuzz::requireGoodError(position.error(), input);
        return 0;
    }
    const auto again = readPosition(positionText(*position), duel());
    require(again.ok() && *again == *position, "what is written reads back");
    for (const Move move : duel().legalMoves(*position)) {
        Position after = *position;
        duel().play(after, move);
        const auto later = readPosition(positionText(after), duel());
        require(!after.running() || (later.ok() && *later == after), "what is played can be written");
    }
    return 0;
}
