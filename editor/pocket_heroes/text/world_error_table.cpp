// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/text/message_tables.h"

namespace stonemason::pocket_heroes {

// Why files of Pocket Heroes worlds cannot be read or written, and what writing leaves out.

constexpr MessageText ErrorTables::worlds[]{
    //: %1 is a place
    row<Cell>("hmm/cell", QT_TR_NOOP("The place %1 is too far off the map to be written; move it.")),
    //: %1, %2 and %3 are numbers
    row<Number, Number, Number>("hmm/count",
                                QT_TR_NOOP("The file is damaged: at byte %1 it counts more entries (%2) "
                                           "than it has room for (%3); get it again.")),
    //: %1, %2 and %3 are numbers
    row<Number, Number, Number>("hmm/cut",
                                QT_TR_NOOP("The file ends too early: at byte %1 it needs more bytes "
                                           "(%2) than it has (%3); get it again.")),
    //: %1, %2 and %3 are numbers
    row<Number, Number, Number>("hmm/languages", QT_TR_NOOP("The map's languages are number %1; it must be "
                                                            "from %2 to %3.")),
    //: %1, %2 and %3 are numbers
    row<Number, Number, Number>("hmm/length",
                                QT_TR_NOOP("At byte %1 the file announces a text of more characters "
                                           "(%2) than there is room for (%3); it is damaged.")),
    row<Number>("hmm/not-a-map", QT_TR_NOOP("This is not a Pocket Heroes map: it does not begin as one.")),
    row("hmm/not-utf8", QT_TR_NOOP("The text holds something that is not a character; write it again.")),
    //: %1 and %2 are numbers
    row<Number, Number>("hmm/side",
                        QT_TR_NOOP("A map has 32, 64, 128 or 256 cells a side, and one node more; "
                                   "this one has %1 by %2 nodes.")),
    //: %1 and %2 are numbers
    row<Number, Number>("hmm/too-many", QT_TR_NOOP("There are %1 entries, and a file holds at most %2; "
                                                   "delete some.")),
    //: %1 to %4 are numbers
    row<Number, Number, Number, Number>("hmm/value",
                                        QT_TR_NOOP("At byte %1 the file has the number %2, where "
                                                   "only %3 to %4 can be; it is damaged.")),
    //: %2, %3 and %4 are numbers
    row<Number, Number, Number, Number>("hmm/version", QT_TR_NOOP("The map is of version %2, and only "
                                                                  "versions %3 and %4 are known.")),
    row("phm/language", QT_TR_NOOP("The world has no texts in this language; choose another.")),
    row<Count>(
        "phm/loses-constructions",
        {QT_TR_NOOP("A building of a castle is left out: it is not built, or such castles do not have it."),
         QT_TR_N_NOOP("%n buildings of castles are left out: they are not built, or such castles do "
                      "not have them.")}),
    row("phm/loses-event-names",
        QT_TR_NOOP("The names of timed events are left out; players never see them.")),
    row("phm/loses-heights", QT_TR_NOOP("Heights are left out; the game has none.")),
    row("phm/loses-languages", QT_TR_NOOP("The texts of the other languages are left out.")),
    row<Count>("phm/loses-pictures",
               {QT_TR_NOOP("A decoration or a piece of a way is left out: another covers its cell."),
                QT_TR_N_NOOP("%n decorations and pieces of ways are left out: others cover their cells.")}),
    row<Count>("phm/loses-rewards",
               {QT_TR_NOOP("A reward is left out: the game has no such artifact."),
                QT_TR_N_NOOP("%n rewards are left out: the game has no such artifacts.")}),
    row<Count>("phm/loses-skills",
               {QT_TR_NOOP("A skill of a hero is left out: no hero of the game has it."),
                QT_TR_N_NOOP("%n skills of heroes are left out: no hero of the game has them.")}),
    row<Count>("phm/loses-spells",
               {QT_TR_NOOP("A spell of a hero is left out: the game has no such spell."),
                QT_TR_N_NOOP("%n spells of heroes are left out: the game has no such spells.")}),
    row("phm/no-nation",
        QT_TR_NOOP("This player has neither a castle nor a hero; add one, or remove the player.")),
    row("phm/not-a-map", QT_TR_NOOP("This is not a world for the game: it does not begin as one.")),
    //: %1 is a number
    row<Number>("phm/number",
                QT_TR_NOOP("The game has no object with the number %1 here; the file is damaged.")),
    row("phm/packed", QT_TR_NOOP("The packed part of the file is damaged; get it again.")),
    row("phm/player-twice", QT_TR_NOOP("This player stands twice in the list; remove one.")),
    row<Count>("phm/rest",
               {QT_TR_NOOP("A byte too many stands behind the end of the content; the file is damaged."),
                QT_TR_N_NOOP("%n bytes too many stand behind the end of the content; the file is damaged.")}),
    row("phm/saved-game",
        QT_TR_NOOP(
            "This is a game that somebody saved, or it is damaged; open the world it was begun from.")),
    //: %1 is a number
    row<Number>("phm/surface",
                QT_TR_NOOP("The game has no ground with the number %1; paint other ground there.")),
    //: %1 and %2 are numbers
    row<Bytes, Bytes>("phm/too-large", QT_TR_NOOP("The content is too large for the game: %1 of at most %2; "
                                                  "delete some objects or texts.")),
    //: %1 is the id of an object
    row<Quoted>("phm/unknown",
                QT_TR_NOOP("The game does not know %1; delete it, or put something else there.")),
    //: %1 and %2 are numbers
    row<Number, Number>("phm/version",
                        QT_TR_NOOP("The file is of version %1, and the game takes only version %2.")),
};

std::span<const MessageText> worldErrorTexts() {
    return ErrorTables::worlds;
}

static constexpr KindText kinds[]{
    //: Kinds of documents, after "nearest to"
    {"world", QT_TRANSLATE_NOOP("ArgumentText", "a world of Pocket Heroes")},
    {"template", QT_TRANSLATE_NOOP("ArgumentText", "a template of worlds")},
};

const GameTexts gameTexts{{worldErrorTexts, templateErrorTexts}, kinds};

} // namespace stonemason::pocket_heroes
