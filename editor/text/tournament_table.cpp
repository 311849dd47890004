// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text/message_tables.h"

#include <QtGlobal>

namespace stonemason {

namespace {

using Kind = ArgumentKind;

constexpr MessageText table[]{
    {"tournament/changed",
     {},
     MessageText::uncounted,
     {},
     {QT_TRANSLATE_NOOP("Error", "Decks, player, games or seed are not those the result was played with; it "
                                 "was changed afterwards. Use the file as it was written.")}},
    {"tournament/deck-invalid",
     {Kind::Quoted},
     MessageText::uncounted,
     {},
     //: %1 is the name of a deck in quotes
     {QT_TRANSLATE_NOOP("Error", "The deck %1 cannot be played with; check it and mend it first.")}},
    {"tournament/games",
     {Kind::Number, Kind::Number},
     MessageText::uncounted,
     {},
     //: %1 and %2 are numbers
     {QT_TRANSLATE_NOOP("Error", "Two decks play an even number of games, from %1 to %2.")}},
    {"tournament/name-twice",
     {Kind::Quoted},
     MessageText::uncounted,
     {},
     //: %1 is the name of a deck in quotes
     {QT_TRANSLATE_NOOP("Error", "Two decks are called %1; rename one.")}},
    {"tournament/not-one",
     {Kind::Quoted},
     MessageText::uncounted,
     {},
     //: %1 is the name of a format in quotes
     {QT_TRANSLATE_NOOP("Error", "This JSON file is no result of a tournament: it calls its format %1.")}},
    {"tournament/number",
     {},
     MessageText::uncounted,
     {},
     {QT_TRANSLATE_NOOP("Error", "Here a whole number is needed.")}},
    {"tournament/other-decks",
     {Kind::Quoted},
     MessageText::uncounted,
     {},
     //: %1 is the name of a deck in quotes
     {QT_TRANSLATE_NOOP("Error", "The part was played with other decks than the first: %1 is not the same in "
                                 "both. Play it again with the same decks.")}},
    {"tournament/other-form",
     {},
     MessageText::uncounted,
     {},
     {QT_TRANSLATE_NOOP("Error", "The part is of another form than the first: in one all decks met, in the "
                                 "other one deck met the others.")}},
    {"tournament/other-game",
     {},
     MessageText::uncounted,
     {},
     {QT_TRANSLATE_NOOP("Error", "This was played with other cards, other rules or another version of the "
                                 "program; play it again, all parts with one version.")}},
    {"tournament/other-games",
     {},
     MessageText::uncounted,
     {},
     {QT_TRANSLATE_NOOP("Error", "The part was played with another number of games than the first; play it "
                                 "again with the same number.")}},
    {"tournament/other-player",
     {},
     MessageText::uncounted,
     {},
     {QT_TRANSLATE_NOOP("Error", "The part was played by another player than the first, or with other "
                                 "options of it; play it again with the same.")}},
    {"tournament/other-seed",
     {},
     MessageText::uncounted,
     {},
     {QT_TRANSLATE_NOOP(
         "Error", "The part was played with another seed than the first; play it again with the same.")}},
    {"tournament/other-shards",
     {Kind::Number, Kind::Number},
     MessageText::uncounted,
     {},
     //: %1 and %2 are numbers
     {QT_TRANSLATE_NOOP(
         "Error",
         "The part is one of %1 shards, the first is one of %2; merge the shards of one division.")}},
    {"tournament/played",
     {},
     MessageText::uncounted,
     {},
     {QT_TRANSLATE_NOOP("Error", "These games are not those of the part's shard, or they are there twice.")}},
    {"tournament/seed",
     {},
     MessageText::uncounted,
     {},
     {QT_TRANSLATE_NOOP("Error", "A seed is a whole number from 0 to 9007199254740991.")}},
    {"tournament/shard",
     {},
     MessageText::uncounted,
     {},
     {QT_TRANSLATE_NOOP("Error", "The number of a shard cannot be larger than the number of shards.")}},
    {"tournament/shard-twice",
     {Kind::Number},
     MessageText::uncounted,
     {},
     //: %1 is the number of a part of the work
     {QT_TRANSLATE_NOOP("Error", "Shard %1 is there twice; take one of the two out.")}},
    {"tournament/shards-missing",
     {Kind::Quoted, Kind::Number},
     MessageText::uncounted,
     {},
     //: %1 is a list of numbers in quotes, %2 a number
     {QT_TRANSLATE_NOOP("Error", "Parts are missing: of %2 shards these were not given: %1.")}},
    {"tournament/sums",
     {},
     MessageText::uncounted,
     {},
     {QT_TRANSLATE_NOOP("Error",
                        "No games can have these sums; the file was changed after it was written.")}},
    {"tournament/too-few",
     {Kind::Number},
     MessageText::uncounted,
     {},
     //: %1 is a number
     {QT_TRANSLATE_NOOP("Error", "A tournament needs at least %1 decks; name more.")}},
    {"tournament/too-many",
     {Kind::Number},
     MessageText::uncounted,
     {},
     //: %1 is a number
     {QT_TRANSLATE_NOOP("Error", "At most %1 decks can take part in a tournament; take some out.")}},
    {"tournament/unknown-game",
     {Kind::Quoted},
     MessageText::uncounted,
     {},
     //: %1 is the id of a game in quotes
     {QT_TRANSLATE_NOOP("Error",
                        "The result is one of the game %1, whose cards this program does not know.")}},
};

} // namespace

std::span<const MessageText> tournamentTexts() {
    return table;
}

} // namespace stonemason
