// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text/message_tables.h"

#include <QtGlobal>

namespace stonemason {

namespace {

using Kind = ArgumentKind;

constexpr MessageText table[]{
    {"hint-size/wrong",
     {Kind::Layer, Kind::Number, Kind::Number, Kind::Number, Kind::Number},
     MessageText::uncounted,
     {QT_TRANSLATE_NOOP("Problem", "A hint grid has the wrong size")},
     //: %1 is the name of a hint grid; %2 and %3 its rows and columns, %4 and %5 the terrain's
     {QT_TRANSLATE_NOOP(
         "Problem", "The hint grid %1 has %2 rows of %3 digits where the terrain has %4 rows of %5 tiles, "
                    "so the computer player could not use it and it cannot be handed in.")}},
    {"hint-flat/flat",
     {Kind::Layer, Kind::Letter},
     MessageText::uncounted,
     {QT_TRANSLATE_NOOP("Problem", "A hint grid gives no direction")},
     //: %1 is the name of a hint grid, %2 a digit in quotes
     {QT_TRANSLATE_NOOP(
         "Problem", "The hint grid %1 holds %2 on every cell, so the computer player sees nowhere better to "
                    "go and its units wander.")}},
    {"hint-flat/missing",
     {Kind::Layer},
     MessageText::uncounted,
     {QT_TRANSLATE_NOOP("Problem", "A hint grid is missing")},
     //: %1 is the name of a hint grid
     {QT_TRANSLATE_NOOP("Problem", "The hint grid %1 is missing, so the map is playable only against people, "
                                   "not against the computer.")}},
    {"hint-peak/sticks",
     {Kind::Layer, Kind::Number, Kind::Cell, Kind::Cells, Kind::Number, Kind::Cell, Kind::Number},
     1,
     {QT_TRANSLATE_NOOP("Problem", "Units get stuck below the best tiles")},
     //: %1 is the name of a hint grid; %3 and %6 are places, %4 one or more, %5 and %7 the digits there
     {QT_TRANSLATE_NOOP("Problem",
                        "Following %1, a unit that appears at %3 near the computer's king gets no further "
                        "than the %5 at %4: nothing better lies within one move, though it could walk to "
                        "the %7 at %6."),
      //: %1 is the name of a hint grid; %3 and %6 are places, %4 one or more, %5 and %7 the digits there
      QT_TRANSLATE_N_NOOP("Problem",
                          "From %n tiles near the computer's king %1 leads too low: a unit that appears at "
                          "%3 gets no further than the %5 at %4, where nothing better lies within one "
                          "move, though it could walk to the %7 at %6.")}},
    {"hint-peak/may-stick",
     {Kind::Layer, Kind::Number, Kind::Cell, Kind::Cells, Kind::Number, Kind::Cell, Kind::Number},
     1,
     {QT_TRANSLATE_NOOP("Problem", "Some units may end below the best tiles")},
     //: %1 is the name of a hint grid; %3 and %6 are places, %4 one or more, %5 and %7 the digits there
     {QT_TRANSLATE_NOOP("Problem",
                        "Following %1, a unit that appears at %3 near the computer's king has equal tiles "
                        "to choose from: some choices end on the %5 at %4, with nothing better within one "
                        "move, though it could walk to the %7 at %6."),
      //: %1 is the name of a hint grid; %3 and %6 are places, %4 one or more, %5 and %7 the digits there
      QT_TRANSLATE_N_NOOP("Problem",
                          "On %n tiles near the computer's king %1 leaves its units to chance: from %3 some "
                          "choices among equal tiles end on the %5 at %4, with nothing better within one "
                          "move, though it could walk to the %7 at %6.")}},
    {"hint-stranded/closed",
     {Kind::Layer, Kind::Number, Kind::Cells},
     1,
     {QT_TRANSLATE_NOOP("Problem", "High hints where no unit can go")},
     //: %1 is the name of a hint grid, %3 a place
     {QT_TRANSLATE_NOOP("Problem", "%1 is high at %3, but the units that it steers cannot enter that tile; "
                                   "only structures could make use of it."),
      //: %1 is the name of a hint grid, %3 places
      QT_TRANSLATE_N_NOOP("Problem", "%1 is high on %n tiles (%3) that the units it steers cannot enter; "
                                     "only structures could make use of them.")}},
    {"hint-side/wrong",
     {Kind::Layer, Kind::Hundredths, Kind::Hundredths},
     MessageText::uncounted,
     {QT_TRANSLATE_NOOP("Problem", "The safe tiles are on your side")},
     //: %1 is the name of a hint grid, %2 and %3 are numbers such as 3.25
     {QT_TRANSLATE_NOOP("Problem", "%1 is higher on your half (%2 on average) than on the computer's (%3), "
                                   "so it sends the computer's units towards you instead of out of your "
                                   "reach.")}},
};

} // namespace

std::span<const MessageText> hintProblemTexts() {
    return table;
}

} // namespace stonemason
