// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/boards_for_games.h"

#include <algorithm>
#include <iterator>

namespace stonemason::wastes {

void connectGames(BoardWorkspace& boards, WarWorkspace& games) {
    games.setBoards([&boards] {
        std::vector<Board> all = boards.openBoards();
        std::ranges::move(boards.sampleBoards(), std::back_inserter(all));
        return all;
    });
    QObject::connect(&boards, &BoardWorkspace::playRequested, &games,
                     [&games](const Board& board) { games.askForGame(board); });
    QObject::connect(&games, &WarWorkspace::boardWanted, &boards,
                     [&boards](const Board& board) { boards.create(board); });
}

} // namespace stonemason::wastes
