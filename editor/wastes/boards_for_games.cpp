// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/boards_for_games.h"

namespace stonemason::wastes {

void connectGames(BoardWorkspace& boards, WarWorkspace& games) {
    games.setBoards([&boards] { return boards.sampleBoards(); });
    QObject::connect(&boards, &BoardWorkspace::playRequested, &games,
                     [&games](const Board& board) { games.askForGame(board); });
    QObject::connect(&games, &WarWorkspace::boardWanted, &boards,
                     [&boards](const Board& board) { boards.create(board); });
}

} // namespace stonemason::wastes
