// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text/message_tables.h"

#include <QtGlobal>

namespace stonemason {

namespace {

using Kind = ArgumentKind;

constexpr MessageText table[]{
    {"block/empty",
     {},
     MessageText::uncounted,
     {},
     {QT_TRANSLATE_NOOP("Error", "There are no tiles or digits in this text.")}},
    {"block/ragged",
     {Kind::Number, Kind::Number},
     0,
     {},
     //: %2 is a number
     {QT_TRANSLATE_NOOP("Error", "The row has one character instead of %2, as the first."),
      //: %2 is a number
      QT_TRANSLATE_N_NOOP("Error", "The row has %n characters instead of %2, as the first.")}},
    {"block/too-large",
     {Kind::Number},
     MessageText::uncounted,
     {},
     //: %1 is a number
     {QT_TRANSLATE_NOOP("Error", "There are more than %1 rows or columns, more than any map has.")}},
    {"block/unknown-code",
     {Kind::Quoted, Kind::Number},
     MessageText::uncounted,
     {},
     //: %1 is a character in quotes, %2 a number
     {QT_TRANSLATE_NOOP("Error", "%1 in column %2 cannot stand in the layer you paste into.")}},
    {"block/no-layer",
     {Kind::Layer},
     MessageText::uncounted,
     {},
     //: %1 is the name of a layer
     {QT_TRANSLATE_NOOP("Error",
                        "The map in this text has no layer %1; choose another layer to paste into.")}},
    {"smap/not-a-map",
     {Kind::Quoted},
     MessageText::uncounted,
     {},
     //: %1 is the name of a format in quotes
     {QT_TRANSLATE_NOOP("Error", "This JSON file is no Stonemason map: it calls its format %1.")}},
    {"smap/unknown-game",
     {Kind::Quoted},
     MessageText::uncounted,
     {},
     //: %1 is the id of a game in quotes
     {QT_TRANSLATE_NOOP("Error", "The map is for the game %1, which this program does not know.")}},
    {"smap/nul",
     {},
     MessageText::uncounted,
     {},
     {QT_TRANSLATE_NOOP("Error", "This text holds a NUL character; remove it.")}},
    {"map/decks",
     {},
     MessageText::uncounted,
     {},
     {QT_TRANSLATE_NOOP("Error", "There are decks in this and no map.")}},
    {"map/nothing",
     {},
     MessageText::uncounted,
     {},
     {QT_TRANSLATE_NOOP(
         "Error",
         "There is no map in this: neither a Stonemason map nor code for the game nor rows of tiles.")}},
    {"map/nul",
     {},
     MessageText::uncounted,
     {},
     {QT_TRANSLATE_NOOP("Error", "There is a NUL byte, so this is no text file.")}},
    {"map/encoding",
     {Kind::Quoted},
     MessageText::uncounted,
     {},
     //: %1 is the name of an encoding in quotes: UTF-16
     {QT_TRANSLATE_NOOP("Error", "This is %1 text; save the file as UTF-8.")}},
    {"map/size",
     {Kind::Number, Kind::Number},
     MessageText::uncounted,
     {},
     //: %1 and %2 are numbers
     {QT_TRANSLATE_NOOP("Error", "A map must have from %1 to %2 rows and columns.")}},
    {"map/row-length",
     {Kind::Layer, Kind::RowOrColumn, Kind::Number, Kind::Number},
     3,
     {},
     //: %1 is the name of a grid, %2 and %3 are numbers
     {QT_TRANSLATE_NOOP("Error", "Row %2 of the grid %1 has one character instead of %3."),
      //: %1 is the name of a grid, %2 and %3 are numbers
      QT_TRANSLATE_N_NOOP("Error", "Row %2 of the grid %1 has %n characters instead of %3.")}},
    {"map/not-printable",
     {Kind::Layer, Kind::RowOrColumn, Kind::RowOrColumn},
     MessageText::uncounted,
     {},
     //: %1 is the name of a grid, %2 and %3 are numbers
     {QT_TRANSLATE_NOOP("Error", "Row %2, column %3 of the grid %1 holds a character that no tile has.")}},
    {"map/unknown-code",
     {Kind::Layer, Kind::RowOrColumn, Kind::RowOrColumn, Kind::Letter},
     MessageText::uncounted,
     {},
     //: %1 is the name of a grid, %2 and %3 are numbers, %4 is a character in quotes
     {QT_TRANSLATE_NOOP("Error", "%4 in row %2, column %3 of the grid %1 is no tile of the game.")}},
    {"map/not-digit",
     {Kind::Layer, Kind::RowOrColumn, Kind::RowOrColumn, Kind::Letter},
     MessageText::uncounted,
     {},
     //: %1 is the name of a grid, %2 and %3 are numbers, %4 is a character in quotes
     {QT_TRANSLATE_NOOP("Error",
                        "%4 in row %2, column %3 of the grid %1 is no digit; hints go from 0 to 9.")}},
    {"map/too-few-rows",
     {Kind::Layer, Kind::Number, Kind::Number},
     2,
     {},
     //: %1 is the name of a grid, %2 a number
     {QT_TRANSLATE_NOOP("Error", "The grid %1 has one row and needs %2; perhaps it was cut short."),
      //: %1 is the name of a grid, %2 a number
      QT_TRANSLATE_N_NOOP("Error", "The grid %1 has %n rows and needs %2; perhaps it was cut short.")}},
    {"map/too-many-rows",
     {Kind::Layer, Kind::Number, Kind::Number},
     2,
     {},
     //: %1 is the name of a grid, %2 a number
     {QT_TRANSLATE_NOOP("Error", "The grid %1 has one row and needs %2."),
      //: %1 is the name of a grid, %2 a number
      QT_TRANSLATE_N_NOOP("Error", "The grid %1 has %n rows and needs %2; part grids by a blank line.")}},
    {"map/too-many-grids",
     {Kind::Number},
     MessageText::uncounted,
     {},
     //: %1 is a number
     {QT_TRANSLATE_NOOP(
         "Error",
         "There are more than the %1 grids that a map can have; remove what does not belong to it.")}},
    {"map/no-terrain",
     {},
     MessageText::uncounted,
     {},
     {QT_TRANSLATE_NOOP("Error", "There are hint grids but no terrain; add the terrain map.")}},
    {"map/twice",
     {Kind::Quoted},
     MessageText::uncounted,
     {},
     //: %1 is the name of an array in quotes
     {QT_TRANSLATE_NOOP("Error", "The array %1 is there twice; remove one of them.")}},
    {"map/unknown-array",
     {Kind::Quoted},
     MessageText::uncounted,
     {},
     //: %1 is the name of an array in quotes
     {QT_TRANSLATE_NOOP("Error", "The array %1 does not belong to a map; check the spelling.")}},
    {"map/statement",
     {Kind::Quoted},
     MessageText::uncounted,
     {},
     //: %1 is the name of an array in quotes
     {QT_TRANSLATE_NOOP("Error", "Something else than a row in quotes is put into the array %1.")}},
    {"map/quote",
     {},
     MessageText::uncounted,
     {},
     {QT_TRANSLATE_NOOP("Error", "A text in quotes does not end on its line; close the quote.")}},
    {"map/comment",
     {},
     MessageText::uncounted,
     {},
     {QT_TRANSLATE_NOOP("Error", "A comment that begins here does not end; close it with */.")}},
    {"profile/not-closed",
     {},
     MessageText::uncounted,
     {},
     {QT_TRANSLATE_NOOP(
         "Error",
         "A river or road tile has no counterpart for one of its mirror images; add the missing tile.")}},
    {"profile/plain-tile",
     {Kind::Letter},
     MessageText::uncounted,
     {},
     //: %1 is a code in quotes
     {QT_TRANSLATE_NOOP("Error", "%1 is a river or a road; erased cells need a tile without either.")}},
    {"profile/starts",
     {Kind::Number},
     MessageText::uncounted,
     {},
     //: %1 is a number
     {QT_TRANSLATE_NOOP("Error", "There must be two starts, yours and the opponent's, not %1.")}},
    {"profile/holes",
     {Kind::Number, Kind::Number},
     MessageText::uncounted,
     {},
     //: %1 and %2 are the rows and columns of the board
     {QT_TRANSLATE_NOOP("Error", "The picture of the holes must have %1 rows of %2 characters, as the board "
                                 "has.")}},
    {"profile/uneven-holes",
     {Kind::Symmetry},
     MessageText::uncounted,
     {},
     //: %1 is "the half-turn" or "the diagonal mirror"
     {QT_TRANSLATE_NOOP("Error", "The holes do not lie alike under %1; move them, or take it out of the "
                                 "symmetries to choose.")}},
    {"profile/start-in-hole",
     {},
     MessageText::uncounted,
     {},
     {QT_TRANSLATE_NOOP("Error", "This start lies in a hole of the board; move the one or the other.")}},
    {"profile/no-kings",
     {},
     MessageText::uncounted,
     {},
     {QT_TRANSLATE_NOOP("Error", "Hint layers need the section “kings”, whose units they steer; add it, or "
                                 "leave the hint layers out.")}},
    {"profile/id-taken",
     {Kind::Quoted, Kind::Quoted},
     MessageText::uncounted,
     {},
     //: %1 is the id of a game in quotes, %2 a file
     {QT_TRANSLATE_NOOP("Error", "%2 is the profile of the game %1 already; give this one another id.")}},
    {"profile/no-choices",
     {},
     MessageText::uncounted,
     {},
     {QT_TRANSLATE_NOOP("Error", "There must be at least one symmetry to choose.")}},
    {"profile/not-a-choice",
     {Kind::Quoted},
     MessageText::uncounted,
     {},
     //: %1 is the id of a symmetry in quotes
     {QT_TRANSLATE_NOOP("Error", "%1 is not among the symmetries to choose; add it there.")}},
};

} // namespace

std::span<const MessageText> mapErrorTexts() {
    return table;
}

} // namespace stonemason
