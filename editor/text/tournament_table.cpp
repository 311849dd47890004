// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text/message_tables.h"

namespace stonemason {

constexpr MessageText ErrorTables::tournaments[]{
    row("tournament/changed",
        QT_TR_NOOP("Decks or board, players, games or seed are not those the result was "
                   "played with; it was changed afterwards. Use the file as it was written.")),
    //: %1 is the name of a deck in quotes
    row<Quoted>("tournament/deck-invalid", QT_TR_NOOP("The deck %1 cannot be played; correct it first.")),
    //: %1 and %2 are numbers
    row<Number, Number>("tournament/games",
                        QT_TR_NOOP("Two that meet play an even number of games, from %1 to %2.")),
    //: %1 is the name of a deck in quotes
    row<Quoted>("tournament/name-twice", QT_TR_NOOP("Two decks are called %1; rename one.")),
    //: %1 is the name of a format in quotes
    row<Quoted>("tournament/not-one",
                QT_TR_NOOP("This JSON file is not a tournament result: its format is %1.")),
    row("tournament/number", QT_TR_NOOP("Here a whole number is needed.")),
    //: %1 is the name of a deck in quotes
    row<Quoted>("tournament/other-decks",
                QT_TR_NOOP("The part was played with other decks than the first: %1 is not the same in both. "
                           "Play it again with the same decks.")),
    row("tournament/other-form", QT_TR_NOOP("The part is of another form than the first: in one all decks "
                                            "met, in the other one deck met the others.")),
    row("tournament/other-game",
        QT_TR_NOOP("This was played with other cards, other rules or another version of the program; play it "
                   "again, all parts with one version.")),
    row("tournament/other-games", QT_TR_NOOP("The part was played with another number of games than the "
                                             "first; play it again with the same number.")),
    row("tournament/other-player", QT_TR_NOOP("The part was played by another player than the first, or with "
                                              "other options of it; play it again with the same.")),
    row("tournament/other-seed",
        QT_TR_NOOP("The part was played with another seed than the first; play it again with the same.")),
    //: %1 and %2 are numbers
    row<Number, Number>(
        "tournament/other-shards",
        QT_TR_NOOP(
            "The part is one of %1 shards, the first is one of %2; merge the shards of one division.")),
    row("tournament/played",
        QT_TR_NOOP("These games are not those of the part's shard, or they are there twice.")),
    row("tournament/seed", QT_TR_NOOP("A seed is a whole number from 0 to 9007199254740991.")),
    row("tournament/shard", QT_TR_NOOP("The number of a shard cannot be larger than the number of shards.")),
    //: %1 is the number of a part of the work
    row<Number>("tournament/shard-twice", QT_TR_NOOP("Shard %1 is there twice; remove one of them.")),
    //: %1 is a list of numbers in quotes, %2 a number
    row<Quoted, Number>("tournament/shards-missing",
                        QT_TR_NOOP("Parts are missing: of %2 shards these were not given: %1.")),
    row("tournament/sums",
        QT_TR_NOOP("No games can have these sums; the file was changed after it was written.")),
    //: %1 is a number
    row<Number>("tournament/too-few", QT_TR_NOOP("A tournament needs at least %1 decks; name more.")),
    //: %1 is a number
    row<Number>("tournament/too-many",
                QT_TR_NOOP("At most %1 decks can take part in a tournament; remove some.")),
    //: %1 is the id of a game in quotes
    row<Quoted>("tournament/unknown-game",
                QT_TR_NOOP("The result is one of the game %1, whose cards this program does not know.")),
};

std::span<const MessageText> tournamentTexts() {
    return ErrorTables::tournaments;
}

} // namespace stonemason
