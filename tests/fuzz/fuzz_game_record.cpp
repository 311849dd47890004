// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a record of a game, which is then replayed.
#include "core/token_battle/format/game_record.h"
#include "tests/fuzz/duel_oracle.h"

using namespace stonemason;
using namespace stonemason::token_battle;
using fuzz::require;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view input = fuzz::textOf(data, size);
    const auto kept = readKeptGame(input, fuzz::cards());
    if (!kept) {
        fuzz::requireGoodError(kept.error(), input);
        return 0;
    }
    const std::string written =
        writeGameRecord(kept->record, fuzz::cards(), kept->review ? &*kept->review : nullptr);
    const auto again = readKeptGame(written, fuzz::cards());
    require(again.ok() && *again == *kept, "what is written reads back");
    require(looksLikeGameRecord(written), "a record looks like one");
    const auto game = replayKept(fuzz::duels(), *kept);
    if (game)
        require(game->game.record() == kept->record, "a game keeps its record");
    else
        fuzz::requireGoodError(game.error(), input);
    return 0;
}
