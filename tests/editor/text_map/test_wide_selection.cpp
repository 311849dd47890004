// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text_map/model/background_fill.h"
#include "tests/editor/text_map/text_map_window.h"
#include "tests/support/cost.h"
#include "tests/support/test_program.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QTest>

#include <algorithm>
#include <string>
#include <sys/resource.h>
#include <vector>

namespace stonemason::text_map {

using test::processorSeconds;
using test::slowness;
using test::TextMapWindow;

namespace {

constexpr Modifiers control{false, true, false};
constexpr Modifiers shift{true, false, false};
constexpr int side = 300; // of a map that is wide: more than 65,536 cells

using Rows = std::vector<std::string>;

/// No two rows and no two columns alike.
Rows someRows() {
    Rows rows;
    for (int row = 0; row < side; ++row) {
        std::string line;
        for (int column = 0; column < side; ++column)
            line += "#.~o"[unsigned(row * row + 3 * column + row * column / 7) % 4];
        rows.push_back(line);
    }
    return rows;
}

std::string textOf(const Rows& rows) {
    std::string text;
    for (const std::string& row : rows)
        text += row + '\n';
    return text;
}

/// One wide map, and what it is to hold, which is worked out cell by cell.
struct WideMap {
    WideMap() : rows(someRows()), window(textOf(rows)) { window.window.show(); }

    void use(const char* tool) { window.brush().setTool(QString::fromLatin1(tool)); }
    void act(const char* id) { window.action(QString::fromLatin1(id))->trigger(); }
    /// Waits for a change that is worked out beside the window.
    bool isDone() {
        if (!window.document.backgroundFill()) return false;
        return QTest::qWaitFor([this] { return !window.document.backgroundFill(); }, 30'000);
    }
    int steps() const { return window.document.undoStack().index(); }
    bool holds(const Rows& wanted) const { return window.saved() == textOf(wanted); }
    /// Undoing leads back to the beginning, and redoing to this.
    bool isOneStep(const Rows& after) {
        if (steps() != 1 || !holds(after)) return false;
        window.document.undoStack().undo();
        if (!holds(rows)) return false;
        window.document.undoStack().redo();
        return holds(after);
    }

    Rows rows;
    TextMapWindow window;
};

long peakMebibytes() {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return usage.ru_maxrss / 1024;
}

} // namespace

/// What is done with selections of so many cells that it is made as a whole, beside the window.
class TestWideSelection : public QObject {
    Q_OBJECT

private slots:
    void aSelectionIsMoved() {
        WideMap map;
        map.use("select");
        map.act("select-all");
        map.window.hand().press({100, 100}, {});
        map.window.hand().drag({110, 90}, {});
        QVERIFY(!map.window.document.hasPreview());
        QCOMPARE(map.window.document.view().selection().size(), std::size_t(290) * 290);
        map.window.hand().release({110, 90});
        QVERIFY(map.isDone());
        Rows after(side, std::string(side, '.'));
        for (int row = 0; row + 10 < side; ++row)
            for (int column = 10; column < side; ++column)
                after[std::size_t(row + 10)][std::size_t(column - 10)] =
                    map.rows[std::size_t(row)][std::size_t(column)];
        QVERIFY(map.isOneStep(after));
    }

    void aCopyIsPutDown() {
        WideMap map;
        map.use("select");
        map.act("select-all");
        map.window.drag({0, 0}, {5, 7}, control);
        QVERIFY(map.isDone());
        Rows after = map.rows;
        for (int row = 0; row + 5 < side; ++row)
            for (int column = 0; column + 7 < side; ++column)
                after[std::size_t(row + 5)][std::size_t(column + 7)] =
                    map.rows[std::size_t(row)][std::size_t(column)];
        QVERIFY(map.isOneStep(after));
    }

    void aDragThatComesBackIsNoStep() {
        WideMap map;
        map.use("select");
        map.act("select-all");
        map.window.hand().press({100, 100}, {});
        map.window.hand().drag({110, 90}, {});
        map.window.hand().drag({100, 100}, {});
        map.window.hand().release({100, 100});
        QVERIFY(!map.window.document.backgroundFill());
        QCOMPARE(map.steps(), 0);
        QCOMPARE(map.window.document.view().selection().size(), std::size_t(side) * side);
    }

