// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/format/swar.h"
#include "editor/app/widgets/wrapped_text.h"
#include "editor/play/game_over_panel.h"
#include "editor/play/who_plays.h"
#include "editor/text/error_text.h"
#include "editor/wastes/game/model/war_document.h"
#include "editor/wastes/game/model/war_words.h"
#include "editor/wastes/game/view/new_war_dialog.h"
#include "editor/wastes/game/view/piece_choice.h"
#include "editor/wastes/game/view/war_animation.h"
#include "editor/wastes/game/view/war_board.h"
#include "editor/wastes/game/view/war_moves_model.h"
#include "editor/wastes/game/view/war_view.h"
#include "editor/wastes/game/war_workspace.h"
#include "editor/wastes/model/settings.h"
#include "editor/wastes/text/wastes_text.h"
#include "tests/editor/app/fake_dialogs.h"
#include "tests/editor/text/spoken.h"
#include "tests/support/boards.h"
#include "tests/support/test_program.h"
#include "tests/support/wait.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace stonemason::wastes {

using test::boardOf;

namespace {

/// The play workspace with one game, which moves at once.
struct Desk {
    explicit Desk(const Board& board, std::array<std::string, 2> players = {"human", "human"})
        : document(
              Game::of({.board = board, .seed = 3, .players = std::move(players)}, test::theWastes()).value(),
              test::theWastes()) {
        settings.setValue(setting::warTempo, tempoId(Tempo::Off));
        document.setBegunHere(true);
        view = static_cast<WarView*>(workspace.createView(document, nullptr));
        workspace.setCurrent(&document, view);
        view->setTempo(Tempo::Off);
        view->resize(700, 700);
        QObject::connect(&view->choice(), &PieceChoice::refused, &refusals,
                         [this](const QString& sentence) { refused = sentence; });
    }
    ~Desk() {
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
            test::piecesText(boardIn(document.engine(), document.board(), document.position())));
    }

    QTemporaryDir folder;
    Settings settings{folder.filePath(QStringLiteral("settings.json"))};
    test::FakeDialogs dialogs;
    WarDocument document;
    WarWorkspace workspace{test::theWastes(), settings, dialogs};
    WarView* view = nullptr;
    QObject refusals;
    QString refused;
};

Board lane() {
    return boardOf("R......B/.......~", "b4 0,1 r5 0,5");
}

} // namespace

class TestWar : public QObject {
    Q_OBJECT

private slots:
    /// While nothing is chosen the line below the board says what wins, on this board.
    void whatWinsIsSaid() {
        Desk desk(lane());
        QVERIFY2(desk.view->previewLine()->text().endsWith(
                     QStringLiteral("To win, bring a piece to its goal or capture every enemy piece.")),
                 qPrintable(desk.view->previewLine()->text()));
        Desk without(boardOf("......../.......~", "b4 0,1 r5 0,5"));
        QVERIFY(without.view->previewLine()->text().endsWith(
            QStringLiteral("To win, capture every enemy piece.")));
    }

    /// In large Polish letters it takes two lines, and is whole there.
    void whatWinsIsWholeInPolish() {
        const test::Spoken spoken(QStringLiteral("pl"));
        Desk desk(lane());
        auto* line = qobject_cast<TwoLineLabel*>(desk.view->previewLine());
        QVERIFY(line);
        const QString words = line->text();
        line->resize(line->fontMetrics().horizontalAdvance(words) * 2 / 3, line->sizeHint().height());
        QCOMPARE(line->lines().size(), 2);
        QCOMPARE(line->lines().join(u' '), words);
        line->resize(line->width() / 2, line->height());
        QVERIFY(line->lines().size() == 2 && line->lines().last().endsWith(u'…'));
    }

