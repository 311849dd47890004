// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/board/board.h"
#include "core/wastes/format/swar.h"
#include "editor/lan/lan_dialog.h"
#include "editor/lan/lan_game.h"
#include "editor/lan/lan_host_page.h"
#include "editor/lan/lan_join_page.h"
#include "editor/lan/lan_lobby.h"
#include "editor/lan/lan_settings.h"
#include "editor/wastes/game/model/war_document.h"
#include "editor/wastes/game/view/piece_choice.h"
#include "editor/wastes/game/view/war_board.h"
#include "editor/wastes/game/view/war_lan_setup.h"
#include "editor/wastes/game/view/war_view.h"
#include "editor/wastes/game/war_workspace.h"
#include "editor/wastes/model/settings.h"
#include "tests/editor/app/fake_dialogs.h"
#include "tests/support/boards.h"
#include "tests/support/test_program.h"
#include "tests/support/wait.h"

#include <QComboBox>
#include <QDir>
#include <QPushButton>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>

namespace stonemason::wastes {

using test::boardOf;

namespace {

/// As large as boards get, with as many jumps.
Board largeBoard() {
    Board board = boardOf("B.~.R/.....", "b3 1,0 r3 1,4");
    board = resized(board, {.bottom = maximumSide - 2, .right = maximumSide - 5}, Tile::Rough);
    for (int i = 0; i < maximumJumps; ++i)
        board.jumps.extra.push_back({{60, i % 60}, {i / 60, 63}});
    return board;
}

/// Ford first, then one that cannot be played, then the public one and a large one.
std::vector<Board> boardsToChooseFrom() {
    std::vector<Board> boards{boardOf("B.~.R/.....", "b3 1,0 r3 1,4"), boardOf("B..R", "b1 0,1"),
                              test::publicBoard("wastes-multiplayer"), largeBoard()};
    const std::array names{"Ford", "Unfinished", "Public", "Large"};
    for (std::size_t i = 0; i < boards.size(); ++i)
        boards[i].name = names[i];
    return boards;
}

/// A person's program in small: the play workspace, a dialog on this machine alone, and a window for the game
/// that was begun last.
struct LanDesk {
    explicit LanDesk(const char* name) {
        settings.setValue(setting::lanName, QString::fromLatin1(name));
        settings.setValue(setting::lanAsksForWord, false);
        settings.setValue(setting::warTempo, tempoId(Tempo::Off));
        workspace.lobby().setFolder(folder.filePath(QStringLiteral("games")));
        QObject::connect(&workspace, &Workspace::fileKept, &context,
                         [this](const QString& path) { keptFiles += path; });
        QObject::connect(&workspace, &Workspace::message, &context,
                         [this](const QString& sentence) { line = sentence; });
        QObject::connect(&workspace, &Workspace::created, &context, [this](Document* made) {
            documents.emplace_back(static_cast<WarDocument*>(made));
            views.emplace_back(static_cast<WarView*>(workspace.createView(*made, nullptr)));
            workspace.setCurrent(made, views.back().get());
        });
    }
    ~LanDesk() { close(); }

    void close() {
        workspace.setCurrent(nullptr, nullptr);
        views.clear();
        documents.clear();
    }
    std::unique_ptr<LanDialog> dialog() {
        LanDialog::Network network;
        network.host.port = 0;
        network.host.listenOn = network.host.announceTo = QHostAddress(QHostAddress::LocalHost);
        network.host.announcePort = network.findPort = 9;
        auto setup = std::make_unique<WarLanSetup>(test::theWastes(), boardsToChooseFrom(), settings);
        setupShown = setup.get();
        auto made =
            std::make_unique<LanDialog>(LanDialog::Parts{std::move(setup), settings}, network, nullptr);
        QObject::connect(made.get(), &LanDialog::connected, &context,
                         [this, shown = made.get()] { workspace.lobby().begin(shown->takeLink()); });
        return made;
    }

