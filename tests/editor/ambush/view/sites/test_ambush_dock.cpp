// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ambush/search.h"
#include "editor/ambush/view/sites/ambush_dock.h"
#include "editor/ambush/view/sites/ambush_form.h"
#include "editor/ambush/view/sites/pattern_choice.h"
#include "editor/ambush/view/sites/site_actions.h"
#include "editor/ambush/view/sites/site_model.h"
#include "editor/ambush/view/sites/site_overlay.h"
#include "editor/kings_conflict/map_workspace.h"
#include "editor/kings_conflict/model/map_document.h"
#include "editor/kings_conflict/model/map_view_state.h"
#include "editor/kings_conflict/view/canvas/compare_view.h"
#include "tests/editor/ambush/pattern_window.h"
#include "tests/editor/ambush/text_window.h"
#include "tests/editor/app/fake_dialogs.h"
#include "tests/editor/cli/program.h"
#include "tests/editor/kings_conflict/map_window.h"
#include "tests/editor/text_map/text_map_window.h"
#include "tests/support/random.h"
#include "tests/support/test_program.h"
#include "tests/support/wait.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFile>
#include <QLabel>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

#include <set>

namespace stonemason::ambush {

using namespace kings_conflict;

using test::patternOf;
using test::Patterns;
using test::TextWindow;

namespace {

const QString sparse = QStringLiteral(STONEMASON_RESOURCES "/patterns/7-sparse-and-open.ambush");
const QString mountainPass = QStringLiteral(STONEMASON_RESOURCES "/text-maps/mountain-pass.txt");

std::string bytesOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

/// What core finds.
std::vector<Place> coreFinds(const std::vector<Pattern>& patterns, const BitGrid& map, Choice choice,
                             Overlap overlap = Overlap::Cells) {
    const std::vector<Stencil> stencils = stencilsOf(patterns);
    const Found found = findPlaces(stencils, map).value();
    return choose(choice, found.places, stencils, map.size(), overlap).value();
}

} // namespace

class TestAmbushDock : public QObject {
    Q_OBJECT

private slots:
    /// The last sample is looked for at first; each choice of sites is core's.
    void findsWhatCoreFinds() {
        TextWindow window(bytesOf(mountainPass));
        window.wait();
        const Pattern last = window.patterns.workspace.samplePatterns().back();
        for (const Choice choice : {Choice::Best, Choice::Most, Choice::All}) {
            QComboBox& field = *window.dock->form().choice();
            field.setCurrentIndex(field.findData(int(choice)));
            window.wait();
            QVERIFY(!window.places().empty());
            QVERIFY(window.places() == coreFinds({last}, window.passable(), choice));
            QCOMPARE(window.dock->model().rowCount(), int(window.places().size()));
        }
        QVERIFY(window.overlay());
        QVERIFY(window.dock->form().verdict()->text().contains(QStringLiteral("pass")));
    }

    /// In most sittings no sites are looked for, and then no sample is read.
    void samplesAreReadWhenFirstNeeded() {
        int reads = 0;
        const PatternShelf shelf(OnDemand<std::vector<Pattern>>([&reads] {
            ++reads;
            return std::vector<Pattern>{patternOf("..#")};
        }));
        QCOMPARE(reads, 0);
        QCOMPARE(shelf.patterns().size(), std::size_t(1));
        QCOMPARE(shelf.first(), shelf.patterns().front().key);
        QCOMPARE(reads, 1);
    }

    void thresholdAndPatternsCount() {
        TextWindow window("......\n.##...\n......\n");
        window.lookFor(patternOf("..#"));
        const std::vector<Place> own = window.places();
        QVERIFY(own == coreFinds({patternOf("..#")}, window.passable(), Choice::Best));
        const AmbushForm& form = window.dock->form();
        QVERIFY(!form.threshold()->isEnabled());
        form.hasThreshold()->setChecked(true);
        form.threshold()->setValue(60);
        window.wait();
        Pattern lower = patternOf("..#");
        lower.threshold = 600;
        QVERIFY(window.places() == coreFinds({lower}, window.passable(), Choice::Best));
        QVERIFY(window.places() != own);
        form.hasThreshold()->setChecked(false);
        window.wait();
        QVERIFY(window.places() == own);
        window.drawn->setThreshold(600); // the open pattern is followed as it is drawn
        window.wait();
        QVERIFY(window.places() == coreFinds({lower}, window.passable(), Choice::Best));
        const QString key = window.patterns.workspace.shelf().patterns().back().key;
        form.patterns()->setChosen(key, false);
        QVERIFY(window.places().empty());
        QVERIFY(!window.overlay());
        QVERIFY(form.verdict()->text().startsWith(QStringLiteral("Tick")));
    }

