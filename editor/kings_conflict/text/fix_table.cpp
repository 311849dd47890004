// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/text/message_tables.h"

namespace stonemason::kings_conflict {

constexpr MessageText FixTable::rows[]{
    //: A button. %1 is a code the game does not know, %2 a tile such as Plains (P)
    row<Letter, Tile, Count>("fix/replace-code",
                             {QT_TR_NOOP("Replace %1 with %2"),
                              //: A button. %1 is a code the game does not know, %2 a tile such as Plains (P)
                              QT_TR_N_NOOP("Replace %1 with %2 on %n cells")}),
    //: A button. %1 is "the bottom-left half" or "the top-right half"
    row<Half, Count>("fix/copy", {QT_TR_NOOP("Copy %1 (1 cell)"),
                                  //: A button. %1 is "the bottom-left half" or "the top-right half"
                                  QT_TR_N_NOOP("Copy %1 (%n cells)")}),
    //: A button. %1 is "the bottom-left half" or "the top-right half", %3 a tile
    row<Half, Count, Tile, Cells>(
        "fix/copy-clearing", {QT_TR_NOOP("Copy %1 (1 cell; %3 in the middle)"),
                              //: A button. %1 is "the bottom-left half" or "the top-right half", %3 a tile
                              QT_TR_N_NOOP("Copy %1 (%n cells; %3 in the middle)")}),
    //: A button. %1 is "the bottom-left half" or "the top-right half"
    row<Half, Count, Cells>("fix/copy-refitting",
                            {QT_TR_NOOP("Copy %1 and fit the middle (1 cell)"),
                             //: A button. %1 is "the bottom-left half" or "the top-right half"
                             QT_TR_N_NOOP("Copy %1 and fit the middle (%n cells)")}),
    //: A button. %1 is "the half-turn" or "the diagonal mirror"
    row<Symmetry>("fix/declare", QT_TR_NOOP("Choose %1")),
    //: A button. %1 is "the half-turn" or "the diagonal mirror", %2 "the bottom-left half"
    row<Symmetry, Half, Count>(
        "fix/declare-copy",
        {QT_TR_NOOP("Choose %1, copy %2 (1 cell)"),
         //: A button. %1 is "the half-turn" or "the diagonal mirror", %2 "the bottom-left half"
         QT_TR_N_NOOP("Choose %1, copy %2 (%n cells)")}),
    //: A button. %1 is "the half-turn", %2 "the bottom-left half", %4 a tile
    row<Symmetry, Half, Count, Tile, Cells>(
        "fix/declare-copy-clearing",
        {QT_TR_NOOP("Choose %1, copy %2 (1 cell; %4 in the middle)"),
         //: A button. %1 is "the half-turn", %2 "the bottom-left half", %4 a tile
         QT_TR_N_NOOP("Choose %1, copy %2 (%n cells; %4 in the middle)")}),
    //: A button. %1 is "the half-turn", %2 "the bottom-left half"
    row<Symmetry, Half, Count, Cells>("fix/declare-copy-refitting",
                                      {QT_TR_NOOP("Choose %1, copy %2, fit the middle (1 cell)"),
                                       //: A button. %1 is "the half-turn", %2 "the bottom-left half"
                                       QT_TR_N_NOOP("Choose %1, copy %2, fit the middle (%n cells)")}),
    //: A button. %1 is a tile such as Plains (P)
    row<Tile, Cells>("fix/clear-axis", QT_TR_NOOP("Put %1 in the middle")),
    //: A button. What is put there differs from cell to cell
    row<Cells>("fix/refit-axis", QT_TR_NOOP("Fit the middle")),
    //: A button. %1 is a tile such as Plains (P)
    row<Tile>("fix/use-here", QT_TR_NOOP("Use %1 here")),
    //: A button. %1 is a tile such as Plains (P)
    row<Tile, Tile, Cell>("fix/use-here-mirrored", QT_TR_NOOP("Use %1 here, mirrored too")),
    //: A button. %1 is a tile such as Plains (P), %2 a place
    row<Tile, Cell>("fix/use-at", QT_TR_NOOP("Use %1 at %2")),
    //: A button. %1 is a tile such as Plains (P), %2 a place
    row<Tile, Cell, Tile, Cell>("fix/use-at-mirrored", QT_TR_NOOP("Use %1 at %2, mirrored too")),
    row<Count>("fix/clear-stranded",
               {//: A button. It is a digit of a hint grid
                QT_TR_NOOP("Set it to 0"),
                //: A button. They are digits of a hint grid
                QT_TR_N_NOOP("Set the %n digits to 0")}),
    //: A button: the digits of a hint grid change places with their mirror images
    row("fix/swap-halves", QT_TR_NOOP("Swap the two halves")),
};

std::span<const MessageText> fixTexts() {
    return FixTable::rows;
}

} // namespace stonemason::kings_conflict
