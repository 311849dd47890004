// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text_map/model/background_fill.h"
#include "editor/text_map/view/docks/signs_dock.h"
#include "editor/text_map/view/docks/statistics_dock.h"
#include "tests/editor/text_map/text_map_window.h"
#include "tests/support/test_program.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QProgressDialog>
#include <QPushButton>
#include <QTest>

#include <algorithm>

namespace stonemason::text_map {

using test::TextMapWindow;

namespace {

const std::string toolsCave = "#######\n#..o..#\n#.....#\n#######\n";

/// 300 rows of 300 cells, walls and floor in turn.
const std::string striped = [] {
    std::string rows;
    for (int row = 0; row < 300; ++row)
        rows += std::string(300, row % 2 == 0 ? '#' : '.') + '\n';
    return rows;
}();

} // namespace

/// How maps of characters are painted.
class TestTextMapTools : public QObject {
    Q_OBJECT

private slots:
    void brushPaintsOneStepPerStroke() {
        TextMapWindow window(toolsCave);
        window.paintWith("~");
        window.drag({1, 1}, {1, 3});
        QCOMPARE(window.saved(), std::string("#######\n#~~~..#\n#.....#\n#######\n"));
        QCOMPARE(window.document.undoStack().count(), 1);
        window.document.undoStack().undo();
        QCOMPARE(window.saved(), toolsCave);
    }

    void everyToolOfBoardsWorks() {
        TextMapWindow window(toolsCave);
        const auto use = [&window](const char* tool) { window.brush().setTool(QString::fromLatin1(tool)); };
        window.paintWith("#");
        use("fill");
        window.click({2, 2});
        QCOMPARE(window.saved(), std::string("#######\n###o###\n#######\n#######\n"));
        use("eraser");
        window.click({0, 0});
        QCOMPARE(window.saved().front(), '.');
        use("eyedropper");
        window.click({1, 3});
        QCOMPARE(window.workspace.signs().sign(window.brush().sign()), std::string("o"));
        use("rectangle");
        window.drag({0, 0}, {1, 1});
        QCOMPARE(window.saved().substr(0, 2), std::string("oo"));
        use("select");
        window.drag({0, 0}, {0, 1});
        QCOMPARE(window.document.view().selection().size(), 2U);
        window.action(QStringLiteral("capture-stamp"))->trigger();
        window.document.view().setSelection({});
        window.click({3, 5});
        QCOMPARE(window.saved().substr(window.saved().size() - 3), std::string("oo\n"));
    }

    /// On a map too large to be looked through while somebody waits.
    void wideStrokesOfToolsAreOneStepEach() {
        TextMapWindow f(striped);
        f.paintWith("~");
        const auto use = [&f](const char* tool) { f.brush().setTool(QString::fromLatin1(tool)); };
        use("fill");
        f.click({1, 5});
        QVERIFY(f.document.backgroundFill());
        QTRY_COMPARE(f.document.undoStack().count(), 1);
        std::string expected = striped;
        expected.replace(301, 300, std::string(300, '~'));
        QVERIFY(f.saved() == expected);
        use("replace");
        f.click({5, 5});
        QTRY_COMPARE(f.document.undoStack().count(), 2);
        QCOMPARE(std::ranges::count(f.saved(), '.'), 0);
        f.document.undoStack().undo();
        QVERIFY(f.saved() == expected);
        f.action(QStringLiteral("select-all"))->trigger();
        f.action(QStringLiteral("delete"))->trigger();
        QVERIFY(f.document.backgroundFill());
        QTRY_COMPARE(f.document.undoStack().index(), 2);
        QCOMPARE(std::ranges::count(f.saved(), '.'), 90000);
        f.document.undoStack().undo();
        QVERIFY(f.saved() == expected);
    }

    void escapeGivesAWideStrokeUp() {
        TextMapWindow f(striped);
        f.paintWith("~");
        f.brush().setTool(QStringLiteral("replace"));
        f.click({1, 5});
        QPointer<BackgroundFill> stroke = f.document.backgroundFill();
        QVERIFY(stroke);
        f.canvas->cancel();
        QVERIFY(!f.document.backgroundFill());
        QTRY_VERIFY(!stroke);
        QCOMPARE(f.document.undoStack().count(), 0);
        QVERIFY(f.saved() == striped);
    }

