// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text/message_tables.h"

#include <QtGlobal>

namespace stonemason {

namespace {

using Kind = ArgumentKind;

constexpr MessageText table[]{
    {"fix/replace-code",
     {Kind::Letter, Kind::Tile, Kind::Number},
     2,
     {},
     //: A button. %1 is a code the game does not know, %2 a tile such as Plains (P)
     {QT_TRANSLATE_NOOP("Fix", "Put %2 there instead of %1"),
      //: A button. %1 is a code the game does not know, %2 a tile such as Plains (P)
      QT_TRANSLATE_N_NOOP("Fix", "Put %2 on %n cells instead of %1")}},
    {"fix/copy",
     {Kind::Half, Kind::Number},
     1,
     {},
     //: A button. %1 is "the bottom-left half" or "the top-right half"
     {QT_TRANSLATE_NOOP("Fix", "Copy %1 to the other (1 cell)"),
      //: A button. %1 is "the bottom-left half" or "the top-right half"
      QT_TRANSLATE_N_NOOP("Fix", "Copy %1 to the other (%n cells)")}},
    {"fix/copy-clearing",
     {Kind::Half, Kind::Number, Kind::Tile, Kind::Cells},
     1,
     {},
     //: A button. %1 is "the bottom-left half" or "the top-right half", %3 a tile, %4 places
     {QT_TRANSLATE_NOOP("Fix", "Copy %1 to the other (1 cell, with %3 at %4)"),
      //: A button. %1 is "the bottom-left half" or "the top-right half", %3 a tile, %4 places
      QT_TRANSLATE_N_NOOP("Fix", "Copy %1 to the other (%n cells, with %3 at %4)")}},
    {"fix/copy-refitting",
     {Kind::Half, Kind::Number, Kind::Cells},
     1,
     {},
     //: A button. %1 is "the bottom-left half" or "the top-right half", %3 places
     {QT_TRANSLATE_NOOP("Fix", "Copy %1 to the other (1 cell, with pieces that fit at %3)"),
      //: A button. %1 is "the bottom-left half" or "the top-right half", %3 places
      QT_TRANSLATE_N_NOOP("Fix", "Copy %1 to the other (%n cells, with pieces that fit at %3)")}},
    {"fix/declare",
     {Kind::Symmetry},
     MessageText::uncounted,
     {},
     //: A button. %1 is "the half-turn" or "the diagonal mirror"
     {QT_TRANSLATE_NOOP("Fix", "Declare %1")}},
    {"fix/declare-copy",
     {Kind::Symmetry, Kind::Half, Kind::Number},
     2,
     {},
     //: A button. %1 is "the half-turn" or "the diagonal mirror", %2 "the bottom-left half"
     {QT_TRANSLATE_NOOP("Fix", "%1: copy %2 (1 cell)"),
      //: A button. %1 is "the half-turn" or "the diagonal mirror", %2 "the bottom-left half"
      QT_TRANSLATE_N_NOOP("Fix", "%1: copy %2 (%n cells)")}},
    {"fix/declare-copy-clearing",
     {Kind::Symmetry, Kind::Half, Kind::Number, Kind::Tile, Kind::Cells},
     2,
     {},
     //: A button. %1 is "the half-turn", %2 "the bottom-left half", %4 a tile, %5 places
     {QT_TRANSLATE_NOOP("Fix", "%1: copy %2 (1 cell, with %4 at %5)"),
      //: A button. %1 is "the half-turn", %2 "the bottom-left half", %4 a tile, %5 places
      QT_TRANSLATE_N_NOOP("Fix", "%1: copy %2 (%n cells, with %4 at %5)")}},
    {"fix/declare-copy-refitting",
     {Kind::Symmetry, Kind::Half, Kind::Number, Kind::Cells},
     2,
     {},
     //: A button. %1 is "the half-turn", %2 "the bottom-left half", %4 places
     {QT_TRANSLATE_NOOP("Fix", "%1: copy %2 (1 cell, with pieces that fit at %4)"),
      //: A button. %1 is "the half-turn", %2 "the bottom-left half", %4 places
      QT_TRANSLATE_N_NOOP("Fix", "%1: copy %2 (%n cells, with pieces that fit at %4)")}},
    {"fix/clear-axis",
     {Kind::Tile, Kind::Cells},
     MessageText::uncounted,
     {},
     //: A button. %1 is a tile such as Plains (P), %2 places
     {QT_TRANSLATE_NOOP("Fix", "Put %1 at %2")}},
    {"fix/refit-axis",
     {Kind::Cells},
     MessageText::uncounted,
     {},
     //: A button. %1 are places
     {QT_TRANSLATE_NOOP("Fix", "Put pieces that fit at %1")}},
    {"fix/use-here",
     {Kind::Tile},
     MessageText::uncounted,
     {},
     //: A button. %1 is a tile such as Plains (P)
     {QT_TRANSLATE_NOOP("Fix", "Use %1 here")}},
    {"fix/use-here-mirrored",
     {Kind::Tile, Kind::Tile, Kind::Cell},
     MessageText::uncounted,
     {},
     //: A button. %1 and %2 are tiles such as Plains (P), %3 a place
     {QT_TRANSLATE_NOOP("Fix", "Use %1 here and %2 at %3")}},
    {"fix/use-at",
     {Kind::Tile, Kind::Cell},
     MessageText::uncounted,
     {},
     //: A button. %1 is a tile such as Plains (P), %2 a place
     {QT_TRANSLATE_NOOP("Fix", "Use %1 at %2")}},
    {"fix/use-at-mirrored",
     {Kind::Tile, Kind::Cell, Kind::Tile, Kind::Cell},
     MessageText::uncounted,
     {},
     //: A button. %1 and %3 are tiles such as Plains (P), %2 and %4 places
     {QT_TRANSLATE_NOOP("Fix", "Use %1 at %2 and %3 at %4")}},
};

} // namespace

std::span<const MessageText> fixTexts() {
    return table;
}

} // namespace stonemason
