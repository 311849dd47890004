// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text/message_tables.h"

#include <QtGlobal>

namespace stonemason {

namespace {

using Kind = ArgumentKind;

constexpr MessageText table[]{
    {"duel/after-end",
     {Kind::Number},
     MessageText::uncounted,
     {},
     //: %1 is the number of a move in the list of moves
     {QT_TRANSLATE_NOOP("Error", "Move %1 comes after the game has ended; take it and what follows out.")}},
    {"duel/board",
     {Kind::Number, Kind::Number},
     MessageText::uncounted,
     {},
     //: %1 rows and %2 columns
     {QT_TRANSLATE_NOOP("Error", "Games can only be played on a board of %1 by %2 cells.")}},
    {"duel/deck-invalid",
     {Kind::Number},
     MessageText::uncounted,
     {},
     //: %1 is the number of a player, 1 or 2
     {QT_TRANSLATE_NOOP("Error",
                        "The deck of player %1 cannot be played with; check it and mend it first.")}},
    {"duel/hidden-card",
     {Kind::Number},
     MessageText::uncounted,
     {},
     //: %1 is the number of a move in the list of moves
     {QT_TRANSLATE_NOOP("Error", "Move %1 plays a card that the file does not name; take it and what follows "
                                 "out.")}},
    {"duel/illegal-move",
     {Kind::Number},
     MessageText::uncounted,
     {},
     //: %1 is the number of a move in the list of moves
     {QT_TRANSLATE_NOOP(
         "Error", "Move %1 is against the rules: its cell is taken, or its stack is none of the player's.")}},
    {"duel/position",
     {},
     MessageText::uncounted,
     {},
     {QT_TRANSLATE_NOOP("Error", "The position that the game begins with cannot be: no game with these decks "
                                 "can come to it.")}},
    {"duel/resigned",
     {},
     MessageText::uncounted,
     {},
     {QT_TRANSLATE_NOOP("Error", "Nobody can give up a game that has ended, or one without an opponent.")}},
    {"duel/start",
     {Kind::Number, Kind::Number},
     MessageText::uncounted,
     {},
     //: %1 is a row and %2 a column, counted from 1
     {QT_TRANSLATE_NOOP("Error", "The second player's first token cannot lie in row %1, column %2; it lies "
                                 "in the middle of the board.")}},
    {"lan/deck",
     {},
     MessageText::uncounted,
     {},
     {QT_TRANSLATE_NOOP("Error",
                        "The other player's deck cannot be played with; have it checked and mended there.")}},
    {"lan/differs",
     {Kind::Number},
     MessageText::uncounted,
     {},
     //: %1 is the number of a move in the list of moves
     {QT_TRANSLATE_NOOP("Error", "After move %1 the two programs no longer have the same position; one of "
                                 "them plays by other rules.")}},
    {"lan/flood",
     {},
     MessageText::uncounted,
     {},
     {QT_TRANSLATE_NOOP(
         "Error", "The other program said more than it should in so short a time, so the game was ended.")}},
    {"lan/game",
     {Kind::Quoted},
     MessageText::uncounted,
     {},
     //: %1 is the id of a game in quotes
     {QT_TRANSLATE_NOOP("Error", "The other program plays the game %1.")}},
    {"lan/illegal",
     {Kind::Number},
     MessageText::uncounted,
     {},
     //: %1 is the number of a move in the list of moves
     {QT_TRANSLATE_NOOP("Error",
                        "The other program's move %1 is against the rules, so the game was ended.")}},
    {"lan/left",
     {Kind::Quoted},
     MessageText::uncounted,
     {},
     //: %1 is the name of a person in quotes
     {QT_TRANSLATE_NOOP("Error", "%1 has left the game.")}},
    {"lan/live",
     {},
     MessageText::uncounted,
     {},
     {QT_TRANSLATE_NOOP("Error", "The game is being played over the network: another one can take its place "
                                 "only when it is over.")}},
    {"lan/lost",
     {},
     MessageText::uncounted,
     {},
     {QT_TRANSLATE_NOOP("Error",
                        "The connection to the other program broke; check the network and begin anew.")}},
    {"lan/nonsense",
     {},
     MessageText::uncounted,
     {},
     {QT_TRANSLATE_NOOP("Error", "What came over the network is no talk between two programs that play; "
                                 "perhaps the address belongs to something else.")}},
    {"lan/out-of-turn",
     {},
     MessageText::uncounted,
     {},
     {QT_TRANSLATE_NOOP("Error",
                        "The other program spoke when it was not its turn, so the game was ended.")}},
    {"lan/overtime",
     {Kind::Number},
     0,
     {},
     //: %n is a number of minutes
     {QT_TRANSLATE_NOOP("Error", "You did not move within a minute, so the other program ended the game."),
      QT_TRANSLATE_N_NOOP("Error",
                          "You did not move within %n minutes, so the other program ended the game.")}},
    {"lan/rules",
     {},
     MessageText::uncounted,
     {},
     {QT_TRANSLATE_NOOP(
         "Error", "The other program plays by other cards or rules; both need the same version of them.")}},
    {"lan/silent",
     {Kind::Number},
     MessageText::uncounted,
     {},
     //: %1 is a number of seconds
     {QT_TRANSLATE_NOOP("Error",
                        "Nothing was heard of the other program for %1 seconds, so the game was ended.")}},
    {"lan/stalled",
     {Kind::Number},
     0,
     {},
     //: %n is a number of minutes
     {QT_TRANSLATE_NOOP("Error", "The other player did not move within a minute, so the game was ended."),
      QT_TRANSLATE_N_NOOP("Error",
                          "The other player did not move within %n minutes, so the game was ended.")}},
    {"lan/told",
     {Kind::Quoted},
     MessageText::uncounted,
     {},
     //: %1 is a short technical word in quotes
     {QT_TRANSLATE_NOOP("Error", "The other program has ended the game and gives as reason: %1.")}},
    {"lan/too-long",
     {Kind::Number},
     MessageText::uncounted,
     {},
     //: %1 is a number of bytes
     {QT_TRANSLATE_NOOP("Error",
                        "The other program sent a line of more than %1 bytes, so the game was ended.")}},
    {"lan/unknown",
     {Kind::Quoted},
     MessageText::uncounted,
     {},
     //: %1 is a word in quotes
     {QT_TRANSLATE_NOOP("Error", "There is no message of the type %1.")}},
    {"lan/unreachable",
     {},
     MessageText::uncounted,
     {},
     {QT_TRANSLATE_NOOP("Error", "Nobody who plays answers there; check the address, the port and any "
                                 "firewall, and that the other side is hosting.")}},
    {"lan/version",
     {Kind::Number, Kind::Number},
     MessageText::uncounted,
     {},
     //: %1 and %2 are version numbers
     {QT_TRANSLATE_NOOP(
         "Error",
         "The other program speaks version %1 of the talk, this one version %2; both need the same.")}},
    {"position/cards",
     {},
     MessageText::uncounted,
     {},
     {QT_TRANSLATE_NOOP("Error",
                        "Here a deck is expected: numbers of cards, at most four stacks of five with "
                        "| between them, no card twice.")}},
    {"position/decks",
     {},
     MessageText::uncounted,
     {},
     {QT_TRANSLATE_NOOP("Error",
                        "The position names no decks. Open a game with its decks, not one that still goes on "
                        "over the network, and paste it again.")}},
    {"position/header",
     {Kind::Quoted},
     MessageText::uncounted,
     {},
     //: %1 is a line of text in quotes
     {QT_TRANSLATE_NOOP("Error", "This is no position of a game: it has to begin with %1.")}},
    {"position/impossible",
     {},
     MessageText::uncounted,
     {},
     {QT_TRANSLATE_NOOP(
         "Error", "No game with these decks can come to this; it contradicts another line or the decks.")}},
    {"position/line",
     {Kind::Quoted},
     MessageText::uncounted,
     {},
     //: %1 is a word in quotes
     {QT_TRANSLATE_NOOP("Error", "Here the line %1 is expected, with as many words as such lines have.")}},
    {"position/more",
     {},
     MessageText::uncounted,
     {},
     {QT_TRANSLATE_NOOP("Error", "The position has ended before this line; take it out.")}},
    {"position/moves",
     {Kind::Number},
     MessageText::uncounted,
     {},
     //: %1 is a number; played is a word of the text that stays as it is
     {QT_TRANSLATE_NOOP("Error", "There have to be as many moves as cards were played: %1, as the line "
                                 "“played” has it.")}},
    {"position/number",
     {Kind::Quoted},
     MessageText::uncounted,
     {},
     //: %1 is a word in quotes
     {QT_TRANSLATE_NOOP("Error", "%1 is no number or cell that can stand here.")}},
    {"position/row",
     {Kind::Number, Kind::Number},
     MessageText::uncounted,
     {},
     //: %1 and %2 are numbers
     {QT_TRANSLATE_NOOP("Error", "A row of the board has %1 cells, this one has %2.")}},
    {"position/state",
     {Kind::Quoted},
     MessageText::uncounted,
     {},
     //: %1 is a line of text in quotes
     {QT_TRANSLATE_NOOP("Error", "By its points, tokens and moves the game has come to %1.")}},
    {"position/token",
     {Kind::Quoted},
     MessageText::uncounted,
     {},
     //: %1 is a word in quotes; a3 and b2r are examples that stay as they are
     {QT_TRANSLATE_NOOP(
         "Error",
         "%1 is no token: it needs an owner, a value and maybe a letter for its kind, such as a3 or b2r.")}},
    {"position/yields",
     {Kind::Number, Kind::Number},
     MessageText::uncounted,
     {},
     //: %1 and %2 are numbers of points
     {QT_TRANSLATE_NOOP("Error", "The tokens on this board bring %1 and %2 points, not what stands here.")}},
    {"sduel/deck",
     {},
     MessageText::uncounted,
     {},
     {QT_TRANSLATE_NOOP("Error", "A deck has at most five cards in a stack, and no card twice.")}},
    {"sduel/move",
     {Kind::Quoted},
     MessageText::uncounted,
     {},
     //: %1 is a word in quotes; 2c4 is an example that stays as it is
     {QT_TRANSLATE_NOOP("Error", "%1 is no move: it needs a stack, a column and a row, such as 2c4.")}},
    {"sduel/name",
     {Kind::Number},
     MessageText::uncounted,
     {},
     //: %1 is a large number
     {QT_TRANSLATE_NOOP("Error", "This name is longer than %1 bytes; shorten it.")}},
    {"sduel/no-game",
     {},
     MessageText::uncounted,
     {},
     {QT_TRANSLATE_NOOP("Error", "This is no saved game; choose a file that Stonemason wrote, .sduel.")}},
    {"sduel/not-duel",
     {Kind::Quoted},
     MessageText::uncounted,
     {},
     //: %1 is the name of a format in quotes
     {QT_TRANSLATE_NOOP("Error", "This JSON file is no Stonemason game record: it calls its format %1.")}},
    {"sduel/seed",
     {},
     MessageText::uncounted,
     {},
     {QT_TRANSLATE_NOOP("Error", "A seed is a whole number from 0 to 9007199254740991.")}},
    {"sduel/unknown-game",
     {Kind::Quoted},
     MessageText::uncounted,
     {},
     //: %1 is the id of a game in quotes
     {QT_TRANSLATE_NOOP("Error",
                        "The record is one of the game %1, whose cards this program does not know.")}},
};

} // namespace

std::span<const MessageText> duelTexts() {
    return table;
}

} // namespace stonemason
