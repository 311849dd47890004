// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text/message_tables.h"

#include <QtGlobal>

namespace stonemason {

namespace {

using Kind = ArgumentKind;

constexpr MessageText table[]{
    {"cards/needless-area",
     {},
     MessageText::uncounted,
     {},
     {QT_TRANSLATE_NOOP("Error", "This ability works on no area; leave the area out.")}},
    {"cards/offset",
     {},
     MessageText::uncounted,
     {},
     {QT_TRANSLATE_NOOP("Error", "This must be one of the eight cells around a token, such as [-1, 1].")}},
    {"cards/order",
     {Kind::Number},
     MessageText::uncounted,
     {},
     //: %1 is a number
     {QT_TRANSLATE_NOOP("Error", "The ids of cards must rise, and %1 does not come after the one before.")}},
    {"cards/too-few",
     {Kind::Number, Kind::Number},
     MessageText::uncounted,
     {},
     //: %1 and %2 are numbers
     {QT_TRANSLATE_NOOP("Error", "There are too few cards or openers for full decks: %1 instead of %2.")}},
    {"cards/version",
     {},
     MessageText::uncounted,
     {},
     {QT_TRANSLATE_NOOP("Error", "This must be a version such as 0.4.0, and a later one than the first.")}},
    {"json/length",
     {Kind::Number, Kind::Number},
     1,
     {},
     //: %1 is a number
     {QT_TRANSLATE_NOOP("Error", "This list has one entry and needs %1."),
      //: %1 is a number
      QT_TRANSLATE_N_NOOP("Error", "This list has %n entries and needs %1.")}},
    {"deck/stack-full",
     {Kind::Number, Kind::Number},
     MessageText::uncounted,
     {},
     //: %1 and %2 are numbers
     {QT_TRANSLATE_NOOP("Error", "Stack %1 cannot hold more than %2 cards.")}},
    {"deck/card-twice",
     {Kind::Card, Kind::Number},
     MessageText::uncounted,
     {},
     //: %1 is a card, %2 a number
     {QT_TRANSLATE_NOOP("Error", "%1 is already in stack %2, and a deck holds a card once.")}},
    {"deck/no-slot",
     {},
     MessageText::uncounted,
     {},
     {QT_TRANSLATE_NOOP("Error", "A deck has no such place.")}},
    {"deck/no-card",
     {},
     MessageText::uncounted,
     {},
     {QT_TRANSLATE_NOOP("Error", "There is a number that no card can have.")}},
    {"deck/not-in-deck",
     {Kind::Card},
     MessageText::uncounted,
     {},
     //: %1 is a card
     {QT_TRANSLATE_NOOP("Error", "%1 is not in this deck.")}},
    {"deck/too-few",
     {Kind::Number, Kind::Number},
     1,
     {},
     //: %1 is the number of a stack
     {QT_TRANSLATE_NOOP("Error", "Stack %1 needs one more card."),
      //: %1 is the number of a stack
      QT_TRANSLATE_N_NOOP("Error", "Stack %1 needs %n more cards.")}},
    {"deck/too-many",
     {Kind::Number, Kind::Number},
     1,
     {},
     //: %1 is the number of a stack
     {QT_TRANSLATE_NOOP("Error", "Stack %1 has one card too many."),
      //: %1 is the number of a stack
      QT_TRANSLATE_N_NOOP("Error", "Stack %1 has %n cards too many.")}},
    {"deck/unknown-card",
     {Kind::Card},
     MessageText::uncounted,
     {},
     //: %1 is a card
     {QT_TRANSLATE_NOOP("Error", "%1 is not in the catalogue; put another in its place.")}},
    {"deck/no-opener",
     {},
     MessageText::uncounted,
     {},
     {QT_TRANSLATE_NOOP("Error", "None of the top cards pays off on the first turn.")}},
    {"deck/assumed-ids",
     {Kind::Number},
     0,
     {},
     {QT_TRANSLATE_NOOP("Error", "The number of one card is our reading; no source tells the game's own."),
      QT_TRANSLATE_N_NOOP("Error",
                          "The numbers of %n cards are our reading; no source tells the game's own.")}},
    {"name/empty", {}, MessageText::uncounted, {}, {QT_TRANSLATE_NOOP("Error", "The name is empty.")}},
    {"name/utf8",
     {},
     MessageText::uncounted,
     {},
     {QT_TRANSLATE_NOOP("Error", "The name is not UTF-8 text.")}},
    {"name/control",
     {},
     MessageText::uncounted,
     {},
     {QT_TRANSLATE_NOOP("Error", "The name holds a line end or another control character; take it out.")}},
    {"name/length",
     {Kind::Number},
     MessageText::uncounted,
     {},
     //: %1 is a number
     {QT_TRANSLATE_NOOP("Error", "The name is longer than %1 characters; shorten it.")}},
    {"name/blank-ends",
     {},
     MessageText::uncounted,
     {},
     {QT_TRANSLATE_NOOP("Error", "The name begins or ends with a blank; take it out.")}},
    {"name/taken",
     {Kind::Quoted},
     MessageText::uncounted,
     {},
     //: %1 is a name in quotes
     {QT_TRANSLATE_NOOP("Error", "There is a deck named %1 already; choose another name.")}},
    {"notes/utf8",
     {},
     MessageText::uncounted,
     {},
     {QT_TRANSLATE_NOOP("Error", "The notes are not UTF-8 text.")}},
    {"notes/control",
     {},
     MessageText::uncounted,
     {},
     {QT_TRANSLATE_NOOP("Error", "The notes hold a control character; take it out.")}},
    {"notes/length",
     {Kind::Number},
     MessageText::uncounted,
     {},
     //: %1 is a number
     {QT_TRANSLATE_NOOP("Error", "The notes are longer than %1 characters; shorten them.")}},
};

} // namespace

std::span<const MessageText> deckTexts() {
    return table;
}

} // namespace stonemason