    WarDocument& document() const { return *documents.back(); }
    const Game& game() const { return document().game(); }
    WarTurns& turns() const { return views.back()->turns(); }
    QString notice() const { return LanGame::of(document())->notice().text; }
    QAction* action(const char* id) {
        return workspace.findChild<QAction*>(QStringLiteral("war.") + QLatin1String(id));
    }
    bool playAny() const {
        const MoveList moves = document().engine().moves(game().position());
        return turns().play(moves[std::size_t(game().moveCount() * 5 + 3) % moves.size()]);
    }
    std::vector<GameRecord> kept() const {
        std::vector<GameRecord> records;
        const QDir games(folder.filePath(QStringLiteral("games")));
        for (const QString& name : games.entryList(QDir::Files | QDir::Hidden, QDir::Name)) {
            QFile file(games.filePath(name));
            if (!file.open(QIODevice::ReadOnly)) qFatal("cannot read a kept game");
            const auto read = readSwar(file.readAll().toStdString(), test::theWastes());
            if (!read) qFatal("a kept game cannot be played again");
            records.push_back(read->record());
        }
        return records;
    }

    QObject context;
    QTemporaryDir folder;
    Settings settings{folder.filePath(QStringLiteral("settings.json"))};
    test::FakeDialogs dialogs;
    WarWorkspace workspace{test::theWastes(), settings, dialogs};
    WarLanSetup* setupShown = nullptr;
    std::vector<std::unique_ptr<WarDocument>> documents;
    std::vector<std::unique_ptr<WarView>> views;
    QStringList keptFiles;
    QString line;
};

/// Ann, who waits with a board, and Ben, who has joined her.
struct LanMatch {
    /// @param bensBoard chosen by him, who plays on hers
    explicit LanMatch(const char* board = "Public", const char* bensBoard = "Ford") {
        const auto anns = ann.dialog();
        ann.setupShown->boardField()->setCurrentText(QString::fromLatin1(board));
        anns->hostPage()->button()->click();
        const auto bens = ben.dialog();
        ben.setupShown->boardField()->setCurrentText(QString::fromLatin1(bensBoard));
        bens->tabs()->setCurrentWidget(bens->joinPage());
        bens->joinPage()->setAddress(QStringLiteral("127.0.0.1:%1").arg(anns->hostPage()->port()));
        bens->joinPage()->button()->click();
        [&] { TRY_PATIENTLY(ann.documents.size() == 1 && ben.documents.size() == 1); }();
    }
    LanDesk& mover() { return ann.turns().canMove() ? ann : ben; }
    bool agree() const {
        return ann.game().record().moves == ben.game().record().moves &&
               ann.game().record().resigned == ben.game().record().resigned;
    }
    bool isQuiet() const {
        return agree() && (ann.game().hasEnded() || ann.turns().canMove() != ben.turns().canMove());
    }
    void play(int moves) {
        for (int i = 0; i < moves && !ann.game().hasEnded(); ++i) {
            QVERIFY(mover().playAny());
            TRY_PATIENTLY(isQuiet());
        }
    }
    bool bothAreOver() const { return !ann.document().isLive() && !ben.document().isLive(); }

    LanDesk ann{"Ann"};
    LanDesk ben{"Ben"};
};

} // namespace

class TestWarLan : public QObject {
    Q_OBJECT

private slots:
    void aWholeGameIsTheSameOnBothDesks() {
        LanMatch match("Ford");
        QCOMPARE(match.ben.document().board().name, std::string("Ford"));
        QVERIFY(match.ann.document().board() == match.ben.document().board());
        TRY_PATIENTLY(match.isQuiet());
        QVERIFY(match.ann.notice().contains(QStringLiteral("Connected to Ben")));
        const auto anns = std::size_t(match.ann.document().setup().players[0] == "human" ? 0 : 1);
        QCOMPARE(match.ann.document().setup().players[1 - anns], std::string("Ben"));
        QCOMPARE(match.ben.document().setup().players[1 - anns], std::string("human"));
        QVERIFY(!match.ann.views.back()->board()->state().isTurned() == (anns == 1)); // own pieces below
        match.play(1000);
        QVERIFY(match.ann.game().hasEnded() && match.agree());
        TRY_PATIENTLY(match.bothAreOver());
        for (LanDesk* desk : {&match.ann, &match.ben}) {
            QCOMPARE(int(desk->kept().size()), 1);
            QVERIFY(desk->kept()[0] == desk->game().record());
            QCOMPARE(int(desk->keptFiles.size()), 1);
            QVERIFY(desk->keptFiles[0].endsWith(QStringLiteral(".swar")));
            QVERIFY(!desk->document().isModified() && !desk->turns().canMove());
        }
    }