    /// A place is "w wierszu 3, kolumnie 4" in Polish, so that no other preposition and no colon goes before
    /// it.
    void polishPlacesReadAloud() {
        const test::Spoken spoken(QStringLiteral("pl"));
        Desk desk(boardOf("R...^.B/......./.......", "b4 1,1 b6J 1,5 r3 1,2 r5 1,4"));
        QStringList said{desk.view->previewLine()->text(), cellWords(desk.document, {1, 1})};
        for (const Move move : desk.document.engine().moves(desk.document.position()))
            said += {moveWords(desk.document, move, 0), previewWords(desk.document, move)};
        for (const char* id : {"board-fix/mirror-goal", "board-fix/keep-goal"})
            said += fixText({{id, {"blue", Cell{1, 2}}}, {}}, test::theWastes());
        said += {errorText(Message{"board/jump-place", {Cell{40, 2}}}),
                 errorText(Message{"board/piece-place", {1, Cell{1, 2}}})};
        desk.action("hint")->trigger();
        TRY_PATIENTLY(desk.view->choice().hint().has_value());
        said += desk.view->previewLine()->text();
        int places = 0;
        const QRegularExpression broken(
            QStringLiteral("(\\b(na|do|z|w|od|nad|przy)|:) w wierszu|\\bod \\w+ \\d"));
        for (const QString& text : said) {
            QVERIFY2(!text.contains(broken), qPrintable(text));
            places += int(text.count(QStringLiteral("w wierszu")));
        }
        QVERIFY(places > 10);
    }

    void aClickChoosesAndAnotherMoves() {
        Desk desk(lane());
        desk.click({0, 1});
        QCOMPARE(desk.view->choice().chosen(), squareOf({0, 1}));
        QVERIFY(desk.view->choice().isTarget(squareOf({0, 2})));
        desk.click({0, 2});
        QCOMPARE(desk.pieces(), QStringLiteral("b4 0,2 r5 0,5"));
        QCOMPARE(desk.document.moveCount(), 1);
        desk.drag({0, 5}, {0, 4});
        QCOMPARE(desk.pieces(), QStringLiteral("b4 0,2 r5 0,4"));
        desk.document.undoStack().undo();
        QCOMPARE(desk.pieces(), QStringLiteral("b4 0,2 r5 0,5"));
    }

    void aSecondClickPutsItBack() {
        Desk desk(lane());
        desk.click({0, 1});
        desk.click({0, 1});
        QCOMPARE(desk.view->choice().chosen(), noSquare);
        desk.click({0, 1});
        QVERIFY(desk.view->board()->controller().cancel());
        QCOMPARE(desk.view->choice().chosen(), noSquare);
        QCOMPARE(desk.document.moveCount(), 0);
    }

    void whyNotIsSaid() {
        Desk desk(boardOf("R...B/.^...", "b4 0,1 r5 1,1"));
        desk.click({1, 1});
        QVERIFY(!desk.refused.isEmpty()); // not his turn
        desk.refused.clear();
        desk.click({0, 1});
        desk.click({1, 1});
        QVERIFY2(desk.refused.contains(QStringLiteral("Brawler 4")) &&
                     desk.refused.contains(QStringLiteral("Guard 5")) &&
                     desk.refused.contains(QStringLiteral("6")),
                 qPrintable(desk.refused));
        QCOMPARE(desk.document.moveCount(), 0);
    }

    /// Once: in the line below the board where it can stand there, else in the status bar.
    void whyNotIsSaidInOnePlace() {
        Desk desk(boardOf("R...B/.^...", "b4 0,1 r5 1,1"));
        QStringList said;
        connect(&desk.workspace, &Workspace::message, this,
                [&](const QString& sentence) { said += sentence; });
        GridState& state = desk.view->board()->state();
        desk.click({0, 1});
        state.setHovered(Cell{1, 1});
        desk.click({1, 1});
        QVERIFY(desk.refused.contains(QStringLiteral("Guard 5")));
        QCOMPARE(desk.view->previewLine()->text(), desk.refused);
        QVERIFY(!said.contains(desk.refused));
        state.setHovered(Cell{0, 4}); // far away: the line has no reason for it
        desk.click({0, 4});
        QVERIFY(desk.view->previewLine()->text() != desk.refused);
        QVERIFY(said.contains(desk.refused));
    }

