// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text/message_tables.h"

#include <QtGlobal>

namespace stonemason {

namespace {

using Kind = ArgumentKind;

constexpr MessageText table[]{
    {"size/wrong",
     {Kind::Number, Kind::Number, Kind::Number, Kind::Number},
     MessageText::uncounted,
     {QT_TRANSLATE_NOOP("Problem", "Wrong size for the game")},
     //: %1 and %2 are the map's rows and columns, %3 and %4 the game's
     {QT_TRANSLATE_NOOP("Problem", "The map has %1 rows of %2 tiles and the game needs %3 rows of %4, so it "
                                   "cannot be played or handed in as it is.")}},
    {"codes/unknown",
     {Kind::Letter, Kind::Number, Kind::Cells},
     1,
     {QT_TRANSLATE_NOOP("Problem", "A tile the game does not know"),
      QT_TRANSLATE_N_NOOP("Problem", "%n tiles the game does not know")},
     //: %1 is a code in quotes, %3 places
     {QT_TRANSLATE_NOOP("Problem",
                        "%1 at %3 is no tile of the game, so the game could not show or use it there."),
      //: %1 is a code in quotes, %3 places
      QT_TRANSLATE_N_NOOP("Problem", "%1 stands on %n cells (%3) and is no tile of the game, so the game "
                                     "could not show or use it there.")}},
    {"codes/hint",
     {Kind::Layer, Kind::Letter, Kind::Number, Kind::Cells},
     2,
     {QT_TRANSLATE_NOOP("Problem", "A hint that is no digit"),
      QT_TRANSLATE_N_NOOP("Problem", "%n hints that are no digits")},
     //: %1 is the name of a hint grid, %2 a character in quotes, %4 places
     {QT_TRANSLATE_NOOP(
          "Problem",
          "The hint grid %1 holds %2 at %4, but the computer player understands only the digits 0 to 9."),
      //: %1 is the name of a hint grid, %2 a character in quotes, %4 places
      QT_TRANSLATE_N_NOOP("Problem", "The hint grid %1 holds %2 on %n cells (%4), but the computer player "
                                     "understands only the digits 0 to 9.")}},
    {"codes/hole",
     {Kind::Tile, Kind::Number, Kind::Cells},
     1,
     {QT_TRANSLATE_NOOP("Problem", "A tile off the board"),
      QT_TRANSLATE_N_NOOP("Problem", "%n tiles off the board")},
     //: %1 is a tile and its code, %3 places
     {QT_TRANSLATE_NOOP("Problem", "%1 lies at %3, in a hole of the board, where the game has no tile."),
      //: %1 is a tile and its code, %3 places
      QT_TRANSLATE_N_NOOP("Problem", "%1 lies in %n holes of the board (%3), where the game has no tiles.")}},
    {"symmetry/broken",
     {Kind::Symmetry, Kind::Number, Kind::Cells},
     1,
     {QT_TRANSLATE_NOOP("Problem", "The two halves differ")},
     //: %1 is "the half-turn" or "the diagonal mirror", %3 places
     {QT_TRANSLATE_NOOP("Problem", "One cell breaks %1 (%3), so the map would not be the same for both "
                                   "players, who each see themselves start bottom left."),
      //: %1 is "the half-turn" or "the diagonal mirror", %3 places
      QT_TRANSLATE_N_NOOP("Problem", "%n cells break %1 (%3), so the map would not be the same for both "
                                     "players, who each see themselves start bottom left.")}},
    {"symmetry/axis",
     {Kind::Number, Kind::Cells},
     0,
     {QT_TRANSLATE_NOOP("Problem", "A tile that cannot lie on the mirror line"),
      QT_TRANSLATE_N_NOOP("Problem", "%n tiles that cannot lie on the mirror line")},
     //: %2 is a list of places
     {QT_TRANSLATE_NOOP("Problem", "The mirror turns the tile at %2 into another one, but it lies on the "
                                   "mirror line and would have to stay the same for both players."),
      //: %2 is a list of places
      QT_TRANSLATE_N_NOOP("Problem",
                          "The mirror turns the tiles on %n cells (%2) into others, but they lie on the "
                          "mirror line and would have to stay the same for both players.")}},
    {"symmetry/centre",
     {Kind::Cell},
     MessageText::uncounted,
     {QT_TRANSLATE_NOOP("Problem", "A tile that cannot lie in the centre")},
     //: %1 is a place
     {QT_TRANSLATE_NOOP("Problem", "The half-turn turns the tile at %1 into another one, but it lies in the "
                                   "centre and would have to stay the same for both players.")}},
    {"symmetry/oblong",
     {Kind::Symmetry, Kind::Number, Kind::Number},
     MessageText::uncounted,
     {QT_TRANSLATE_NOOP("Problem", "An oblong map cannot be mirrored")},
     //: %1 is "the diagonal mirror", %2 and %3 numbers of rows and columns
     {QT_TRANSLATE_NOOP("Problem", "The map declares %1, which needs as many rows as columns, but it has %2 "
                                   "rows of %3 tiles, so no cell has a partner that answers it.")}},
    {"symmetry/none",
     {Kind::Symmetry, Kind::Number},
     1,
     {QT_TRANSLATE_NOOP("Problem", "The map declares no symmetry")},
     //: %1 is "the half-turn" or "the diagonal mirror"
     {QT_TRANSLATE_NOOP(
          "Problem",
          "The game needs maps that are the same for both players, and one cell keeps this map from %1."),
      //: %1 is "the half-turn" or "the diagonal mirror"
      QT_TRANSLATE_N_NOOP(
          "Problem",
          "The game needs maps that are the same for both players, and %n cells keep this map from %1.")}},
    {"symmetry/none-obeyed",
     {Kind::Symmetry},
     MessageText::uncounted,
     {QT_TRANSLATE_NOOP("Problem", "The map declares no symmetry")},
     //: %1 is "the half-turn" or "the diagonal mirror"
     {QT_TRANSLATE_NOOP("Problem", "The game needs maps that are the same for both players; this one obeys "
                                   "%1 already and only has to declare it.")}},
    {"symmetry/none-possible",
     {},
     MessageText::uncounted,
     {QT_TRANSLATE_NOOP("Problem", "The map declares no symmetry")},
     {QT_TRANSLATE_NOOP("Problem", "The game needs maps that are the same for both players, and a map of "
                                   "this shape can have none of its symmetries.")}},
    {"symmetry/unpublished",
     {Kind::Symmetry, Kind::Symmetry},
     MessageText::uncounted,
     //: %1 and %2 are such as "the diagonal mirror" and "the half-turn"
     {QT_TRANSLATE_NOOP("Problem", "Published maps use %2")},
     //: %1 and %2 are such as "the diagonal mirror" and "the half-turn"
     {QT_TRANSLATE_NOOP("Problem", "This map obeys %1, which the game's map guide describes, but the maps "
                                   "published so far obey %2 instead, so that is the safer choice.")}},
    {"joins/river-clash",
     {Kind::Cell, Kind::Letter, Kind::Direction, Kind::Cell, Kind::Letter},
     MessageText::uncounted,
     {QT_TRANSLATE_NOOP("Problem", "Two pieces of river do not meet")},
     //: %1 and %4 are places, %2 and %5 codes in quotes, %3 "north", "east" ...
     {QT_TRANSLATE_NOOP("Problem", "The river %2 at %1 runs %3 into %4, but the river %5 there does not open "
                                   "to that side, so the water breaks off between them in the game.")}},
    {"joins/road-clash",
     {Kind::Cell, Kind::Letter, Kind::Direction, Kind::Cell, Kind::Letter},
     MessageText::uncounted,
     {QT_TRANSLATE_NOOP("Problem", "Two pieces of road do not meet")},
     //: %1 and %4 are places, %2 and %5 codes in quotes, %3 "north", "east" ...
     {QT_TRANSLATE_NOOP("Problem", "The road %2 at %1 runs %3 into %4, but the road %5 there does not open "
                                   "to that side, so it breaks off between them in the game.")}},
    {"joins/river-end",
     {Kind::Cell, Kind::Letter, Kind::Direction, Kind::Ground},
     MessageText::uncounted,
     {QT_TRANSLATE_NOOP("Problem", "River ends in the open")},
     //: %1 is a place, %2 a code in quotes, %3 "north", "east" ..., %4 a tile
     {QT_TRANSLATE_NOOP("Problem", "The river %2 at %1 runs %3 onto %4, which is neither source nor mouth, "
                                   "so its water stops dead in the game.")}},
    {"joins/river-ends",
     {Kind::Cell, Kind::Letter},
     MessageText::uncounted,
     {QT_TRANSLATE_NOOP("Problem", "River without source or mouth")},
     //: %1 is a place, %2 a code in quotes
     {QT_TRANSLATE_NOOP(
         "Problem",
         "The river %2 at %1 leads nowhere on any side, so it lies about like a puddle in the game.")}},
    {"joins/bridge-river",
     {Kind::Cell, Kind::Letter, Kind::Direction, Kind::Ground},
     MessageText::uncounted,
     {QT_TRANSLATE_NOOP("Problem", "River under a bridge leads nowhere")},
     //: %1 is a place, %2 a code in quotes, %3 "north", "east" ..., %4 a tile
     {QT_TRANSLATE_NOOP("Problem", "The river under the bridge %2 at %1 runs %3 onto %4, so the bridge spans "
                                   "water that stops dead in the game.")}},
    {"joins/bridge-river-ends",
     {Kind::Cell, Kind::Letter},
     MessageText::uncounted,
     {QT_TRANSLATE_NOOP("Problem", "Bridge over dry land")},
     //: %1 is a place, %2 a code in quotes
     {QT_TRANSLATE_NOOP(
         "Problem",
         "No river runs under the bridge %2 at %1, so it spans water that is not there in the game.")}},
    {"joins/corner",
     {Kind::Cell, Kind::Letter, Kind::Direction, Kind::Ground},
     MessageText::uncounted,
     {QT_TRANSLATE_NOOP("Problem", "Road corner leads nowhere")},
     //: %1 is a place, %2 a code in quotes, %3 "north", "east" ..., %4 a tile
     {QT_TRANSLATE_NOOP("Problem", "The road corner %2 at %1 opens %3 onto %4; a straight road may stop "
                                   "anywhere, but a corner looks torn off in the game.")}},
    {"joins/corner-ends",
     {Kind::Cell, Kind::Letter},
     MessageText::uncounted,
     {QT_TRANSLATE_NOOP("Problem", "Road corner without a road")},
     //: %1 is a place, %2 a code in quotes
     {QT_TRANSLATE_NOOP(
         "Problem",
         "The road corner %2 at %1 meets no road on either side, so it looks torn off in the game.")}},
    {"joins/bridge-road",
     {Kind::Cell, Kind::Letter, Kind::Direction, Kind::Ground},
     MessageText::uncounted,
     {QT_TRANSLATE_NOOP("Problem", "Road over a bridge leads nowhere")},
     //: %1 is a place, %2 a code in quotes, %3 "north", "east" ..., %4 a tile
     {QT_TRANSLATE_NOOP("Problem", "The road over the bridge %2 at %1 runs %3 onto %4; units can cross all "
                                   "the same, but it looks torn off in the game.")}},
    {"joins/bridge-road-ends",
     {Kind::Cell, Kind::Letter},
     MessageText::uncounted,
     {QT_TRANSLATE_NOOP("Problem", "Bridge without a road")},
     //: %1 is a place, %2 a code in quotes
     {QT_TRANSLATE_NOOP("Problem", "No road leads to the bridge %2 at %1; units can cross all the same, but "
                                   "it looks torn off in the game.")}},
};

} // namespace

std::span<const MessageText> boardProblemTexts() {
    return table;
}

} // namespace stonemason