    /// What takes long is shown with a bar, and can be stopped there.
    void aWideStrokeShowsHowFarItIs() {
        TextMapWindow f(striped);
        f.window.show();
        f.paintWith("~");
        f.brush().setTool(QStringLiteral("replace"));
        f.click({1, 5});
        QPointer<QProgressDialog> dialog = f.window.findChild<QProgressDialog*>();
        QVERIFY(dialog);
        QCOMPARE(dialog->windowModality(), Qt::WindowModal);
        QVERIFY(!dialog->isVisible()); // it may be done before it is worth a window
        dialog->show();
        dialog->findChild<QPushButton*>()->click();
        QVERIFY(!f.document.backgroundFill());
        QTRY_VERIFY(!dialog);
        QVERIFY(f.saved() == striped);
        f.click({1, 5});
        QTRY_COMPARE(f.document.undoStack().count(), 1);
        QTRY_VERIFY(!f.window.findChild<QProgressDialog*>());
    }

    void strokesAreMirroredOnceItIsChosen() {
        TextMapWindow f(".....\n.....\n.....\n");
        f.paintWith("#");
        f.click({0, 1});
        QCOMPARE(f.saved(), std::string(".#...\n.....\n.....\n"));
        f.action(QStringLiteral("symmetry-half-turn"))->trigger();
        f.click({0, 0});
        QCOMPARE(f.saved(), std::string("##...\n.....\n....#\n"));
        f.action(QStringLiteral("symmetry-left-right"))->trigger();
        f.drag({1, 0}, {1, 1});
        QCOMPARE(f.saved(), std::string("##...\n##.##\n....#\n"));
        f.action(QStringLiteral("symmetry-top-bottom"))->trigger();
        f.click({0, 4});
        QCOMPARE(f.saved(), std::string("##..#\n##.##\n....#\n"));
        f.document.undoStack().undo();
        f.document.undoStack().undo();
        QCOMPARE(f.saved(), std::string("##...\n.....\n....#\n"));
        f.action(QStringLiteral("symmetry-none"))->trigger();
        f.click({1, 0});
        QCOMPARE(f.saved(), std::string("##...\n#....\n....#\n"));
    }

    void copiesAndPastesAsText() {
        TextMapWindow window(toolsCave);
        window.document.view().setSelection({{0, 0}, {1, 1}});
        window.action(QStringLiteral("copy"))->trigger();
        QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("# \n .\n"));
        window.document.view().setSelection({});
        window.action(QStringLiteral("paste"))->trigger();
        window.click({1, 4});
        QCOMPARE(window.saved(), std::string("#######\n#..o#.#\n#.....#\n#######\n"));
        QGuiApplication::clipboard()->setText(QStringLiteral("Ω~\n"));
        window.action(QStringLiteral("paste"))->trigger();
        window.click({2, 1});
        QCOMPARE(window.saved(), std::string("#######\n#..o#.#\n#Ω~...#\n#######\n"));
    }

    void anyCharacterCanBeTyped() {
        TextMapWindow window(toolsCave);
        auto* dock = window.dock<SignsDock>();
        window.brush().setTool(QStringLiteral("select"));
        QTest::keyClicks(dock->signField(), QStringLiteral("Q"));
        QCOMPARE(window.workspace.signs().sign(window.brush().sign()), std::string("Q"));
        QCOMPARE(window.brush().tool(), QStringLiteral("brush"));
        QTest::keyClicks(dock->signField(), QStringLiteral("&"));
        QCOMPARE(window.workspace.signs().sign(window.brush().sign()), std::string("&"));
        QCOMPARE(dock->signField()->text(), QStringLiteral("&"));
        window.click({1, 1});
        QCOMPARE(window.saved()[9], '&');
    }

    void reportsCells() {
        TextMapWindow window("#.\n.Ω\n \n");
        const auto reported = [&window](Cell cell) { return window.canvas->describe(cell); };
        QCOMPARE(reported({0, 0}), QStringLiteral("row 0, column 0: wall (#), Rock"));
        QCOMPARE(reported({1, 1}), QStringLiteral("row 1, column 1: floor (Ω), Unknown sign"));
        QCOMPARE(reported({2, 0}),
                 QStringLiteral("row 2, column 0: wall (blank), Solid rock, nothing known"));
        QCOMPARE(reported({2, 1}), QStringLiteral("row 2, column 1: wall, behind the end of the line"));
    }

    void figuresFollowTheStroke() {
        TextMapWindow window("#.\n.Ω\n");
        auto* dock = window.dock<StatisticsDock>();
        QCOMPARE(dock->wallsLabel()->text(), QStringLiteral("1 of 4 cells (25 % blocked)"));
        QVERIFY(dock->unknownLabel()->text().contains(QStringLiteral("Ω")));
        window.paintWith("#");
        window.click({1, 1});
        QTRY_COMPARE(dock->wallsLabel()->text(), QStringLiteral("2 of 4 cells (50 % blocked)"));
        QVERIFY(!dock->unknownLabel()->text().contains(QStringLiteral("Ω")));
    }
};

} // namespace stonemason::text_map

STONEMASON_TEST(stonemason::text_map::TestTextMapTools)
#include "test_text_map_tools.moc"
