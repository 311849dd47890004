// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/text/message_tables.h"

namespace stonemason::pocket_heroes {

// Sentences about templates of worlds. Zones have the numbers that files give them, from 0; links count from
// 1.

constexpr MessageText ProblemTable::templates[]{
    row("graph/no-zones", QT_TR_NOOP("There is no zone"),
        QT_TR_NOOP("A world is made of zones, and the template has none. Add the first.")),
    row<Number>("graph/no-zone", QT_TR_NOOP("A link to no zone"),
                //: %1 is the number of a zone
                QT_TR_NOOP("The link leads to zone %1, which is not there. Remove the link.")),
    //: %1 is the number of a zone
    row<Number>(
        "graph/self", QT_TR_NOOP("A link from zone %1 to itself"),
        //: %1 is the number of a zone
        QT_TR_NOOP("The link begins and ends in zone %1, so there is nothing it could join. Remove it.")),
    //: %1 and %2 are numbers of zones
    row<Number, Number>(
        "graph/twice", QT_TR_NOOP("Zones %1 and %2 are linked twice"),
        //: %1 and %2 are numbers of zones
        QT_TR_NOOP("Zones %1 and %2 have more than one link, and get as many ways. Remove one, "
                   "unless that is meant.")),
    //: %1 is the number of a zone
    row<Number, Number>(
        "graph/apart", QT_TR_NOOP("Zone %1 is cut off"),
        //: %1 is the number of a zone, %2 a number of zones
        QT_TR_NOOP("No chain of links leads from zone 0 to zone %1 (zones cut off together: %2). "
                   "Link one of them.")),
    row<Number, Number>(
        "graph/portals", QT_TR_NOOP("Too many portals"),
        //: %1 and %2 are numbers
        QT_TR_NOOP("%1 links want portals, and the game has pairs for %2. Make others passages.")),
    row<Number, Number>("graph/crowded", QT_TR_NOOP("Too many links that cross"),
                        //: %1 and %2 are numbers
                        QT_TR_NOOP("So many zones cannot all touch: %1 links need portals, and the game has "
                                   "pairs for %2. Remove links.")),
    row<Number, Number>("graph/crossing", QT_TR_NOOP("Links cross in the drawing"),
                        //: %1 and %2 are numbers of links
                        QT_TR_NOOP("Links that cross others where the zones stand: %1; portals are left for "
                                   "%2. Worlds may have to lay the zones out differently.")),
    row<Number, Number, Number>("room/too-many", QT_TR_NOOP("Too many zones for the map"),
                                //: %1, %2 and %3 are numbers
                                QT_TR_NOOP("There are %1 zones, and on a map of %3 by %3 cells %2 find room. "
                                           "Choose a larger map, or remove some.")),
    //: %1 is the number of a zone
    row<Number, Number, Number>(
        "room/mines", QT_TR_NOOP("Zone %1 is too small for what it holds"),
        //: %1 is the number of a zone, %2 and %3 are numbers of cells
        QT_TR_NOOP("Castle, mines and links of zone %1 need %2 cells, and it has %3 for them. "
                   "Make it or the map larger, or list fewer.")),
    //: %1 is the number of a zone
    row<Number>(
        "room/bare", QT_TR_NOOP("Nothing grows on the ground of zone %1"),
        //: %1 is the number of a zone
        QT_TR_NOOP("The game has no obstacle of one cell for the ground of zone %1. Choose another.")),
    //: %1 is the number of a zone
    row<Number>("room/impassable", QT_TR_NOOP("Nobody can walk in zone %1"),
                //: %1 is the number of a zone
                QT_TR_NOOP("Heroes do not walk on the ground of zone %1. Choose another.")),
    row("owners/none", QT_TR_NOOP("Nobody has a castle"),
        QT_TR_NOOP(
            "No castle of the template is a player's, and no game can begin where nobody plays. A world "
            "gives its first castle to Red; give players castles of their own.")),
    //: %1 is a player: Red
    row<Player, Number, Number>(
        "owners/twice", QT_TR_NOOP("%1 has more than one castle"),
        //: %1 is a player: Red; %2 and %3 are numbers of zones
        QT_TR_NOOP("%1 has the castle of zone %2 and that of zone %3. Give one of them to "
                   "somebody else, unless that is meant.")),
    //: %1 is the number of a zone
    row<Number, Number>(
        "owners/unbuilt", QT_TR_NOOP("Zone %1 lists more than one castle"),
        //: %1 is the number of a zone, %2 a number
        QT_TR_NOOP("Zone %1 lists %2 castles, and only the first is built. Remove the others.")),
    //: %1 is the number of a zone
    row<Number, Number>(
        "owners/castles", QT_TR_NOOP("Zone %1 asks for more than one castle"),
        //: %1 is the number of a zone, %2 a number
        QT_TR_NOOP("Zone %1 asks for up to %2 castles, and one at most is built. Ask for one.")),
    //: %1 is a player: Red
    row<Player, Number>(
        "owners/homeless", QT_TR_NOOP("%1 has mines and no castle"),
        //: %1 is a player: Red; %2 is the number of a zone
        QT_TR_NOOP("A mine of zone %2 belongs to %1, who has no castle and does not play. Give "
                   "%1 a castle, or make the mine nobody's.")),
    //: %1 is the number of a zone
    row<Number, Number, Number>("ranges/zone-backwards", QT_TR_NOOP("A range of zone %1 runs backwards"),
                                //: %1 is the number of a zone, %2 and %3 are numbers
                                QT_TR_NOOP("A range of zone %1 is from %2 to %3. Turn it round.")),
    //: %1 is the number of a link
    row<Number, Number, Number>(
        "ranges/link-backwards", QT_TR_NOOP("The guards of link %1 run backwards"),
        //: %1 is the number of a link, %2 and %3 are numbers
        QT_TR_NOOP("The guards of link %1 are from level %2 to %3. Turn the range round.")),
    row<Number, Number>("ranges/config-backwards", QT_TR_NOOP("A range runs backwards"),
                        //: %1 and %2 are numbers
                        QT_TR_NOOP("A range of the numbers for all zones is from %1 to %2. Turn it round.")),
    //: %1 is the number of a zone
    row<Number, Number>(
        "like/no-zone", QT_TR_NOOP("Zone %1 takes numbers from no zone"),
        //: %1 and %2 are numbers of zones
        QT_TR_NOOP("Zone %1 takes its numbers from zone %2, which is not there. Choose another "
                   "one, or give it numbers of its own.")),
    //: %1 is the number of a zone
    row<Number, Number>("like/circle", QT_TR_NOOP("Zone %1 takes its own numbers"),
                        //: %1 and %2 are numbers of zones
                        QT_TR_NOOP("Zone %1 takes its numbers from zone %2, which takes them from zone %1 in "
                                   "the end. Give one of them numbers of its own.")),
    //: %1 is the number of a zone
    row<Number, Number>("ranges/negative", QT_TR_NOOP("Fewer than none in zone %1"),
                        //: %1 is the number of a zone, %2 a number
                        QT_TR_NOOP("Zone %1 asks for %2 mines or castles, which means none. Write 0.")),
    //: %1 is the number of a link
    row<Number, Number, Number>(
        "ranges/guard", QT_TR_NOOP("Guards of link %1 that do not exist"),
        //: %1 is the number of a link, %2 and %3 are levels
        QT_TR_NOOP("Link %1 asks for guards of level %2, and the strongest have level %3.")),
    row<Hundredths>(
        "config/chances", QT_TR_NOOP("Chances that do not add up"),
        //: %1 is a number: 0.95
        QT_TR_NOOP("The chances of the four kinds of treasure add up to %1 instead of 1. Change one of "
                   "them.")),
    row<Number>("config/chance", QT_TR_NOOP("A chance below 0"),
                //: %1 is a number, 1 to 4
                QT_TR_NOOP("The chance of kind %1 of treasure is less than 0, which nothing can be.")),
    row<Number, Number>(
        "config/cost", QT_TR_NOOP("Treasure that costs nothing"),
        //: %1 is a number, 1 to 4, %2 a cost
        QT_TR_NOOP("Kind %1 of treasure costs %2, so that there would be no end of it. Write 1 or "
                   "more.")),
    row<Number, Number, Number>(
        "config/guard", QT_TR_NOOP("Guards that do not exist"),
        //: %1, %2 and %3 are levels
        QT_TR_NOOP("The levels of guards are from %1 to %2, and there are 0 to %3, or -1 for "
                   "none.")),
    row<Number, Number>("config/guards", QT_TR_NOOP("Fewer guards than none"),
                        //: %1 is a level, %2 a number
                        QT_TR_NOOP("Guards of level %1 may be as few as %2. Write 0 or more.")),
    //: %1 is the number of a zone
    row<Number>(
        "mirror/castle", QT_TR_NOOP("Zone %1 has no place in the symmetry"),
        //: %1 is the number of a zone
        QT_TR_NOOP("Zone %1 would lie on the line or in the middle, where nothing of a player's and no "
                   "castle of a given nation can stand. Give the zone a counterpart.")),
    //: %1 and %2 are numbers of zones
    row<Number, Number>(
        "mirror/link", QT_TR_NOOP("The link of zones %1 and %2 breaks the symmetry"),
        //: %1 and %2 are numbers of zones
        QT_TR_NOOP("The link of zones %1 and %2 would run along the line or across it. Remove "
                   "it, or lead it through zones that have counterparts.")),
    row<Number, Number>("mirror/middle", QT_TR_NOOP("Too much for the middle"),
                        //: %1 and %2 are numbers of zones
                        QT_TR_NOOP("The middle has room for one zone, or one link of a zone with its "
                                   "counterpart; zones %1 and %2 are more. Give zones counterparts, or "
                                   "remove a link.")),
    row("mirror/none", QT_TR_NOOP("The template lacks the symmetry of its worlds"),
        QT_TR_NOOP("The template does not consist of halves or quarters that are alike. Give each zone a "
                   "counterpart with the same size, richness, mines, castles and links.")),
    //: %1 and %2 are numbers of zones
    row<Number, Number>("mirror/opposite", QT_TR_NOOP("Zones %1 and %2 lie in opposite quarters"),
                        //: %1 and %2 are numbers of zones
                        QT_TR_NOOP("The link of zones %1 and %2 would lead to the opposite quarter. Remove "
                                   "it, or lead it through a zone in the middle.")),
    row<Number>(
        "mirror/players", QT_TR_NOOP("A player without a counterpart"),
        //: %1 is a number
        QT_TR_NOOP("Each player has a counterpart in a world with symmetry, and the number of players "
                   "is odd or too low: %1. Add one, or take one away.")),
    row<Number, Number>("mirror/portal", QT_TR_NOOP("Too many portals for the symmetry"),
                        //: %1 and %2 are numbers of zones
                        QT_TR_NOOP("The link of zones %1 and %2 and its images need portals that are alike, "
                                   "and too few are left. Make it a passage, or remove it.")),
    row<Number>(
        "mirror/quarters", QT_TR_NOOP("A quarter-turn is for four players"),
        //: %1 is a number
        QT_TR_NOOP("A quarter-turn has a player in each of four quarters, and the template has another "
                   "number of them: %1. Make it four, or choose another symmetry.")),
};

constexpr MessageText FixTable::templates[]{
    //: %1 is the number of a zone
    row<Number>("fix/own-numbers", QT_TR_NOOP("Give zone %1 numbers of its own")),
    row("fix/remove-link", QT_TR_NOOP("Remove the link")),
    //: %1 and %2 are numbers of zones
    row<Number, Number>("fix/link", QT_TR_NOOP("Link zones %1 and %2")),
    row("fix/no-portal", QT_TR_NOOP("Make the last one a passage")),
    //: %1 and %2 are numbers of zones
    row<Number, Number>("fix/uncrowd", QT_TR_NOOP("Remove the link between zones %1 and %2")),
    row("fix/free-places", QT_TR_NOOP("Let each world lay out its zones")),
    //: %1 is a number of cells
    row<Number>("fix/larger", QT_TR_NOOP("Make the map %1 by %1 cells")),
    //: %1 is the number of a zone, %2 how many mines it keeps
    row<Number, Number>("fix/fewer-mines", QT_TR_NOOP("Fewer mines in zone %1: %2")),
    //: %1 is the number of a zone
    row<Number>("fix/ground", QT_TR_NOOP("Make zone %1 grassland")),
    //: %1 is the number of a zone
    row<Number>("fix/nobodys", QT_TR_NOOP("Make the castle of zone %1 nobody's")),
    //: %1 is the number of a zone
    row<Number>("fix/nobodys-mines", QT_TR_NOOP("Make these mines of zone %1 nobody's")),
    //: %1 is the number of a zone
    row<Number>("fix/one-castle", QT_TR_NOOP("Keep the first castle of zone %1")),
    //: %1 is the number of a zone
    row<Number>("fix/castle-count", QT_TR_NOOP("Ask for one castle at most in zone %1")),
    //: %1 is a player: Red, %2 is the number of a zone
    row<Player, Number>("fix/home", QT_TR_NOOP("Give %1 the castle of zone %2")),
    row("fix/turn-range", QT_TR_NOOP("Turn the range round")),
    row("fix/zero", QT_TR_NOOP("Begin at 0")),
    row("fix/guard", QT_TR_NOOP("Take the nearest levels there are")),
    row("fix/chances", QT_TR_NOOP("Scale the chances to 1")),
    row("fix/cost", QT_TR_NOOP("Let it cost 1")),
    row("fix/no-symmetry", QT_TR_NOOP("Make worlds without symmetry")),
};

constexpr MessageText ErrorTables::templates[]{
    //: Why players are not equally well off. %1 and %3 are players: Red; %2 and %4 are numbers of days: 4.2
    row<Player, Tenths, Player, Tenths>("fairness/cause-castles",
                                        QT_TR_NOOP("Because of ways to others' castles: %1 %2, %3 %4 days.")),
    //: Why players are not equally well off. %1 and %3 are players: Red; %2 and %4 are numbers of mines
    row<Player, Number, Player, Number>("fairness/cause-few-mines",
                                        QT_TR_NOOP("Because of mines: %1 gets to %2 of them, %3 to %4.")),
    //: Why players are not equally well off. %1 and %3 are players: Red; %2 and %4 are numbers of days: 4.2
    row<Player, Tenths, Player, Tenths>("fairness/cause-mines",
                                        QT_TR_NOOP("Because of mines: %1 %2, %3 %4 days.")),
    //: Why players are not equally well off. %1 is a player: Red
    row<Player>("fairness/cause-no-way",
                QT_TR_NOOP("Because of ways to others' castles: %1 does not get to all of them.")),
    //: Why players are not equally well off. %1 is a day, %2 and %4 are players: Red; %3 and %5 are what
    //: treasure is worth
    row<Number, Player, Number, Player, Number>(
        "fairness/cause-riches", QT_TR_NOOP("Because of riches within %1 days: %2 %3, %4 %5.")),
    //: %1 is a number of attempts, %2 the number of a zone
    row<Number, Number>("generate/castle", QT_TR_NOOP("None of the attempts (%1) had room for the castle of "
                                                      "zone %2. Make the zone or the map larger.")),
    //: %1 is a number of attempts, %2 an id of the program's in quotes, %3 the number of a zone or a link
    row<Number, Quoted, Number>(
        "generate/faulty", QT_TR_NOOP("None of the attempts (%1) was sound (%2, %3). Try another seed.")),
    //: %1 is a number of attempts, %2 and %3 are numbers of zones
    row<Number, Number, Number>("generate/link",
                                QT_TR_NOOP("None of the attempts (%1) let zones %2 and %3 touch, and no "
                                           "portals were left for them. Remove links that cross others.")),
    //: %1 is a number of attempts, %2 the number of a zone
    row<Number, Number>(
        "generate/mine",
        QT_TR_NOOP(
            "None of the attempts (%1) had room for the mines of zone %2. Make the zone or the map larger.")),
    //: %1 is a number of attempts, %2 and %3 are numbers of zones
    row<Number, Number, Number>("generate/portal",
                                QT_TR_NOOP("None of the attempts (%1) had room for portals between zones %2 "
                                           "and %3. Make them or the map larger.")),
    //: %1 is a number of attempts, %2 the number of a zone
    row<Number, Number>("generate/share",
                        QT_TR_NOOP("None of the attempts (%1) gave zone %2 its share of the map. Make sizes "
                                   "less different, or the map larger.")),
    //: %1 is a number
    row<Number>("generate/size", QT_TR_NOOP("A map has 32, 64, 128 or 256 cells a side, not %1.")),
    row("generate/stopped", QT_TR_NOOP("It was stopped.")),
    //: %1 and %2 are numbers
    row<Number, Number>("generate/unfair",
                        QT_TR_NOOP("Players are not equally well off: the best and the worst differ by %1 %, "
                                   "and in a fair world by %2 % at most. Try another seed.")),
    //: %1 is a number of attempts
    row<Number>("generate/work",
                QT_TR_NOOP("It is more work than one world may take (attempts: %1). Fewer zones "
                           "and links, or a smaller map, are less.")),
    //: %1 is a number of attempts, %2 and %3 are numbers of zones
    row<Number, Number, Number>(
        "generate/work-link",
        QT_TR_NOOP("The work that one world may take is used up (attempts: %1); in the last, zones %2 and %3 "
                   "did not meet. Remove links that cross others, or make the map smaller.")),
    //: %1 is a number of attempts, %2 the number of a zone
    row<Number, Number>(
        "generate/work-zone",
        QT_TR_NOOP("The work that one world may take is used up (attempts: %1); the last failed at zone %2. "
                   "Make sizes less different, list fewer mines, or make the map smaller.")),
    //: %1 is a number of attempts, %2 the number of a zone
    row<Number, Number>(
        "generate/zone-cells",
        QT_TR_NOOP(
            "None of the attempts (%1) left ground to walk on in zone %2. Make the zone or the map larger.")),
    //: %1 and %2 are numbers
    row<Number, Number>("template/backwards", QT_TR_NOOP("The range is from %1 to %2; turn it round.")),
    row("template/comment", QT_TR_NOOP("The comment that begins here never ends; close it with #.")),
    //: %1 and %2 are numbers
    row<Number, Number>("template/index",
                        QT_TR_NOOP("The index is %1, and the zone has place %2 in the list, "
                                   "counted from 0; both must be the same.")),
    //: %1 is a piece of text in quotes
    row<Quoted>("template/link", QT_TR_NOOP("%1 is no link; links are written as 0-1, 0~1 or 0^1, with one "
                                            "digit for a zone: this old form links no more than ten zones.")),
    //: %1 is a number
    row<Number>("template/links-many", QT_TR_NOOP("A template holds at most %1 links.")),
    row("template/lost-castles", QT_TR_NOOP("This form cannot hold castles that are nobody's or random.")),
    row("template/lost-config",
        QT_TR_NOOP("This form cannot hold the numbers for all zones; they are left out.")),
    row("template/lost-guards", QT_TR_NOOP("This form cannot hold guards of links; they are left out.")),
    row("template/lost-links",
        QT_TR_NOOP("This form cannot hold links that are wide or only near; they become passages or are left "
                   "out.")),
    row("template/lost-mines", QT_TR_NOOP("This form cannot hold mines; they are left out.")),
    row("template/lost-name", QT_TR_NOOP("This form cannot hold a name; it is left out.")),
    row("template/lost-notes", QT_TR_NOOP("This form cannot hold notes; they are left out.")),
    row("template/lost-options",
        QT_TR_NOOP("This form cannot hold options of zones such as their kind; they are left out.")),
    row("template/lost-own-config",
        QT_TR_NOOP(
            "This form cannot hold rules and options of Stonemason such as guardRule; they are left out.")),
    row("template/lost-places",
        QT_TR_NOOP("This form cannot hold places in the drawing; they are left out.")),
    row("template/lost-richness", QT_TR_NOOP("This form cannot hold the richness of zones; it is left out.")),
    row("template/lost-unknown",
        QT_TR_NOOP("This form cannot hold fields it does not know; they are left out.")),
    row("template/lost-zones", QT_TR_NOOP("This form cannot hold zones and links; they are left out.")),
    //: %1 is a number
    row<Number>("template/map-size", QT_TR_NOOP("A map has 32, 64, 128 or 256 cells a side, not %1.")),
    //: %1 is a word in quotes
    row<Quoted>("template/nation",
                QT_TR_NOOP("%1 is no castle; there are citadel, stronghold, tower, dungeon, "
                           "fortress, necropolis and random.")),
    //: %1 is the name of a format in quotes
    row<Quoted>("template/not-a-template", QT_TR_NOOP("This is a file of the format %1 and no template.")),
    row("template/note", QT_TR_NOOP("A note cannot hold the sign #; take it out.")),
    //: %1 is a number
    row<Number>("template/notes-many", QT_TR_NOOP("A zone, and a template, hold at most %1 notes.")),
    row("template/nothing", QT_TR_NOOP("There is no template in it.")),
    row("template/old-field",
        QT_TR_NOOP("Only older versions of the generator had this field; take it out, the present one "
                   "refuses it.")),
    //: %1 is the name of a field in quotes
    row<Quoted>("template/old-range",
                QT_TR_NOOP("Only older versions of the generator had this field; %1 has taken its place and "
                           "holds both numbers, as {\"min\": 1, \"max\": 3}.")),
    //: %1 is a piece of text in quotes
    row<Quoted>("template/player",
                QT_TR_NOOP("%1 is no player; players are written as a castle, a comma and the "
                           "number of a zone.")),
    //: %1 is the number of a zone
    row<Number>("template/player-zone", QT_TR_NOOP("The player's castle is in zone %1, which is not there.")),
    //: %1 is a number
    row<Number>("template/players-many", QT_TR_NOOP("The game has %1 players at most; take the others out.")),
    //: %1 and %2 are numbers
    row<Number, Number>("template/size", QT_TR_NOOP("The size of a zone must be from %1 to %2.")),
    //: %1 is a word in quotes
    row<Quoted>("template/surface", QT_TR_NOOP("%1 is no ground that a zone can have; check the spelling.")),
    row("template/text-nothing",
        QT_TR_NOOP("The old text form cannot hold a template without zones; add a zone, or save as "
                   ".ztemplate or .json.")),
    row("template/text-players",
        QT_TR_NOOP("The old text form holds one castle for each player, with no colour left "
                   "out before the last; save as .ztemplate or .json.")),
    //: %1 is the number of a zone
    row<Number>("template/text-zone",
                QT_TR_NOOP("The old text form cannot hold the size or ground of zone %1.")),
    //: %1 is a number
    row<Number>("template/text-zones",
                QT_TR_NOOP("In the old text form only the first %1 zones can have links; "
                           "save as .ztemplate or .json.")),
    //: %1 is a piece of text in quotes, such as "tower,0,2"
    row<Quoted>(
        "template/unread-heroes",
        QT_TR_NOOP("A template cannot hold how many heroes one player has: %1 begins with one, as all "
                   "players do.")),
    //: %1 is a piece of text in quotes
    row<Quoted>("template/unread-links",
                QT_TR_NOOP("A template has one list of links; %1 begins another one, which is passed over.")),
    row("template/words", QT_TR_NOOP("The name holds a NUL character, which no file can; take it out.")),
    //: %1 is a piece of text in quotes
    row<Quoted>("template/zone",
                QT_TR_NOOP("%1 is no zone; zones are written as a size, a comma and a ground.")),
    //: %1 is a number
    row<Number>("template/zones-many", QT_TR_NOOP("A template holds at most %1 zones.")),
};

std::span<const MessageText> templateProblemTexts() {
    return ProblemTable::templates;
}

std::span<const MessageText> templateFixTexts() {
    return FixTable::templates;
}

std::span<const MessageText> templateErrorTexts() {
    return ErrorTables::templates;
}

} // namespace stonemason::pocket_heroes
