// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a record of a game, which is then replayed.
#include "core/token_battle/format/game_record.h"
#include "tests/fuzz/duel_oracle.h"

using namespace stonemason;
using namespace stonemason::token_battle;
using fuzz::require;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view input = fuzz::textOf(data, size);
    const auto record = readGameRecord(input, fuzz::cards());
    if (!record) {
        fuzz::requireGoodError(record.error(), input);
        return 0;
    }
    const std::string written = writeGameRecord(*record, fuzz::cards());
    const auto again = readGameRecord(written, fuzz::cards());
    require(again.ok() && *again == *record, "what is written reads back");
    require(looksLikeGameRecord(written), "a record looks like one");
    const auto game = Game::replay(fuzz::duels(), *record);
    if (game)
        require(game->record() == *record, "a game keeps its record");
    else
        fuzz::requireGoodError(game.error(), input);
    return 0;
}