    void reportsTheLargestBoard() {
        LanMatch match("Large");
        QCOMPARE(match.ben.document().board().size(), (Size{maximumSide, maximumSide}));
        QVERIFY(match.ann.document().board() == match.ben.document().board());
        TRY_PATIENTLY(match.isQuiet());
        match.play(1);
        QCOMPARE(match.ben.game().moveCount(), 1);
    }

    /// Who joins plays on the host's board, whatever is chosen here.
    void joiningNeedsNoBoardOfOnesOwn() {
        LanMatch match("Ford", "Unfinished");
        QCOMPARE(match.ben.document().board().name, std::string("Ford"));
        match.play(1);
        QCOMPARE(match.ben.game().moveCount(), 1);
    }

    void reportsBoardsThatCannotBePlayed() {
        LanDesk desk("Ann");
        const auto dialog = desk.dialog();
        QVERIFY(dialog->hostPage()->isEnabled());
        desk.setupShown->boardField()->setCurrentText(QStringLiteral("Unfinished"));
        QVERIFY(!dialog->hostPage()->isEnabled());
        desk.setupShown->boardField()->setCurrentText(QStringLiteral("Ford"));
        QVERIFY(dialog->hostPage()->isEnabled());
        dialog->hostPage()->button()->click();
        QVERIFY(!desk.setupShown->boardField()->isEnabled());
        const auto later = desk.dialog();
        QCOMPARE(desk.setupShown->boardField()->currentText(), QStringLiteral("Ford"));
    }

    void aRematchChangesSidesOnTheSameBoard() {
        LanMatch match("Ford");
        TRY_PATIENTLY(match.isQuiet());
        const std::string first = match.ann.document().setup().players[0];
        LanDesk& loser = match.mover();
        loser.dialogs.confirmAnswer = true;
        loser.action("resign")->trigger();
        TRY_PATIENTLY(match.bothAreOver());
        match.ann.action("rematch")->trigger();
        match.ben.action("rematch")->trigger();
        TRY_PATIENTLY(match.ann.documents.size() == 2 && match.ben.documents.size() == 2);
        QVERIFY(match.ann.document().setup().players[0] != first);
        QCOMPARE(match.ben.document().board().name, std::string("Ford"));
        TRY_PATIENTLY(match.isQuiet());
        match.play(2);
        QCOMPARE(match.ben.game().moveCount(), 2);
    }

    void whoLeavesKeepsWhatWasPlayed() {
        LanMatch match;
        TRY_PATIENTLY(match.isQuiet());
        match.play(3);
        QVERIFY(match.ann.document().questionWhenClosed().contains(QStringLiteral("Ben")));
        QVERIFY(!match.ann.document().undoStack().canUndo());
        LanDesk& desk = match.mover();
        QVERIFY(!desk.action("hint")->isEnabled());
        desk.document().show(1);
        QVERIFY(!desk.turns().canMove());
        QVERIFY(desk.views.back()->choice().whyNot().contains(QStringLiteral("Ctrl+End")));
        match.ann.close();
        QVERIFY2(match.ann.line.contains(QStringLiteral("kept")), qPrintable(match.ann.line));
        QCOMPARE(int(match.ann.kept()[0].moves.size()), 3);
        TRY_PATIENTLY(!match.ben.document().isLive());
        QCOMPARE(int(match.ben.kept()[0].moves.size()), 3);
        QVERIFY(match.ben.notice().contains(QStringLiteral("has left the game")));
    }
};

} // namespace stonemason::wastes

STONEMASON_TEST(stonemason::wastes::TestWarLan)
#include "test_war_lan.moc"
