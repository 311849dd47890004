// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/settings/settings.h"
#include "editor/play/game_actions.h"
#include "editor/play/game_opponent.h"
#include "editor/play/game_over_panel.h"
#include "editor/play/game_review.h"
#include "editor/play/move_list_dock.h"
#include "editor/play/play_workspace.h"
#include "editor/play/step_actions.h"
#include "editor/play/turn_banner.h"
#include "tests/editor/app/fake_dialogs.h"
#include "tests/editor/play/heap_document.h"

#include <QMainWindow>
#include <QTemporaryDir>
#include <QTest>

namespace stonemason::test {

inline constexpr SettingKey<QString> heapTempo{"heaps/tempo"};

/// A view with nothing but what every game has; its board is a field that takes keys. The first stone of all
/// is what computers take.
class HeapView : public PlayView {
public:
    HeapView(HeapDocument& document, QWidget* parent)
        : PlayView(document, parent), turns_(new HeapTurns(document, document.isBegunHere(), this)) {
        for (int player = 0; player < playerCount; ++player)
            if (computerAt(document.seated(), player))
                turns_->setOpponent(player, std::make_unique<ComputerOpponent<HeapGame>>(&HeapView::mind));
        auto* board = new QWidget(this);
        board->setFocusPolicy(Qt::StrongFocus);
        const auto words = [] { return QStringLiteral("somebody"); };
        auto* banner = new TurnBanner(
            document, *turns_, {words, words, [](QPainter&, const QRectF&, int, const QPalette&) {}}, this);
        layOut({nullptr, banner, board, nullptr, new GameOverPanel(document, *board, {words, words})});
    }

    HeapTurns& turns() const override { return *turns_; }
    void setTempo(Tempo tempo) override { turns_->setTempo(tempo); }

private:
    static ComputerOpponent<HeapGame>::Thought mind(const HeapGame& game) {
        return [moves = UnmadeHeaps::moves(game.rules(), game.position())](const std::stop_token&) {
            return moves.front();
        };
    }

    HeapTurns* turns_;
};

/// How many stones a move took more than one.
struct HeapLoss {
    int move = 0;
    int stones = 0;
};

class HeapReview : public GameReviewOf<HeapLoss> {
public:
    static HeapReview& of(PlayDocument& document) {
        GameReview* review = GameReview::of(document);
        return review ? static_cast<HeapReview&>(*review)
                      : *new HeapReview(static_cast<HeapDocument&>(document));
    }

protected:
    Weigh weigh() const override {
        return [game = document_.game()](int move, const std::stop_token&) {
            return HeapLoss{0, game.move(move).stones - 1};
        };
    }
    std::vector<HeapLoss> costliestOf(std::vector<HeapLoss> losses) const override {
        std::erase_if(losses, [](const HeapLoss& loss) { return loss.stones == 0; });
        return losses;
    }

private:
    explicit HeapReview(HeapDocument& document) : GameReviewOf(document), document_(document) {}

    HeapDocument& document_;
};

class HeapMovesModel : public PlayedMovesModel {
public:
    QVariant data(const QModelIndex& index, int role) const override {
        return role == Qt::DisplayRole ? QVariant(index.row()) : QVariant();
    }
};

/// The smallest workspace of games.
class HeapWorkspace : public PlayWorkspace {
public:
    HeapWorkspace(Settings& settings, Dialogs& dialogs)
        : PlayWorkspace(QStringLiteral("heaps"), heapTempo, settings, dialogs, nullptr) {
        auto* moves =
            new MoveListDock(QStringLiteral("heapMoves"), new HeapMovesModel,
                             [](PlayDocument& played) -> GameReview& { return HeapReview::of(played); });
        setMoveList(moves);
        addDock(moves);
        setCurrent(nullptr, nullptr);
    }

    QString id() const override { return QStringLiteral("heaps"); }
    QString openFilter() const override { return {}; }
    QStringList saveFilters() const override { return {}; }
    QString nativeSuffix() const override { return id(); }
    bool recognises(std::string_view) const override { return false; }
    ContentReader contentReader() const override { return {}; }
    QImage thumbnail(const Document&, QSize) const override { return {}; }
    WorkspaceActions actions() override { return placesOf({}); }
    QList<QWidget*> statusWidgets() override { return {}; }

    QAction* action(const QString& id) const {
        for (QAction* each : steps().all() + gameActions().all())
            if (each->objectName() == QStringLiteral("heaps.") + id) return each;
        return nullptr;
    }

    PlayDocument* current = nullptr;
    int rematches = 0;
    int branches = 0;

protected:
    PlayView* makeView(PlayDocument& document, QWidget* parent) override {
        return new HeapView(static_cast<HeapDocument&>(document), parent);
    }
    void bindOwn(PlayDocument* document, PlayView*) override { current = document; }
    void rematch() override { ++rematches; }
    void branch() override { ++branches; }
    void review() override { HeapReview::of(*current).start(); }
};

/// The workspace in a window of its own with one game open.
struct HeapWindow {
    explicit HeapWindow(std::unique_ptr<HeapDocument> game)
        : document(std::move(game)), settings(folder.filePath(QStringLiteral("settings.json"))) {
        settings.setValue(heapTempo, tempoId(Tempo::Off));
        workspace = std::make_unique<HeapWorkspace>(settings, dialogs);
        for (QDockWidget* dock : workspace->docks())
            window.addDockWidget(Qt::RightDockWidgetArea, dock);
        view = static_cast<HeapView*>(workspace->createView(*document, &window));
        window.setCentralWidget(view);
        workspace->setCurrent(document.get(), view);
        window.show();
        window.activateWindow();
        if (!QTest::qWaitForWindowActive(&window)) qFatal("no active window");
        view->setFocus();
    }
    ~HeapWindow() { workspace->setCurrent(nullptr, nullptr); }

    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) { QTest::keyClick(view, key, modifiers); }

    QTemporaryDir folder;
    std::unique_ptr<HeapDocument> document;
    Settings settings;
    FakeDialogs dialogs;
    std::unique_ptr<HeapWorkspace> workspace;
    QMainWindow window;
    HeapView* view = nullptr;
};

} // namespace stonemason::test
