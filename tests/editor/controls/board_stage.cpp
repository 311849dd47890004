// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/game/view/piece_choice.h"
#include "editor/wastes/game/view/war_view.h"
#include "editor/wastes/model/board_document.h"
#include "editor/wastes/model/board_state.h"
#include "tests/editor/controls/stage.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace stonemason::test {

void openPlainBoard(Stage& stage) {
    stage.openBoard(stage.copyOf(WholeProgram::board, QStringLiteral("a board.sboard")));
}

void openWorkedOnBoard(Stage& stage) {
    wastes::BoardDocument& document =
        stage.openBoard(stage.copyOf(WholeProgram::board, QStringLiteral("a board.sboard")));
    document.change(QStringLiteral("Spoil"), [](wastes::Board& board) {
        board.tiles[{5, 2}] = wastes::Tile::Hole;
        board.pieces.front().cell = {4, 5};
        board.tiles[board.pieces.back().cell] = wastes::Tile::Hole;
    });
    stage.trigger(QStringLiteral("window.undo"));
    stage.trigger(QStringLiteral("window.redo"));
    document.view().setSelection({{2, 2}, {2, 3}, {2, 4}, {3, 2}, {3, 3}, {3, 4}});
    document.view().setCursor({2, 2});
    stage.program().boards.brush().setBrushSize(3);
    settle(stage);
}

void openFinishedWar(Stage& stage) {
    const QString won = QStringLiteral(STONEMASON_TEST_DATA "/../fuzz/corpus/swar/won.swar");
    stage.openWar(stage.copyOf(won, QStringLiteral("game.swar"))).show(1);
    settle(stage);
}

void openRestingWar(Stage& stage) {
    QFile record(WholeProgram::war);
    if (!record.open(QIODevice::ReadOnly)) qFatal("cannot read the game");
    QJsonObject game = QJsonDocument::fromJson(record.readAll()).object();
    game.insert(QStringLiteral("players"), QJsonArray{QStringLiteral("easy"), QStringLiteral("easy")});
    stage.openWar(stage.write(QStringLiteral("game.swar"), QJsonDocument(game).toJson()));
}

void openRunningWar(Stage& stage) {
    const std::vector<wastes::Board> boards = stage.program().boards.sampleBoards();
    stage.program().wars.begin({.board = boards.front(), .seed = 4, .players = {"human", "human"}});
    settle(stage);
    auto& view = static_cast<wastes::WarView&>(stage.view());
    for (int move = 0; move < 2; ++move) {
        const auto moves = view.document().engine().moves(view.document().position());
        if (moves.empty() || !view.turns().play(moves[0])) qFatal("no move");
        settle(stage);
    }
    const auto moves = view.document().engine().moves(view.document().position());
    if (!view.choice().choose(moves[0].from)) qFatal("no piece");
    settle(stage);
}

} // namespace stonemason::test
