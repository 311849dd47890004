// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/board/board.h"
#include "core/wastes/board/symmetry.h"
#include "core/wastes/format/board_rows.h"
#include "core/wastes/format/sboard.h"
#include "core/wastes/format/swar.h"
#include "core/wastes/generate/generate.h"
#include "editor/grid/dialogs/picture_button.h"
#include "editor/grid/problems/problem_model.h"
#include "editor/grid/problems/problems_dock.h"
#include "editor/grid/problems/problems_panel.h"
#include "editor/grid/problems/report_text.h"
#include "editor/wastes/text/wastes_text.h"
#include "editor/wastes/view/dialogs/board_export_dialog.h"
#include "editor/wastes/view/dialogs/new_board_dialog.h"
#include "editor/wastes/view/dialogs/reshape_dialogs.h"
#include "editor/wastes/view/docks/properties_dock.h"
#include "tests/editor/ended_drawing.h"
#include "tests/editor/wastes/board_window.h"
#include "tests/support/test_program.h"
#include "tests/support/wait.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>

#include <algorithm>

namespace stonemason::wastes {

using test::boardOf;
using test::BoardWindow;

class TestBoardWorkspace : public QObject {
    Q_OBJECT

private slots:
    /// A generated board is asked about before it closes: nobody remembers which seed it was.
    void aGeneratedBoardIsNotLostUnasked() {
        BoardWorkspace workspace(test::theWastes());
        std::unique_ptr<Document> made;
        connect(&workspace, &BoardWorkspace::created, this,
                [&](Document* document) { made.reset(document); });
        workspace.create(boardOf("B.R", "b1 0,1"));
        QVERIFY(made && !made->isModified());
        workspace.create(generateBoard(test::theWastes(), {}).value());
        QVERIFY(made->isModified());
    }

    void readsBothForms() {
        BoardWorkspace workspace(test::theWastes());
        Board board = boardOf("B.R", "b1 0,1");
        board.name = "Ford";
        const std::string bytes = writeSboard(board, test::theWastes()).value();
        QVERIFY(workspace.recognises(bytes));
        QVERIFY(workspace.recognises("B~R\n.x.\n"));
        QVERIFY(!workspace.recognises("hello"));
        const Game game =
            Game::of({.board = boardOf("B..R", "b1 0,1 r1 0,2"), .seed = 1, .players = {}}, test::theWastes())
                .value();
        QVERIFY(!workspace.recognises(writeSwar(game).value()));
        const auto read = workspace.read(bytes);
        QVERIFY(read);
        QVERIFY(static_cast<BoardDocument&>(**read).board() == board);
        const auto rows = workspace.read("B~R\n.x.\n");
        QVERIFY(rows);
        QCOMPARE(static_cast<BoardDocument&>(**rows).board().tileAt({0, 1}), Tile::Sludge);
        QVERIFY(!workspace.read("{\"format\":\"stonemason-board\"}"));
    }

    void samplesCanBePlayed() {
        BoardWorkspace workspace(test::theWastes());
        QCOMPARE(workspace.samples().size(), qsizetype(workspace.sampleBoards().size()));
        QVERIFY(workspace.samples().size() >= 7);
        for (const Board& board : workspace.sampleBoards())
            QVERIFY2(Engine::of(board, test::theWastes()), board.name.c_str());
    }

    void problemsAreFixedFromThePanel() {
        BoardWindow window(boardOf("B...R", "b1 0,0 b1 0,1 r1 0,3"));
        ProblemsPanel& panel = window.dock<ProblemsDock>()->panel();
        TRY_PATIENTLY(window.document.reportIsCurrent());
        QTRY_VERIFY(panel.model()->rowCount() > 0);
        const auto report = window.document.report();
        const auto fixable = std::ranges::find_if(
            report.problems, [](const Problem& problem) { return !problem.fixes.empty(); });
        QVERIFY(fixable != report.problems.end());
        window.document.applyFix(QStringLiteral("fix"), fixable->fixes.front());
        TRY_PATIENTLY(window.document.reportIsCurrent());
        const auto& now = window.document.report().problems;
        QVERIFY(std::ranges::find(now, *fixable) == now.end());
    }

    void allProblemsAreFixedAsOneStep() {
        BoardWindow window(boardOf("B.~.R/.....", "b1 0,0 b3 0,2 r1 0,3 r2 0,4"));
        const Board before = window.document.board();
        ProblemsPanel& panel = window.dock<ProblemsDock>()->panel();
        const auto badness = [&window] {
            const Report& report = window.document.report();
            return std::pair(report.count(Severity::Error), report.count(Severity::Warning));
        };
        TRY_PATIENTLY(window.document.reportIsCurrent());
        const auto bad = badness();
        QVERIFY(!panel.fixAllButton()->isHidden());
        QSignalSpy messages(window.dock<ProblemsDock>(), &WorkspaceDock::message);
        window.action(QStringLiteral("fix-all"))->trigger();
        window.document.setWords("Renamed meanwhile", "", "");
        TRY_PATIENTLY(window.document.reportIsCurrent());
        window.action(QStringLiteral("fix-all"))->trigger();
        TRY_PATIENTLY(messages.count() > 0);
        TRY_PATIENTLY(window.document.reportIsCurrent() && badness() < bad);
        QCOMPARE(window.document.board().name, std::string("Renamed meanwhile"));
        window.document.undoStack().undo();
        QCOMPARE(window.document.board().name, std::string("Renamed meanwhile"));
        QVERIFY(window.document.board().pieces == before.pieces);
        QCOMPARE(window.steps(), 1);
    }