    void keysPlay() {
        Desk desk(lane());
        GridView& board = *desk.view->board();
        board.state().setCursor({0, 1});
        board.controller().actAtCursor({});
        board.controller().moveCursor(1, 0, {});
        board.controller().actAtCursor({});
        QCOMPARE(desk.pieces(), QStringLiteral("b4 1,1 r5 0,5"));
    }

    void aGameEndsAtTheGoal() {
        Desk desk(boardOf("R...B", "b4 0,3 r5 0,2"));
        desk.drag({0, 3}, {0, 4});
        QVERIFY(desk.document.isOver());
        QCOMPARE(desk.document.winnerOfGame(), std::optional(0));
        QVERIFY(turnWords(desk.document).contains(QStringLiteral("Blue")));
        QVERIFY(!endWords(desk.document).isEmpty());
        desk.click({0, 2});
        QVERIFY(!desk.refused.isEmpty());
    }

    void computersPlayToTheEnd() {
        Desk desk(boardOf("R...../....../.....B", "b4 0,2 r5 2,3"), {"normal", "hard"});
        TRY_PATIENTLY(desk.document.isOver());
        QVERIFY(desk.document.moveCount() > 2);
        QVERIFY(!desk.document.hasPersonPlayed());
        QVERIFY(desk.document.isModified()); // it does not go without a question
    }

    /// Each level is the one that is chosen: they differ in what they do within a few moves.
    void theComputerAnswersAndUndoTakesBothBack() {
        Desk desk(lane(), {"human", "easy"});
        desk.drag({0, 1}, {0, 2});
        TRY_PATIENTLY(desk.document.moveCount() == 2);
        desk.document.undoStack().undo();
        QCOMPARE(desk.document.moveCount(), 0);
        QVERIFY(desk.document.hasPersonPlayed() == false);
    }

    void aHintIsTheMoveOfHard() {
        Desk desk(boardOf("R...B", "b4 0,3 r5 0,1"));
        QVERIFY(desk.action("hint")->isEnabled());
        desk.action("hint")->trigger();
        TRY_PATIENTLY(desk.view->choice().hint().has_value());
        QVERIFY(desk.view->choice().hint() == (Move{squareOf({0, 3}), squareOf({0, 4})}));
        QVERIFY(desk.view->previewLine()->text().contains(QStringLiteral("Brawler 4")));
        bool isStale = false;
        connect(&desk.view->choice(), &PieceChoice::changed, this,
                [&] { isStale = isStale || (desk.document.shown() > 0 && desk.view->choice().hint()); });
        desk.drag({0, 3}, {0, 2});
        QVERIFY(!desk.view->choice().hint());
        QVERIFY(!isStale); // nothing reported it in the next position
    }

    void aHintIsSaidWithAPieceInHand() {
        Desk desk(boardOf("R...B", "b4 0,3 r5 0,1"));
        desk.view->choice().choose(squareOf({0, 3}));
        QVERIFY(!desk.view->previewLine()->text().contains(QStringLiteral("Hard")));
        desk.action("hint")->trigger();
        TRY_PATIENTLY(desk.view->choice().hint().has_value());
        QVERIFY(desk.view->previewLine()->text().startsWith(QStringLiteral("Hard would play")));
    }

    /// As many moves were made there, but others.
    void aLateHintIsNotShownElsewhere() {
        Desk desk(boardOf("R...B/.....", "b4 0,2 r5 1,0"));
        QStringList said;
        connect(&desk.workspace, &Workspace::message, this,
                [&](const QString& sentence) { said += sentence; });
        desk.drag({0, 2}, {0, 1});
        desk.action("hint")->trigger();
        desk.document.undoStack().undo();
        desk.drag({0, 2}, {1, 2});
        QCOMPARE(desk.document.shown(), 1);
        said.clear(); // what the moves have said; the answer comes when this waits
        TRY_PATIENTLY(!said.isEmpty() && said.back().isEmpty());
        QVERIFY(!desk.view->choice().hint());
    }

