// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/text/message_tables.h"

namespace stonemason::pocket_heroes {

// Sentences about Pocket Heroes worlds. Objects are named in quotes, “Ore mine”, or by their kind when they
// have no name: treasure, guards.

constexpr MessageText ProblemTable::worlds[]{
    row<Thing, Object, Cell>(
        "places/off-map", QT_TR_NOOP("Outside the map"),
        //: %2 is a thing on the map: “Ore mine”, treasure
        QT_TR_NOOP("%2 stands outside the map, where nobody can see or reach it. Move or "
                   "delete it.")),
    row<Thing, Object, Cell>("places/over-rim", QT_TR_NOOP("A building over the rim"),
                             //: %2 is a building: “Ore mine”
                             QT_TR_NOOP("Part of %2 is beyond the rim of the map. Move it further in, or "
                                        "delete it.")),
    row<Thing, Object, Thing, Object, Cell>(
        "places/shared", QT_TR_NOOP("Two things in one place"),
        //: %2 and %4 are things on the map: “Ore mine”, treasure
        QT_TR_NOOP("%2 and %4 stand on the same cell. Move or delete one of them.")),
    row<Thing, Object, Cell>("places/buried", QT_TR_NOOP("Buried under something"),
                             //: %2 is a thing on the map: “Sword”, treasure, guards
                             QT_TR_NOOP("%2 is under a building, a wall or a decoration, where no hero can "
                                        "get to it. Move it, or clear the cell.")),
    row<Thing, Object, Cell>("places/lost", QT_TR_NOOP("Replaced by another"),
                             //: %2 is a decoration or a road: “Pine 2”
                             QT_TR_NOOP("Another thing of its kind is on the same cell, and the game keeps "
                                        "only the last: %2 is lost. Delete it.")),
    row("players/none", QT_TR_NOOP("Nobody plays"),
        QT_TR_NOOP("The map has no players, so no game can begin. Choose who plays in the World panel, and "
                   "give each a castle or a hero: its owner stands in the Properties panel.")),
    //: %1 is a player: Red
    row<Player>("players/twice", QT_TR_NOOP("%1 is listed twice"),
                //: %1 is a player: Red
                QT_TR_NOOP("The list of players has %1 twice. Delete one of the two.")),
    //: %1 is a player: Red
    row<Player>("players/homeless", QT_TR_NOOP("%1 has no castle and no hero"),
                //: %1 is a player: Red
                QT_TR_NOOP("%1 begins with neither a castle nor a hero, and has lost at once. Give this "
                           "player one, or take the player out.")),
    //: %1 is a player: Red
    row<Player, Cell>("players/main-castle", QT_TR_NOOP("%1 has no main castle there"),
                      //: %1 is a player: Red; %2 is a place
                      QT_TR_NOOP("The main castle of %1 is said to be at %2, where this player has none. "
                                 "Choose another, or none.")),
    //: %1 is a player: Red
    row<Player, Thing, Object, Cell>("players/nobody", QT_TR_NOOP("%1 does not play"),
                                     //: %1 is a player: Red; %3 is a thing on the map: “Ore mine”
                                     QT_TR_NOOP("%3 belongs to %1, who is not among the players. Add this "
                                                "player, or give it another owner.")),
    row("humans/none", QT_TR_NOOP("No player may be a person"),
        QT_TR_NOOP("The computer plays all the colours, so the game lists the "
                   "map but cannot begin it. Let a "
                   "person play one.")),
    //: %1 is a player: Red
    row<Player, Thing, Object, Cell>("gates/taken", QT_TR_NOOP("Something in the gate of %1"),
                                     //: %1 is a player: Red; %3 is a thing on the map: “Yog”, an event
                                     QT_TR_NOOP("%3 stands in the gate of the main castle of %1, where the "
                                                "game's editor then does not "
                                                "find the castle and stops. Move it out of the gate.")),
    row<Thing, Object, Cell>("roads/blocked", QT_TR_NOOP("A road under a decoration"),
                             //: %2 is a road or a river: “Stone road”
                             QT_TR_NOOP("A decoration blocks this cell of %2, and the game's editor "
                                        "does not export such a map. "
                                        "Delete the decoration, or the piece of the way.")),
    row<Number, Cell>("portals/single", QT_TR_NOOP("A portal with one end"),
                      //: %1 is the number of a portal
                      QT_TR_NOOP("Portal %1 has only this end, so it leads nowhere. Put its other end on the "
                                 "map, or delete this one.")),
    row<Number, Cells>("portals/no-way-in", QT_TR_NOOP("A portal nobody can enter"),
                       //: %1 is the number of a portal
                       QT_TR_NOOP("Both ends of portal %1 are exits. Put an entrance in the place of one, or "
                                  "delete them.")),
    row<Number, Cells>("portals/no-way-out", QT_TR_NOOP("A portal nobody can leave"),
                       //: %1 is the number of a portal
                       QT_TR_NOOP("Both ends of portal %1 are entrances. Put an exit in the place of one, or "
                                  "delete them.")),
    row<Number, Number, Cells>("portals/crowded", QT_TR_NOOP("Too many ends of a portal"),
                               //: %1 is the number of a portal, %2 a number
                               QT_TR_NOOP("Portal %1 has %2 ends, but the game joins only two. Use another "
                                          "portal for the others, or delete them.")),
    row<Thing, Object, Cell>("reach/building", QT_TR_NOOP("A building nobody can reach"),
                             //: %2 is a building: “Ore mine”
                             QT_TR_NOOP("No hero can get to the entrance of %2, even past guards and through "
                                        "portals. Open a way, or move it.")),
    row<Thing, Cell>("reach/item", QT_TR_NOOP("Treasure nobody can reach"),
                     //: %1 is a kind of treasure: chest
                     QT_TR_NOOP("No hero can get to this treasure (%1), even past guards and through "
                                "portals. Open a way, or move it.")),
    row<Creature, Cell>("reach/guard", QT_TR_NOOP("Guards nobody can reach"),
                        //: %1 is a kind of creature: Goblin
                        QT_TR_NOOP("No hero can get to these guards (%1), even through portals. Open a way, "
                                   "or move them.")),
    row<Cell>("reach/event", QT_TR_NOOP("An event nobody can reach"),
              QT_TR_NOOP("No hero can step on this event, even past guards and through portals. Open a way, "
                         "or move it.")),
    //: %1 and %2 are players: Red
    row<Player, Player, Cells>("reach/castles", QT_TR_NOOP("%1 and %2 are cut off from each other"),
                               //: %1 and %2 are players: Red
                               QT_TR_NOOP("Neither heroes of %1 nor of %2 can get to a castle of the other. "
                                          "Open a way between them.")),
    //: %1 and %2 are players: Red
    row<Player, Player, Cells, Cells>(
        "reach/barrier", QT_TR_NOOP("%1 and %2 are cut off from each other"),
        //: %1 and %2 are players: Red; %4 is one place or several
        QT_TR_NOOP("Heroes of %1 and %2 cannot get to each other's castles. The shortest way is shut "
                   "here: %4. Open it.")),
    //: %1 and %2 are players: Red
    row<Player, Player, Cells>("reach/one-way", QT_TR_NOOP("%2 cannot get to %1"),
                               //: %1 and %2 are players: Red
                               QT_TR_NOOP("Heroes of %1 can get to a castle of %2, but not the other way "
                                          "round. Open a way back, unless that is meant.")),
    //: %1 is a player: Red
    row<Player, Cell>(
        "reach/castle", QT_TR_NOOP("A castle of %1 is cut off"),
        //: %1 is a player: Red; %2 is a place
        QT_TR_NOOP("Heroes of others cannot get to the castle of %1 at %2, nor heroes from there "
                   "to theirs. Open a way to it.")),
    //: %1 is a player: Red
    row<Player, Cell>(
        "reach/castle-closed", QT_TR_NOOP("No way leads to a castle of %1"),
        //: %1 is a player: Red; %2 is a place
        QT_TR_NOOP("Heroes from the castle of %1 at %2 can get to the others, but nobody to it. "
                   "Open a way back, unless that is meant.")),
    //: %1 is a player: Red
    row<Player, Cell>(
        "reach/castle-trap", QT_TR_NOOP("No way leads out of a castle of %1"),
        //: %1 is a player: Red; %2 is a place
        QT_TR_NOOP("Others can get to the castle of %1 at %2, but heroes from there not to theirs. "
                   "Open a way out, unless that is meant.")),
    //: %1 and %2 are players: Red
    row<Player, Player, Tenths, Tenths, Number>(
        "fairness/castles", QT_TR_NOOP("%2 is further from the others than %1"),
        //: %1 and %2 are players: Red; %3 and %4 numbers of days: 4.2; %5 a percentage
        QT_TR_NOOP(
            "To the others' castles heroes of %1 walk %3 days on average, those of %2 %4; they are %5 % "
            "apart. Open a shorter way for %2.")),
    //: %1 and %2 are players: Red
    row<Player, Player, Tenths, Tenths, Number>(
        "fairness/mines", QT_TR_NOOP("%2 is further from mines than %1"),
        //: %1 and %2 are players: Red; %3 and %4 numbers of days: 4.2; %5 a percentage
        QT_TR_NOOP(
            "To their nearest mines heroes of %1 walk %3 days on average, those of %2 %4; they are %5 % "
            "apart. Put mines nearer to %2.")),
    //: %1 and %2 are players: Red
    row<Player, Player, Number, Number>("fairness/few-mines", QT_TR_NOOP("%2 gets to fewer mines than %1"),
                                        //: %1 and %2 are players: Red; %3 and %4 numbers of mines
                                        QT_TR_NOOP("Heroes of %1 can get to %3 of the map's mines, those of "
                                                   "%2 only to %4. Open a way for %2, or put "
                                                   "mines within reach.")),
    //: %1 and %2 are players: Red
    row<Player, Player, Number, Number, Number, Number>(
        "fairness/riches", QT_TR_NOOP("%2 has less treasure within reach than %1"),
        //: %1 and %2 are players: Red; %3 is a day, %4 and %5 what treasure is worth, %6 a percentage
        QT_TR_NOOP(
            "By day %3 treasure worth %4 is within reach of %1, but for %2 only %5: they are %6 % apart. "
            "Put more near %2, or open a way.")),
    row<Cell>("events/nobody", QT_TR_NOOP("An event that happens to nobody"),
              QT_TR_NOOP("None of the players is among those to whom this event happens. Choose some, or "
                         "delete it.")),
    row<Thing, Object, Cell>(
        "worn/same-place", QT_TR_NOOP("Two artifacts in one place"),
        //: %2 is a hero: “Yog”
        QT_TR_NOOP("%2 wears several artifacts in one place, and the game stops at such a map. Put "
                   "those elsewhere, or into the backpack.")),
    row<Thing, Object, Cell>(
        "loading/hero-twice", QT_TR_NOOP("A hero stands on the map twice"),
        //: %2 is a hero: “Yog”
        QT_TR_NOOP("%2 stands on the map once more, and the game stops at such a map. Delete "
                   "one, or choose another hero.")),
    row<Thing, Object, Cell>(
        "loading/hoard-guards", QT_TR_NOOP("Guards at a hoard"),
        //: %2 is a building: “Pyramid”
        QT_TR_NOOP("%2 has guards of its own in the game, which stops at a map that gives it "
                   "others. Dismiss them.")),
    row<Thing, Object, Cell>(
        "loading/skills", QT_TR_NOOP("More skills than a hero can have"),
        //: %2 is a hero: “Yog”
        QT_TR_NOOP("%2 has one skill twice or more than eight, and the game stops at such a "
                   "map. Drop what is too much.")),
    row("loading/ultimate", QT_TR_NOOP("Nowhere to bury the ultimate artifact"),
        QT_TR_NOOP(
            "The game looks without end for a place where the ultimate artifact can be dug up: free, dry and "
            "empty. Choose another place, or let it lie anywhere.")),
    row("texts/no-name", QT_TR_NOOP("The map has no name"),
        QT_TR_NOOP("Players choose a map by its name. Give it one.")),
    //: %2 is a language: English
    row<Quoted, Language>("texts/missing", QT_TR_NOOP("A text is missing in %2"),
                          //: %1 is the name of a text in quotes, %2 a language: English
                          QT_TR_NOOP("The text %1 has no words in %2, one of the map's languages. Write "
                                     "them.")),
    row<Quoted>("texts/no-key", QT_TR_NOOP("A text that does not exist"),
                //: %1 is the name of a text in quotes
                QT_TR_NOOP("A message uses the text %1, which the map does not have. Write it, or clear the "
                           "message.")),
    row<Count>("texts/unused", QT_TR_NOOP("A text that nothing uses"),
               {QT_TR_NOOP("The map has a text that nothing on it uses. It works, but nobody ever reads it."),
                QT_TR_N_NOOP("The map has %n texts that nothing on it uses. It works, but nobody ever reads "
                             "them.")}),
    row<Count>("keys/not-ascii", QT_TR_NOOP("A key with other letters"),
               {QT_TR_NOOP("The key of a text has other signs than those of plain "
                           "English, at which the game's "
                           "editor breaks down. Give it another; nobody sees it."),
                QT_TR_N_NOOP("The keys of %n texts have other signs than those of "
                             "plain English, at which the "
                             "game's editor breaks down. Give them others; nobody "
                             "sees them.")}),
    row<Count>("keys/twice", QT_TR_NOOP("Two texts with one key"),
               {QT_TR_NOOP("A text has the key of another, and the game's "
                           "editor does not open such a map. "
                           "Give it another."),
                QT_TR_N_NOOP("%n texts have the keys of others, and the game's "
                             "editor does not open such a "
                             "map. Give them others.")}),
    row<Quoted>("keys/needed", QT_TR_NOOP("A text that every map needs is missing"),
                //: %1 is the key of a text in quotes: “Map name”
                QT_TR_NOOP("The game's editor looks for the text %1 and does "
                           "not open a map without it. Add "
                           "it.")),
    row<Count>("blanks/message", QT_TR_NOOP("A message without words"),
               {QT_TR_NOOP("A message or a name has nothing in it but spaces "
                           "or ends of lines, so the game "
                           "shows an empty one. Write something, or clear it."),
                QT_TR_N_NOOP("%n messages or names have nothing in them but spaces or "
                             "ends of lines, so the "
                             "game shows empty ones. Write something, or clear them.")}),
    row<Count>("halves/text", QT_TR_NOOP("Half a character"),
               {QT_TR_NOOP("A text has half of a character in it (a lone surrogate), "
                           "which nobody can read. "
                           "It is saved as it is until you replace it."),
                QT_TR_N_NOOP("%n texts have halves of characters in them (lone surrogates), "
                             "which nobody can "
                             "read. They are saved as they are until you replace them.")}),
    row<Count>(
        "tail/bytes", QT_TR_NOOP("Something behind the end of the file"),
        {QT_TR_NOOP("The file has one more byte behind the end of the map. The game does not look at it, "
                    "and it is saved as it is. Remove it if you do not need it."),
         QT_TR_N_NOOP("The file has %n more bytes behind the end of the map. The game does not look at "
                      "them, and they are saved as they are. Remove them if you do not need them.")}),
    row<Value, Number, Count>(
        "values/unknown", QT_TR_NOOP("A number without meaning"),
        //: %1 is "The owner of a thing" and the like, %2 a number
        {QT_TR_NOOP("%1 is number %2 in one place, which the game does not know. Choose another."),
         //: %1 is "The owner of a thing" and the like, %2 a number
         QT_TR_N_NOOP("%1 is number %2 in %n places, which the game does not know. Choose another.")}),
    row<Thing, Quoted, Count, Cells>(
        "ids/unknown", QT_TR_NOOP("A thing the game does not know"),
        //: %1 is a kind of things: decoration; %2 is its id in quotes
        {QT_TR_NOOP("The game does not know %2 (%1), and its editor opens no such map. Delete it, or put "
                    "something else there."),
         //: %1 is a kind of things: decoration; %2 is its id in quotes
         QT_TR_N_NOOP("The game does not know %2 (%1), %n times here, and its editor opens no such map. "
                      "Delete them, or put something else there.")}),
    row<Quoted, Count, Cells>("ids/unknown-reward", QT_TR_NOOP("A reward the game does not know"),
                              //: %1 is the id of an artifact in quotes
                              {QT_TR_NOOP("The game does not know the artifact %1, the reward of an "
                                          "event, and leaves it out. "
                                          "Choose another."),
                               //: %1 is the id of an artifact in quotes
                               QT_TR_N_NOOP("The game does not know the artifact %1, the reward of "
                                            "%n events, and leaves it out. "
                                            "Choose another.")}),
    row<Object, Count, Cells>(
        "surfaces/decoration", QT_TR_NOOP("A decoration on strange ground"),
        //: %1 is a decoration: “Pine 2”
        {QT_TR_NOOP("%1 stands on ground that it is not drawn for. It works, but looks odd."),
         //: %1 is a decoration: “Pine 2”
         QT_TR_N_NOOP("%1 stands %n times on ground that it is not drawn for. It works, but looks odd.")}),
};

std::span<const MessageText> worldProblemTexts() {
    return ProblemTable::worlds;
}

} // namespace stonemason::pocket_heroes
