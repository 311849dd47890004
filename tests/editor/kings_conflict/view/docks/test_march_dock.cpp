// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/widgets/action_reason.h"
#include "editor/kings_conflict/model/map_style.h"
#include "editor/kings_conflict/view/docks/march_dock.h"
#include "editor/kings_conflict/view/march/march_model.h"
#include "editor/kings_conflict/view/march/march_overlay.h"
#include "tests/editor/kings_conflict/map_window.h"
#include "tests/support/test_program.h"
#include "tests/support/wait.h"

#include <QComboBox>
#include <QLabel>
#include <QListView>
#include <QSignalSpy>
#include <QSlider>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>

#include <set>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using test::MapWindow;

namespace {

constexpr int strategicMarch = 1;
constexpr int safeMarch = 2;
constexpr int mountainMarch = 3;

/// The map in a window that is shown, with the March panel in sight.
struct MarchWindow : MapWindow {
    explicit MarchWindow(Map map) : MapWindow(std::move(map)) {
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        if (!panel().isInSight()) trigger("march");
    }
    MarchWindow() : MarchWindow(test::publishedMap("the-crossing")) {}

    MarchDock& panel() { return *dock<MarchDock>(); }
    MarchModel& march() { return MarchModel::of(document); }
    std::vector<Cell> units() { return march().state()->march.positions(march().turn()); }
    const GridOverlay* overlay() { return view().overlay(marchPlace); }
    void trigger(const char* id) { action(QString::fromLatin1(id))->trigger(); }
    QString row(int unit) { return panel().unitView()->model()->index(unit, 0).data().toString(); }
};

Map largeMap() {
    Map map = newMap(test::kingsConflict());
    for (Grid<Code>& layer : map.layers)
        layer = Grid<Code>({256, 256}, &layer == &map.layers.front() ? 'P' : '0');
    for (int column = 0; column < 20; ++column) // a step up every other tile
        map.layer(strategicMarch)[{3, column}] = Code('0' + column / 2);
    return map;
}

} // namespace

class TestMarchDock : public QObject {
    Q_OBJECT

private slots:
    /// The panel is built while most of its actions cannot be used yet; why does not stay in the names.
    void itsButtonsAreNamedForWhatTheyDo() {
        MarchWindow w;
        int named = 0;
        for (const QToolButton* button : w.panel().findChildren<QToolButton*>()) {
            const QAction* action = button->defaultAction();
            if (!action) continue;
            ++named;
            QVERIFY(!button->accessibleName().isEmpty());
            QVERIFY2(reasonOf(*action).isEmpty() || !button->accessibleName().contains(reasonOf(*action)),
                     qPrintable(button->accessibleName()));
        }
        QVERIFY(named > 3);
    }

    void unitsAppearAndMarchStepByStep() {
        MarchWindow w;
        QVERIFY(w.panel().isEnabled());
        QVERIFY(!w.overlay());
        w.trigger("march-step");
        QCOMPARE(w.march().turn(), 1);
        QCOMPARE(int(w.units().size()), 1);
        QVERIFY(w.overlay());
        const Cell first = w.units().front();
        QVERIFY(!w.overlay()->describe(first).isEmpty());
        w.trigger("march-step");
        QCOMPARE(int(w.units().size()), 2);
        QCOMPARE(w.panel().turnSlider()->value(), 2);
        QCOMPARE(w.row(4), QStringLiteral("Unit 5: yet to appear"));
        w.trigger("march-back");
        QVERIFY(w.units() == std::vector<Cell>{first});
        w.trigger("march-reset");
        QCOMPARE(w.march().turn(), 0);
        QVERIFY(!w.overlay());
        QVERIFY(!w.action(QStringLiteral("march-back"))->isEnabled());
        QCOMPARE(w.steps(), 0); // nothing of it is a step to undo
    }

    void theSliderGoesToAnyTurn() {
        MarchWindow w;
        w.panel().turnSlider()->setValue(30);
        QCOMPARE(int(w.units().size()), 5);
        QVERIFY(w.march().state()->isSettled());
        QVERIFY(!w.action(QStringLiteral("march-step"))->isEnabled());
        QVERIFY(w.panel().statusLabel()->text().contains(QStringLiteral("No unit moves")));
        const std::vector<Cell> ends = w.units();
        QVERIFY(std::find(ends.begin(), ends.end(), Cell{5, 5}) != ends.end()); // somebody keeps the bridge
        w.panel().turnSlider()->setValue(1);
        w.panel().turnSlider()->setValue(30);
        QVERIFY(w.units() == ends);
    }

