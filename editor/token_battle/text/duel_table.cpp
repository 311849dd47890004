// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/text/message_tables.h"

namespace stonemason::token_battle {

constexpr MessageText ErrorTables::duels[]{
    //: %1 is the number of a move in the list of moves
    row<Number>("duel/after-end",
                QT_TR_NOOP("Move %1 comes after the end of the game; remove it and what follows.")),
    //: %1 rows and %2 columns
    row<Number, Number>("duel/board", QT_TR_NOOP("Games can only be played on a board of %1 by %2 cells.")),
    //: %1 is the number of a player, 1 or 2
    row<Number>("duel/deck-invalid", QT_TR_NOOP("The deck of player %1 cannot be played; correct it first.")),
    //: %1 is the number of a move in the list of moves
    row<Number>("duel/hidden-card",
                QT_TR_NOOP("Move %1 plays a card that is not in the file; remove it and what follows.")),
    //: %1 is the number of a move in the list of moves
    row<Number>(
        "duel/illegal-move",
        QT_TR_NOOP("Move %1 is against the rules: its cell is taken, or its stack is none of the player's.")),
    row("duel/position",
        QT_TR_NOOP("The game begins with an impossible position: no game with these decks can reach it.")),
    row("duel/resigned",
        QT_TR_NOOP("A game that has ended, or one without an opponent, cannot be given up.")),
    //: %1 is a row and %2 a column, counted from 1
    row<Number, Number>("duel/start", QT_TR_NOOP("The second player's first token cannot lie in row %1, "
                                                 "column %2; it lies in the middle of the board.")),
    row("lan/board", QT_TR_NOOP("The other player's board cannot be played; it has to be corrected there.")),
    row("lan/commitment",
        QT_TR_NOOP("The other program has not revealed what it committed itself to, so the game was ended "
                   "before it began.")),
    row("lan/crowded", QT_TR_NOOP("Too many programs connect to the host at once; try again.")),
    row("lan/deck", QT_TR_NOOP("The other player's deck cannot be played; it has to be corrected there.")),
    //: %1 is the number of a move in the list of moves
    row<Number>(
        "lan/differs",
        QT_TR_NOOP(
            "After move %1 the two programs disagree about the position; one of them has other rules.")),
    row("lan/flood", QT_TR_NOOP("The other program sent too much at once, so the game was ended.")),
    row("lan/forged", QT_TR_NOOP("Somebody is tampering with the connection, so the game was ended.")),
    //: %1 is the id of a game in quotes
    row<Quoted>("lan/game", QT_TR_NOOP("The other program plays the game %1.")),
    row("lan/gone", QT_TR_NOOP("The other player has left.")),
    row("lan/guesses",
        QT_TR_NOOP("Too many wrong passwords from this address; wait a minute and try again.")),
    //: %1 is the number of a move in the list of moves
    row<Number>("lan/illegal",
                QT_TR_NOOP("The other program's move %1 is against the rules, so the game was ended.")),
    //: %1 is the name of a person in quotes
    row<Quoted>("lan/left", QT_TR_NOOP("%1 has left the game.")),
    row("lan/live", QT_TR_NOOP("The game is being played over the network: another one can take its place "
                               "only when it is over.")),
    row("lan/lost", QT_TR_NOOP("The connection broke; check the network and start again.")),
    row("lan/no-word", QT_TR_NOOP("The host uses no password, so the game would not be protected. Clear the "
                                  "password to play without one.")),
    row("lan/nonsense", QT_TR_NOOP("The other side does not seem to be Stonemason; check the address.")),
    row("lan/out-of-turn",
        QT_TR_NOOP("The other program sent something out of turn, so the game was ended.")),
    //: %n is a number of minutes
    row<Count>("lan/overtime", {QT_TR_NOOP("You did not move within a minute, so the game was ended."),
                                QT_TR_N_NOOP("You did not move within %n minutes, so the game was ended.")}),
    row("lan/rules", QT_TR_NOOP("The other program has other cards or rules; both need the same version.")),
    //: %1 is a number of seconds
    row<Number>("lan/silent",
                QT_TR_NOOP("The other program was silent for %1 seconds, so the game was ended.")),
    //: %n is a number of minutes
    row<Count>("lan/stalled",
               {QT_TR_NOOP("The other player did not move within a minute, so the game was ended."),
                QT_TR_N_NOOP("The other player did not move within %n minutes, so the game was ended.")}),
    row("lan/taken", QT_TR_NOOP("Somebody else has already joined this host; try again later.")),
    //: %1 is a short technical word in quotes
    row<Quoted>("lan/told", QT_TR_NOOP("The other program has ended the game. Reason: %1.")),
    //: %1 is a number of bytes
    row<Number>("lan/too-long",
                QT_TR_NOOP("The other program sent a line of more than %1 bytes, so the game was ended.")),
    //: %1 is a word in quotes
    row<Quoted>("lan/unknown", QT_TR_NOOP("There is no message of the type %1.")),
    row("lan/unreachable", QT_TR_NOOP("Nobody answers there. Check the address, the port and the firewall, "
                                      "and that the other player is waiting.")),
    //: %1 and %2 are version numbers
    row<Number, Number>(
        "lan/version",
        QT_TR_NOOP("The other program uses network version %1, this one %2. Update the older program.")),
    row("lan/word", QT_TR_NOOP("The other program does not know the password.")),
    row("lan/word-needed", QT_TR_NOOP("The host asks for a password; type the one on the host's screen.")),
    row("lan/word-unasked", QT_TR_NOOP("Somebody tried a password, but this game has none. Tell the player, "
                                       "or turn on Ask for a password.")),
    row("lan/wordless", QT_TR_NOOP("The other program sent no password; tell the player yours.")),
    row("lan/wrong-word", QT_TR_NOOP("The password is wrong; check it on the host's screen and try again.")),
    row("position/cards", QT_TR_NOOP("A deck must stand here: numbers of cards, at most four stacks of five "
                                     "with | between them, no card twice.")),
    row("position/decks", QT_TR_NOOP("The position names no decks. Open a game with its decks, not one that "
                                     "still goes on over the network, and paste it again.")),
    //: %1 is a line of text in quotes
    row<Quoted>("position/header", QT_TR_NOOP("This is not a position: it has to begin with %1.")),
    row("position/impossible",
        QT_TR_NOOP("No game with these decks can get here; another line or the decks say otherwise.")),
    //: %1 is a word in quotes
    row<Quoted>("position/line", QT_TR_NOOP("The line %1 must stand here, with all its words.")),
    row("position/more", QT_TR_NOOP("The position ends before this line; remove the line.")),
    //: %1 is a number; played is a word of the text that stays as it is
    row<Number>("position/moves",
                QT_TR_NOOP("There must be one move for each card played: %1, see the line “played”.")),
    //: %1 is a word in quotes
    row<Quoted>("position/number", QT_TR_NOOP("%1 is not a number or cell that can be here.")),
    //: %1 and %2 are numbers
    row<Number, Number>("position/row", QT_TR_NOOP("A row of the board has %1 cells, this one has %2.")),
    //: %1 is a line of text in quotes
    row<Quoted>("position/state", QT_TR_NOOP("By its points, tokens and moves the game must be at %1.")),
    //: %1 is a word in quotes; a3 and b2r are examples that stay as they are
    row<Quoted>("position/token", QT_TR_NOOP("%1 is not a token: it needs an owner, a value and maybe a "
                                             "letter for its kind, such as a3 or b2r.")),
    //: %1 and %2 are numbers of points
    row<Number, Number>("position/yields",
                        QT_TR_NOOP("The tokens on this board bring %1 and %2 points; correct the numbers.")),
    row("sduel/deck", QT_TR_NOOP("A deck has at most five cards in a stack, and no card twice.")),
    //: %1 is a word in quotes; 2c4 is an example that stays as it is
    row<Quoted>("sduel/move",
                QT_TR_NOOP("%1 is not a move: it needs a stack, a column and a row, such as 2c4.")),
    //: %1 is a large number
    row<Number>("sduel/name", QT_TR_NOOP("This name is longer than %1 bytes; shorten it.")),
    row("sduel/no-game", QT_TR_NOOP("This is not a saved game; choose an .sduel file.")),
    //: %1 is the name of a format in quotes
    row<Quoted>("sduel/not-duel", QT_TR_NOOP("This JSON file is not a Stonemason game: its format is %1.")),
    row("sduel/review",
        QT_TR_NOOP("The review in this file belongs to another game: it names moves that cannot be played.")),
    row("sduel/seed", QT_TR_NOOP("A seed is a whole number from 0 to 9007199254740991.")),
    //: %1 is the id of a game in quotes
    row<Quoted>("sduel/unknown-game",
                QT_TR_NOOP("The record is one of the game %1, whose cards this program does not know.")),
};

std::span<const MessageText> duelErrorTexts() {
    return ErrorTables::duels;
}

} // namespace stonemason::token_battle
