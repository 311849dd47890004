// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/wastes/game/model/war_document.h"
#include "editor/wastes/game/view/piece_choice.h"
#include "editor/wastes/game/view/war_board.h"
#include "editor/wastes/game/view/war_view.h"
#include "editor/wastes/game/war_workspace.h"
#include "editor/wastes/model/settings.h"
#include "tests/editor/app/fake_dialogs.h"
#include "tests/support/boards.h"

#include <QTemporaryDir>

#include <array>
#include <string>

namespace stonemason::test {

/// The play workspace with one game, which moves at once.
struct WarDesk {
    explicit WarDesk(const wastes::Board& board, std::array<std::string, 2> players = {"human", "human"})
        : document(wastes::Game::of({.board = board, .seed = 3, .players = std::move(players)}, theWastes())
                       .value(),
                   theWastes()) {
        settings.setValue(setting::warTempo, tempoId(Tempo::Off));
        document.setBegunHere(true);
        view = static_cast<wastes::WarView*>(workspace.createView(document, nullptr));
        workspace.setCurrent(&document, view);
        view->setTempo(Tempo::Off);
        view->resize(700, 700);
        QObject::connect(&view->choice(), &wastes::PieceChoice::refused, &refusals,
                         [this](const QString& sentence) { refused = sentence; });
    }
    ~WarDesk() {
        workspace.setCurrent(nullptr, nullptr);
        delete view;
    }

    void click(Cell cell) {
        GridController& hand = view->board()->controller();
        hand.press(cell, {});
        hand.release(cell);
    }
    void drag(Cell from, Cell to) {
        GridController& hand = view->board()->controller();
        hand.press(from, {});
        hand.drag(to, {});
        hand.release(to);
    }
    QAction* action(const char* id) {
        return workspace.findChild<QAction*>(QStringLiteral("war.") + QLatin1String(id));
    }
    QString pieces() const {
        return QString::fromStdString(
            piecesText(wastes::boardIn(document.engine(), document.board(), document.position())));
    }

    QTemporaryDir folder;
    Settings settings{folder.filePath(QStringLiteral("settings.json"))};
    FakeDialogs dialogs;
    wastes::WarDocument document;
    wastes::WarWorkspace workspace{theWastes(), settings, dialogs};
    wastes::WarView* view = nullptr;
    QObject refusals;
    QString refused;
};

/// A lane from goal to goal, with a piece of each side.
inline wastes::Board warLane() {
    return boardOf("R......B/.......~", "b4 0,1 r5 0,5");
}

/// Blue has to run two steps, Red three.
inline wastes::Board raceBoard() {
    return boardOf("..B/.../R../...", "b1 0,0 r1 3,2");
}

} // namespace stonemason::test
