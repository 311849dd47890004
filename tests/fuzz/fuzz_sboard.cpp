// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a board: an .sboard file, or bare rows of tiles.
#include "core/format/json.h"
#include "core/wastes/format/board_rows.h"
#include "core/wastes/format/sboard.h"
#include "core/wastes/game/game.h"
#include "tests/fuzz/wastes_oracle.h"

using namespace stonemason;
using fuzz::require;

namespace {

/// A board that can be played has moves that are made and taken back.
void requirePlayable(const wastes::Board& board, std::string_view input) {
    const auto engine = wastes::Engine::of(board, fuzz::theWastes());
    if (!engine) return fuzz::requireGoodWastesError(engine.error(), input);
    wastes::Position position = engine->start();
    const wastes::Position start = position;
    for (const wastes::Move move : engine->moves(position)) {
        const wastes::Undo undo = engine->make(position, move);
        engine->unmake(position, move, undo);
    }
    require(position == start, "moves are taken back");
}

void readRows(std::string_view input) {
    const auto read = wastes::readBoardRows(input);
    if (!read) return fuzz::requireGoodWastesError(read.error(), input);
    const auto again = wastes::readBoardRows(wastes::writeBoardRows(*read));
    require(again.ok() && *again == *read, "rows that are written read back equal");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view input = fuzz::textOf(data, size);
    readRows(input);
    const auto read = wastes::readSboard(input, fuzz::theWastes());
    if (!read) {
        fuzz::requireGoodWastesError(read.error(), input);
        return 0;
    }
    const auto written = wastes::writeSboard(*read, fuzz::theWastes());
    require(written.ok(), "what was read can be written");
    require(wastes::looksLikeSboard(*written), "a board looks like one");
    const auto again = wastes::readSboard(*written, fuzz::theWastes());
    require(again.ok() && *again == *read, "what is written reads back equal");
    const auto before = parseJson(input);
    const auto after = parseJson(*written);
    for (const auto& [name, value] : before->items())
        if (name != "pieces" && name != "jumps" && name != "symmetry" && name != "toMove")
            require(after->contains(name) && (*after)[name] == value, "every field is kept");
    requirePlayable(*read, input);
    return 0;
}