    void aSelectionIsFlippedAndTurned() {
        for (const char* id : {"flip-horizontal", "flip-vertical", "rotate-right", "rotate-left"}) {
            WideMap map;
            map.use("select");
            map.act("select-all");
            map.act(id);
            QVERIFY(map.isDone());
            Rows after = map.rows;
            const std::string how(id);
            for (std::size_t row = 0; row < side; ++row)
                for (std::size_t column = 0; column < side; ++column)
                    after[row][column] = how == "flip-horizontal" ? map.rows[row][side - 1 - column]
                                         : how == "flip-vertical" ? map.rows[side - 1 - row][column]
                                         : how == "rotate-right"  ? map.rows[side - 1 - column][row]
                                                                  : map.rows[column][side - 1 - row];
            QVERIFY2(map.isOneStep(after), id);
            QCOMPARE(map.window.document.view().selection().size(), std::size_t(side) * side);
        }
    }

    void aWholeMapIsCopiedAndPasted() {
        WideMap map;
        map.act("select-all");
        map.act("copy");
        QVERIFY(QGuiApplication::clipboard()->text().toStdString() == textOf(map.rows));
        map.act("select-none");
        map.act("paste");
        map.window.hand().press({159, 149}, {}); // ten rows below the middle
        QVERIFY(!map.window.document.view().planned().empty());
        map.window.hand().release({159, 149});
        QVERIFY(map.window.document.view().planned().empty());
        QVERIFY(map.isDone());
        Rows after = map.rows;
        std::copy_n(map.rows.begin(), side - 10, after.begin() + 10);
        QVERIFY(map.isOneStep(after));
    }

    void aRectangleAndItsBorderAreDrawn() {
        WideMap map;
        map.window.paintWith("o");
        map.use("rectangle");
        map.window.hand().press({1, 2}, {});
        map.window.hand().drag({3, 4}, {});
        QVERIFY(map.window.document.hasPreview()); // as long as it can be shown
        map.window.hand().drag({290, 280}, {});
        QVERIFY(!map.window.document.hasPreview());
        QCOMPARE(map.window.document.view().planned().size(), std::size_t(290) * 279);
        map.window.hand().release({290, 280});
        QVERIFY(map.isDone());
        Rows after = map.rows;
        for (std::size_t row = 1; row <= 290; ++row)
            std::fill_n(after[row].begin() + 2, 279, 'o');
        QVERIFY(map.isOneStep(after));
        map.window.document.undoStack().undo();
        map.window.drag({0, 0}, {299, 299}, shift);
        after = map.rows;
        after.front() = after.back() = std::string(side, 'o');
        for (std::string& row : after)
            row.front() = row.back() = 'o';
        QVERIFY(map.isOneStep(after));
    }

    void whatIsGivenUpLeavesNothing() {
        WideMap map;
        map.window.paintWith("o");
        map.use("rectangle");
        map.window.hand().press({0, 0}, {});
        map.window.hand().drag({299, 299}, {});
        map.window.canvas->cancel();
        QVERIFY(map.window.document.view().planned().empty());
        QCOMPARE(map.steps(), 0);
        QVERIFY(map.holds(map.rows));
    }

    /// What is selected goes back to where it was, however the change that is worked out is given up.
    void aChangeThatIsGivenUpLeavesTheSelection_data() {
        QTest::addColumn<QString>("how");
        for (const char* how : {"escape", "stop", "another change"})
            QTest::newRow(how) << QString::fromLatin1(how);
    }

    void aChangeThatIsGivenUpLeavesTheSelection() {
        QFETCH(QString, how);
        for (const char* what : {"move", "copy", "rotate-right", "flip-horizontal"}) {
            WideMap map;
            TextMapDocument& document = map.window.document;
            map.use("select");
            map.window.drag({2, 3}, {280, 290});
            const CellSet before = document.view().selection();
            const QString change = QString::fromLatin1(what);
            const bool isCopied = change == QLatin1String("copy");
            if (isCopied || change == QLatin1String("move"))
                map.window.drag({20, 20}, {31, 12}, isCopied ? control : Modifiers());
            else
                map.act(what);
            QVERIFY2(document.backgroundFill(), what);
            QVERIFY2(document.view().selection() != before || change.startsWith(QLatin1String("flip")), what);
            if (how == QLatin1String("escape"))
                map.window.canvas->cancel();
            else if (how == QLatin1String("stop"))
                document.endGesture();
            else
                document.replace(QStringLiteral("again"), document.committedMap());
            QVERIFY2(!document.backgroundFill(), what);
            QVERIFY2(document.view().selection() == before, what);
            QCOMPARE(map.steps(), 0);
            QVERIFY(map.holds(map.rows));
            // The next one counts from there.
            map.window.drag({20, 20}, {19, 20});
            QVERIFY2(map.isDone(), what);
            QVERIFY2(document.view().selection() == before.movedBy({-1, 0}), what);
            QCOMPARE(map.steps(), 1);
        }
    }