    /// A win that was passed over is what lost most.
    void aReviewMarksWhatLostMost() {
        Desk desk(boardOf("R...B/.....", "b4 0,3 r5 1,1"));
        desk.drag({0, 3}, {0, 2});
        desk.drag({1, 1}, {1, 0});
        desk.drag({0, 2}, {0, 3});
        desk.drag({1, 0}, {1, 1});
        desk.drag({0, 3}, {0, 4});
        QVERIFY(desk.document.isOver());
        QVERIFY(desk.action("review")->isEnabled());
        desk.action("review")->trigger();
        WarReview& review = WarReview::of(desk.document);
        TRY_PATIENTLY(review.isDone());
        QVERIFY(!review.costlyMoves().empty());
        QCOMPARE(review.costlyMoves().front(), 0);
        QVERIFY(review.lossOf(0)->better == (Move{squareOf({0, 3}), squareOf({0, 4})}));
        WarMovesModel model;
        model.setDocument(&desk.document);
        QVERIFY(model.index(1, 0).data().toString().contains(QStringLiteral("▼")));
        QVERIFY(!model.index(0, 0).data().toString().contains(QStringLiteral("▼")));
        model.setDocument(nullptr);
    }

    void recordsReadBack() {
        Desk desk(lane());
        desk.drag({0, 1}, {0, 2});
        desk.drag({0, 5}, {0, 4});
        const std::string bytes = desk.document.bytesFor(QStringLiteral("a.swar")).value();
        QVERIFY(desk.workspace.recognises(bytes));
        const auto read = desk.workspace.read(bytes);
        QVERIFY(read);
        QCOMPARE(static_cast<WarDocument&>(**read).moveCount(), 2);
        QVERIFY(!static_cast<WarDocument&>(**read).isBegunHere());
        QVERIFY(desk.document.reload(desk.document.recoveryBytes().value()));
        QVERIFY(!desk.document.reload("{}"));
    }

    void branchesAndRematches() {
        Desk desk(lane(), {"human", "human"});
        QSignalSpy created(&desk.workspace, &Workspace::created);
        desk.drag({0, 1}, {0, 2});
        desk.drag({0, 5}, {0, 4});
        desk.document.show(1);
        desk.action("branch")->trigger();
        QCOMPARE(created.size(), 1);
        const std::unique_ptr<Document> branch(created.front().front().value<Document*>());
        QCOMPARE(static_cast<WarDocument&>(*branch).moveCount(), 1);
        desk.action("rematch")->trigger();
        QCOMPARE(created.size(), 2);
        const std::unique_ptr<Document> rematch(created.back().front().value<Document*>());
        QCOMPARE(static_cast<WarDocument&>(*rematch).moveCount(), 0);
        QSignalSpy boards(&desk.workspace, &WarWorkspace::boardWanted);
        desk.action("open-board")->trigger();
        QCOMPARE(boards.size(), 1);
    }