    /// Sites that interlock are sites both, unless whole rectangles are asked for.
    void rectanglesAreKeptApartWhenAsked() {
        TextWindow window("...\n...\n");
        const Pattern pattern = patternOf(".*/*.");
        window.lookFor(pattern);
        const AmbushForm& form = window.dock->form();
        for (const Choice choice : {Choice::Best, Choice::Most}) {
            form.choice()->setCurrentIndex(form.choice()->findData(int(choice)));
            for (const Overlap overlap : {Overlap::Cells, Overlap::Rectangles}) {
                form.rectangles()->setChecked(overlap == Overlap::Rectangles);
                window.wait();
                QVERIFY(window.places() == coreFinds({pattern}, window.passable(), choice, overlap));
                QCOMPARE(window.places().size(), overlap == Overlap::Cells ? 2U : 1U);
            }
        }
        QVERIFY(form.rectangles()->isEnabled());
        form.choice()->setCurrentIndex(form.choice()->findData(int(Choice::All)));
        QVERIFY(!form.rectangles()->isEnabled());
    }

    /// As with a search of the map as it is then; by single cells where the map is large.
    void followsPainting() {
        for (const Size size : {Size{12, 12}, Size{90, 90}}) {
            std::string rows;
            for (int row = 0; row < size.rows; ++row)
                rows += std::string(std::size_t(size.columns), '.') + '\n';
            TextWindow window(rows);
            const Pattern pattern = patternOf("##/.X");
            window.lookFor(pattern);
            QVERIFY(window.places().empty());
            window.paint({4, 4}, "#");
            QVERIFY(window.places() == coreFinds({pattern}, window.passable(), Choice::Best));
            window.paint({4, 5}, "#");
            QVERIFY(!window.places().empty());
            QVERIFY(window.places() == coreFinds({pattern}, window.passable(), Choice::Best));
            QVERIFY(window.dock->finder()->followed() >= 2); // a stroke is shown, then done
            window.document.undoStack().undo();
            window.wait();
            QVERIFY(window.places() == coreFinds({pattern}, window.passable(), Choice::Best));
        }
    }

    void stepsGoRound() {
        TextWindow window("..........\n");
        window.lookFor(patternOf(".X."));
        QCOMPARE(window.places().size(), std::size_t(3));
        const auto cursor = [&] { return window.canvas->state().cursor(); };
        QAction* next = window.dock->actions().action(QStringLiteral("next-ambush"));
        QAction* previous = window.dock->actions().action(QStringLiteral("previous-ambush"));
        QVERIFY(next->isEnabled());
        for (const int column : {1, 4, 7, 1}) {
            next->trigger();
            QCOMPARE(cursor(), (Cell{0, column})); // where somebody waits
            const QString message = window.dock->form().site()->text();
            QVERIFY2(message.endsWith(QStringLiteral("waiting at row, column: 0, %1").arg(column)),
                     qPrintable(message));
        }
        previous->trigger();
        QCOMPARE(cursor(), (Cell{0, 7}));
        QCOMPARE(window.dock->form().list()->currentIndex().row(), 2);
        window.dock->form().list()->setCurrentIndex(window.dock->model().index(1, 0));
        QCOMPARE(cursor(), (Cell{0, 4}));
        QVERIFY(window.overlay()->describe({0, 4}).contains(QStringLiteral("waits")));
        window.paint({0, 9}, "#"); // the chosen one stays
        QCOMPARE(window.dock->form().list()->currentIndex().row(), 1);
    }

