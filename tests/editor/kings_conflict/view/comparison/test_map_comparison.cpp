// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/grid/document/grid_overlay.h"
#include "editor/kings_conflict/model/map_sentences.h"
#include "editor/kings_conflict/model/map_style.h"
#include "editor/kings_conflict/view/actions/view_actions.h"
#include "editor/kings_conflict/view/comparison/map_comparison.h"
#include "tests/editor/kings_conflict/map_window.h"
#include "tests/support/test_program.h"
#include "tests/support/wait.h"

#include <QMenu>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using test::kingsConflict;
using test::MapWindow;

namespace {

constexpr Cell first{2, 3};
constexpr Cell second{8, 4};

/// The published map with a tile and a digit that differ.
Map changedMap() {
    Map map = test::publishedMap("the-crossing");
    map.layer(terrainLayer)[first] = map.terrain()[first] == 'F' ? 'H' : 'F';
    map.layer(2)[second] = map.layer(2)[second] == '9' ? '1' : '9';
    return map;
}

struct Compared : MapWindow {
    Compared() { comparison().compareWith({changedMap(), QStringLiteral("other")}); }
    MapComparison& comparison() { return MapComparison::of(document); }
    QString sentence(Cell cell) { return view().overlay(comparisonPlace)->describe(cell); }
};

} // namespace

class TestMapComparison : public QObject {
    Q_OBJECT

private slots:
    void reportsWhatBothHave() {
        Compared window;
        QVERIFY(window.sentence({0, 0}).isEmpty());
        QVERIFY(window.sentence(first).contains(QLatin1String("there Forest")) ||
                window.sentence(first).contains(QLatin1String("there Hills")));
        QVERIFY(window.sentence(second).contains(QStringLiteral("%1, there %2")
                                                     .arg(QLatin1Char(window.at(8, 4, 2)))
                                                     .arg(QLatin1Char(changedMap().layer(2)[second]))));
        QVERIFY(cellText(window.document, first).contains(window.sentence(first)));
        QVERIFY(window.canvas->describe(first).contains(window.sentence(first)));
        const QString summary = window.comparison().summary();
        QVERIFY2(summary.startsWith(QLatin1String("Compared with other: 1 cell")), qPrintable(summary));
        QVERIFY(!window.view().overlay(comparisonPlace)->legend().empty());
    }

    void isSeen() {
        Compared window;
        window.window.show();
        const auto rim = [&window] {
            const QRectF cell = window.canvas->geometryOfCells().rectOf(first);
            return window.canvas->viewport()->grab(cell.toRect()).toImage();
        };
        const QImage marked = rim();
        window.comparison().stop();
        QVERIFY(rim() != marked);
        QVERIFY(!window.view().overlay(comparisonPlace) && !window.comparison().isOn());
    }

    void followsTheMap() {
        Compared window;
        QSignalSpy changed(&window.comparison(), &MapComparison::changed);
        const Code there = changedMap().terrain()[first];
        window.document.apply(QStringLiteral("Paint"),
                              {{{terrainLayer, first, window.at(first.row, first.column), there}}, {}});
        QVERIFY(changed.count() > 0);
        QVERIFY(window.sentence(first).isEmpty());
        window.document.undoStack().undo();
        QVERIFY(!window.sentence(first).isEmpty());
        Map small = newMap(kingsConflict());
        for (Grid<Code>& layer : small.layers)
            layer = Grid<Code>({4, 4}, &layer == &small.layers.front() ? 'P' : '0');
        window.document.replace(QStringLiteral("Replace"), small);
        QVERIFY2(window.comparison().summary().contains(QStringLiteral("4 × 4")),
                 qPrintable(window.comparison().summary()));
        QVERIFY(window.view().overlay(comparisonPlace));
    }

    void keysGoFromOneToTheNext() {
        Compared window;
        QAction* next = window.action(QStringLiteral("next-difference"));
        QAction* previous = window.action(QStringLiteral("previous-difference"));
        QSignalSpy sent(&window.workspace, &MapWorkspace::message);
        window.view().setCursor({0, 0});
        next->trigger();
        QVERIFY(window.view().cursor() == first);
        QVERIFY(window.view().marked() == std::vector{first});
        QVERIFY(
            sent.back().front().toString().startsWith(QLatin1String("Difference 1 of 2, row 2, column 3: ")));
        next->trigger();
        QVERIFY(window.view().cursor() == second);
        next->trigger();
        QVERIFY(window.view().cursor() == first);
        previous->trigger();
        QVERIFY(window.view().cursor() == second);
        window.action(QStringLiteral("compare-stop"))->trigger();
        QVERIFY(!next->isEnabled() && !previous->isEnabled());
    }

    void readsFiles() {
        MapWindow window;
        MapComparison& comparison = MapComparison::of(window.document);
        const QTemporaryDir folder;
        const auto write = [&folder](const char* name, const std::string& bytes) {
            QFile file(folder.filePath(QString::fromLatin1(name)));
            const bool written =
                file.open(QIODevice::WriteOnly) && file.write(bytes.data(), qint64(bytes.size())) > 0;
            Q_ASSERT(written);
            return file.fileName();
        };
        QSignalSpy sent(&comparison, &MapComparison::noticePosted);
        comparison.compareWithFile(
            write("a.as", *writeMap(changedMap(), kingsConflict(), MapFormat::GameCode)));
        TRY_PATIENTLY(sent.count() == 1);
        QVERIFY(comparison.isOn());
        QVERIFY((comparison.difference().allCells() == std::vector{first, second}));
        comparison.compareWithFile(write("b.smap", "nothing"));
        TRY_PATIENTLY(sent.count() == 2);
        QVERIFY(sent.back().front().toString().startsWith(QLatin1String("b.smap: ")));
        QVERIFY(comparison.isOn());
    }

    void openMapsAreOffered() {
        MapWindow window;
        MapDocument other(changedMap(), kingsConflict());
        const std::unique_ptr<QWidget> view(window.workspace.createView(other, nullptr));
        QMenu* menu = window.workspace.mapActions().comparison().menu()->menu();
        emit menu->aboutToShow();
        QMenu* open = nullptr;
        for (const QAction* action : menu->actions())
            if (action->menu()) open = action->menu();
        QVERIFY(open);
        QCOMPARE(int(open->actions().size()), 1);
        open->actions().front()->trigger();
        QVERIFY((MapComparison::of(window.document).difference().allCells() == std::vector{first, second}));
    }

    void mapsOfOtherGamesAreRefused() {
        MapWindow window;
        Map foreign = changedMap();
        foreign.game = "chess";
        MapComparison& comparison = MapComparison::of(window.document);
        QSignalSpy sent(&comparison, &MapComparison::noticePosted);
        comparison.compareWith({foreign, QStringLiteral("board")});
        QCOMPARE(sent.count(), 1);
        QVERIFY(!comparison.isOn());
    }
};

STONEMASON_TEST(TestMapComparison)
#include "test_map_comparison.moc"