    void theDialogSeatsWhoIsChosen() {
        BoardRenderer renderer(test::theWastes());
        NewWarDialog dialog({}, {lane(), boardOf("B.R")}, test::theWastes(), renderer);
        dialog.players()->modes()->button(int(GameMode::Computer))->click();
        dialog.players()->opponentLevel()->setCurrentIndex(int(PlayerLevel::Hard));
        dialog.firstField()->setCurrentIndex(int(FirstMove::Near));
        QCOMPARE(dialog.setup().players, (std::array<std::string, 2>{"human", "hard"}));
        dialog.firstField()->setCurrentIndex(int(FirstMove::Far));
        QCOMPARE(dialog.setup().players, (std::array<std::string, 2>{"hard", "human"}));
        dialog.players()->modes()->button(int(GameMode::Watch))->click();
        dialog.players()->nearLevel()->setCurrentIndex(int(PlayerLevel::Easy));
        dialog.players()->farLevel()->setCurrentIndex(int(PlayerLevel::Normal));
        dialog.firstField()->setCurrentIndex(int(FirstMove::Near));
        QCOMPARE(dialog.setup().players, (std::array<std::string, 2>{"easy", "normal"}));
        dialog.players()->modes()->button(int(GameMode::Hotseat))->click();
        QCOMPARE(dialog.setup().players, (std::array<std::string, 2>{"human", "human"}));
        dialog.seedField()->setText(QStringLiteral("42"));
        QCOMPARE(dialog.setup().seed, std::uint64_t(42));
        QVERIFY(dialog.startButton()->isEnabled());
        dialog.boardField()->setCurrentIndex(1); // nobody stands on it
        QVERIFY(!dialog.startButton()->isEnabled());
        QVERIFY(!dialog.remark()->text().isEmpty());
    }

    /// Which colour one gets is known before the game, by lot too: what is said is what is set up.
    void theDialogSaysWhoGetsWhichSide() {
        BoardRenderer renderer(test::theWastes());
        Board redFirst = lane();
        redFirst.toMove = Side::Red;
        NewWarDialog dialog({}, {lane(), redFirst}, test::theWastes(), renderer);
        dialog.players()->modes()->button(int(GameMode::Computer))->click();
        dialog.firstField()->setCurrentIndex(int(FirstMove::Far));
        QCOMPARE(dialog.sides()->text(), QStringLiteral("Blue: The computer. Red: You. Blue moves first."));
        dialog.boardField()->setCurrentIndex(1);
        QCOMPARE(dialog.sides()->text(), QStringLiteral("Red: The computer. Blue: You. Red moves first."));
        dialog.firstField()->setCurrentIndex(int(FirstMove::ByLot));
        QSet<bool> drawn;
        for (const int seed : {4, 5}) {
            dialog.seedField()->setText(QString::number(seed));
            const bool isYouBlue = dialog.setup().players[0] == "human";
            drawn.insert(isYouBlue);
            QVERIFY2(dialog.sides()->text().contains(isYouBlue ? QStringLiteral("Blue: You")
                                                               : QStringLiteral("Red: You")),
                     qPrintable(dialog.sides()->text()));
        }
        QCOMPARE(drawn.size(), 2);
        dialog.players()->modes()->button(int(GameMode::Hotseat))->click();
        dialog.players()->personName(0)->setText(QStringLiteral("Ann"));
        QVERIFY(dialog.sides()->text().contains(QStringLiteral("Ann")));
        QCOMPARE(dialog.firstField()->accessibleDescription(), dialog.sides()->text());
    }

    /// An animation begins as the board was and ends as it is.
    void animationsLeadFromOnePositionToTheNext() {
        test::Random random(5);
        for (int i = 0; i < 60; ++i) {
            const auto engine = Engine::of(test::randomBoard(random), test::theWastes());
            if (!engine) continue;
            Position position = engine->start();
            for (int moves = 0; moves < 20 && position.running(); ++moves) {
                const MoveList list = engine->moves(position);
                const Move move = list[std::size_t(random.below(int(list.size())))];
                const WarAnimation animation(*engine, position, move);
                QCOMPARE(animation.at(0).size(), spritesOf(*engine, position).size());
                engine->play(position, move);
                const auto after = spritesOf(*engine, position);
                const auto last = animation.at(animation.length());
                QCOMPARE(last.size(), after.size());
                for (const PieceSprite& sprite : after)
                    QVERIFY(std::ranges::any_of(last, [&](const PieceSprite& shown) {
                        return shown.look == sprite.look && shown.place == sprite.place && shown.opacity == 1;
                    }));
            }
        }
    }
};

} // namespace stonemason::wastes

STONEMASON_TEST(stonemason::wastes::TestWar)
#include "test_war.moc"