    /// A site that is chosen is brought into sight; Enter gives the map the keys besides.
    void enterGoesToTheSite() {
        std::string rows;
        for (int row = 0; row < 200; ++row)
            rows += std::string(200, row == 190 ? '#' : '.') + '\n';
        TextWindow window(rows);
        Pattern pattern = patternOf(".X#");
        pattern.orientations = {Orientation::R90};
        window.lookFor(pattern);
        const Cell waits{188, 100};
        const auto isInSight = [&] {
            const QRect cell = window.canvas->geometryOfCells().rectOf(waits).toAlignedRect();
            return window.canvas->viewport()->rect().contains(cell);
        };
        window.canvas->zoomNormal();
        window.canvas->centreOn({0, 0});
        QVERIFY(!isInSight());
        QTreeView& list = *window.dock->form().list();
        for (int row = 0; row < window.dock->model().rowCount(); ++row)
            if (window.dock->model().placeAt(row).corner.column == waits.column)
                list.setCurrentIndex(window.dock->model().index(row, 0));
        QVERIFY(isInSight());
        QCOMPARE(window.canvas->state().cursor(), (Cell{189, 100}));
        // In sight and large enough to be seen.
        const QModelIndex chosen = list.currentIndex();
        window.canvas->zoomFit();
        const double fitting = window.canvas->cellSize();
        QVERIFY(fitting < 8);
        list.setCurrentIndex({});
        list.setCurrentIndex(chosen);
        QVERIFY(isInSight());
        QVERIFY(window.canvas->cellSize() > fitting);
        window.canvas->centreOn({0, 0});
        list.setFocus();
        QVERIFY(!isInSight());
        QTest::keyClick(&list, Qt::Key_Return);
        QVERIFY(isInSight());
        QCOMPARE(window.window.focusWidget(), static_cast<QWidget*>(window.canvas));
    }

    void sortsByScoreAndPlace() {
        TextWindow window(".#.....\n");
        Pattern pattern = patternOf("..");
        pattern.threshold = 500;
        pattern.orientations = {Orientation::R0};
        window.lookFor(pattern);
        window.dock->form().choice()->setCurrentIndex(2);
        const auto columns = [&] {
            std::vector<int> all;
            for (int row = 0; row < window.dock->model().rowCount(); ++row)
                all.push_back(window.dock->model().placeAt(row).corner.column);
            return all;
        };
        QCOMPARE(columns(), (std::vector<int>{2, 3, 4, 5, 0, 1}));
        window.dock->form().list()->setCurrentIndex(window.dock->model().index(4, 0));
        window.dock->form().list()->sortByColumn(SiteModel::Where, Qt::AscendingOrder);
        QCOMPARE(columns(), (std::vector<int>{0, 1, 2, 3, 4, 5}));
        QCOMPARE(window.dock->form().list()->currentIndex().row(), 0);
        window.dock->form().list()->sortByColumn(SiteModel::Where, Qt::DescendingOrder);
        QCOMPARE(columns(), (std::vector<int>{5, 4, 3, 2, 1, 0}));
        window.paint({0, 4}, "#"); // what is found next comes in that order
        QCOMPARE(columns(), (std::vector<int>{5, 4, 3, 2, 1, 0}));
        QVERIFY(window.dock->model().found()->order == window.dock->model().order());
        window.dock->form().list()->sortByColumn(SiteModel::Score, Qt::AscendingOrder);
        QCOMPARE(columns(), (std::vector<int>{0, 1, 3, 4, 2, 5}));
    }

    /// While it is closed nothing is looked for; what was on the map goes.
    void closedItIsAway() {
        TextWindow window("....\n");
        window.lookFor(patternOf(".X"));
        QVERIFY(window.overlay());
        window.dock->close();
        QVERIFY(!window.overlay());
        QVERIFY(!window.dock->actions().action(QStringLiteral("next-ambush"))->isEnabled());
        window.paint({0, 0}, "#");
        QVERIFY(!window.overlay());
        window.dock->actions().action(QStringLiteral("ambushes"))->trigger();
        window.wait();
        QVERIFY(window.overlay());
        window.maps.setCurrent(nullptr, nullptr);
        QVERIFY(!window.overlay());
        QVERIFY(!window.dock->actions().action(QStringLiteral("ambushes"))->isEnabled());
    }

