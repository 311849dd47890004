// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/text/message_tables.h"

namespace stonemason::token_battle {

constexpr MessageText ErrorTables::decks[]{
    row("cards/needless-area", QT_TR_NOOP("This ability works on no area; leave the area out.")),
    row("cards/offset", QT_TR_NOOP("This must be one of the eight cells around a token, such as [-1, 1].")),
    //: %1 is a number
    row<Number>("cards/order",
                QT_TR_NOOP("Cards must be in the order of their ids, and %1 is out of order.")),
    //: %1 and %2 are numbers
    row<Number, Number>("cards/too-few",
                        QT_TR_NOOP("There are too few cards or openers for full decks: %1 instead of %2.")),
    row("cards/version", QT_TR_NOOP("This must be a version such as 0.4.0, and a later one than the first.")),
    //: %1 and %2 are numbers
    row<Number, Number>("json/entries", QT_TR_NOOP("This list has %2 entries; it may have at most %1.")),
    //: %1 is a number
    row<Number, Count>("json/length", {QT_TR_NOOP("This list has one entry and needs %1."),
                                       //: %1 is a number
                                       QT_TR_N_NOOP("This list has %n entries and needs %1.")}),
    //: %1 and %2 are numbers
    row<Number, Number>("deck/stack-full", QT_TR_NOOP("Stack %1 cannot hold more than %2 cards.")),
    //: %1 is a card, %2 a number
    row<Card, Number>("deck/card-twice",
                      QT_TR_NOOP("%1 is already in stack %2, and a deck holds a card once.")),
    row("deck/no-slot", QT_TR_NOOP("A deck has no such place.")),
    row("deck/no-card", QT_TR_NOOP("There is a number that no card can have.")),
    //: %1 is a card
    row<Card>("deck/not-in-deck", QT_TR_NOOP("%1 is not in this deck.")),
    //: %1 is the number of a stack
    row<Number, Count>("deck/too-few", {QT_TR_NOOP("Stack %1 needs one more card."),
                                        //: %1 is the number of a stack
                                        QT_TR_N_NOOP("Stack %1 needs %n more cards.")}),
    //: %1 is the number of a stack
    row<Number, Count>("deck/too-many", {QT_TR_NOOP("Stack %1 has one card too many."),
                                         //: %1 is the number of a stack
                                         QT_TR_N_NOOP("Stack %1 has %n cards too many.")}),
    //: %1 is a card
    row<Card>("deck/unknown-card", QT_TR_NOOP("%1 is not in the catalogue; put another in its place.")),
    row("deck/no-opener", QT_TR_NOOP("None of the top cards pays off on the first turn.")),
    //: %1 is a card with its number
    row<Card>("deck/assumed-id",
              QT_TR_NOOP("The number of %1 is not confirmed; the game may mean another card.")),
    row<Card, Count>(
        "deck/assumed-ids",
        //: %1 is a card with its number
        {QT_TR_NOOP("The numbers of %1 and one more card are not confirmed; the game may mean other cards."),
         //: %1 is a card with its number
         QT_TR_N_NOOP(
             "The numbers of %1 and %n more cards are not confirmed; the game may mean other cards.")}),
    row("name/empty", QT_TR_NOOP("The name is empty.")),
    row("name/utf8", QT_TR_NOOP("The name is not UTF-8 text.")),
    row("name/control",
        QT_TR_NOOP("The name contains a line break or another control character; remove it.")),
    //: %1 is a number
    row<Number>("name/length", QT_TR_NOOP("The name is longer than %1 characters; shorten it.")),
    row("name/blank-ends", QT_TR_NOOP("The name begins or ends with a space; remove it.")),
    //: %1 is a name in quotes
    row<Quoted>("name/taken", QT_TR_NOOP("There is already a deck named %1; choose another name.")),
    row("notes/utf8", QT_TR_NOOP("The notes are not UTF-8 text.")),
    row("notes/control", QT_TR_NOOP("The notes contain a control character; remove it.")),
    //: %1 is a number
    row<Number>("notes/length", QT_TR_NOOP("The notes are longer than %1 characters; shorten them.")),
    //: %1 is a number
    row<Number>("tags/count", QT_TR_NOOP("There are more than %1 tags; remove some.")),
    //: %2 is a number
    row<Count, Number>("deck/stacks",
                       {QT_TR_NOOP("There is one stack instead of %2; perhaps the text was cut short."),
                        //: %2 is a number
                        QT_TR_N_NOOP("There are %n stacks instead of %2; perhaps the text was cut short.")}),
    row("deck/not-numbers", QT_TR_NOOP("A stack must be a line of card numbers.")),
    row("deck/not-cards", QT_TR_NOOP("A stack must be a line of cards with commas between them; an empty one "
                                     "is written as a dash.")),
    //: %1 is a word in quotes
    row<Quoted>("deck/no-such-name", QT_TR_NOOP("No card is called %1; correct the name or write the card's "
                                                "number.")),
    //: %1 is a word in quotes, %2 the name of a card in quotes
    row<Quoted, Quoted>("deck/nearest-name", QT_TR_NOOP("No card is called %1; perhaps %2 is meant.")),
    //: %1 is the number of a card, %2 the name that stands beside it
    row<Number, Quoted>(
        "deck/number-and-name",
        QT_TR_NOOP("The number %1 and the name %2 belong to two cards; correct one of them, or write "
                   "1x where the number says how often the card is there.")),
    //: %1 and %2 are numbers, %3 is a word in quotes
    row<Number, Number, Quoted>("deck/word-unknown", QT_TR_NOOP("Line %1, column %2: no card is called %3.")),
    //: %1 and %2 are numbers, %3 is a word in quotes, %4 the name of a card in quotes
    row<Number, Number, Quoted, Quoted>(
        "deck/word-nearest", QT_TR_NOOP("Line %1, column %2: no card is called %3. Did you mean %4?")),
    //: %1 and %2 are numbers, %3 is a card as written in quotes
    row<Number, Number, Quoted>("deck/word-twice",
                                QT_TR_NOOP("Line %1, column %2: %3 is in the deck already.")),
    //: %1 and %2 are numbers, %3 is a card as written in quotes, %4 the number of a stack
    row<Number, Number, Quoted, Number>("deck/word-surplus",
                                        QT_TR_NOOP("Line %1, column %2: stack %4 has no room for %3.")),
    //: %1 and %2 are numbers, %3 is a card as written in quotes, %4 the number of a stack
    row<Number, Number, Quoted, Number>("deck/word-fits",
                                        QT_TR_NOOP("Line %1, column %2: stack %4 has room for %3 now.")),
    row("deck/ambiguous", QT_TR_NOOP("There are five lines of numbers: the first may be a name or an extra "
                                     "stack. Correct it in the file.")),
    //: %1 is the number of a stack
    row<Number>("deck/stack-twice", QT_TR_NOOP("Stack %1 is there twice; remove one of them.")),
    row("decks/nothing", QT_TR_NOOP("There is no deck here. Stonemason reads its own deck files, sets of the "
                                    "game, card lists and share codes (sd1-…).")),
    //: %1 is a large number
    row<Number>("decks/too-many", QT_TR_NOOP("There are more than %1 decks; split the file.")),
    //: %1 is the name of a format in quotes
    row<Quoted>("sdeck/not-decks",
                QT_TR_NOOP("This JSON file is not a Stonemason deck file: its format is %1.")),
    //: %1 is the id of a game in quotes
    row<Quoted>("sdeck/unknown-game",
                QT_TR_NOOP("The decks are for the game %1, whose cards this program does not know.")),
    row("code/none", QT_TR_NOOP("This is not a share code. Share codes begin with sd1-.")),
    //: %1 and %2 are version numbers
    row<Number, Number>("code/version",
                        QT_TR_NOOP("This share code has version %1, and this program reads up to version %2. "
                                   "Update Stonemason or copy the code again.")),
    //: %1 is a number
    row<Number>("code/character", QT_TR_NOOP("Character %1 cannot be in a share code, which has only small "
                                             "letters and digits. Copy it again.")),
    row("code/damaged",
        QT_TR_NOOP("The share code is damaged: part of it is missing or changed. Copy it again.")),
    row("user/not-a-user-file",
        QT_TR_NOOP("This is not a user file of the game. Choose the file the decks came from.")),
    row("user/number", QT_TR_NOOP("The number of the active set must stand here.")),
    row("user/no-sets", QT_TR_NOOP("Sets of cards must begin here, with the line \"set 0\".")),
    row("user/only-sets",
        QT_TR_NOOP(
            "This is a user file of the game, and only sets can be saved in it. Choose another file.")),
    //: %1 is a number
    row<Number, Count>("user/active-missing",
                       {QT_TR_NOOP("In the game deck %1 is active, but only one would be left. Choose "
                                   "another in the game or add decks."),
                        //: %1 is a number
                        QT_TR_N_NOOP("In the game deck %1 is active, but only %n would be left. Choose "
                                     "another in the game or add decks.")}),
    //: %1 is a number
    row<Number>("write/active-stays", QT_TR_NOOP("In the game file deck %1 stays the active one.")),
    row<Count>(
        "write/assumed-ids",
        {QT_TR_NOOP("One deck has cards with unconfirmed numbers; the game may mean other cards."),
         QT_TR_N_NOOP("%n decks have cards with unconfirmed numbers; the game may mean other cards.")}),
    //: %1 is the name of a deck in quotes, %2 the number of a stack
    row<Quoted, Number>("write/empty-stack",
                        QT_TR_NOOP("Stack %2 of the deck %1 is empty, and sets of the game cannot store "
                                   "that. Add a card or choose another format.")),
    row<Count>("write/invalid",
               {QT_TR_NOOP("The game rejects one deck: a stack is too small or a card is unknown."),
                QT_TR_N_NOOP("The game rejects %n decks: stacks are too small or cards are unknown.")}),
    row("write/lost-active", QT_TR_NOOP("Only an .sdeck file remembers which deck is active.")),
    row<Count>("write/lost-names",
               {QT_TR_NOOP("The name of one deck is lost: this format has no names."),
                QT_TR_N_NOOP("The names of %n decks are lost: this format has no names.")}),
    row<Count>("write/lost-tags",
               {QT_TR_NOOP("The tags of one deck are lost: only an .sdeck file keeps them."),
                QT_TR_N_NOOP("The tags of %n decks are lost: only an .sdeck file keeps them.")}),
    row<Count>("write/lost-notes",
               {QT_TR_NOOP("The notes of one deck are lost: only an .sdeck file keeps them."),
                QT_TR_N_NOOP("The notes of %n decks are lost: only an .sdeck file keeps them.")}),
    row<Count>(
        "write/lost-words",
        {QT_TR_NOOP("Words of one deck that name no card are lost: only an .sdeck file and a list keep "
                    "them."),
         QT_TR_N_NOOP("Words of %n decks that name no card are lost: only an .sdeck file and a list "
                      "keep them.")}),
    row("write/lost-other",
        QT_TR_NOOP("Fields of another program are lost: only an .sdeck file keeps them.")),
    //: %1 and %2 are numbers of decks
    row<Number, Number>("write/more-than-game",
                        QT_TR_NOOP("There are %1 decks, and the game holds %2 at most.")),
    row("write/no-decks", QT_TR_NOOP("There is no deck to write.")),
    //: %1 is a number of decks
    row<Number>("write/one-deck", QT_TR_NOOP("A share code holds one deck, and these are %1. Choose one.")),
    row("write/user-file",
        QT_TR_NOOP("Stonemason does not create user files of the game; choose an existing one.")),
};

std::span<const MessageText> deckTexts() {
    return ErrorTables::decks;
}

static constexpr KindText kinds[]{
    //: Kinds of documents, after "nearest to"
    {"deck", QT_TRANSLATE_NOOP("ArgumentText", "decks of cards")},
    {"game", QT_TRANSLATE_NOOP("ArgumentText", "a game of Token Battle")},
    {"duel", QT_TRANSLATE_NOOP("ArgumentText", "a game of Token Battle")},
};

const GameTexts gameTexts{{deckTexts, duelErrorTexts, tournamentErrorTexts}, kinds};

} // namespace stonemason::token_battle