    void plainBoardsAreMade() {
        BoardRenderer renderer(test::theWastes());
        BoardWorkspace workspace(test::theWastes());
        NewBoardDialog dialog(test::theWastes(), renderer, workspace.sampleBoards());
        dialog.nameField()->setText(QStringLiteral("Mine"));
        dialog.rowsField()->setValue(9);
        dialog.columnsField()->setValue(10);
        dialog.symmetryField()->setCurrentIndex(dialog.symmetryField()->findData(int(Symmetry::LeftRight)));
        Board board = dialog.board();
        QCOMPARE(QString::fromStdString(board.name), QStringLiteral("Mine"));
        QCOMPARE(board.size(), (Size{9, 10}));
        QCOMPARE(board.symmetry, Symmetry::LeftRight);
        QVERIFY(cellsBreaking(board, Symmetry::LeftRight).empty());
        QVERIFY(!board.pieces.empty());
        dialog.piecesField()->setChecked(false);
        QVERIFY(dialog.board().pieces.empty());
        for (std::size_t i = 1; i < dialog.startChoices().size(); ++i) {
            dialog.startChoices()[i]->click();
            board = dialog.board();
            QCOMPARE(QString::fromStdString(board.name), QStringLiteral("Mine"));
            QVERIFY(board.tiles == workspace.sampleBoards()[i - 1].tiles);
            QVERIFY(!dialog.rowsField()->isEnabled());
        }
    }

    void sizesAreChangedFromAnySide() {
        BoardWindow window(boardOf("B.R/...", "b1 0,1"));
        ResizeDialog dialog(window.document, window.workspace.renderer());
        dialog.topField()->setValue(2);
        dialog.rightField()->setValue(-1);
        dialog.fillField()->setCurrentIndex(1);
        QVERIFY(!dialog.verdict()->text().isEmpty());
        dialog.accept();
        QCOMPARE(window.document.board().size(), (Size{4, 2}));
        QCOMPARE(window.tileAt({0, 0}), Tile::Hole);
        QCOMPARE(QString::fromStdString(test::piecesText(window.document.board())), QStringLiteral("b1 2,1"));
        QCOMPARE(window.steps(), 1);
        ResizeDialog tooSmall(window.document, window.workspace.renderer());
        tooSmall.topField()->setValue(-4);
        QVERIFY(tooSmall.verdict()->text().contains(QStringLiteral("64")));
    }

    void symmetriesAreDeclaredAndRepaired() {
        BoardWindow window(boardOf("B..", "b1 0,1"));
        SymmetryDialog keep(window.document, window.workspace.renderer(), Symmetry::LeftRight);
        keep.accept(); // the left half is kept
        QCOMPARE(window.document.board().symmetry, Symmetry::LeftRight);
        QCOMPARE(window.tileAt({0, 2}), Tile::RedGoal);
        QCOMPARE(window.steps(), 1);
        window.document.undoStack().undo();
        SymmetryDialog leave(window.document, window.workspace.renderer(), Symmetry::LeftRight);
        leave.choice(2)->click();
        leave.accept();
        QCOMPARE(window.tileAt({0, 2}), Tile::Normal);
        QCOMPARE(window.document.board().symmetry, Symmetry::LeftRight);
        window.action(QStringLiteral("repair-first"))->trigger();
        QCOMPARE(window.tileAt({0, 2}), Tile::RedGoal);
        window.action(QStringLiteral("symmetry-none"))->trigger();
        QCOMPARE(window.document.board().symmetry, Symmetry::None);
    }

    void theBoardIsTurnedFlippedAndExchanged() {
        BoardWindow window(boardOf("B.R/...", "b1 1,0"));
        const Board before = window.document.board();
        for (const char* id : {"whole-rotate-left", "whole-rotate-right", "whole-flip-horizontal",
                               "whole-flip-vertical", "exchange-sides"}) {
            window.action(QString::fromLatin1(id))->trigger();
            QVERIFY2(window.document.board() != before, id);
            window.document.undoStack().undo();
            QVERIFY(window.document.board() == before);
        }
    }