    /// Somebody who would wait in a wall makes a place no site, unless that is asked for; then it is marked,
    /// and nobody is drawn in the wall.
    void waitersStandOnWays() {
        TextWindow window("#.\n..\n");
        Pattern pattern = patternOf("X.");
        pattern.threshold = 500;
        pattern.orientations = {Orientation::R0};
        window.lookFor(pattern);
        QCOMPARE(window.dock->model().siteCount(), 1);
        QVERIFY(!window.dock->text().contains(QStringLiteral("in wall")));
        window.dock->form().inWalls()->setChecked(true);
        window.wait();
        QCOMPARE(window.dock->model().siteCount(), 2);
        QVERIFY(window.dock->text().contains(QStringLiteral(", 1 would wait in wall")));
        QVERIFY(window.dock->text().contains(QStringLiteral("\n%.\nX.\n")));
        QVERIFY(window.dock->json().find("\"stand\":[],\"blocked\":[[0,0]]") != std::string::npos);
        const auto score = [&](int row) {
            return window.dock->model().index(row, SiteModel::Score).data().toString();
        };
        QCOMPARE(score(0), QStringLiteral("100 %"));
        QCOMPARE(score(1), QStringLiteral("# 50 %"));
        QVERIFY(window.overlay()->describe({0, 0}).contains(QStringLiteral("in a wall")));
    }

    void largeMapsAreStopped() {
        std::string rows;
        for (int row = 0; row < 2500; ++row)
            rows += std::string(2500, row % 3 ? '.' : '#') + '\n';
        TextWindow window(rows);
        QVERIFY(window.dock->isSearching());
        window.dock->form().stop()->click();
        QVERIFY(!window.dock->isSearching());
        QVERIFY(window.dock->form().verdict()->text().startsWith(QStringLiteral("Stopped")));
        QVERIFY(!window.overlay());
    }

    /// In a map of King's Conflict it is the chosen unit that walks.
    void unitsWalkDifferently() {
        Patterns patterns;
        MapWorkspace maps(test::kingsConflict());
        maps.offerGrounds(patterns.maps);
        auto* dock = static_cast<AmbushDock*>(patterns.workspace.makeAmbushDock(
            QStringLiteral("ambushes"), QStringLiteral("map"), patterns.dialogs));
        maps.addPanel([dock] { return dock; });
        MapDocument document(test::publishedMap("the-crossing"), test::kingsConflict());
        QMainWindow window;
        auto* view = static_cast<CompareView*>(maps.createView(document, &window));
        window.setCentralWidget(view);
        window.addDockWidget(Qt::RightDockWidgetArea, dock);
        maps.setCurrent(&document, view);
        window.show();
        const WalkabilityMap* ground = document.findChild<WalkabilityMap*>();
        QComboBox& walker = *dock->form().walker();
        QCOMPARE(walker.count(), int(test::kingsConflict().movers.size()));
        Pattern last = patterns.workspace.samplePatterns().back();
        last.threshold = 600;
        dock->form().hasThreshold()->setChecked(true);
        dock->form().threshold()->setValue(60);
        dock->form().choice()->setCurrentIndex(dock->form().choice()->findData(int(Choice::All)));
        std::set<std::int64_t> grounds;
        for (int unit = 0; unit < walker.count(); ++unit) {
            walker.setCurrentIndex(unit);
            TRY_PATIENTLY(!dock->isSearching());
            QVERIFY(dock->model().found());
            QVERIFY(dock->model().found()->passable == ground->passableBy(unit)());
            QVERIFY(dock->model().found()->places ==
                    coreFinds({last}, ground->passableBy(unit)(), Choice::All));
            grounds.insert(dock->model().found()->passable.count());
        }
        QVERIFY(grounds.size() > 1);
        maps.setCurrent(nullptr, nullptr);
    }
};

} // namespace stonemason::ambush

STONEMASON_TEST(stonemason::ambush::TestAmbushDock)
#include "test_ambush_dock.moc"
