// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a position with its decks, which a game then begins with, is written and read back.
#include "core/token_battle/format/game_record.h"
#include "core/token_battle/format/position_text.h"
#include "tests/fuzz/duel_oracle.h"

using namespace stonemason;
using namespace stonemason::token_battle;
using fuzz::require;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view input = fuzz::textOf(data, size);
    const auto setup = readSharedPosition(input, fuzz::duels(), nullptr);
    if (!setup) {
        fuzz::requireGoodError(setup.error(), input);
        return 0;
    }
    require(holdsPosition(input), "what is read is recognised");
    const auto again = readSharedPosition(sharedPosition(*setup, *setup->from), fuzz::duels(), nullptr);
    require(again.ok() && *again == *setup, "what is written reads back");
    const auto game = Game::of(fuzz::duels(), *setup);
    require(game.ok(), "a position that reads can be played on");
    const auto record = readGameRecord(writeGameRecord(game->record(), fuzz::cards()), fuzz::cards());
    require(record.ok() && *record == game->record(), "its game can be saved");
    for (const Move move : game->duel().legalMoves(game->position())) {
        Position after = game->position();
        game->duel().play(after, move);
        require(readSharedPosition(sharedPosition(*setup, after), fuzz::duels(), nullptr).ok(),
                "what is played can be passed on");
    }
    return 0;
}