    void playsUntilNobodyMoves() {
        MarchWindow w;
        w.march().setMillisecondsPerTurn(1);
        w.trigger("march-play");
        QVERIFY(w.march().isPlaying());
        QVERIFY(w.action(QStringLiteral("march-play"))->isChecked());
        TRY_PATIENTLY(!w.march().isPlaying());
        QVERIFY(w.march().state()->isSettled());
        QVERIFY(!w.action(QStringLiteral("march-play"))->isChecked());
        const int end = w.march().turn();
        w.trigger("march-play"); // once more, from the start
        QVERIFY(w.march().turn() < end);
        w.trigger("march-play");
        QVERIFY(!w.march().isPlaying());
    }

    void unitsArePlacedByHand() {
        MarchWindow w;
        w.panel().appearingBox()->setValue(0);
        w.trigger("place-unit");
        QCOMPARE(w.workspace.toolState().tool(), QStringLiteral("place-unit"));
        w.canvas->setFocus();
        w.view().setCursor({2, 8});
        QTest::keyClick(w.canvas, Qt::Key_Space);
        QVERIFY(w.units() == (std::vector<Cell>{{2, 8}}));
        const QPointF middle = w.canvas->geometryOfCells().rectOf(Cell{1, 7}).center();
        QTest::mouseClick(w.canvas->viewport(), Qt::LeftButton, {}, middle.toPoint());
        QVERIFY(w.units() == (std::vector<Cell>{{2, 8}, {1, 7}}));
        w.trigger("march-step");
        QVERIFY(w.units() != (std::vector<Cell>{{2, 8}, {1, 7}}));
        QTest::mouseClick(w.canvas->viewport(), Qt::LeftButton, {}, middle.toPoint()); // takes it away again
        QCOMPARE(w.march().turn(), 0);
        QVERIFY(w.units() == (std::vector<Cell>{{2, 8}}));
        w.trigger("remove-units");
        QVERIFY(w.units().empty());
        QVERIFY(!w.action(QStringLiteral("remove-units"))->isEnabled());
        QCOMPARE(w.steps(), 0);
        w.trigger("place-unit"); // off
        QCOMPARE(w.workspace.toolState().tool(), QStringLiteral("brush"));
    }

    void reportsWhereUnitsCannotBePlaced() {
        MarchWindow w;
        QSignalSpy refused(&w.document, &MapDocument::refused);
        w.march().toggleUnit({0, 10});
        QVERIFY(refused.takeFirst().at(0).toString().contains(QStringLiteral("king")));
        w.march().toggleUnit({0, 0}); // a mountain
        QVERIFY(refused.takeFirst().at(0).toString().contains(QStringLiteral("Mountains")));
        QVERIFY(w.march().placed().empty());
        w.view().setCurrentLayer(mountainMarch); // stonemasons climb it
        w.march().toggleUnit({0, 0});
        QCOMPARE(refused.size(), 0);
        QCOMPARE(int(w.march().placed().size()), 1);
    }

    void followsTheHintGridWorkedOn() {
        MarchWindow w;
        QCOMPARE(w.march().layer(), strategicMarch);
        w.view().setCurrentLayer(safeMarch);
        QCOMPARE(w.march().layer(), safeMarch);
        QCOMPARE(w.panel().layerBox()->currentData().toInt(), safeMarch);
        w.view().setCurrentLayer(terrainLayer);
        QCOMPARE(w.march().layer(), safeMarch);
        w.panel().layerBox()->setFocus();
        QTest::keyClick(w.panel().layerBox(), Qt::Key_Down);
        QCOMPARE(w.march().layer(), mountainMarch);
        QCOMPARE(w.view().currentLayer(), mountainMarch);
    }