    void propertiesChangeTheBoard() {
        BoardWindow window;
        PropertiesDock& dock = *window.dock<PropertiesDock>();
        dock.nameField()->setText(QStringLiteral("Name"));
        dock.authorField()->setText(QStringLiteral("Author"));
        QCOMPARE(QString::fromStdString(window.document.board().author), QStringLiteral("Author"));
        dock.firstField()->setCurrentIndex(1);
        emit dock.firstField()->activated(1);
        QCOMPARE(window.document.board().toMove, Side::Red);
        window.document.undoStack().undo();
        QCOMPARE(dock.firstField()->currentIndex(), 0);
        window.document.undoStack().undo();
        window.document.undoStack().undo();
        QCOMPARE(dock.nameField()->text(), QString::fromStdString(window.document.board().name));
        QVERIFY(!window.document.isModified());
    }

    void itIsExported() {
        BoardWindow window(boardOf("B.R/.~.", "b1 1,0"));
        BoardExportDialog dialog(window.document);
        QVERIFY(dialog.bytes().value() == writeSboard(window.document.board(), test::theWastes()).value());
    }

    /// Rows of text hold the tiles alone, and the dialog says so; the file of the board holds everything.
    void reportsWhatRowsLeaveOut() {
        Board board = boardOf("B.R/.~.", "b1 1,0");
        board.name = "Ditch";
        BoardWindow window(board);
        BoardExportDialog dialog(window.document);
        QVERIFY(dialog.loss()->isHidden());
        dialog.showRows();
        QVERIFY(!dialog.loss()->isHidden());
        for (const char* lost : {"the pieces", "the name"})
            QVERIFY2(dialog.loss()->text().contains(QLatin1String(lost)), qPrintable(dialog.loss()->text()));
        Board tiles = boardOf("B.R/.~.");
        tiles.symmetry = obeyedSymmetry(tiles);
        BoardWindow bare(tiles);
        BoardExportDialog other(bare.document);
        other.showRows();
        QVERIFY2(other.loss()->isHidden(), qPrintable(other.loss()->text()));
    }

    /// A faulty board leaves the program, but not without a word.
    void reportsWhatIsWrongOnExport() {
        BoardWindow window(boardOf("B.R/.~.", "b1 1,0")); // nobody of Red's is there
        TRY_PATIENTLY(window.document.reportIsCurrent());
        QVERIFY(window.document.report().hasErrors());
        BoardExportDialog dialog(window.document);
        const Problem& first =
            *std::ranges::find(window.document.report().problems, Severity::Error, &Problem::severity);
        QVERIFY2(dialog.verdict()->words()->text().contains(
                     problemHeadline(first, test::theWastes()).toHtmlEscaped()),
                 qPrintable(dialog.verdict()->words()->text()));
        QVERIFY(dialog.saveButton()->isEnabled());
        BoardWindow fine(test::publicBoard("wastes-multiplayer"));
        TRY_PATIENTLY(fine.document.reportIsCurrent());
        BoardExportDialog other(fine.document);
        QVERIFY(!other.verdict()->words()->text().contains(QStringLiteral("error")));
    }

    /// Among the tiles, the pieces, the signs.
    void aDrawingLeavesOffWhereItIsEnded() {
        const Board board = boardOf("B...R/.~.../.....", "b1 0,0 b1 0,1 r1 0,3");
        const GridLook look = lastingLook(board, test::theWastes(), {.signs = true});
        const int rows = board.size().rows;
        const int pieces = int(board.pieces.size());
        QCOMPARE(pieces, 3);
        for (const int number : {1, rows, rows + 1, rows + pieces + 2})
            QCOMPARE(test::asksWhenEndedAt(look, number), number + 1);
    }

    /// What is seen of a part is what the whole board has there, at every size.
    void partsAreDrawnAsTheWholeIs() {
        BoardRenderer renderer(test::theWastes());
        const Board board = test::publicBoard("wastes-multiplayer");
        for (const bool turned : {false, true})
            for (const double size : {2.0, 7.0, 23.5, 48.0}) {
                const BoardStyle style{.signs = true, .turned = turned};
                const QSize room(int(size * 11) + 1, int(size * 13) + 1);
                QImage whole(room, QImage::Format_ARGB32_Premultiplied);
                QImage parts = whole;
                whole.fill(Qt::transparent);
                parts.fill(Qt::transparent);
                const GridGeometry geometry{board.size(), size, {}, turned};
                {
                    QPainter painter(&whole);
                    renderer.paint(painter, board, style, geometry, wholeOf(board.size()));
                }
                {
                    QPainter painter(&parts);
                    for (int row = 0; row < 13; row += 4)
                        for (int column = 0; column < 11; column += 3)
                            renderer.paint(painter, board, style, geometry,
                                           clipped({{row, column}, {row + 3, column + 2}}, board.size()));
                }
                QVERIFY2(whole == parts, qPrintable(QString::number(size)));
            }
    }
};

} // namespace stonemason::wastes

STONEMASON_TEST(stonemason::wastes::TestBoardWorkspace)
#include "test_board_workspace.moc"
