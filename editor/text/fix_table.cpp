// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text/message_tables.h"

namespace stonemason {

constexpr MessageText FixTable::rows[]{
    //: A button. %1 is a code the game does not know, %2 a tile such as Plains (P)
    row<Letter, Tile, Count>("fix/replace-code",
                             {QT_TR_NOOP("Put %2 there instead of %1"),
                              //: A button. %1 is a code the game does not know, %2 a tile such as Plains (P)
                              QT_TR_N_NOOP("Put %2 on %n cells instead of %1")}),
    //: A button. %1 is "the bottom-left half" or "the top-right half"
    row<Half, Count>("fix/copy", {QT_TR_NOOP("Copy %1 to the other (1 cell)"),
                                  //: A button. %1 is "the bottom-left half" or "the top-right half"
                                  QT_TR_N_NOOP("Copy %1 to the other (%n cells)")}),
    //: A button. %1 is "the bottom-left half" or "the top-right half", %3 a tile, %4 places
    row<Half, Count, Tile, Cells>(
        "fix/copy-clearing",
        {QT_TR_NOOP("Copy %1 to the other (1 cell, with %3 at %4)"),
         //: A button. %1 is "the bottom-left half" or "the top-right half", %3 a tile, %4 places
         QT_TR_N_NOOP("Copy %1 to the other (%n cells, with %3 at %4)")}),
    //: A button. %1 is "the bottom-left half" or "the top-right half", %3 places
    row<Half, Count, Cells>("fix/copy-refitting",
                            {QT_TR_NOOP("Copy %1 to the other (1 cell, with pieces that fit at %3)"),
                             //: A button. %1 is "the bottom-left half" or "the top-right half", %3 places
                             QT_TR_N_NOOP("Copy %1 to the other (%n cells, with pieces that fit at %3)")}),
    //: A button. %1 is "the half-turn" or "the diagonal mirror"
    row<Symmetry>("fix/declare", QT_TR_NOOP("Declare %1")),
    //: A button. %1 is "the half-turn" or "the diagonal mirror", %2 "the bottom-left half"
    row<Symmetry, Half, Count>(
        "fix/declare-copy",
        {QT_TR_NOOP("%1: copy %2 (1 cell)"),
         //: A button. %1 is "the half-turn" or "the diagonal mirror", %2 "the bottom-left half"
         QT_TR_N_NOOP("%1: copy %2 (%n cells)")}),
    //: A button. %1 is "the half-turn", %2 "the bottom-left half", %4 a tile, %5 places
    row<Symmetry, Half, Count, Tile, Cells>(
        "fix/declare-copy-clearing",
        {QT_TR_NOOP("%1: copy %2 (1 cell, with %4 at %5)"),
         //: A button. %1 is "the half-turn", %2 "the bottom-left half", %4 a tile, %5 places
         QT_TR_N_NOOP("%1: copy %2 (%n cells, with %4 at %5)")}),
    //: A button. %1 is "the half-turn", %2 "the bottom-left half", %4 places
    row<Symmetry, Half, Count, Cells>(
        "fix/declare-copy-refitting",
        {QT_TR_NOOP("%1: copy %2 (1 cell, with pieces that fit at %4)"),
         //: A button. %1 is "the half-turn", %2 "the bottom-left half", %4 places
         QT_TR_N_NOOP("%1: copy %2 (%n cells, with pieces that fit at %4)")}),
    //: A button. %1 is a tile such as Plains (P), %2 places
    row<Tile, Cells>("fix/clear-axis", QT_TR_NOOP("Put %1 at %2")),
    //: A button. %1 are places
    row<Cells>("fix/refit-axis", QT_TR_NOOP("Put pieces that fit at %1")),
    //: A button. %1 is a tile such as Plains (P)
    row<Tile>("fix/use-here", QT_TR_NOOP("Use %1 here")),
    //: A button. %1 and %2 are tiles such as Plains (P), %3 a place
    row<Tile, Tile, Cell>("fix/use-here-mirrored", QT_TR_NOOP("Use %1 here and %2 at %3")),
    //: A button. %1 is a tile such as Plains (P), %2 a place
    row<Tile, Cell>("fix/use-at", QT_TR_NOOP("Use %1 at %2")),
    //: A button. %1 and %3 are tiles such as Plains (P), %2 and %4 places
    row<Tile, Cell, Tile, Cell>("fix/use-at-mirrored", QT_TR_NOOP("Use %1 at %2 and %3 at %4")),
};

std::span<const MessageText> fixTexts() {
    return FixTable::rows;
}

} // namespace stonemason