    void whatIsMirroredIsMirroredAsAWhole() {
        WideMap map;
        map.act("symmetry-top-bottom");
        map.window.paintWith("o");
        map.use("rectangle");
        map.window.drag({0, 0}, {239, 298});
        QVERIFY(map.isDone());
        Rows after = map.rows;
        for (std::string& row : after)
            std::fill_n(row.begin(), 299, 'o');
        QVERIFY(map.isOneStep(after));
    }

    /// The largest map there can be, of the pattern that is worst for runs: every gesture takes seconds of a
    /// processor at most, and a move of the pointer next to nothing.
    void theLargestMapCanBeWorkedOn() {
        constexpr int most = 4096;
        std::string text;
        for (int row = 0; row < most; ++row) {
            for (int column = 0; column < most; ++column)
                text += (row + column) % 2 == 0 ? '#' : '.';
            text += '\n';
        }
        TextMapWindow window(text);
        text = {};
        window.window.show();
        window.brush().setTool(QStringLiteral("select"));
        const long before = peakMebibytes();
        const auto within = [](double seconds, const char* what, auto gesture) {
            const double begun = processorSeconds();
            gesture();
            const double taken = processorSeconds() - begun;
            if (qEnvironmentVariableIsSet("STONEMASON_SHOW_COSTS")) qInfo("%s: %.2f s", what, taken);
            QVERIFY2(taken < seconds * slowness(),
                     qPrintable(QStringLiteral("%1: %2 s").arg(QLatin1String(what)).arg(taken)));
        };
        const auto settle = [&window] {
            if (!QTest::qWaitFor([&window] { return !window.document.backgroundFill(); }, 30'000))
                qFatal("hangs");
        };
        const auto act = [&window, &settle](const char* id) {
            window.action(QString::fromLatin1(id))->trigger();
            settle();
        };
        const auto repaint = [&window] { window.canvas->viewport()->repaint(); };
        window.canvas->zoomFit();
        repaint();
        within(2, "select all", [&] {
            act("select-all");
            repaint();
        });
        within(8, "fifty moves of the pointer", [&] {
            window.hand().press({2000, 2000}, {});
            for (int i = 1; i <= 50; ++i)
                window.hand().drag({2000 + i, 2000 - 2 * i}, {});
        });
        within(20, "drop", [&] {
            window.hand().release({2050, 1900});
            settle();
        });
        within(8, "undo", [&] { window.document.undoStack().undo(); });
        within(2, "invert", [&] { act("invert-selection"); });
        within(2, "select all again", [&] { act("select-all"); });
        within(25, "flip", [&] { act("flip-horizontal"); });
        within(25, "turn", [&] { act("rotate-right"); });
        within(20, "copy", [&] { act("copy"); });
        within(15, "delete", [&] { act("delete"); });
        act("select-none");
        within(25, "paste", [&] { act("paste"); });
        within(25, "fifty moves of a stamp", [&] {
            for (int i = 0; i < 50; ++i) {
                window.document.view().setHovered(Cell{2000 + i, 2000});
                repaint();
            }
        });
        within(20, "stamp", [&] {
            window.click({2047, 2047});
            settle();
        });
        window.brush().setTool(QStringLiteral("wand"));
        within(10, "wand on one cell of a pattern", [&] { window.click({10, 11}); });
        window.brush().setTool(QStringLiteral("select-same"));
        within(10, "all cells alike", [&] {
            window.click({10, 11});
            repaint();
        });
        QCOMPARE(window.document.view().selection().size(), std::size_t(most) * most / 2);
        within(25, "deletion of every second cell", [&] { act("delete"); });
        act("select-none");
        window.paintWith("~");
        window.brush().setTool(QStringLiteral("rectangle"));
        within(8, "fifty moves of a rectangle", [&] {
            window.hand().press({0, 0}, {});
            for (int i = 0; i < 50; ++i)
                window.hand().drag({4000 + i, 4000 + i}, {});
        });
        within(15, "rectangle", [&] {
            window.hand().release({4049, 4049});
            settle();
        });
        const long taken = peakMebibytes() - before;
        const long allowed = test::hasSanitizer() ? 1'000 : 420; // a sanitizer keeps shadows of its own
        QVERIFY2(taken < allowed, qPrintable(QStringLiteral("%1 MiB").arg(taken)));
    }
};

} // namespace stonemason::text_map

STONEMASON_TEST(stonemason::text_map::TestWideSelection)
#include "test_wide_selection.moc"