    /// The author tunes the numbers and sees the march change.
    void editsChangeTheMarch() {
        MarchWindow w(test::publishedMap("mountain-passes"));
        w.view().setCurrentLayer(safeMarch);
        w.panel().appearingBox()->setValue(1);
        w.march().setTurn(12);
        const std::vector<Cell> stuck = w.units();
        QCOMPARE(stuck.front().row, 1); // on one of the two 6s beside the king
        QVERIFY(w.row(0).contains(QStringLiteral("stuck")));
        CellChanges lower;
        for (const Cell cell : {Cell{1, 9}, Cell{1, 10}})
            lower.push_back({safeMarch, cell, '6', '0'});
        w.document.apply(QStringLiteral("Lower"), {lower, {}});
        QVERIFY(w.units().front().column <= 1);
        QVERIFY(w.row(0).contains(QStringLiteral("arrived")));
        w.document.undoStack().undo();
        QVERIFY(w.units() == stuck);
        const Code tile = w.at(1, stuck.front().column);
        w.document.apply(QStringLiteral("Drown"), {{{terrainLayer, stuck.front(), tile, 'S'}}, {}});
        QVERIFY(w.units() != stuck);
    }

    void aClickOnAUnitShowsIt() {
        MarchWindow w;
        w.march().setTurn(30);
        QListView* view = w.panel().unitView();
        const QModelIndex second = view->model()->index(1, 0);
        view->scrollTo(second);
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->visualRect(second).center());
        QVERIFY(w.view().marked() == std::vector<Cell>{w.units()[1]});
        w.march().setTurn(0);
        w.view().mark({}, Severity::Note);
        view->setCurrentIndex(second);
        QTest::keyClick(view, Qt::Key_Return);
        QVERIFY(w.view().marked().empty()); // it is not there yet
    }

    void theSeedDecidesAndTheDiceChangeIt() {
        MarchWindow w;
        w.view().setCurrentLayer(mountainMarch);
        w.panel().seedBox()->setValue(3);
        w.march().setTurn(12);
        const March third = w.march().state()->march;
        std::set<std::vector<Cell>> marches;
        for (int roll = 0; roll < 12; ++roll) {
            const auto before = w.march().seed();
            w.trigger("march-seed");
            QVERIFY(w.march().seed() != before);
            QVERIFY(w.march().seed() <= std::uint32_t(MarchModel::mostSeed));
            QCOMPARE(w.panel().seedBox()->value(), int(w.march().seed()));
            marches.insert(w.units());
        }
        QVERIFY(marches.size() > 1);
        w.panel().seedBox()->setValue(3);
        QVERIFY(w.march().state()->march == third);
    }

    void nothingIsDrawnOnceThePanelIsOutOfSight() {
        MarchWindow w;
        w.march().setTurn(5);
        QVERIFY(w.overlay());
        w.panel().hide();
        QVERIFY(!w.overlay());
        w.document.apply(QStringLiteral("Flat"), {{{strategicMarch, {1, 8}, '2', '9'}}, {}});
        QVERIFY(!w.overlay());
        w.trigger("march");
        QVERIFY(w.panel().isVisible());
        QVERIFY(w.overlay());
        QVERIFY(w.units().front() == (Cell{1, 8})); // worked out anew
        w.workspace.setCurrent(nullptr, nullptr);
        QVERIFY(!w.overlay());
        QVERIFY(!w.panel().isEnabled());
        w.workspace.setCurrent(&w.document, w.canvas);
        QVERIFY(w.overlay());
    }

    /// The key that shows the march hides it again; what is done with the march brings it into sight.
    void itsKeyShowsAndHidesIt() {
        MarchWindow w;
        const QAction* key = w.action(QStringLiteral("march"));
        w.trigger("march-step");
        QVERIFY(w.overlay() && key->isChecked());
        w.trigger("march");
        QVERIFY(!w.panel().isVisible() && !w.overlay() && !key->isChecked());
        w.trigger("march");
        QVERIFY(w.panel().isInSight() && w.overlay() && key->isChecked());
        w.panel().close();
        QVERIFY(!key->isChecked());
        w.trigger("march-step");
        QVERIFY(w.panel().isInSight() && key->isChecked());
    }

    void reportsWhyThereIsNoMarch() {
        Map map = test::publishedMap("the-crossing");
        map.layer(safeMarch) = {};
        map.layer(mountainMarch) = Grid<Code>({4, 4}, '1');
        MarchWindow w(map);
        w.march().setTurn(3);
        w.view().setCurrentLayer(mountainMarch);
        QVERIFY(w.panel().statusLabel()->text().contains(QStringLiteral("different size")));
        QVERIFY(!w.overlay());
        w.view().setCurrentLayer(safeMarch);
        QVERIFY(w.panel().statusLabel()->text().contains(QStringLiteral("no hint grid")));
        QVERIFY(!w.action(QStringLiteral("march-step"))->isEnabled());
        w.view().setCurrentLayer(strategicMarch);
        QVERIFY(w.overlay());
    }

    void largeMapsAreMarchedOnBesideTheStroke() {
        MarchWindow w(largeMap());
        w.march().toggleUnit({3, 0});
        w.march().setTurn(10);
        QTRY_COMPARE(w.march().state()->march.turns, 10);
        TRY_PATIENTLY(w.units() == (std::vector<Cell>{{3, 18}}));
        QVERIFY(w.overlay());
        for (int row = 0; row < 40; ++row) // many changes, one after the other: the newest is what counts
            w.document.apply(QStringLiteral("Paint"), {{{strategicMarch, {row, 200}, '0', '5'}}, {}});
        w.document.apply(QStringLiteral("Wall"), {{{terrainLayer, {3, 18}, 'P', 'S'}}, {}});
        TRY_PATIENTLY(w.units() != (std::vector<Cell>{{3, 18}}));
        QVERIFY(w.panel().statusLabel()->isVisible() || w.march().canStep());
    }

    void closingALargeMapWhileItMarchesIsFine() {
        auto document = std::make_unique<MapDocument>(largeMap(), test::kingsConflict());
        MarchModel& march = MarchModel::of(*document);
        march.setWatched(true);
        for (int turn = 1; turn < 20; ++turn)
            march.setTurn(turn);
        document.reset();
        QCoreApplication::processEvents();
    }

    void theRingFollowsTheChosenUnit() {
        MarchWindow w;
        w.march().setTurn(1);
        const auto choose = [&] {
            emit w.panel().unitView()->clicked(w.panel().unitView()->model()->index(0, 0));
        };
        choose();
        QVERIFY(w.view().marked() == w.units());
        const std::vector<Cell> first = w.units();
        w.march().setTurn(4);
        QVERIFY(w.units().front() != first.front());
        QVERIFY(w.view().marked() == std::vector<Cell>{w.units().front()});
        w.march().setTurn(0); // it has not appeared yet
        QVERIFY(w.view().marked().empty());

        w.march().setTurn(3);
        choose();
        w.march().toggleUnit({4, 4}); // unit 1 is another one now
        QVERIFY(w.view().marked().empty());
        choose();
        QVERIFY(w.view().marked() == (std::vector<Cell>{{4, 4}}));
        w.view().setCurrentLayer(safeMarch);
        QVERIFY(w.view().marked().empty());
        choose();
        w.panel().hide();
        QVERIFY(w.view().marked().empty());
    }

    void theRingOfAnotherPanelStays() {
        MarchWindow w;
        w.march().setTurn(1);
        emit w.panel().unitView()->clicked(w.panel().unitView()->model()->index(0, 0));
        w.view().mark({{7, 7}}, Severity::Error);
        w.march().setTurn(4);
        QVERIFY(w.view().marked() == (std::vector<Cell>{{7, 7}}));
    }

    void everyActionIsDescribed() {
        MarchWindow w;
        for (const char* id : {"march", "place-unit", "remove-units", "march-step", "march-back",
                               "march-play", "march-reset", "march-seed"}) {
            const QAction* action = w.action(QString::fromLatin1(id));
            QVERIFY2(action, id);
            QVERIFY2(!action->icon().isNull() && !action->statusTip().isEmpty(), id);
        }
    }

    void theOverlayExplainsEachSignInItsLegend() {
        MarchWindow w;
        w.march().setTurn(40);
        std::set<Rest> rests;
        for (const RestingUnit& resting : w.march().state()->march.resting)
            rests.insert(resting.rest);
        QCOMPARE(w.overlay()->legend().size(), rests.size() + 2);
        for (const LegendEntry& entry : w.overlay()->legend())
            QVERIFY(!entry.sample.isNull() && !entry.text.isEmpty());
        QVERIFY(w.canvas->describe({5, 5}).contains(QStringLiteral("Unit 1")));
    }
};

STONEMASON_TEST(TestMarchDock)
#include "test_march_dock.moc"
