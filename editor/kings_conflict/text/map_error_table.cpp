// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/text/message_tables.h"

namespace stonemason::kings_conflict {

constexpr MessageText ErrorTables::maps[]{
    row("block/empty", QT_TR_NOOP("There are no tiles or digits in this text.")),
    //: %2 is a number
    row<Count, Number>("block/ragged",
                       {QT_TR_NOOP("The row has one character, but the first row has %2."),
                        //: %2 is a number
                        QT_TR_N_NOOP("The row has %n characters, but the first row has %2.")}),
    //: %1 is a number
    row<Number>("block/too-large",
                QT_TR_NOOP("There are more than %1 rows or columns; no map is that large.")),
    //: %1 is a character in quotes, %2 a number
    row<Quoted, Number>("block/unknown-code",
                        QT_TR_NOOP("%1 in column %2 does not belong in the layer you paste into.")),
    //: %1 is the name of a layer
    row<Layer>("block/no-layer",
               QT_TR_NOOP("The map in this text has no layer %1; choose another layer to paste into.")),
    //: %1 is the name of a format in quotes
    row<Quoted>("smap/not-a-map", QT_TR_NOOP("This JSON file is not a Stonemason map: its format is %1.")),
    //: %1 is the id of a game in quotes
    row<Quoted>("smap/unknown-game",
                QT_TR_NOOP("The map is for the game %1, which this program does not know.")),
    //: %1 is a number
    row<Number>("smap/note-length", QT_TR_NOOP("A note may have at most %1 characters; shorten it.")),
    row("smap/note-twice", QT_TR_NOOP("There is another note on the same cell; remove one of them.")),
    row("smap/lock-sign",
        QT_TR_NOOP("A row of locked cells may only hold # for a locked cell and . for a free one.")),
    row("smap/nul", QT_TR_NOOP("This text holds a NUL character; remove it.")),
    row("map/decks", QT_TR_NOOP("There are decks here, but no map.")),
    row("map/nothing",
        QT_TR_NOOP(
            "There is no map here. Stonemason reads its own maps, the game's code and rows of tiles.")),
    //: %1 and %2 are numbers
    row<Number, Number>("map/size", QT_TR_NOOP("A map must have from %1 to %2 rows and columns.")),
    //: %1 is the name of a grid, %2 and %3 are numbers
    row<Layer, RowOrColumn, Number, Count>(
        "map/row-length", {QT_TR_NOOP("Row %2 of the grid %1 has one character instead of %3."),
                           //: %1 is the name of a grid, %2 and %3 are numbers
                           QT_TR_N_NOOP("Row %2 of the grid %1 has %n characters instead of %3.")}),
    //: %1 is the name of a grid, %2 and %3 are numbers
    row<Layer, RowOrColumn, RowOrColumn>(
        "map/not-printable",
        QT_TR_NOOP("Row %2, column %3 of the grid %1 holds a character that no tile has.")),
    //: %1 is the name of a grid, %2 and %3 are numbers, %4 is a character in quotes
    row<Layer, RowOrColumn, RowOrColumn, Letter>(
        "map/unknown-code", QT_TR_NOOP("%4 in row %2, column %3 of the grid %1 is not a tile of the game.")),
    //: %1 is the name of a grid, %2 and %3 are numbers, %4 is a character in quotes
    row<Layer, RowOrColumn, RowOrColumn, Letter>(
        "map/not-digit",
        QT_TR_NOOP("%4 in row %2, column %3 of the grid %1 is not a digit; hints go from 0 to 9.")),
    //: %1 is the name of a grid, %2 a number
    row<Layer, Number, Count>(
        "map/too-few-rows",
        {QT_TR_NOOP("The grid %1 has one row and needs %2; perhaps it was cut short."),
         //: %1 is the name of a grid, %2 a number
         QT_TR_N_NOOP("The grid %1 has %n rows and needs %2; perhaps it was cut short.")}),
    //: %1 is the name of a grid, %2 a number
    row<Layer, Number, Count>(
        "map/too-many-rows",
        {QT_TR_NOOP("The grid %1 has one row and needs %2."),
         //: %1 is the name of a grid, %2 a number
         QT_TR_N_NOOP("The grid %1 has %n rows and needs %2; separate grids with a blank line.")}),
    //: %1 is a number
    row<Number>(
        "map/too-many-grids",
        QT_TR_NOOP(
            "There are more than the %1 grids that a map can have; remove what does not belong to it.")),
    row("map/no-terrain", QT_TR_NOOP("There are hint grids but no terrain; add the terrain map.")),
    //: %1 is the name of an array in quotes
    row<Quoted>("map/twice", QT_TR_NOOP("The array %1 is there twice; remove one of them.")),
    //: %1 is the name of an array in quotes
    row<Quoted>("map/unknown-array",
                QT_TR_NOOP("The array %1 does not belong to a map; check the spelling.")),
    //: %1 is the name of an array in quotes
    row<Quoted>("map/statement", QT_TR_NOOP("The array %1 contains something other than a row in quotes.")),
    row("map/quote", QT_TR_NOOP("A text in quotes does not end on its line; close the quote.")),
    row("map/comment", QT_TR_NOOP("A comment that begins here does not end; close it with */.")),
    //: %1 is "the half-turn" or "the diagonal mirror"
    row<Symmetry>("generate/symmetry", QT_TR_NOOP("No maps of this game can be made with %1.")),
    //: %1 is a property of maps in quotes
    row<Quoted>("generate/unknown-wish",
                QT_TR_NOOP("%1 is nothing that maps of this game can be asked for.")),
    //: %1 is a property of maps in quotes, %2 and %3 are numbers
    row<Quoted, Number, Number>("generate/limits", QT_TR_NOOP("%1 can be asked for from %2 to %3.")),
    row<Quoted, Number, Number, Count>(
        "generate/demanded",
        //: %1 is a property of maps in quotes, %2 and %3 are percentages
        {QT_TR_NOOP("%1 is asked for up to %2 percent, but every map of this game needs one tile of it, "
                    "which is %3 percent."),
         //: %1 is a property of maps in quotes, %2 and %3 are percentages
         QT_TR_N_NOOP("%1 is asked for up to %2 percent, but every map of this game needs %n tiles of it, "
                      "which is %3 percent.")}),
    //: %1 and %3 are properties of maps in quotes, %2 and %4 what is asked for of them: numbers
    row<Quoted, Number, Quoted, Number>(
        "generate/clash",
        QT_TR_NOOP("These two do not go together: %1 (%2) and %3 (%4). Change one of them.")),
    //: %1 is a property of maps in quotes, %2 to %4 are numbers
    row<Quoted, Number, Number, Number>(
        "generate/nearest",
        QT_TR_NOOP("No map was found with %1 from %2 to %3; the nearest that can be made is %4.")),
    //: %1 is the name of a fault in quotes: “first-turn-kill/reach”
    row<Quoted>(
        "generate/checks",
        QT_TR_NOOP("No map was found without a problem of the checks (%1). Change what is asked for.")),
    //: %1 is a list of properties of maps in quotes
    row<Quoted>("generate/together",
                QT_TR_NOOP("No map was found that meets all of this together: %1. Ask for wider ranges.")),
    row<Number, Number, Number, Number>(
        "generate/locked-size",
        //: %1 and %2 are rows and columns of a map, %3 and %4 those that the game needs
        QT_TR_NOOP("The map to keep is %1 × %2 tiles, but the game needs %3 × %4.")),
    row<Count, Cells>(
        "generate/locked-uneven",
        {QT_TR_NOOP("A locked cell breaks the symmetry; unlock it or its mirror image."),
         QT_TR_N_NOOP("%n locked cells break the symmetry; unlock them or their mirror images.")}),
    row<Quoted, Count, Cells>(
        "generate/locked-faults",
        //: %1 is the name of a fault in quotes: “swat/beside”
        {QT_TR_NOOP("A locked cell has a problem (%1) that no other cell can solve; unlock it."),
         //: %1 is the name of a fault in quotes: “swat/beside”
         QT_TR_N_NOOP("%n locked cells have a problem (%1) that no other cell can solve; unlock one.")}),
    row("generate/no-cells", QT_TR_NOOP("No cell is left to be filled; unlock or select some.")),
    row("generate/no-variation",
        QT_TR_NOOP("Nothing else was found that fits these cells; select more of them.")),
    row("generate/stopped", QT_TR_NOOP("This was stopped before it was done.")),
    row("profile/not-closed",
        QT_TR_NOOP("A river or road tile has no mirrored version; add the missing tile.")),
    //: %1 is a code in quotes
    row<Letter>("profile/plain-tile",
                QT_TR_NOOP("%1 is a river or a road; erased cells need a tile without either.")),
    //: %1 is a number
    row<Number>("profile/starts", QT_TR_NOOP("There must be two starts, yours and the opponent's, not %1.")),
    //: %1 and %2 are the rows and columns of the board
    row<Number, Number>(
        "profile/holes",
        QT_TR_NOOP("The picture of the holes must be %1 × %2 characters (rows × columns), as the board is.")),
    //: %1 is "the half-turn" or "the diagonal mirror"
    row<Symmetry>("profile/uneven-holes",
                  QT_TR_NOOP("The holes are not symmetric under %1; move them, or remove that symmetry.")),
    row("profile/start-in-hole",
        QT_TR_NOOP("This start lies in a hole of the board; move the start or the hole.")),
    row("profile/no-kings", QT_TR_NOOP("Hint layers need the section “kings”, whose units they steer; add "
                                       "it, or leave the hint layers out.")),
    //: %1 is the id of a game in quotes, %2 a file
    row<Quoted, Quoted>("profile/id-taken",
                        QT_TR_NOOP("The game %1 already has a profile, %2; give this one another id.")),
    row("profile/no-choices", QT_TR_NOOP("There must be at least one symmetry to choose.")),
    //: %1 is the id of a symmetry in quotes
    row<Quoted>("profile/not-a-choice",
                QT_TR_NOOP("%1 is not among the symmetries to choose; add it there.")),
};

std::span<const MessageText> mapErrorTexts() {
    return ErrorTables::maps;
}

static constexpr KindText kinds[]{
    //: Kinds of documents, after "nearest to"
    {"map", QT_TRANSLATE_NOOP("ArgumentText", "a map of King's Conflict")},
};

const GameTexts gameTexts{{mapErrorTexts}, kinds};

} // namespace stonemason::kings_conflict
