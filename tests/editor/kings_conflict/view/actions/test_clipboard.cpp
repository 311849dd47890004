// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/format/block_text.h"
#include "editor/kings_conflict/view/actions/map_edit_actions.h"
#include "tests/editor/kings_conflict/map_window.h"
#include "tests/support/files.h"
#include "tests/support/test_program.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>
#include <QSignalSpy>
#include <QTest>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using test::kingsConflict;
using test::MapWindow;

namespace {

QString clipboardText() {
    return QGuiApplication::clipboard()->text();
}

} // namespace

class TestClipboard : public QObject {
    Q_OBJECT

private slots:
    void copiesLinesOfCodes() {
        MapWindow window;
        window.view().setSelection({{4, 5}, {5, 4}, {5, 5}, {5, 6}, {6, 5}});
        window.action(QStringLiteral("copy"))->trigger();
        QCOMPARE(clipboardText(), QStringLiteral(".D.\n-B-\n.D.\n"));
        QCOMPARE(window.steps(), 0);
    }

    void aCopiedPieceComesBackAsTheStamp() {
        MapWindow window;
        window.view().setSelection({{4, 5}, {5, 4}, {5, 5}, {5, 6}, {6, 5}});
        window.action(QStringLiteral("copy"))->trigger();
        window.action(QStringLiteral("paste"))->trigger();
        const Block& stamp = window.workspace.toolState().stamp();
        QCOMPARE(window.workspace.toolState().tool(), QStringLiteral("stamp"));
        QCOMPARE(writeBlock(stamp), std::string(".D.\n-B-\n.D.\n"));
        QCOMPARE(stamp.codes[(Cell{0, 0})], Block::hole);
    }

    void escapePutsAPastedPieceAway() {
        MapWindow window;
        window.workspace.toolState().setTool(QStringLiteral("select"));
        window.view().setSelection({{4, 5}, {5, 5}});
        window.action(QStringLiteral("copy"))->trigger();
        for (const bool isPutDown : {false, true}) {
            window.action(QStringLiteral("paste"))->trigger();
            if (isPutDown) QTest::keyClick(window.canvas, Qt::Key_Space);
            QTest::keyClick(window.canvas, Qt::Key_Escape);
            QCOMPARE(window.workspace.toolState().tool(), QStringLiteral("select"));
            QVERIFY(!window.view().selection().empty());
        }
        QTest::keyClick(window.canvas, Qt::Key_Escape);
        QVERIFY(window.view().selection().empty());
    }

    /// A stamp put down by mistake would spoil a map that has just been begun.
    void anotherMapBeginsWithTheBrush() {
        MapWindow window;
        window.view().setSelection({{4, 5}, {5, 5}});
        window.workspace.toolState().setTool(QStringLiteral("select"));
        window.action(QStringLiteral("copy"))->trigger();
        window.action(QStringLiteral("paste"))->trigger();
        window.workspace.setCurrent(&window.document, window.boards); // nothing else: it stays
        QCOMPARE(window.workspace.toolState().tool(), QStringLiteral("stamp"));
        MapDocument other(test::publishedMap("the-crossing"), kingsConflict());
        QWidget* boards = window.workspace.createView(other, &window.window);
        window.workspace.setCurrent(&other, boards);
        QCOMPARE(window.workspace.toolState().tool(), QStringLiteral("brush"));
        window.workspace.setCurrent(nullptr, nullptr);
        delete boards;
    }

    void throughAForumPostAndBack() {
        MapWindow window;
        QString post = QStringLiteral("\r\n   PPM\r\n   FF-\r\n\r\n");
        QGuiApplication::clipboard()->setText(post);
        window.action(QStringLiteral("paste"))->trigger();
        QCOMPARE(writeBlock(window.workspace.toolState().stamp()), std::string("PPM\nFF-\n"));
    }

    void cutTakesAwayAndMirrors() {
        MapWindow window;
        window.view().setSelection({{0, 0}, {0, 1}});
        window.action(QStringLiteral("cut"))->trigger();
        QCOMPARE(clipboardText(), QStringLiteral("MM\n"));
        QCOMPARE(window.at(0, 0), 'P');
        QCOMPARE(window.at(10, 10), 'P');
        QCOMPARE(window.steps(), 1);
    }

    void aWholeMapPastesItsTerrain() {
        MapWindow window;
        QGuiApplication::clipboard()->setText(
            QString::fromStdString(test::testData("kings-conflict/mountain-passes.as")));
        window.action(QStringLiteral("paste"))->trigger();
        QVERIFY(window.workspace.toolState().stamp().codes ==
                test::publishedMap("mountain-passes").terrain());
    }

    void digitsStayDigits() {
        MapWindow window;
        window.view().setCurrentLayer(1);
        window.view().setSelection({{5, 0}, {5, 1}});
        window.action(QStringLiteral("copy"))->trigger();
        window.action(QStringLiteral("paste"))->trigger();
        QCOMPARE(window.workspace.toolState().stamp().kind, LayerKind::Hint);
        // Pasting them as terrain would make river bends of them.
        window.view().setCurrentLayer(terrainLayer);
        window.workspace.toolState().setTool(QStringLiteral("brush"));
        QSignalSpy messages(&window.workspace, &Workspace::message);
        window.action(QStringLiteral("paste"))->trigger();
        QCOMPARE(window.workspace.toolState().tool(), QStringLiteral("brush"));
        QCOMPARE(messages.count(), 1);
    }

    void digitsFromElsewhereAreWhatTheLayerIs() {
        MapWindow window;
        QGuiApplication::clipboard()->setText(QStringLiteral("01\n32"));
        window.action(QStringLiteral("paste"))->trigger();
        QCOMPARE(window.workspace.toolState().stamp().kind, LayerKind::Terrain);
        window.view().setCurrentLayer(2);
        window.action(QStringLiteral("paste"))->trigger();
        QCOMPARE(window.workspace.toolState().stamp().kind, LayerKind::Hint);
    }

    void reportsWhatCannotBePasted_data() {
        QTest::addColumn<QString>("text");
        QTest::newRow("ragged") << "PPP\nPP";
        QTest::newRow("no codes") << "Good morning";
        QTest::newRow("nothing") << "";
        QTest::newRow("broken code") << "GlobalVariables.stringmap.push(\"PPPP\");";
    }
    void reportsWhatCannotBePasted() {
        QFETCH(QString, text);
        MapWindow window;
        const Map before = window.document.map();
        QGuiApplication::clipboard()->setText(text);
        QSignalSpy messages(&window.workspace, &Workspace::message);
        window.action(QStringLiteral("paste"))->trigger();
        QCOMPARE(messages.count(), 1);
        QVERIFY(window.workspace.toolState().stamp().codes.empty());
        QCOMPARE(window.workspace.toolState().tool(), QStringLiteral("brush"));
        QVERIFY(window.document.map() == before);
    }

    void anImageOnTheClipboardIsNoMap() {
        MapWindow window;
        QImage image(4, 4, QImage::Format_RGB32);
        image.fill(Qt::red);
        QGuiApplication::clipboard()->setImage(image);
        QSignalSpy messages(&window.workspace, &Workspace::message);
        window.action(QStringLiteral("paste"))->trigger();
        QCOMPARE(messages.count(), 1);
    }
};

STONEMASON_TEST(TestClipboard)
#include "test_clipboard.moc"
