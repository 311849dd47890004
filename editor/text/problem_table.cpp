// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text/message_tables.h"

namespace stonemason {

// %{cards}, %{mercenary} and the like are the words of the game; see gameWord() in argument_text.h.
constexpr MessageText ProblemTable::rows[]{
    row<Number, Number, Number, Number>(
        "size/wrong", QT_TR_NOOP("Wrong size for the game"),
        //: %1 and %2 are the map's rows and columns, %3 and %4 the game's
        QT_TR_NOOP("The map has %1 rows of %2 tiles and the game needs %3 rows of %4, so it cannot be played "
                   "or handed in as it is.")),
    row<Letter, Count, Cells>(
        "codes/unknown",
        {QT_TR_NOOP("A tile the game does not know"), QT_TR_N_NOOP("%n tiles the game does not know")},
        //: %1 is a code in quotes, %3 places
        {QT_TR_NOOP("%1 at %3 is no tile of the game, so the game could not show or use it there."),
         //: %1 is a code in quotes, %3 places
         QT_TR_N_NOOP("%1 stands on %n cells (%3) and is no tile of the game, so the game could not show or "
                      "use it there.")}),
    row<Layer, Letter, Count, Cells>(
        "codes/hint", {QT_TR_NOOP("A hint that is no digit"), QT_TR_N_NOOP("%n hints that are no digits")},
        //: %1 is the name of a hint grid, %2 a character in quotes, %4 places
        {QT_TR_NOOP(
             "The hint grid %1 holds %2 at %4, but the computer player understands only the digits 0 to 9."),
         //: %1 is the name of a hint grid, %2 a character in quotes, %4 places
         QT_TR_N_NOOP("The hint grid %1 holds %2 on %n cells (%4), but the computer player understands only "
                      "the digits 0 to 9.")}),
    row<Tile, Count, Cells>(
        "codes/hole", {QT_TR_NOOP("A tile off the board"), QT_TR_N_NOOP("%n tiles off the board")},
        //: %1 is a tile and its code, %3 places
        {QT_TR_NOOP("%1 lies at %3, in a hole of the board, where the game has no tile."),
         //: %1 is a tile and its code, %3 places
         QT_TR_N_NOOP("%1 lies in %n holes of the board (%3), where the game has no tiles.")}),
    row<Symmetry, Count, Cells>("symmetry/broken", QT_TR_NOOP("The two halves differ"),
                                //: %1 is "the half-turn" or "the diagonal mirror", %3 places
                                {QT_TR_NOOP("One cell breaks %1 (%3), so the map would not be the same for "
                                            "both players, who each see themselves start bottom left."),
                                 //: %1 is "the half-turn" or "the diagonal mirror", %3 places
                                 QT_TR_N_NOOP("%n cells break %1 (%3), so the map would not be the same for "
                                              "both players, who each see themselves start bottom left.")}),
    row<Count, Cells>("symmetry/axis",
                      {QT_TR_NOOP("A tile that cannot lie on the mirror line"),
                       QT_TR_N_NOOP("%n tiles that cannot lie on the mirror line")},
                      //: %2 is a list of places
                      {QT_TR_NOOP("The mirror turns the tile at %2 into another one, but it lies on the "
                                  "mirror line and would have to stay the same for both players."),
                       //: %2 is a list of places
                       QT_TR_N_NOOP("The mirror turns the tiles on %n cells (%2) into others, but they lie "
                                    "on the mirror line and would have to stay the same for both players.")}),
    row<Cell>("symmetry/centre", QT_TR_NOOP("A tile that cannot lie in the centre"),
              //: %1 is a place
              QT_TR_NOOP("The half-turn turns the tile at %1 into another one, but it lies in the centre and "
                         "would have to stay the same for both players.")),
    row<Symmetry, Number, Number>(
        "symmetry/oblong", QT_TR_NOOP("An oblong map cannot be mirrored"),
        //: %1 is "the diagonal mirror", %2 and %3 numbers of rows and columns
        QT_TR_NOOP("The map declares %1, which needs as many rows as columns, but it has %2 rows of %3 "
                   "tiles, so no cell has a partner that answers it.")),
    row<Symmetry, Count>(
        "symmetry/none", QT_TR_NOOP("The map declares no symmetry"),
        //: %1 is "the half-turn" or "the diagonal mirror"
        {QT_TR_NOOP(
             "The game needs maps that are the same for both players, and one cell keeps this map from %1."),
         //: %1 is "the half-turn" or "the diagonal mirror"
         QT_TR_N_NOOP(
             "The game needs maps that are the same for both players, and %n cells keep this map from %1.")}),
    row<Symmetry>("symmetry/none-obeyed", QT_TR_NOOP("The map declares no symmetry"),
                  //: %1 is "the half-turn" or "the diagonal mirror"
                  QT_TR_NOOP("The game needs maps that are the same for both players; this one obeys %1 "
                             "already and only has to declare it.")),
    row("symmetry/none-possible", QT_TR_NOOP("The map declares no symmetry"),
        QT_TR_NOOP("The game needs maps that are the same for both players, and a map of this shape can have "
                   "none of its symmetries.")),
    //: %1 and %2 are such as "the diagonal mirror" and "the half-turn"
    row<Symmetry, Symmetry>(
        "symmetry/unpublished", QT_TR_NOOP("Published maps use %2"),
        //: %1 and %2 are such as "the diagonal mirror" and "the half-turn"
        QT_TR_NOOP("This map obeys %1, which the game's map guide describes, but the maps published so far "
                   "obey %2 instead, so that is the safer choice.")),
    row<Cell, Letter, Direction, Cell, Letter>(
        "joins/river-clash", QT_TR_NOOP("Two pieces of river do not meet"),
        //: %1 and %4 are places, %2 and %5 codes in quotes, %3 "north", "east" ...
        QT_TR_NOOP("The river %2 at %1 runs %3 into %4, but the river %5 there does not open to that side, "
                   "so the water breaks off between them in the game.")),
    row<Cell, Letter, Direction, Cell, Letter>(
        "joins/road-clash", QT_TR_NOOP("Two pieces of road do not meet"),
        //: %1 and %4 are places, %2 and %5 codes in quotes, %3 "north", "east" ...
        QT_TR_NOOP("The road %2 at %1 runs %3 into %4, but the road %5 there does not open to that side, so "
                   "it breaks off between them in the game.")),
    row<Cell, Letter, Direction, Ground>(
        "joins/river-end", QT_TR_NOOP("River ends in the open"),
        //: %1 is a place, %2 a code in quotes, %3 "north", "east" ..., %4 a tile
        QT_TR_NOOP("The river %2 at %1 runs %3 onto %4, which is neither source nor mouth, so its water "
                   "stops dead in the game.")),
    row<Cell, Letter>(
        "joins/river-ends", QT_TR_NOOP("River without source or mouth"),
        //: %1 is a place, %2 a code in quotes
        QT_TR_NOOP(
            "The river %2 at %1 leads nowhere on any side, so it lies about like a puddle in the game.")),
    row<Cell, Letter, Direction, Ground>(
        "joins/bridge-river", QT_TR_NOOP("River under a bridge leads nowhere"),
        //: %1 is a place, %2 a code in quotes, %3 "north", "east" ..., %4 a tile
        QT_TR_NOOP("The river under the bridge %2 at %1 runs %3 onto %4, so the bridge spans water that "
                   "stops dead in the game.")),
    row<Cell, Letter>(
        "joins/bridge-river-ends", QT_TR_NOOP("Bridge over dry land"),
        //: %1 is a place, %2 a code in quotes
        QT_TR_NOOP(
            "No river runs under the bridge %2 at %1, so it spans water that is not there in the game.")),
    row<Cell, Letter, Direction, Ground>(
        "joins/corner", QT_TR_NOOP("Road corner leads nowhere"),
        //: %1 is a place, %2 a code in quotes, %3 "north", "east" ..., %4 a tile
        QT_TR_NOOP("The road corner %2 at %1 opens %3 onto %4; a straight road may stop anywhere, but a "
                   "corner looks torn off in the game.")),
    row<Cell, Letter>(
        "joins/corner-ends", QT_TR_NOOP("Road corner without a road"),
        //: %1 is a place, %2 a code in quotes
        QT_TR_NOOP(
            "The road corner %2 at %1 meets no road on either side, so it looks torn off in the game.")),
    row<Cell, Letter, Direction, Ground>(
        "joins/bridge-road", QT_TR_NOOP("Road over a bridge leads nowhere"),
        //: %1 is a place, %2 a code in quotes, %3 "north", "east" ..., %4 a tile
        QT_TR_NOOP("The road over the bridge %2 at %1 runs %3 onto %4; units can cross all the same, but it "
                   "looks torn off in the game.")),
    row<Cell, Letter>("joins/bridge-road-ends", QT_TR_NOOP("Bridge without a road"),
                      //: %1 is a place, %2 a code in quotes
                      QT_TR_NOOP("No road leads to the bridge %2 at %1; units can cross all the same, but it "
                                 "looks torn off in the game.")),
    row<Layer, Number, Number, Number, Number>(
        "hint-size/wrong", QT_TR_NOOP("A hint grid has the wrong size"),
        //: %1 is the name of a hint grid; %2 and %3 its rows and columns, %4 and %5 the terrain's
        QT_TR_NOOP("The hint grid %1 has %2 rows of %3 digits where the terrain has %4 rows of %5 tiles, so "
                   "the computer player could not use it and it cannot be handed in.")),
    row<Layer, Letter>("hint-flat/flat", QT_TR_NOOP("A hint grid gives no direction"),
                       //: %1 is the name of a hint grid, %2 a digit in quotes
                       QT_TR_NOOP("The hint grid %1 holds %2 on every cell, so the computer player sees "
                                  "nowhere better to go and its units wander.")),
    row<Layer>("hint-flat/missing", QT_TR_NOOP("A hint grid is missing"),
               //: %1 is the name of a hint grid
               QT_TR_NOOP("The hint grid %1 is missing, so the map is playable only against people, not "
                          "against the computer.")),
    row<Layer, Count, Cell, Cells, Number, Cell, Number>(
        "hint-peak/sticks", QT_TR_NOOP("Units get stuck below the best tiles"),
        //: %1 is the name of a hint grid; %3 and %6 are places, %4 one or more, %5 and %7 the digits there
        {QT_TR_NOOP(
             "Following %1, a unit that appears at %3 near the computer's king gets no further than the %5 "
             "at %4: nothing better lies within one move, though it could walk to the %7 at %6."),
         //: %1 is the name of a hint grid; %3 and %6 are places, %4 one or more, %5 and %7 the digits there
         QT_TR_N_NOOP("From %n tiles near the computer's king %1 leads too low: a unit that appears at %3 "
                      "gets no further than the %5 at %4, where nothing better lies within one move, though "
                      "it could walk to the %7 at %6.")}),
    row<Layer, Count, Cell, Cells, Number, Cell, Number>(
        "hint-peak/may-stick", QT_TR_NOOP("Some units may end below the best tiles"),
        //: %1 is the name of a hint grid; %3 and %6 are places, %4 one or more, %5 and %7 the digits there
        {QT_TR_NOOP("Following %1, a unit that appears at %3 near the computer's king has equal tiles to "
                    "choose from: some choices end on the %5 at %4, with nothing better within one move, "
                    "though it could walk to the %7 at %6."),
         //: %1 is the name of a hint grid; %3 and %6 are places, %4 one or more, %5 and %7 the digits there
         QT_TR_N_NOOP("On %n tiles near the computer's king %1 leaves its units to chance: from %3 some "
                      "choices among equal tiles end on the %5 at %4, with nothing better within one move, "
                      "though it could walk to the %7 at %6.")}),
    row<Layer, Count, Cells>("hint-stranded/closed", QT_TR_NOOP("High hints where no unit can go"),
                             //: %1 is the name of a hint grid, %3 a place
                             {QT_TR_NOOP("%1 is high at %3, but the units that it steers cannot enter that "
                                         "tile; only structures could make use of it."),
                              //: %1 is the name of a hint grid, %3 places
                              QT_TR_N_NOOP("%1 is high on %n tiles (%3) that the units it steers cannot "
                                           "enter; only structures could make use of them.")}),
    row<Layer, Hundredths, Hundredths>(
        "hint-side/wrong", QT_TR_NOOP("The safe tiles are on your side"),
        //: %1 is the name of a hint grid, %2 and %3 are numbers such as 3.25
        QT_TR_NOOP("%1 is higher on your half (%2 on average) than on the computer's (%3), so it sends the "
                   "computer's units towards you instead of out of your reach.")),
    //: %1 is a kind of terrain: forest, water, mountains, plains
    row<Class>("variety/absent", QT_TR_NOOP("No %1 on the map"),
               //: %1 is a kind of terrain: forest, water, mountains, plains
               QT_TR_NOOP("There is no tile of %1, so players will hold %{cards} that they cannot use at all "
                          "on this map.")),
    //: %1 is a kind of terrain: hills
    row<Class>(
        "variety/absent-optional", QT_TR_NOOP("No %1 on the map"),
        //: %1 is a kind of terrain: hills
        QT_TR_NOOP(
            "There is no tile of %1; no %{cards} need them, but every map published so far has some.")),
    //: %1 is a kind of terrain: forest, water ...; %3 is the number of tiles that would be enough
    row<Class, Count, Number>(
        "variety/few", QT_TR_NOOP("Hardly any %1"),
        //: %1 is a kind of terrain: forest, water ...; %3 is the number of tiles that would be enough
        {QT_TR_NOOP("There is only one tile of %1, and with fewer than %3 players may hold %{cards} that "
                    "they cannot use on this map."),
         //: %1 is a kind of terrain: forest, water ...; %3 is the number of tiles that would be enough
         QT_TR_N_NOOP("There are only %n tiles of %1, and with fewer than %3 players may hold %{cards} that "
                      "they cannot use on this map.")}),
    //: %1 is a kind of terrain: forest, water, mountains, plains
    row<Class>("variety/none", QT_TR_NOOP("No %1 on the map"),
               //: %1 is a kind of terrain: forest, water, mountains, plains
               QT_TR_NOOP("There is no tile of %1, and the game wants some on every map.")),
    //: %1 is a kind of terrain: forest, water ...; %3 is the number of tiles that would be enough
    row<Class, Count, Number>(
        "variety/scarce", QT_TR_NOOP("Hardly any %1"),
        //: %1 is a kind of terrain: forest, water ...; %3 is the number of tiles that would be enough
        {QT_TR_NOOP("There is only one tile of %1, and the game wants %3 or more."),
         //: %1 is a kind of terrain: forest, water ...; %3 is the number of tiles that would be enough
         QT_TR_N_NOOP("There are only %n tiles of %1, and the game wants %3 or more.")}),
    //: %1 is "your king" or "the opponent's king", %2 a place, %3 a tile
    row<King, Cell, Tile>(
        "start/closed", QT_TR_NOOP("%1 starts where it cannot stand"),
        //: %1 is "your king" or "the opponent's king", %2 a place, %3 a tile
        QT_TR_NOOP(
            "%1 starts at %2 on %3, which it cannot enter, so the game could not begin as it should.")),
    //: %1 is "your king" or "the opponent's king", %2 a place
    row<King, Cell>("king-trap/shut-in", QT_TR_NOOP("%1 cannot move"),
                    //: %1 is "your king" or "the opponent's king", %2 a place
                    QT_TR_NOOP("%1 at %2 has no tile to step to and, trapped, cannot place units either, so "
                               "that player loses without a move.")),
    //: %1 is "your king" or "the opponent's king", %2 a place, %4 places
    row<King, Cell, Count, Cells>(
        "king-trap/certain", QT_TR_NOOP("%1 can be trapped on turn one"),
        //: %1 is "your king" or "the opponent's king", %2 a place, %4 places
        {QT_TR_NOOP(
             "%1 at %2 has one way out, %4, so %{trap} there traps it before it can move or place units."),
         //: %1 is "your king" or "the opponent's king", %2 a place, %4 places
         QT_TR_N_NOOP("%1 at %2 has only %n ways out (%4), so %{trap} on each traps it before it can move or "
                      "place units.")}),
    //: %1 is "your king" or "the opponent's king", %2 a place, %4 places
    row<King, Cell, Count, Cells>(
        "king-trap/possible",
        {QT_TR_NOOP("%1 has one way out"),
         //: %1 is "your king" or "the opponent's king", %2 a place, %4 places
         QT_TR_N_NOOP("%1 has only %n ways out")},
        //: %1 is "your king" or "the opponent's king", %2 a place, %4 places
        {QT_TR_NOOP(
             "%1 at %2 has one way out, %4, so %{trap} there traps it before it can move or place units."),
         //: %1 is "your king" or "the opponent's king", %2 a place, %4 places
         QT_TR_N_NOOP("%1 at %2 has only %n ways out (%4), so %{trap} on each traps it before it can move or "
                      "place units.")}),
    //: %1 is "your king" or "the opponent's king", %2 a place, %3 "mountains", %5 places
    row<King, Cell, Class, Count, Cells>(
        "swat/beside", QT_TR_NOOP("%3 beside %1"),
        //: %1 is "your king" or "the opponent's king", %2 a place, %3 "mountains", %5 places
        {QT_TR_NOOP("One tile of %3 touches the start of %1 at %2 (%5), and %{strikers} spawned there kills "
                    "it in a single stroke."),
         //: %1 is "your king" or "the opponent's king", %2 a place, %3 "mountains", %5 places
         QT_TR_N_NOOP("%n tiles of %3 touch the start of %1 at %2 (%5), and %{strikers} spawned there kills "
                      "it in a single stroke.")}),
    //: %1 is "your king" or "the opponent's king", %2 a place, %3 "mountains", %5 places
    row<King, Cell, Class, Count, Cells>(
        "swat/near", QT_TR_NOOP("%3 near %1"),
        //: %1 is "your king" or "the opponent's king", %2 a place, %3 "mountains", %5 places
        {QT_TR_NOOP("One tile of %3 lies near the start of %1 at %2 (%5), and %{strikers} spawned there soon "
                    "reaches it."),
         //: %1 is "your king" or "the opponent's king", %2 a place, %3 "mountains", %5 places
         QT_TR_N_NOOP("%n tiles of %3 lie near the start of %1 at %2 (%5), and %{strikers} spawned there "
                      "soon reaches it.")}),
    //: %1 is "your king" or "the opponent's king", %2 a place, %4 places
    row<King, Cell, Count, Cells>(
        "first-turn-kill/reach", QT_TR_NOOP("%1 can be killed on turn one"),
        //: %1 is "your king" or "the opponent's king", %2 a place, %4 places
        {QT_TR_NOOP(
             "%{mercenary} placed at %4 reaches and strikes %1 at %2 before it has had a single turn."),
         //: %1 is "your king" or "the opponent's king", %2 a place, %4 places
         QT_TR_N_NOOP("%{mercenary} placed on any of %n cells (%4) reaches and strikes %1 at %2 before it "
                      "has had a single turn.")}),
    row<Cell, Cell>("route/none", QT_TR_NOOP("No way from start to start"),
                    //: %1 and %2 are places
                    QT_TR_NOOP("Nobody gets from %1 to %2 without crossing %{obstacles}, so players must "
                               "hold certain %{cards} to fight at all, which annoys people.")),
    row<Cell, Tile>(
        "route/cut-tile", QT_TR_NOOP("Every way leads over one tile"),
        //: %1 is a place, %2 a tile
        QT_TR_NOOP(
            "Every way from start to start crosses one tile, %2 at %1, so whoever holds it holds the map.")),
    row<Count, Cells>(
        "route/cut-tiles", QT_TR_NOOP("Every way leads through one pass"),
        //: %2 is a list of places
        {QT_TR_NOOP(
             "Every way from start to start crosses the same tile (%2), so whoever holds it holds the map."),
         //: %2 is a list of places
         QT_TR_N_NOOP("Every way from start to start crosses the same %n tiles (%2), so whoever holds one of "
                      "them holds the map.")}),
};

std::span<const MessageText> problemTexts() {
    return ProblemTable::rows;
}

} // namespace stonemason
