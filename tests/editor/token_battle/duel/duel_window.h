// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/settings/settings.h"
#include "editor/token_battle/duel/duel_workspace.h"
#include "editor/token_battle/duel/model/duel_document.h"
#include "editor/token_battle/duel/view/board/duel_board.h"
#include "editor/token_battle/duel/view/duel_view.h"
#include "editor/token_battle/duel/view/hands/card_button.h"
#include "editor/token_battle/duel/view/hands/hand_view.h"
#include "editor/token_battle/model/settings.h"
#include "tests/editor/app/fake_dialogs.h"
#include "tests/support/duels.h"

#include <QAction>
#include <QMainWindow>
#include <QTemporaryDir>
#include <QTest>

namespace stonemason::test {

using namespace token_battle;

/// Cards that only damage; none of them moves a token.
inline constexpr std::string_view plainDeck = "0 1 | 2 3 | 4 5 | 6 41";

/// A setup with these decks and players, the start in c3.
inline GameSetup setupWith(const std::string& first, const std::string& second,
                           std::string_view firstDeck = plainDeck, std::string_view secondDeck = plainDeck) {
    return {DuelMode::Two,
            1,
            squareOf({2, 2}),
            {Side{deckOf(firstDeck), "First", first}, Side{deckOf(secondDeck), "Second", second}}};
}

/// A game that is begun here.
inline std::unique_ptr<DuelDocument> documentOf(const GameSetup& setup) {
    auto game = Game::of(tokenBattleTable(), setup);
    if (!game) qFatal("no game");
    auto document = std::make_unique<DuelDocument>(std::move(game).value(), tokenBattleTable());
    document->setBegunHere(true);
    return document;
}

inline std::unique_ptr<DuelDocument> documentOf(Game game) {
    return std::make_unique<DuelDocument>(std::move(game), tokenBattleTable());
}

/// The play workspace in a window of its own with one game open: what the main window does, in small. Nothing
/// is animated.
struct DuelWindow {
    explicit DuelWindow(std::unique_ptr<DuelDocument> game, Tempo tempo = Tempo::Off)
        : settings(folder.filePath(QStringLiteral("settings.json"))) {
        settings.setValue(setting::duelTempo, tempoId(tempo));
        workspace = std::make_unique<DuelWorkspace>(tokenBattleTable(), settings, dialogs);
        QObject::connect(workspace.get(), &Workspace::message, &window,
                         [this](const QString& sentence) { message = sentence; });
        QObject::connect(workspace.get(), &Workspace::created, &window,
                         [this](Document* made) { created.reset(static_cast<DuelDocument*>(made)); });
        for (QDockWidget* dock : workspace->docks())
            window.addDockWidget(Qt::DockWidgetArea(dock->property("area").toInt()), dock);
        document = std::move(game);
        view = static_cast<DuelView*>(workspace->createView(*document, &window));
        window.setCentralWidget(view);
        workspace->setCurrent(document.get(), view);
        window.resize(1280, 800);
        window.show();
        window.activateWindow();
        if (!QTest::qWaitForWindowActive(&window)) qFatal("no active window");
        view->setFocus();
    }
    ~DuelWindow() { workspace->setCurrent(nullptr, nullptr); }

    DuelBoard* board() const { return view->board(); }
    MoveChoice& choice() const { return view->choice(); }
    const Game& game() const { return document->game(); }
    int steps() const { return document->undoStack().index(); }
    QAction* action(const QString& id) const {
        for (QAction* action : workspace->duelActions())
            if (action->objectName() == QStringLiteral("duel.") + id) return action;
        return nullptr;
    }

    QPoint middleOf(Square square) const { return board()->places().middle(square).toPoint(); }
    void click(Square square) {
        QTest::mouseMove(board()->viewport(), middleOf(square));
        QTest::mouseClick(board()->viewport(), Qt::LeftButton, {}, middleOf(square));
    }
    void clickCard(int player, int stack) {
        QTest::mouseClick(view->hand(player)->card(stack), Qt::LeftButton);
    }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(window.focusWidget() ? window.focusWidget() : view, key, modifiers);
    }

    QTemporaryDir folder;
    Settings settings;
    FakeDialogs dialogs;
    std::unique_ptr<DuelDocument> document;
    std::unique_ptr<DuelDocument> created; ///< the last one the workspace made
    std::unique_ptr<DuelWorkspace> workspace;
    QMainWindow window;
    DuelView* view = nullptr;
    QString message; ///< the last sentence for the status bar
};

inline Square at(int row, int column) {
    return squareOf({row, column});
}

} // namespace stonemason::test
