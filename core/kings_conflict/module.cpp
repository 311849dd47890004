// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/module.h"

#include <array>

namespace stonemason::kings_conflict {

namespace {

constexpr FileForm forms[]{
    {"map", ".smap", {"layers", "symmetry", "licence", "rules", "author"}},
};

// The id of every error that reading and writing maps, parts of them that are pasted and profiles of games
// can end with, and of every note on what a format loses, beside those that all readers share (json/...,
// file/..., write/...), sorted. What each is given as arguments stands beside it.
//
// Rows and columns count from 1, layers are named by Layer::id. Line and field are not arguments, they are
// members of the Error.
constexpr auto ids = std::to_array<std::string_view>({
    "block/empty",            // no code in the text of a block
    "block/ragged",           // codes found, codes expected; line
    "block/too-large",        // rows or columns at most; line
    "block/unknown-code",     // character, its column from 0; line
    "generate/checks",        // message id of a problem
    "generate/clash",         // wish, number, wish, number: see core/kings_conflict/generate/generate.h
    "generate/demanded",      // wish, most wished for, percent and tiles needed
    "generate/limits",        // wish, least, most
    "generate/locked-faults", // message id of a problem, number of cells, cells
    "generate/locked-size",   // rows, columns, rows of the board, columns of the board
    "generate/locked-uneven", // number of cells, cells
    "generate/nearest",       // wish, least wished, most wished, nearest that was made
    "generate/no-cells",      // none to be made
    "generate/no-variation",  // the cells allow nothing else
    "generate/stopped",       // a stop was requested
    "generate/symmetry",      // symmetry
    "generate/together",      // wishes with ", " between them
    "generate/unknown-wish",  // the id
    "map/comment",            // begins on the line and never ends
    "map/no-terrain",         // line of the first hint array
    "map/not-digit",          // layer, row, column, character; line or field
    "map/not-printable",      // layer, row, column; line or field
    "map/nothing",            // there is no map in the text
    "map/quote",              // begins on the line and does not end there
    "map/row-length",         // layer, row, expected, found; line or field
    "map/size",               // fewest, most rows or columns of an .smap; field
    "map/statement",          // array that something else than rows is done with; line
    "map/too-few-rows",       // layer, expected, found; line of the last
    "map/too-many-grids",     // grids at most; line of the first too many
    "map/too-many-rows",      // layer, expected, found; line of the first too many
    "map/twice",              // array; line
    "map/unknown-array",      // array; line
    "map/unknown-code",       // layer, row, column, code; line
    "profile/holes",          // rows and columns of the board; field
    "profile/no-choices",     // a game without any symmetry; field
    "profile/no-kings",       // field
    "profile/not-a-choice",   // symmetry that is not among the choices; field
    "profile/not-closed",     // a tile's mirror image has no code; field
    "profile/plain-tile",     // code of a river or road; field
    "profile/start-in-hole",  // field
    "profile/starts",         // number of starts found, where two are needed; field
    "profile/uneven-holes",   // symmetry; field
    "smap/lock-sign",         // a sign of the locked cells that is neither # nor .; field
    "smap/not-a-map",         // the format it names; field
    "smap/note-length",       // characters at most; field
    "smap/note-twice",        // two notes on one cell; field
    "smap/nul",               // a word holds a NUL character; field
    "smap/unknown-game",      // game id; field
    "write/code-in-form",     // layer, cell, code that would break the form
    "write/gap",              // missing layer, the layer behind it that is there
    "write/hint-size",        // layer, rows and columns needed, rows and columns it has
    "write/map-size",         // layer, fewest, most rows or columns an .smap holds
    "write/note",             // cell whose note is none, or one too many
    "write/origin",           // seed or locked cells that no file holds
    "write/rule",             // id of an assumed number that the game does not have or that is out of range
    "write/size",             // rows and columns needed, rows and columns the map has
    "write/unknown-code",     // layer, cell, code
});

std::span<const std::string_view> errorIds() {
    return ids;
}

} // namespace

const GameCore gameCore{.id = "kings-conflict", .forms = forms, .errorIds = errorIds};

} // namespace stonemason::kings_conflict
