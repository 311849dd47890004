// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/player.h"
#include "editor/app/settings/author.h"
#include "editor/wastes/view/dialogs/new_board_dialog.h"
#include "editor/wastes/view/docks/properties_dock.h"
#include "editor/wastes/view/fairness/fairness_dock.h"
#include "tests/editor/wastes/board_window.h"
#include "tests/support/test_program.h"

#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

namespace stonemason::wastes {

using test::boardOf;
using test::BoardWindow;

namespace {

/// The panels of a workspace that knew its settings before they were made, as in the program.
struct RememberingPanel {
    explicit RememberingPanel(Settings& settings) {
        workspace.rememberIn(settings);
        for (QDockWidget* dock : workspace.docks())
            window.addDockWidget(Qt::RightDockWidgetArea, dock);
    }

    FairnessDock* fairness() { return window.findChild<FairnessDock*>(); }

    BoardWorkspace workspace{test::theWastes()};
    QMainWindow window;
};

} // namespace

/// What the workspace of boards remembers from one board, and one start, to the next.
class TestBoardMemory : public QObject {
    Q_OBJECT

private slots:
    void newBoardsHaveTheAuthorWhoSignedLast() {
        QTemporaryDir folder;
        Settings settings(folder.filePath(QStringLiteral("settings.json")));
        BoardWindow window;
        window.workspace.rememberIn(settings);
        auto* field = window.dock<PropertiesDock>()->authorField();
        field->selectAll();
        QTest::keyClicks(field, QStringLiteral("Ada"));
        QTest::keyClick(field, Qt::Key_Return);
        QSignalSpy created(&window.workspace, &Workspace::created);
        QTimer::singleShot(0, [] {
            if (auto* dialog = qobject_cast<NewBoardDialog*>(QApplication::activeModalWidget()))
                dialog->accept();
        });
        window.workspace.newDocumentActions().front()->trigger();
        QCOMPARE(created.size(), 1);
        const std::unique_ptr<Document> made(created[0][0].value<Document*>());
        QCOMPARE(static_cast<BoardDocument&>(*made).board().author, std::string("Ada"));
    }

    void fairnessIsMeasuredAsChosenLast() {
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("settings.json"));
        {
            Settings settings(file);
            RememberingPanel first(settings);
            QCOMPARE(first.fairness()->gamesField()->value(), 200);
            first.fairness()->gamesField()->setValue(8);
            QCOMPARE(first.fairness()->gamesField()->value(), 8); // as few as that
            first.fairness()->levelField()->setCurrentIndex(int(PlayerLevel::Hard));
        }
        Settings settings(file);
        RememberingPanel next(settings);
        QCOMPARE(next.fairness()->gamesField()->value(), 8);
        QCOMPARE(next.fairness()->levelField()->currentIndex(), int(PlayerLevel::Hard));
    }

    void keptStampsAreThereAfterAStart() {
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("settings.json"));
        // With a hole of the board among the tiles, and a cell that the stamp leaves alone.
        const LiftedPiece stamp{{2, 2}, {{{0, 0}, TileIndex(Tile::Hole)}, {{1, 1}, TileIndex(Tile::High)}}};
        {
            Settings settings(file);
            BoardWindow first;
            first.workspace.rememberIn(settings);
            first.brush().setTool(QStringLiteral("stamp"));
            first.brush().setStamp(stamp);
            first.action(QStringLiteral("keep-stamp-4"))->trigger();
        }
        Settings settings(file);
        BoardWindow next;
        next.workspace.rememberIn(settings);
        next.action(QStringLiteral("take-stamp-4"))->trigger();
        QCOMPARE(next.brush().stamp().size, stamp.size);
        QCOMPARE(next.brush().stamp().cells, stamp.cells);
        QCOMPARE(next.brush().tool(), QStringLiteral("stamp"));
        for (const char* bad : {"", "\n", "..\n.\n", "?", "..\n.q\n"})
            QVERIFY2(!next.brush().setStampText(QString::fromLatin1(bad)), bad);
        QCOMPARE(next.brush().stamp().cells, stamp.cells);
    }

    void scatterPaintsTilesAsOneStep() {
        BoardWindow window(boardOf("......../........"));
        window.brush().setTool(QStringLiteral("scatter"));
        window.brush().setTile(Tile::Rough);
        window.brush().setScatterShare(99);
        window.drag({0, 0}, {0, 7});
        QCOMPARE(window.steps(), 1);
        QVERIFY(window.document.undoStack().undoText().contains(QStringLiteral("Scatter")));
    }
};

} // namespace stonemason::wastes

STONEMASON_TEST(stonemason::wastes::TestBoardMemory)
#include "test_board_memory.moc"
