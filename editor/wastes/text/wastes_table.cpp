// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/text/message_tables.h"

namespace stonemason::wastes {

// Sentences about War in the Wastes. Pieces are named with their rank, "Brawler 4"; sides are Blue and Red.

constexpr MessageText ProblemTable::boards[]{
    //: %1 is a side: Blue, Red
    row<Side>("goal/missing", QT_TR_NOOP("%1 has no goal"),
              //: %1 is a side: Blue, Red
              QT_TR_NOOP("Without a goal %1 can win only by taking every piece. Paint the goal that it runs "
                         "to.")),
    //: %1 is a side: Blue, Red; %2 is a number
    row<Side, Number>(
        "goal/twice", QT_TR_NOOP("%1 has %2 goals"),
        //: %1 is a side: Blue, Red; %2 is a number
        QT_TR_NOOP("%1 wins by entering any of its %2 goals, which is hard to defend. Keep one, "
                   "or leave it when it is meant.")),
    //: %1 is a side: Blue, Red
    row<Side>("goal/unreachable", QT_TR_NOOP("%1 cannot reach its goal"),
              //: %1 is a side: Blue, Red
              QT_TR_NOOP("No piece of %1 can ever get to its goal. Open a way, or give it a piece that walks "
                         "in sludge or jumps.")),
    row<Side, Rank, Cell>("place/hole", QT_TR_NOOP("A piece without a tile"),
                          //: %1 is a side: Blue, Red; %2 is a piece: Brawler 4
                          QT_TR_NOOP("%2 of %1 stands in a hole. Remove it, or put a tile there.")),
    row<Side, Rank, Cell>("place/goal", QT_TR_NOOP("A piece on a goal"),
                          //: %1 is a side: Blue, Red; %2 is a piece: Brawler 4
                          QT_TR_NOOP("%2 of %1 stands on a goal, where no piece can start. Move it or remove "
                                     "it.")),
    row<Side, Rank, Cell>(
        "place/sludge", QT_TR_NOOP("A piece stuck in sludge"),
        //: %1 is a side: Blue, Red; %2 is a piece: Brawler 4
        QT_TR_NOOP("%2 of %1 starts in sludge but cannot walk there. Let it walk, move it or "
                   "change the tile.")),
    row<Side, Rank>("place/outside", QT_TR_NOOP("A piece off the board"),
                    //: %1 is a side: Blue, Red; %2 is a piece: Brawler 4
                    QT_TR_NOOP("%2 of %1 stands beyond the edge of the board. Remove it.")),
    row<Number, Cell>("place/shared", QT_TR_NOOP("Several pieces on one tile"),
                      //: %1 is a number, two or more
                      QT_TR_NOOP("%1 pieces stand on the same tile, which holds only one. Move or remove the "
                                 "others.")),
    //: %1 is a side: Blue, Red
    row<Side>("pieces/none", QT_TR_NOOP("%1 has no pieces"),
              //: %1 is a side: Blue, Red
              QT_TR_NOOP("A game needs pieces of both sides. Put some of %1 on the board.")),
    //: %1 is a side: Blue, Red; %2 and %3 are numbers
    row<Side, Number, Number>("pieces/too-many", QT_TR_NOOP("%1 has too many pieces"),
                              //: %1 is a side: Blue, Red; %2 and %3 are numbers
                              QT_TR_NOOP("%1 has %2 pieces, but a side can have only %3 in a game. Remove "
                                         "some.")),
    row<Number, Number>(
        "pieces/unequal", QT_TR_NOOP("One side has more pieces"),
        //: %1 and %2 are numbers of pieces
        QT_TR_NOOP("Pieces of Blue: %1, of Red: %2. Give both the same, unless the board makes "
                   "up for it.")),
    row<Number, Number>("pieces/uneven", QT_TR_NOOP("One side has stronger pieces"),
                        //: %1 and %2 are sums of ranks
                        QT_TR_NOOP("The ranks of Blue add up to %1, those of Red to %2. Give both the same, "
                                   "unless the board makes up for it.")),
    row("pieces/unlike", QT_TR_NOOP("The sides have other pieces"),
        QT_TR_NOOP("As many and as strong in all, but their ranks differ, or who walks in sludge or jumps "
                   "over it.")),
    //: %1 is a side: Blue, Red
    row<Side>("blocked/side", QT_TR_NOOP("%1 cannot move"),
              //: %1 is a side: Blue, Red
              QT_TR_NOOP("At the start %1 has no move, and whoever cannot move loses. Open a way for one of "
                         "its pieces.")),
    row<Symmetry, Count>(
        "mirror/broken", QT_TR_NOOP("The two halves differ"),
        //: %1 is "the half-turn", "the top-bottom mirror" ...
        {QT_TR_NOOP("One cell breaks %1. Copy one half onto the other, so that both sides get the same "
                    "board."),
         //: %1 is "the half-turn", "the top-bottom mirror" ...
         QT_TR_N_NOOP("%n cells break %1. Copy one half onto the other, so that both sides get the same "
                      "board.")}),
    row<Symmetry>("mirror/undeclared", QT_TR_NOOP("No symmetry chosen"),
                  //: %1 is "the half-turn", "the top-bottom mirror" ...
                  QT_TR_NOOP("This board already has %1; it only has to be chosen as its symmetry.")),
    row<Count>("jump/impossible", {QT_TR_NOOP("An impossible jump"), QT_TR_N_NOOP("%n impossible jumps")},
               {QT_TR_NOOP("A jump that was added or forbidden begins or ends in a hole, or is only a step. "
                           "It does nothing: remove it."),
                QT_TR_N_NOOP("%n jumps that were added or forbidden begin or end in a hole, or are only a "
                             "step. They do nothing: remove them.")}),
    //: %1 is a side: Blue, Red; %2 and %3 are numbers of turns
    row<Side, Number, Number>("race/shorter", QT_TR_NOOP("%1 is nearer to its goal"),
                              //: %1 is a side: Blue, Red; %2 and %3 are numbers of turns
                              QT_TR_NOOP("On the empty board the fastest piece of %1 reaches its goal in "
                                         "turn %2, that of the other side in turn %3. Make the ways equal.")),
    //: %1 is a side: Blue, Red; %2 is a number, %3 moves such as "1,7→2,7 3,2→4,2" (row, column)
    row<Side, Number, Words>(
        "forced/win", QT_TR_NOOP("%1 can force a win"),
        //: %1 is a side: Blue, Red; %2 is a number, %3 moves such as "1,7→2,7 3,2→4,2" (row, column)
        QT_TR_NOOP("%1 wins after at most %2 moves, whatever the other does: %3. Change "
                   "the pieces or the ways.")),
    row<Number, Number>("forced/short", QT_TR_NOOP("Too many moves to foresee"),
                        //: %1 and %2 are numbers of moves
                        QT_TR_NOOP("Whether a side can force a win was checked to depth %1 only, not %2: the "
                                   "pieces can go too many ways.")),
    row<Count>("island/unreached",
               {QT_TR_NOOP("A tile nobody reaches"), QT_TR_N_NOOP("%n tiles nobody reaches")},
               {QT_TR_NOOP("No piece can ever get to this tile. Open a way, or make it a hole."),
                QT_TR_N_NOOP("No piece can ever get to these %n tiles. Open a way, or make them holes.")}),
};

constexpr MessageText FixTable::boards[]{
    //: A button. %1 is a side: Blue, Red; %2 is a piece: Brawler 4
    row<Side, Rank, Cell>("board-fix/remove-piece", QT_TR_NOOP("Remove %2 of %1")),
    //: A button. %1 is a side: Blue, Red; %2 is a piece: Brawler 4
    row<Side, Rank, Cell>("board-fix/keep-first", QT_TR_NOOP("Keep only %2 of %1")),
    //: A button
    row<Cell>("board-fix/make-normal", QT_TR_NOOP("Make the tile normal")),
    //: A button. %1 is a side: Blue, Red; %2 is a piece: Brawler 4
    row<Side, Rank, Cell>("board-fix/let-walk", QT_TR_NOOP("Let %2 of %1 walk in sludge")),
    //: A button. %1 is a side: Blue, Red
    row<Side, Count>("board-fix/mirror-pieces", {QT_TR_NOOP("Mirror the piece of %1"),
                                                 //: A button. %1 is a side: Blue, Red
                                                 QT_TR_N_NOOP("Mirror the %n pieces of %1")}),
    //: A button. %1 is a side: Blue, Red; %2 is a place
    row<Side, Cell>("board-fix/mirror-goal", QT_TR_NOOP("Put the goal of %1 at %2")),
    //: A button. %1 is a side: Blue, Red; %2 is a place
    row<Side, Cell>("board-fix/keep-goal", QT_TR_NOOP("Keep only the goal of %1 at %2")),
    //: A button. %1 is "the top half", "the right half" ...; %2 a number
    row<Half, Number>("board-fix/copy-half", QT_TR_NOOP("Copy %1 (tiles: %2)")),
    //: A button. %1 is "the half-turn", "the top-bottom mirror", "no symmetry" ...
    row<Symmetry>("board-fix/declare", QT_TR_NOOP("Choose %1")),
    //: A button
    row<Count>("board-fix/make-holes",
               {QT_TR_NOOP("Make it a hole"), QT_TR_N_NOOP("Make holes of the %n tiles")}),
    //: A button
    row<Count>("board-fix/remove-jumps",
               {QT_TR_NOOP("Remove the jump"), QT_TR_N_NOOP("Remove the %n jumps")}),
};

constexpr MessageText RefusalTable::rows[]{
    row("move/ended", QT_TR_NOOP("The game is over.")),
    //: %1 is a place
    row<Cell>("move/nobody", QT_TR_NOOP("No piece stands at %1.")),
    //: %1 is a piece: Brawler 4
    row<Rank>("move/not-yours", QT_TR_NOOP("%1 belongs to the other side.")),
    //: %1 and %2 are pieces: Brawler 4
    row<Rank, Rank, Cell>("move/own-piece", QT_TR_NOOP("%1 cannot go where its own %2 stands.")),
    row<Cell>("move/hole", QT_TR_NOOP("There is no tile to go to.")),
    //: %1 is a piece: Brawler 4
    row<Rank, Cell>("move/sludge", QT_TR_NOOP("%1 cannot walk in sludge.")),
    //: %1 is a piece: Brawler 4
    row<Rank, Cell>("move/goal", QT_TR_NOOP("%1 cannot enter the goal of the other side.")),
    //: %1 and %2 are pieces: Brawler 4
    row<Rank, Rank>("move/on-trap", QT_TR_NOOP("%1 stands on a trap, so it cannot take %2.")),
    //: %1 and %2 are pieces, perhaps with their ground and power: Guard 5 on high ground (6)
    row<Words, Words>("move/too-strong", QT_TR_NOOP("%1 cannot take %2.")),
    //: %1 is a piece: Jumper 6
    row<Rank, Cell>("move/jump-occupied", QT_TR_NOOP("%1 cannot jump onto another piece.")),
    //: %1 is a piece: Jumper 6; %2 is a place
    row<Rank, Cell>("move/jump-blocked", QT_TR_NOOP("%1 cannot jump over the piece at %2.")),
    //: %1 is a piece: Brawler 4
    row<Rank, Cell>("move/too-far", QT_TR_NOOP("%1 cannot go so far in one turn.")),
};

constexpr MessageText ErrorTables::boards[]{
    //: %1 is a place
    row<Cell>("board/jump-place",
              QT_TR_NOOP("A changed jump begins or ends beyond the board, at %1; remove it.")),
    //: %1 is a side: Blue, Red
    row<Side>("board/no-pieces", QT_TR_NOOP("%1 has no pieces; a game needs pieces of both sides.")),
    //: %1 is the name of a format in quotes
    row<Quoted>("board/not-a-board",
                QT_TR_NOOP("This JSON file is not a Stonemason board: its format is %1.")),
    //: %1 is a number, %2 a place
    row<Number, Cell>(
        "board/piece-place",
        QT_TR_NOOP("Piece %1 of the list cannot stand at %2; a piece stands on a tile that is no "
                   "goal.")),
    //: %1 is a number
    row<Number>("board/rank", QT_TR_NOOP("Piece %1 of the list has no rank from 1 to 8.")),
    //: %1, %2 and %3 are numbers; rows are counted from 0
    row<RowOrColumn, Number, Number>(
        "board/row-length", QT_TR_NOOP("The length of row %1 is %3 instead of %2; holes are blanks.")),
    //: %1 is a place
    row<Cell>("board/shared-tile", QT_TR_NOOP("Two pieces stand at %1; move or remove one.")),
    //: %1 is a number
    row<Number>("board/size", QT_TR_NOOP("A board has 1 to %1 rows and 1 to %1 columns.")),
    //: %1 is a number
    row<Number>("board/too-many", QT_TR_NOOP("A board holds at most %1 pieces; remove some.")),
    //: %1 is a number
    row<Number>("board/too-many-jumps",
                QT_TR_NOOP("A board has at most %1 extra jumps and %1 forbidden ones; remove some.")),
    //: %1 is a side: Blue, Red; %2 is a number
    row<Side, Number>("board/too-many-pieces",
                      QT_TR_NOOP("%1 has more than %2 pieces, too many for a game; remove some.")),
    //: %1 is the id of a game in quotes
    row<Quoted>("board/unknown-game",
                QT_TR_NOOP("The board is one of the game %1, which this program does not know.")),
    //: %1 and %2 are a row and a column, counted from 0; %3 is a character in quotes
    row<RowOrColumn, RowOrColumn, Quoted>(
        "board/unknown-sign",
        QT_TR_NOOP("%3 in row %1, column %2 is not the sign of a tile; the guide lists them.")),
    //: %1 is a field such as name or author, in quotes
    row<Quoted>("board/words", QT_TR_NOOP("%1 contains a NUL character; remove it.")),
    row("tournament/other-board",
        QT_TR_NOOP("The part was played on another board than the first; play it again on the same.")),
    //: %1 is the number of a move in the list of moves
    row<Number>("war/after-end", QT_TR_NOOP("Move %1 comes after the end of the game; remove it and what "
                                            "follows.")),
    //: %1 is the number of a move in the list of moves
    row<Number>("war/illegal-move", QT_TR_NOOP("Move %1 is against the rules; remove it and what follows.")),
    //: %1 is a word in quotes; h2-h3 is an example that stays as it is
    row<Quoted>("war/move", QT_TR_NOOP("%1 is not a move: it needs two places with a hyphen between, such as "
                                       "h2-h3.")),
    //: %1 is a large number
    row<Number>("war/name", QT_TR_NOOP("This name is longer than %1 bytes; shorten it.")),
    //: %1 is the name of a format in quotes
    row<Quoted>("war/not-a-game",
                QT_TR_NOOP("This JSON file is not a game of War in the Wastes: its format is %1.")),
    row("war/resigned", QT_TR_NOOP("A game that has ended cannot be given up.")),
    //: %1 and %2 are words of the file in quotes: “blue”, “red”, “draw” or “open”
    row<Quoted, Quoted>("war/result", QT_TR_NOOP("The file says the result is %1, but its moves lead to %2; "
                                                 "correct one of them.")),
    row("war/review",
        QT_TR_NOOP("The review in this file belongs to another game: it names moves that cannot be played.")),
    row("war/seed", QT_TR_NOOP("A seed is a whole number from 0 to 9007199254740991.")),
    //: %1 is the id of a game in quotes
    row<Quoted>("war/unknown-game",
                QT_TR_NOOP("The record is one of the game %1, which this program does not know.")),
    //: %1 is the name of a fault in quotes: “forced/win”
    row<Quoted>(
        "wish/checks",
        QT_TR_NOOP("No board was found without a problem of the checks (%1). Change what is asked for.")),
    //: %1 and %3 are properties of boards in quotes, %2 and %4 what is asked for of them: numbers
    row<Quoted, Number, Quoted, Number>(
        "wish/clash", QT_TR_NOOP("These two do not go together: %1 (%2) and %3 (%4). Change one of them.")),
    //: %1 is a property of boards in quotes, %2 and %3 are numbers
    row<Quoted, Number, Number>("wish/limits", QT_TR_NOOP("%1 can be asked for from %2 to %3.")),
    //: %1 is a property of boards in quotes, %2 to %4 are numbers
    row<Quoted, Number, Number, Number>(
        "wish/nearest",
        QT_TR_NOOP("No board was found with %1 from %2 to %3; the nearest that can be made is %4.")),
    //: %1 is a number of pieces, %2 one of cells
    row<Number, Number>("wish/room",
                        QT_TR_NOOP("There is no room for what is asked for: cells: %2, pieces of each "
                                   "side: %1, this ground and this distance to the goals.")),
    //: %1 and %2 are numbers
    row<Number, Number>("wish/size", QT_TR_NOOP("Boards are made with %1 to %2 rows and columns.")),
    row("wish/stopped", QT_TR_NOOP("This was stopped before it was done.")),
    row("wish/symmetry", QT_TR_NOOP("Boards are made with a symmetry only; choose one.")),
    //: %1 is a list of properties of boards in quotes
    row<Quoted>("wish/together",
                QT_TR_NOOP("No board was found that meets all of this together: %1. Ask for wider ranges.")),
    //: %1 is a number of boards, %2 a percentage, %3 a number of games
    row<Number, Number, Number>(
        "wish/unfair",
        QT_TR_NOOP(
            "None of the boards that were measured is fair: %1. On the nearest, the side that moves first "
            "made %2 of every 100 points; games: %3.")),
    //: %1 is a property of boards in quotes
    row<Quoted>("wish/unknown", QT_TR_NOOP("%1 is nothing that boards can be asked for.")),
};

std::span<const MessageText> boardProblemTexts() {
    return ProblemTable::boards;
}

std::span<const MessageText> boardFixTexts() {
    return FixTable::boards;
}

std::span<const MessageText> boardRefusalTexts() {
    return RefusalTable::rows;
}

std::span<const MessageText> boardErrorTexts() {
    return ErrorTables::boards;
}

static constexpr KindText kinds[]{
    //: Kinds of documents, after "nearest to"
    {"board", QT_TRANSLATE_NOOP("ArgumentText", "a board of War in the Wastes")},
    {"war", QT_TRANSLATE_NOOP("ArgumentText", "a game of War in the Wastes")},
};

const GameTexts gameTexts{{boardErrorTexts}, kinds};

} // namespace stonemason::wastes
