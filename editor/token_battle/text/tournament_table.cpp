// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/text/message_tables.h"

namespace stonemason::token_battle {

constexpr MessageText ErrorTables::tournaments[]{
    row("tournament/changed", QT_TR_NOOP("The decks, board, players, games or seed in this file were changed "
                                         "after it was written. Use the file as it was.")),
    //: %1 is the name of a deck in quotes
    row<Quoted>("tournament/deck-invalid", QT_TR_NOOP("The deck %1 cannot be played; correct it first.")),
    //: %1 and %2 are numbers
    row<Number, Number>("tournament/games",
                        QT_TR_NOOP("The number of games between two opponents must be even, from %1 to %2.")),
    //: %1 is the name of a deck in quotes
    row<Quoted>("tournament/name-twice", QT_TR_NOOP("Two decks are called %1; rename one.")),
    //: %1 is the name of a format in quotes
    row<Quoted>("tournament/not-one",
                QT_TR_NOOP("This JSON file is not a tournament result: its format is %1.")),
    row("tournament/number", QT_TR_NOOP("A whole number must stand here.")),
    //: %1 is the name of a deck in quotes
    row<Quoted>("tournament/other-decks",
                QT_TR_NOOP("The part was played with other decks than the first: %1 is not the same in both. "
                           "Play it again with the same decks.")),
    row("tournament/other-form", QT_TR_NOOP("In one of the parts all decks met, in the other one deck met "
                                            "the others; merge only parts of one tournament.")),
    row("tournament/other-game",
        QT_TR_NOOP("This was played with other cards, other rules or another version of the program; play it "
                   "again, all parts with one version.")),
    row("tournament/other-games", QT_TR_NOOP("The part was played with another number of games than the "
                                             "first; play it again with the same number.")),
    row("tournament/other-player", QT_TR_NOOP("The part was played by another player than the first, or with "
                                              "other options; play it again with the same.")),
    row("tournament/other-seed",
        QT_TR_NOOP("The part was played with another seed than the first; play it again with the same.")),
    //: %1 and %2 are numbers
    row<Number, Number>(
        "tournament/other-shards",
        QT_TR_NOOP("This is one of %1 parts, the first is one of %2; merge only parts of one tournament.")),
    row("tournament/played", QT_TR_NOOP("This part holds games of another part, or the same games twice.")),
    row("tournament/seed", QT_TR_NOOP("A seed is a whole number from 0 to 9007199254740991.")),
    row("tournament/shard", QT_TR_NOOP("The number of a part cannot be larger than the number of parts.")),
    //: %1 is the number of a part of the work
    row<Number>("tournament/shard-twice", QT_TR_NOOP("Part %1 is there twice; remove one of them.")),
    //: %1 is a list of numbers in quotes, %2 a number
    row<Quoted, Number>("tournament/shards-missing", QT_TR_NOOP("Of %2 parts these are missing: %1.")),
    row("tournament/sums",
        QT_TR_NOOP("These numbers contradict each other; the file was changed after it was written.")),
    //: %1 is a number
    row<Number>("tournament/too-few", QT_TR_NOOP("A tournament needs at least %1 decks; name more.")),
    //: %1 is a number
    row<Number>("tournament/too-many",
                QT_TR_NOOP("At most %1 decks can take part in a tournament; remove some.")),
    //: %1 is the id of a game in quotes
    row<Quoted>("tournament/unknown-game",
                QT_TR_NOOP("The result is one of the game %1, whose cards this program does not know.")),
};

std::span<const MessageText> tournamentErrorTexts() {
    return ErrorTables::tournaments;
}

} // namespace stonemason::token_battle
