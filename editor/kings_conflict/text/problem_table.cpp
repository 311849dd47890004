// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/text/message_tables.h"

namespace stonemason::kings_conflict {

// %{cards}, %{mercenary} and the like are the words of the game; see gameWord() in argument_text.h. A
// sentence is at most 160 characters long and names what to do. It names no places: the board shows them, and
// problemReport() adds them where there is no board.
constexpr MessageText ProblemTable::rows[]{
    row<Number, Number, Number, Number>("size/wrong", QT_TR_NOOP("Wrong size for the game"),
                                        //: %1 and %2 are the map's rows and columns, %3 and %4 the game's
                                        QT_TR_NOOP("The map is %1 × %2 tiles, but the game needs %3 × %4. "
                                                   "Start a new map and copy your tiles into it.")),
    row<Letter, Count, Cells>(
        "codes/unknown", {QT_TR_NOOP("Unknown tile"), QT_TR_N_NOOP("%n unknown tiles")},
        //: %1 is a code in quotes
        {QT_TR_NOOP("The game has no tile with the code %1. Replace it."),
         //: %1 is a code in quotes
         QT_TR_N_NOOP("The game has no tile with the code %1. Replace it on these %n cells.")}),
    row<Layer, Letter, Count, Cells>(
        "codes/hint",
        {QT_TR_NOOP("A hint that is not a digit"), QT_TR_N_NOOP("%n hints that are not digits")},
        //: %1 is the name of a hint grid, %2 a character in quotes
        {QT_TR_NOOP("%1 contains %2, but hints can only be digits from 0 to 9."),
         //: %1 is the name of a hint grid, %2 a character in quotes
         QT_TR_N_NOOP("%1 contains %2 on %n cells, but hints can only be digits from 0 to 9.")}),
    row<Tile, Count, Cells>(
        "codes/hole", {QT_TR_NOOP("A tile off the board"), QT_TR_N_NOOP("%n tiles off the board")},
        //: %1 is a tile and its code
        {QT_TR_NOOP("%1 lies in a hole of the board, where no tile can be. Remove it."),
         //: %1 is a tile and its code
         QT_TR_N_NOOP("%1 lies in %n holes of the board, where no tile can be. Remove it there.")}),
    row<Symmetry, Count, Cells>(
        "symmetry/broken", QT_TR_NOOP("The two halves differ"),
        //: %1 is "the half-turn" or "the diagonal mirror"
        {QT_TR_NOOP(
             "One cell breaks %1. Copy one half onto the other, so that both players get the same map."),
         //: %1 is "the half-turn" or "the diagonal mirror"
         QT_TR_N_NOOP(
             "%n cells break %1. Copy one half onto the other, so that both players get the same map.")}),
    row<Count, Cells>(
        "symmetry/axis",
        {QT_TR_NOOP("Wrong tile on the mirror line"), QT_TR_N_NOOP("%n wrong tiles on the mirror line")},
        {QT_TR_NOOP(
             "This tile looks different when mirrored, so it cannot be on the mirror line. Use another one."),
         QT_TR_N_NOOP(
             "%n tiles look different when mirrored, so they cannot be on the mirror line. Use others.")}),
    row<Cell>(
        "symmetry/centre", QT_TR_NOOP("Wrong tile in the centre"),
        QT_TR_NOOP(
            "This tile looks different after a half-turn, so it cannot be in the centre. Use another one.")),
    row<Symmetry, Number, Number>(
        "symmetry/oblong", QT_TR_NOOP("Only a square map can be mirrored"),
        //: %1 is "the diagonal mirror", %2 and %3 numbers of rows and columns
        QT_TR_NOOP("The map uses %1, which needs a square, but it is %2 × %3. Choose another symmetry.")),
    row<Symmetry, Count>(
        "symmetry/none", QT_TR_NOOP("No symmetry chosen"),
        //: %1 is "the half-turn" or "the diagonal mirror"
        {QT_TR_NOOP("The map must be the same for both players. One cell must change for %1."),
         //: %1 is "the half-turn" or "the diagonal mirror"
         QT_TR_N_NOOP("The map must be the same for both players. %n cells must change for %1.")}),
    row<Symmetry>("symmetry/none-obeyed", QT_TR_NOOP("No symmetry chosen"),
                  //: %1 is "the half-turn" or "the diagonal mirror"
                  QT_TR_NOOP("This map already has %1; it only has to be chosen as its symmetry.")),
    row("symmetry/none-possible", QT_TR_NOOP("No symmetry chosen"),
        QT_TR_NOOP(
            "The map must be the same for both players, but one of this shape cannot be. Start a new map.")),
    //: %1 and %2 are such as "the diagonal mirror" and "the half-turn"
    row<Symmetry, Symmetry>(
        "symmetry/unpublished", QT_TR_NOOP("Published maps use %2"),
        //: %1 and %2 are such as "the diagonal mirror" and "the half-turn"
        QT_TR_NOOP(
            "The game's map guide asks for %1, but all maps published so far use %2, so that is safer.")),
    row<Cell, Letter, Direction, Cell, Letter>(
        "joins/river-clash", QT_TR_NOOP("Two river pieces do not meet"),
        //: %3 is "north", "east" ...
        QT_TR_NOOP("The river flows %3 here, but the next piece does not connect. Replace one of the two.")),
    row<Cell, Letter, Direction, Cell, Letter>(
        "joins/road-clash", QT_TR_NOOP("Two road pieces do not meet"),
        //: %3 is "north", "east" ...
        QT_TR_NOOP("The road leads %3 here, but the next piece does not connect. Replace one of the two.")),
    row<Cell, Letter, Direction, Ground>(
        "joins/river-end", QT_TR_NOOP("River ends on land"),
        //: %3 is "north", "east" ..., %4 a tile
        QT_TR_NOOP("The river flows %3 onto %4 and just stops. Lead it on to a source or mouth.")),
    row<Cell, Letter>("joins/river-ends", QT_TR_NOOP("River without source or mouth"),
                      QT_TR_NOOP("This piece of river connects to nothing. Continue it or remove it.")),
    row<Cell, Letter, Direction, Ground>(
        "joins/bridge-river", QT_TR_NOOP("River under a bridge leads nowhere"),
        //: %3 is "north", "east" ..., %4 a tile
        QT_TR_NOOP("The river under the bridge flows %3 onto %4 and just stops. Continue it or replace the "
                   "bridge.")),
    row<Cell, Letter>("joins/bridge-river-ends", QT_TR_NOOP("Bridge over dry land"),
                      QT_TR_NOOP("No river flows under this bridge. Add the river or replace the bridge.")),
    row<Cell, Letter, Direction, Ground>(
        "joins/corner", QT_TR_NOOP("Road bend leads nowhere"),
        //: %3 is "north", "east" ..., %4 a tile
        QT_TR_NOOP(
            "The road bend leads %3 onto %4, so it looks torn off. Continue the road or end it straight.")),
    row<Cell, Letter>(
        "joins/corner-ends", QT_TR_NOOP("Road bend without a road"),
        QT_TR_NOOP(
            "This road bend connects to no road, so it looks torn off. Add a road or remove the bend.")),
    row<Cell, Letter, Direction, Ground>(
        "joins/bridge-road", QT_TR_NOOP("Road over a bridge leads nowhere"),
        //: %3 is "north", "east" ..., %4 a tile
        QT_TR_NOOP("The road over the bridge leads %3 onto %4. Units can cross, but it looks torn off. "
                   "Continue the road.")),
    row<Cell, Letter>(
        "joins/bridge-road-ends", QT_TR_NOOP("Bridge without a road"),
        QT_TR_NOOP("No road leads to this bridge. Units can cross, but it looks torn off. Add a road.")),
    row<Layer, Number, Number, Number, Number>(
        "hint-size/wrong", QT_TR_NOOP("A hint grid has the wrong size"),
        //: %1 is the name of a hint grid; %2 and %3 its rows and columns, %4 and %5 the terrain's
        QT_TR_NOOP(
            "%1 is %2 × %3 digits, but the terrain is %4 × %5 tiles. Remove the grid and add it again.")),
    row<Layer, Letter>(
        "hint-flat/flat", QT_TR_NOOP("Hints that lead nowhere"),
        //: %1 is the name of a hint grid, %2 a digit in quotes
        QT_TR_NOOP(
            "%1 is %2 everywhere, so the computer's units just wander. Draw hints or use Suggest Hints.")),
    row<Layer>("hint-flat/missing", QT_TR_NOOP("A hint grid is missing"),
               //: %1 is the name of a hint grid
               QT_TR_NOOP("Without %1 the map works only against people, not against the computer. Add the "
                          "grid under Layers.")),
    row<Count>(
        "hint-flat/several-flat", QT_TR_NOOP("Hints that lead nowhere"),
        {QT_TR_NOOP("One hint grid has the same digit everywhere, so the computer's units just wander. "
                    "Draw hints or use Suggest Hints."),
         QT_TR_N_NOOP("%n hint grids have the same digit everywhere, so the computer's units just "
                      "wander. Draw hints or use Suggest Hints.")}),
    row<Count>("hint-flat/several-missing",
               {QT_TR_NOOP("A hint grid is missing"), QT_TR_N_NOOP("%n hint grids are missing")},
               {QT_TR_NOOP("Without it the map works only against people, not against the computer. Add the "
                           "grid under Layers."),
                QT_TR_N_NOOP("Without these %n grids the map works only against people, not against the "
                             "computer. Add them under Layers.")}),
    row<Layer, Count, Cell, Cells, Number, Cell, Number>(
        "hint-peak/sticks", QT_TR_NOOP("Units get stuck below the best tiles"),
        //: %1 is the name of a hint grid, %5 and %7 are digits
        {QT_TR_NOOP("%1: a unit from near the computer's king stops at a %5, though it could walk to a %7. "
                    "Let the digits rise on the way."),
         //: %1 is the name of a hint grid, %5 and %7 are digits
         QT_TR_N_NOOP("%1: from %n tiles near the computer's king units stop at a %5 or so, though they "
                      "could walk to a %7. Let the digits rise on the way.")}),
    row<Layer, Count, Cell, Cells, Number, Cell, Number>(
        "hint-peak/may-stick", QT_TR_NOOP("Units may get stuck below the best tiles"),
        //: %1 is the name of a hint grid, %5 and %7 are digits
        {QT_TR_NOOP("%1: by chance, a unit from near the computer's king may stop at a %5, though it could "
                    "walk to a %7. Avoid equal digits."),
         //: %1 is the name of a hint grid, %5 and %7 are digits
         QT_TR_N_NOOP("%1: by chance, units from %n tiles near the computer's king may stop at a %5, though "
                      "they could walk to a %7. Avoid equal digits.")}),
    row<Layer, Count, Cells>("hint-stranded/closed", QT_TR_NOOP("High hints where no unit can go"),
                             //: %1 is the name of a hint grid
                             {QT_TR_NOOP("%1 has a high digit on a tile that its units cannot enter. Lower "
                                         "it, unless it is meant for structures."),
                              //: %1 is the name of a hint grid
                              QT_TR_N_NOOP("%1 has high digits on %n tiles that its units cannot enter. "
                                           "Lower them, unless they are meant for structures.")}),
    row<Layer, Hundredths, Hundredths>(
        "hint-side/wrong", QT_TR_NOOP("The safe tiles are on your side"),
        //: %1 is the name of a hint grid, %2 and %3 are numbers such as 3.25
        QT_TR_NOOP("%1 is higher on your half (%2 on average) than on the computer's (%3), so it leads its "
                   "units to you. Swap that.")),
    row<Layer, Number, Count, Cells>(
        "hint-home/stays", QT_TR_NOOP("Units stay at home"),
        //: %1 is the name of a hint grid, %2 a digit
        {QT_TR_NOOP("%1: the best tile, a %2, is on the computer's half, so its units never set out. Let "
                    "digits rise towards your king."),
         //: %1 is the name of a hint grid, %2 a digit
         QT_TR_N_NOOP("%1: all %n best tiles, worth %2, are on the computer's half, so its units never set "
                      "out. Let digits rise towards your king.")}),
    //: %1 is a kind of terrain: forest, water, mountains, plains
    row<Class>(
        "variety/absent", QT_TR_NOOP("No %1 on the map"),
        //: %1 is a kind of terrain: forest, water, mountains, plains
        QT_TR_NOOP(
            "Without %1, players get %{cards} that they cannot use on this map. Add at least one tile.")),
    //: %1 is a kind of terrain: hills
    row<Class>("variety/absent-optional", QT_TR_NOOP("No %1 on the map"),
               //: %1 is a kind of terrain: hills
               QT_TR_NOOP("No %{cards} need %1, but every published map has some.")),
    //: %1 is a kind of terrain: forest, water ...; %3 is the number of tiles that would be enough
    row<Class, Count, Number>(
        "variety/few", QT_TR_NOOP("Hardly any %1"),
        //: %1 is a kind of terrain: forest, water ...; %3 is the number of tiles that would be enough
        {QT_TR_NOOP("There is only one tile of %1. Use %3 or more, or players may get %{cards} that they "
                    "cannot use."),
         //: %1 is a kind of terrain: forest, water ...; %3 is the number of tiles that would be enough
         QT_TR_N_NOOP("There are only %n tiles of %1. Use %3 or more, or players may get %{cards} that they "
                      "cannot use.")}),
    //: %1 is a kind of terrain: forest, water, mountains, plains
    row<Class>("variety/none", QT_TR_NOOP("No %1 on the map"),
               //: %1 is a kind of terrain: forest, water, mountains, plains
               QT_TR_NOOP("Every map needs some %1. Add at least one tile.")),
    //: %1 is a kind of terrain: forest, water ...; %3 is the number of tiles that would be enough
    row<Class, Count, Number>(
        "variety/scarce", QT_TR_NOOP("Hardly any %1"),
        //: %1 is a kind of terrain: forest, water ...; %3 is the number of tiles that would be enough
        {QT_TR_NOOP("There is only one tile of %1. The game wants %3 or more."),
         //: %1 is a kind of terrain: forest, water ...; %3 is the number of tiles that would be enough
         QT_TR_N_NOOP("There are only %n tiles of %1. The game wants %3 or more.")}),
    //: %1 are kinds of terrain: forest, water, mountains
    row<Classes>("variety/to-come", QT_TR_NOOP("Still to come: %1"),
                 QT_TR_NOOP("Paint some of each: a map needs every kind of terrain that the game asks for.")),
    //: %1 is "your king" or "the opponent's king", %3 a tile
    row<King, Cell, Tile>("start/closed", QT_TR_NOOP("%1 starts where it cannot stand"),
                          //: %1 is "your king" or "the opponent's king", %3 a tile
                          QT_TR_NOOP("%1 starts on %3, which it cannot enter. Put another tile there.")),
    //: %1 is "your king" or "the opponent's king"
    row<King, Cell>(
        "king-trap/shut-in", QT_TR_NOOP("%1 cannot move"),
        //: %1 is "your king" or "the opponent's king"
        QT_TR_NOOP("%1 has no way out, cannot place units and loses without a move. Open a way.")),
    //: %1 is "your king" or "the opponent's king"
    row<King, Cell, Count, Cells>(
        "king-trap/certain", QT_TR_NOOP("%1 can be trapped on turn one"),
        //: %1 is "your king" or "the opponent's king"
        {QT_TR_NOOP("%{trap} on the only way out traps it before its first move. Open another way."),
         //: %1 is "your king" or "the opponent's king"
         QT_TR_N_NOOP("%{trap} on each of %n ways out traps it before its first move. Open another way.")}),
    //: %1 is "your king" or "the opponent's king"
    row<King, Cell, Count, Cells>(
        "king-trap/possible",
        {QT_TR_NOOP("%1 has one way out"),
         //: %1 is "your king" or "the opponent's king"
         QT_TR_N_NOOP("%1 has only %n ways out")},
        //: %1 is "your king" or "the opponent's king"
        {QT_TR_NOOP("%{trap} on the only way out traps it before its first move. Open another way."),
         //: %1 is "your king" or "the opponent's king"
         QT_TR_N_NOOP("%{trap} on each of %n ways out traps it before its first move. Open another way.")}),
    //: %1 is "your king" or "the opponent's king", %3 "mountains"
    row<King, Cell, Class, Count, Cells>(
        "swat/beside", QT_TR_NOOP("%3 beside %1"),
        //: %1 is "your king" or "the opponent's king", %3 "mountains"
        {QT_TR_NOOP("%{strikers} spawned there kills it in one strike. Use another tile there."),
         //: %1 is "your king" or "the opponent's king", %3 "mountains"
         QT_TR_N_NOOP(
             "%{strikers} spawned on any of %n tiles kills it in one strike. Use other tiles there.")}),
    //: %1 is "your king" or "the opponent's king", %3 "mountains"
    row<King, Cell, Class, Count, Cells>(
        "swat/near", QT_TR_NOOP("%3 near %1"),
        //: %1 is "your king" or "the opponent's king", %3 "mountains"
        {QT_TR_NOOP("One tile of %3 is near %1, and %{strikers} spawned there soon reaches it."),
         //: %1 is "your king" or "the opponent's king", %3 "mountains"
         QT_TR_N_NOOP("%n tiles of %3 are near %1, and %{strikers} spawned there soon reaches it.")}),
    //: %1 is "your king" or "the opponent's king"
    row<King, Cell, Count, Cells>(
        "first-turn-kill/reach", QT_TR_NOOP("%1 can be killed on turn one"),
        //: %1 is "your king" or "the opponent's king"
        {QT_TR_NOOP("%{mercenary} placed on this tile strikes %1 before its first turn. Paint other terrain "
                    "there."),
         //: %1 is "your king" or "the opponent's king"
         QT_TR_N_NOOP("%{mercenary} placed on any of %n tiles strikes %1 before its first turn. Paint other "
                      "terrain there.")}),
    row<Cell, Cell>("route/none", QT_TR_NOOP("No way from start to start"),
                    QT_TR_NOOP("The players cannot reach each other without crossing %{obstacles}. Open a "
                               "way between the starts.")),
    row<Cell, Tile>("route/cut-tile", QT_TR_NOOP("Every way leads over one tile"),
                    //: %2 is a tile
                    QT_TR_NOOP("Every way between the starts crosses this tile, %2: who holds it holds the "
                               "map. Open a second way.")),
    row<Count, Cells>("route/cut-tiles", QT_TR_NOOP("Every way leads through one pass"),
                      {QT_TR_NOOP("Every way between the starts crosses the same tile: who holds it holds "
                                  "the map. Open a second way."),
                       QT_TR_N_NOOP("Every way between the starts crosses the same %n tiles: who holds one "
                                    "holds the map. Open a second way.")}),
};

std::span<const MessageText> problemTexts() {
    return ProblemTable::rows;
}

} // namespace stonemason::kings_conflict
