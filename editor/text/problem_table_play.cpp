// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text/message_tables.h"

#include <QtGlobal>

namespace stonemason {

namespace {

using Kind = ArgumentKind;

// %{cards}, %{mercenary} and the like are the words of the game; see gameWord() in argument_text.h.
constexpr MessageText table[]{
    {"variety/absent",
     {Kind::Class},
     MessageText::uncounted,
     //: %1 is a kind of terrain: forest, water, mountains, plains
     {QT_TRANSLATE_NOOP("Problem", "No %1 on the map")},
     //: %1 is a kind of terrain: forest, water, mountains, plains
     {QT_TRANSLATE_NOOP(
         "Problem",
         "There is no tile of %1, so players will hold %{cards} that they cannot use at all on this map.")}},
    {"variety/absent-optional",
     {Kind::Class},
     MessageText::uncounted,
     //: %1 is a kind of terrain: hills
     {QT_TRANSLATE_NOOP("Problem", "No %1 on the map")},
     //: %1 is a kind of terrain: hills
     {QT_TRANSLATE_NOOP(
         "Problem",
         "There is no tile of %1; no %{cards} need them, but every map published so far has some.")}},
    {"variety/few",
     {Kind::Class, Kind::Number, Kind::Number},
     1,
     //: %1 is a kind of terrain: forest, water ...; %3 is the number of tiles that would be enough
     {QT_TRANSLATE_NOOP("Problem", "Hardly any %1")},
     //: %1 is a kind of terrain: forest, water ...; %3 is the number of tiles that would be enough
     {QT_TRANSLATE_NOOP("Problem", "There is only one tile of %1, and with fewer than %3 players may hold "
                                   "%{cards} that they cannot use on this map."),
      //: %1 is a kind of terrain: forest, water ...; %3 is the number of tiles that would be enough
      QT_TRANSLATE_N_NOOP("Problem", "There are only %n tiles of %1, and with fewer than %3 players may hold "
                                     "%{cards} that they cannot use on this map.")}},
    {"variety/none",
     {Kind::Class},
     MessageText::uncounted,
     //: %1 is a kind of terrain: forest, water, mountains, plains
     {QT_TRANSLATE_NOOP("Problem", "No %1 on the map")},
     //: %1 is a kind of terrain: forest, water, mountains, plains
     {QT_TRANSLATE_NOOP("Problem", "There is no tile of %1, and the game wants some on every map.")}},
    {"variety/scarce",
     {Kind::Class, Kind::Number, Kind::Number},
     1,
     //: %1 is a kind of terrain: forest, water ...; %3 is the number of tiles that would be enough
     {QT_TRANSLATE_NOOP("Problem", "Hardly any %1")},
     //: %1 is a kind of terrain: forest, water ...; %3 is the number of tiles that would be enough
     {QT_TRANSLATE_NOOP("Problem", "There is only one tile of %1, and the game wants %3 or more."),
      //: %1 is a kind of terrain: forest, water ...; %3 is the number of tiles that would be enough
      QT_TRANSLATE_N_NOOP("Problem", "There are only %n tiles of %1, and the game wants %3 or more.")}},
    {"start/closed",
     {Kind::King, Kind::Cell, Kind::Tile},
     MessageText::uncounted,
     //: %1 is "your king" or "the opponent's king", %2 a place, %3 a tile
     {QT_TRANSLATE_NOOP("Problem", "%1 starts where it cannot stand")},
     //: %1 is "your king" or "the opponent's king", %2 a place, %3 a tile
     {QT_TRANSLATE_NOOP(
         "Problem",
         "%1 starts at %2 on %3, which it cannot enter, so the game could not begin as it should.")}},
    {"king-trap/shut-in",
     {Kind::King, Kind::Cell},
     MessageText::uncounted,
     //: %1 is "your king" or "the opponent's king", %2 a place
     {QT_TRANSLATE_NOOP("Problem", "%1 cannot move")},
     //: %1 is "your king" or "the opponent's king", %2 a place
     {QT_TRANSLATE_NOOP("Problem", "%1 at %2 has no tile to step to and, trapped, cannot place units "
                                   "either, so that player loses without a move.")}},
    {"king-trap/certain",
     {Kind::King, Kind::Cell, Kind::Number, Kind::Cells},
     2,
     //: %1 is "your king" or "the opponent's king", %2 a place, %4 places
     {QT_TRANSLATE_NOOP("Problem", "%1 can be trapped on turn one")},
     //: %1 is "your king" or "the opponent's king", %2 a place, %4 places
     {QT_TRANSLATE_NOOP("Problem", "%1 at %2 has one way out, %4, so %{trap} there traps it "
                                   "before it can move or place units."),
      //: %1 is "your king" or "the opponent's king", %2 a place, %4 places
      QT_TRANSLATE_N_NOOP("Problem", "%1 at %2 has only %n ways out (%4), so %{trap} on each traps it "
                                     "before it can move or place units.")}},
    {"king-trap/possible",
     {Kind::King, Kind::Cell, Kind::Number, Kind::Cells},
     2,
     //: %1 is "your king" or "the opponent's king", %2 a place, %4 places
     {QT_TRANSLATE_NOOP("Problem", "%1 has one way out"),
      //: %1 is "your king" or "the opponent's king", %2 a place, %4 places
      QT_TRANSLATE_N_NOOP("Problem", "%1 has only %n ways out")},
     //: %1 is "your king" or "the opponent's king", %2 a place, %4 places
     {QT_TRANSLATE_NOOP("Problem", "%1 at %2 has one way out, %4, so %{trap} there traps it "
                                   "before it can move or place units."),
      //: %1 is "your king" or "the opponent's king", %2 a place, %4 places
      QT_TRANSLATE_N_NOOP("Problem", "%1 at %2 has only %n ways out (%4), so %{trap} on each traps it "
                                     "before it can move or place units.")}},
    {"swat/beside",
     {Kind::King, Kind::Cell, Kind::Class, Kind::Number, Kind::Cells},
     3,
     //: %1 is "your king" or "the opponent's king", %2 a place, %3 "mountains", %5 places
     {QT_TRANSLATE_NOOP("Problem", "%3 beside %1")},
     //: %1 is "your king" or "the opponent's king", %2 a place, %3 "mountains", %5 places
     {QT_TRANSLATE_NOOP("Problem", "One tile of %3 touches the start of %1 at %2 (%5), and "
                                   "%{strikers} spawned there kills it in a single stroke."),
      //: %1 is "your king" or "the opponent's king", %2 a place, %3 "mountains", %5 places
      QT_TRANSLATE_N_NOOP("Problem", "%n tiles of %3 touch the start of %1 at %2 (%5), and "
                                     "%{strikers} spawned there kills it in a single stroke.")}},
    {"swat/near",
     {Kind::King, Kind::Cell, Kind::Class, Kind::Number, Kind::Cells},
     3,
     //: %1 is "your king" or "the opponent's king", %2 a place, %3 "mountains", %5 places
     {QT_TRANSLATE_NOOP("Problem", "%3 near %1")},
     //: %1 is "your king" or "the opponent's king", %2 a place, %3 "mountains", %5 places
     {QT_TRANSLATE_NOOP("Problem", "One tile of %3 lies near the start of %1 at %2 (%5), and "
                                   "%{strikers} spawned there soon reaches it."),
      //: %1 is "your king" or "the opponent's king", %2 a place, %3 "mountains", %5 places
      QT_TRANSLATE_N_NOOP("Problem", "%n tiles of %3 lie near the start of %1 at %2 (%5), and "
                                     "%{strikers} spawned there soon reaches it.")}},
    {"first-turn-kill/reach",
     {Kind::King, Kind::Cell, Kind::Number, Kind::Cells},
     2,
     //: %1 is "your king" or "the opponent's king", %2 a place, %4 places
     {QT_TRANSLATE_NOOP("Problem", "%1 can be killed on turn one")},
     //: %1 is "your king" or "the opponent's king", %2 a place, %4 places
     {QT_TRANSLATE_NOOP(
          "Problem",
          "%{mercenary} placed at %4 reaches and strikes %1 at %2 before it has had a single turn."),
      //: %1 is "your king" or "the opponent's king", %2 a place, %4 places
      QT_TRANSLATE_N_NOOP("Problem", "%{mercenary} placed on any of %n cells (%4) reaches and strikes %1 at "
                                     "%2 before it has had a single turn.")}},
    {"route/none",
     {Kind::Cell, Kind::Cell},
     MessageText::uncounted,
     {QT_TRANSLATE_NOOP("Problem", "No way from start to start")},
     //: %1 and %2 are places
     {QT_TRANSLATE_NOOP("Problem",
                        "Nobody gets from %1 to %2 without crossing %{obstacles}, so "
                        "players must hold certain %{cards} to fight at all, which annoys people.")}},
    {"route/cut-tile",
     {Kind::Cell, Kind::Tile},
     MessageText::uncounted,
     {QT_TRANSLATE_NOOP("Problem", "Every way leads over one tile")},
     //: %1 is a place, %2 a tile
     {QT_TRANSLATE_NOOP(
         "Problem",
         "Every way from start to start crosses one tile, %2 at %1, so whoever holds it holds the map.")}},
    {"route/cut-tiles",
     {Kind::Number, Kind::Cells},
     0,
     {QT_TRANSLATE_NOOP("Problem", "Every way leads through one pass")},
     //: %2 is a list of places
     {QT_TRANSLATE_NOOP(
          "Problem",
          "Every way from start to start crosses the same tile (%2), so whoever holds it holds the map."),
      //: %2 is a list of places
      QT_TRANSLATE_N_NOOP("Problem",
                          "Every way from start to start crosses the same %n tiles (%2), so whoever "
                          "holds one of them holds the map.")}},
};

} // namespace

std::span<const MessageText> playProblemTexts() {
    return table;
}

} // namespace stonemason
