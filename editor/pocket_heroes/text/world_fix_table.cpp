// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/text/message_tables.h"

namespace stonemason::pocket_heroes {

// The buttons that repair problems of Pocket Heroes worlds.

constexpr MessageText FixTable::worlds[]{
    //: A button. %1 is a kind of things on the map: mine
    row<Thing>("fix/delete", QT_TR_NOOP("Delete the %1")),
    //: A button. %1 is a kind of things on the map: treasure; %2 is a place
    row<Thing, Cell>("fix/move", QT_TR_NOOP("Move the %1 to %2")),
    //: A button. %1 is a player: Red; %2 is a place
    row<Player, Cell>("fix/main-castle", QT_TR_NOOP("Make the castle at %2 the main one of %1")),
    //: A button. %1 is a player: Red; %2 is a place
    row<Player, Cell>("fix/give-castle", QT_TR_NOOP("Give %1 the castle at %2")),
    //: A button. %1 is a player: Red; %2 is a place
    row<Player, Cell>("fix/place-castle", QT_TR_NOOP("Place a castle for %1 at %2")),
    //: A button. %1 is a player: Red
    row<Player>("fix/no-main-castle", QT_TR_NOOP("Let %1 have no main castle")),
    //: A button. %1 is a player: Red
    row<Player>("fix/remove-player", QT_TR_NOOP("Take %1 out of the players")),
    //: A button. %1 is a kind of things on the map: mine
    row<Thing>("fix/neutral", QT_TR_NOOP("Give the %1 to nobody")),
    //: A button. %1 is a player: Red
    row<Player>("fix/add-player", QT_TR_NOOP("Let %1 play")),
    //: A button. %1 and %2 are players: Red
    row<Player, Player>("fix/two-play", QT_TR_NOOP("Give a castle each to %1 and %2")),
    //: A button: an event that happened to nobody
    row("fix/for-all", QT_TR_NOOP("Let it happen to all")),
    //: A button: artifacts that a hero cannot wear
    row("fix/bury-anywhere", QT_TR_NOOP("Let it lie anywhere")),
    row("fix/dismiss-guards", QT_TR_NOOP("Dismiss these guards")),
    row<Count>("fix/drop-skills", {QT_TR_NOOP("Drop one skill"),
                                   //: A button
                                   QT_TR_N_NOOP("Drop %n skills")}),
    row<Count>("fix/backpack", {QT_TR_NOOP("Put one artifact into the backpack"),
                                //: A button: artifacts that a hero cannot wear
                                QT_TR_N_NOOP("Put %n artifacts into the backpack")}),
    //: A button. %1 is a place
    row<Cell>("fix/way-in", QT_TR_NOOP("Make the end at %1 an entrance")),
    //: A button. %1 is a place
    row<Cell>("fix/way-out", QT_TR_NOOP("Make the end at %1 an exit")),
    //: A button: ends of a portal
    row<Count>("fix/delete-ends", {QT_TR_NOOP("Delete one end"),
                                   //: A button: ends of a portal
                                   QT_TR_N_NOOP("Delete %n ends")}),
    //: A button
    row<Count>("fix/clear-message", {QT_TR_NOOP("Clear the message"),
                                     //: A button
                                     QT_TR_N_NOOP("Clear the %n messages")}),
    //: A button
    row<Count>("fix/remove-texts", {QT_TR_NOOP("Delete the text"),
                                    //: A button
                                    QT_TR_N_NOOP("Delete the %n texts")}),
    //: A button. %1 is a player: Red
    row<Player>("fix/human", QT_TR_NOOP("Let a person or the computer play %1")),
    //: A button: keys of texts
    row<Count>("fix/rename-keys", {QT_TR_NOOP("Give it another key"),
                                   //: A button: keys of texts
                                   QT_TR_N_NOOP("Give %n other keys")}),
    //: A button. %1 is the key of a text in quotes: “Map name”
    row<Quoted>("fix/add-text", QT_TR_NOOP("Add the text %1")),
    //: A button: what cannot be read of a text
    row<Count>("fix/replace-halves", {QT_TR_NOOP("Put the sign for unreadable characters there"),
                                      //: A button: what cannot be read of several texts
                                      QT_TR_N_NOOP("Put the sign for unreadable characters into %n texts")}),
    //: A button: bytes behind the end of a file
    row<Count>("fix/drop-tail", {QT_TR_NOOP("Remove the byte behind the end"),
                                 //: A button: bytes behind the end of a file
                                 QT_TR_N_NOOP("Remove the %n bytes behind the end")}),
    //: A button
    row<Count>("fix/clear", {QT_TR_NOOP("Delete the decoration in the way"),
                             //: A button
                             QT_TR_N_NOOP("Delete the %n decorations in the way")}),
};

std::span<const MessageText> worldFixTexts() {
    return FixTable::worlds;
}

} // namespace stonemason::pocket_heroes
