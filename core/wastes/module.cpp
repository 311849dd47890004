// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/module.h"

#include <array>

namespace stonemason::wastes {

namespace {

constexpr FileForm forms[]{
    {"board", ".sboard", {"tiles", "pieces", "toMove", "jumps", "walks"}},
    {"war", ".swar", {"board", "moves", "players", "result", "seed"}},
};

// The id of every error of this game that reading and writing its files and playing them can end with,
// beside those that all readers share (json/..., file/..., write/...), sorted. What each is given as
// arguments stands beside it.
//
// Rows, columns, pieces and moves count from 1; a Cell counts from 0, as everywhere. Line and field are not
// arguments, they are members of the Error.
constexpr auto ids = std::to_array<std::string_view>({
    "board/jump-place",       // cell beyond the board
    "board/no-pieces",        // side
    "board/not-a-board",      // the format it names; field
    "board/piece-place",      // piece, cell: on a hole, on a goal or beyond the board
    "board/rank",             // piece
    "board/row-length",       // row, signs expected, signs found; field
    "board/shared-tile",      // cell
    "board/size",             // rows or columns at most; field
    "board/too-many",         // pieces at most
    "board/too-many-jumps",   // at most
    "board/too-many-pieces",  // side, pieces at most
    "board/unknown-game",     // id; field
    "board/unknown-sign",     // row, column, character; line or field
    "board/words",            // name, author or description holds a NUL character; field
    "tournament/other-board", // than the first part
    "war/after-end",          // number of the move
    "war/illegal-move",       // number of the move
    "war/move",               // text that is no move; field
    "war/name",               // bytes at most; field
    "war/not-a-game",         // the format it names; field
    "war/resigned",           // a player gave up who cannot have
    "war/result",             // the result it names, that of its moves: blue, red, draw or open; field
    "war/review",             // of moves that the game has not, or with others that cannot be played
    "war/seed",               // field
    "war/unknown-game",       // id; field
    "wish/checks",            // message id of a problem, see core/wastes/generate/generate.h
    "wish/clash",             // wish, number, wish, number
    "wish/limits",            // wish, least, most
    "wish/nearest",           // wish, least wished, most wished, nearest that was made
    "wish/room",              // pieces of a side, cells of the board
    "wish/size",              // least, most rows or columns
    "wish/stopped",           // a stop was requested
    "wish/symmetry",          // none
    "wish/together",          // wishes with ", " between them
    "wish/unfair",            // boards measured, share of the nearest in percent, games it was measured by
    "wish/unknown",           // the id
});

std::span<const std::string_view> errorIds() {
    return ids;
}

} // namespace

const GameCore gameCore{.id = "war-in-the-wastes", .forms = forms, .errorIds = errorIds};

} // namespace stonemason::wastes
