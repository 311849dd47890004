// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ambush/view/sites/simulation_bar.h"
#include "editor/ambush/view/sites/simulation_control.h"
#include "editor/ambush/view/sites/site_actions.h"
#include "editor/text_map/view/canvas/text_map_canvas.h"
#include "tests/editor/ambush/text_window.h"
#include "tests/support/test_program.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFont>
#include <QLabel>
#include <QProgressBar>
#include <QSpinBox>
#include <QTest>

namespace stonemason::ambush {

using test::patternOf;
using test::TextWindow;

namespace {

/// Ground with walls here and there.
std::string wild(int rows, int columns) {
    std::string text;
    for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < columns; ++column)
            text += (row * 7 + column * 5) % 11 < 3 ? '#' : '.';
        text += '\n';
    }
    return text;
}

void trigger(TextWindow& window, const char* id) {
    window.dock->actions().action(QString::fromLatin1(id))->trigger();
}

bool isEnabled(const TextWindow& window, const char* id) {
    return window.dock->actions().action(QString::fromLatin1(id))->isEnabled();
}

SimulationBar& bar(const TextWindow& window) {
    return *window.dock->form().simulation();
}

/// What core does with the same calls.
OnlineSearch coreSearch(const TextWindow& window, const Pattern& pattern, std::uint64_t seed,
                        Overlap overlap = Overlap::Cells) {
    const std::vector<Pattern> patterns{pattern};
    return {stencilsOf(patterns), window.passable(), overlap, seed};
}

QPoint middleOf(const TextWindow& window, Cell cell) {
    return window.canvas->geometryOfCells().rectOf(cell).center().toPoint();
}

void press(TextWindow& window, Cell cell) {
    QTest::mouseClick(window.canvas->viewport(), Qt::LeftButton, {}, middleOf(window, cell));
}

} // namespace

class TestSimulation : public QObject {
    Q_OBJECT

private slots:
    /// A large board is prepared asynchronously; steps requested meanwhile are played afterwards, as one.
    void aStepWaitsForTheBoard() {
        TextWindow window(wild(200, 300));
        window.lookFor(patternOf("X./.."));
        trigger(window, "simulate-ambushes");
        QVERIFY(window.dock->simulation().isPreparing());
        trigger(window, "simulation-step");
        trigger(window, "simulation-step");
        TRY_PATIENTLY(!window.dock->simulation().isPreparing());
        QVERIFY(window.dock->simulation().simulation());
        QCOMPARE(window.dock->simulation().simulation()->ticks(), 1);

        trigger(window, "simulation-step");
        trigger(window, "simulation-restart");
        TRY_PATIENTLY(!window.dock->simulation().isPreparing());
        QCOMPARE(window.dock->simulation().simulation()->ticks(), 0);
    }

    /// Each step is a turn of core's search with the same seed and budget, until half of the map was looked
    /// at.
    void stepsAsCoreDoes() {
        for (const int seed : {1, 77}) {
            TextWindow window(wild(20, 30));
            const Pattern pattern = patternOf("X./..");
            window.lookFor(pattern);
            bar(window).seed()->setValue(seed);
            bar(window).budget()->setValue(7);
            trigger(window, "simulate-ambushes");
            OnlineSearch core = coreSearch(window, pattern, std::uint64_t(seed));
            QCOMPARE(bar(window).looked()->maximum(), 20 * 30 / 2);
            while (!core.isDone()) {
                core.look(7);
                trigger(window, "simulation-step");
                QVERIFY(window.places() == core.sites());
                QVERIFY(window.dock->simulation().simulation()->looked() == core.looked());
                QCOMPARE(bar(window).looked()->value(),
                         std::min(int(core.looked().count()), bar(window).looked()->maximum()));
            }
            QVERIFY(!core.sites().empty());
            trigger(window, "simulation-step");
            QVERIFY(bar(window).story()->text().contains(QStringLiteral("rests")));
            QVERIFY(window.places() == core.sites());
        }
    }

    /// The panel scrolls to what has come of it, however long the sentence grows.
    void theStoryIsSeenInALowWindow() {
        TextWindow window(wild(20, 30));
        window.lookFor(patternOf("X./.."));
        QFont large = window.dock->font();
        large.setPointSize(2 * large.pointSize());
        window.dock->setFont(large);
        window.window.resize(600, 400);
        bar(window).budget()->setValue(10'000);
        trigger(window, "simulate-ambushes");
        TRY_PATIENTLY(!bar(window).budget()->visibleRegion().isEmpty()); // it has been scrolled to
        trigger(window, "simulation-step");
        const QLabel* story = bar(window).story();
        QVERIFY(story->text().contains(u'\n')); // it rests
        TRY_PATIENTLY(story->visibleRegion().boundingRect() == story->rect());
    }

    /// Where it was, in the status bar and beside the list.
    void aLostSiteIsAnnounced() {
        TextWindow window("....\n....\n....\n");
        window.lookFor(patternOf("X./.."));
        bar(window).budget()->setValue(10'000);
        trigger(window, "simulate-ambushes");
        trigger(window, "simulation-step");
        QVERIFY(!window.places().empty());
        QStringList sentence;
        connect(window.dock, &AmbushDock::message, this,
                [&sentence](const QString& words) { sentence += words; });
        for (int row = 0; row < 3; ++row)
            for (int column = 0; column < 4; ++column)
                press(window, {row, column});
        QVERIFY(window.places().empty());
        QVERIFY2(sentence.size() > 0 && sentence.front().contains(QStringLiteral("lost: row")),
                 qPrintable(sentence.join(u'|')));
    }

    void keepsRectanglesApartWhenAsked() {
        TextWindow window(wild(20, 30));
        const Pattern pattern = patternOf("X*/*.");
        window.lookFor(pattern);
        bar(window).budget()->setValue(10'000);
        std::vector<std::vector<Place>> sites;
        for (const Overlap overlap : {Overlap::Cells, Overlap::Rectangles}) {
            window.dock->form().rectangles()->setChecked(overlap == Overlap::Rectangles);
            trigger(window, "simulate-ambushes");
            trigger(window, "simulation-step");
            OnlineSearch core = coreSearch(window, pattern, 1, overlap);
            core.look(10'000);
            QVERIFY(window.places() == core.sites());
            sites.push_back(window.places());
            trigger(window, "simulate-ambushes");
        }
        QVERIFY(sites[0] != sites[1]);
    }

    void anotherSeedOrBudgetIsAnotherGame() {
        TextWindow window(wild(20, 30));
        window.lookFor(patternOf("X./.."));
        trigger(window, "simulate-ambushes");
        const auto turn = [&window] {
            trigger(window, "simulation-step");
            return window.dock->simulation().simulation()->looked();
        };
        const BitGrid first = turn();
        trigger(window, "simulation-restart");
        QCOMPARE(window.dock->simulation().simulation()->lookedCount(), 0);
        QVERIFY(turn() == first);
        bar(window).seed()->setValue(2); // begins anew by itself
        QCOMPARE(window.dock->simulation().simulation()->lookedCount(), 0);
        QVERIFY(turn() != first);
        bar(window).seed()->setValue(1);
        bar(window).budget()->setValue(90);
        QVERIFY(turn().count() > first.count());
    }

    /// Walls fall in the simulation alone, by pointer and by keys; sites on them are given up.
    void wallsAreBrokenBesideTheMap() {
        TextWindow window("....\n.##.\n....\n....\n");
        Pattern pattern = patternOf("X#");
        pattern.orientations = {Orientation::R0};
        window.lookFor(pattern);
        bar(window).budget()->setValue(1000);
        trigger(window, "simulate-ambushes");
        trigger(window, "simulation-step");
        for (int seed = 2; window.places().empty(); ++seed) { // half of the map may miss the only place
            bar(window).seed()->setValue(seed);
            trigger(window, "simulation-step");
        }
        QCOMPARE(window.places().front().corner, (Cell{1, 0}));
        const std::string before = text_map::writeTextMap(window.document.committedMap());
        press(window, {1, 1});
        QVERIFY(window.places().empty());
        QVERIFY(bar(window).story()->text().startsWith(QStringLiteral("Wall broken: 1 site")));
        QVERIFY(window.canvas->describe({1, 1}).contains(QStringLiteral("wall broken in the simulation")));
        window.canvas->state().setCursor({3, 3});
        QTest::keyClick(window.canvas, Qt::Key_Space);
        QVERIFY(window.canvas->describe({3, 3}).contains(QStringLiteral("wall put up in the simulation")));
        QTest::keyClick(window.canvas, Qt::Key_Space);
        QCOMPARE(window.dock->simulation().simulation()->struck().size(), std::size_t(1));
        QTest::keyClick(window.canvas, Qt::Key_Up);
        QCOMPARE(window.canvas->state().cursor(), (Cell{2, 3}));
        QCOMPARE(text_map::writeTextMap(window.document.committedMap()), before);
        QCOMPARE(window.document.undoStack().count(), 0);
    }

    void runsByItselfAndPauses() {
        TextWindow window(wild(20, 30));
        window.lookFor(patternOf("X./.."));
        trigger(window, "simulate-ambushes");
        bar(window).pace()->setCurrentIndex(2);
        bar(window).budget()->setValue(1);
        trigger(window, "simulation-run");
        QTRY_VERIFY(window.dock->simulation().simulation()->ticks() >= 3);
        trigger(window, "simulation-run");
        QVERIFY(!window.dock->simulation().isRunning());
        trigger(window, "simulation-run");
        QVERIFY(window.dock->simulation().isRunning());
        trigger(window, "simulate-ambushes");
        QVERIFY(!window.dock->simulation().isRunning());
    }

    void runningEndsWhereTheSearchRests() {
        TextWindow window(wild(20, 30));
        window.lookFor(patternOf("X./.."));
        trigger(window, "simulate-ambushes");
        bar(window).pace()->setCurrentIndex(2);
        bar(window).budget()->setValue(bar(window).budget()->maximum());
        trigger(window, "simulation-run");
        QTRY_VERIFY(window.dock->simulation().simulation()->isResting());
        QVERIFY(!window.dock->simulation().isRunning());
        QVERIFY(!window.dock->actions().action(QStringLiteral("simulation-run"))->isChecked());
        QVERIFY(bar(window).story()->text().contains(QStringLiteral("rests")));
        trigger(window, "simulation-run"); // nothing is left to look at
        QTRY_VERIFY(!window.dock->simulation().isRunning());
    }

    /// It goes with what it was about: off, another map, the panel closed, the map painted or undone.
    void endsWithItsMap() {
        TextWindow window(wild(12, 12));
        const Pattern pattern = patternOf("X./..");
        window.lookFor(pattern);
        const std::vector<Place> sites = window.places();
        QVERIFY(!isEnabled(window, "simulation-step"));
        const auto isOver = [&] {
            return !window.dock->simulation().isActive() && bar(window).isHidden() &&
                   !isEnabled(window, "simulation-step") && isEnabled(window, "copy-ambushes");
        };
        trigger(window, "simulate-ambushes");
        QVERIFY(!isEnabled(window, "copy-ambushes"));
        trigger(window, "simulation-step");
        trigger(window, "simulate-ambushes");
        window.wait();
        QVERIFY(isOver());
        QVERIFY(window.places() == sites);
        window.maps.brush().setSign(window.maps.signs().codeOf("."));
        press(window, {0, 0}); // paints again
        QCOMPARE(window.document.undoStack().count(), 1);
        trigger(window, "simulate-ambushes");
        window.document.undoStack().undo();
        window.wait();
        QVERIFY(isOver());
        QVERIFY(window.places() == sites);
        trigger(window, "simulate-ambushes");
        window.dock->close();
        QVERIFY(!window.dock->simulation().isActive());
        QVERIFY(!window.overlay());
        trigger(window, "simulate-ambushes"); // opens the panel
        QVERIFY(window.dock->simulation().isActive());
        window.maps.setCurrent(nullptr, nullptr);
        QVERIFY(!window.dock->simulation().isActive());
        QVERIFY(!isEnabled(window, "simulate-ambushes"));
    }

    /// A stroke that is not done yet is given up, and the map is looked at as it was before.
    void beginsInTheMiddleOfAStroke() {
        TextWindow window(wild(12, 12));
        window.lookFor(patternOf("X./.."));
        const BitGrid before = window.passable();
        window.maps.brush().setSign(window.maps.signs().codeOf("."));
        QTest::mousePress(window.canvas->viewport(), Qt::LeftButton, {}, middleOf(window, {0, 0}));
        QVERIFY(window.passable() != before);
        trigger(window, "simulate-ambushes");
        QVERIFY(window.dock->simulation().isActive());
        QVERIFY(window.passable() == before);
        const Cell at = window.canvas->state().cursor();
        QTest::keyClick(window.canvas, Qt::Key_Right);
        QCOMPARE(window.canvas->state().cursor(), (Cell{at.row, at.column + 1}));
        QTest::keyClick(window.canvas, Qt::Key_Space);
        QCOMPARE(window.dock->simulation().simulation()->struck().size(), std::size_t(1));
        QTest::mouseRelease(window.canvas->viewport(), Qt::LeftButton, {}, middleOf(window, {0, 0}));
        QCOMPARE(window.document.undoStack().count(), 0);
        trigger(window, "simulate-ambushes");
        QTest::keyClick(window.canvas, Qt::Key_Right);
    }

    /// A window that was out of sight shows what it showed.
    void staysWhileTheWindowIsAway() {
        TextWindow window(wild(12, 12));
        window.lookFor(patternOf("X./.."));
        trigger(window, "simulate-ambushes");
        trigger(window, "simulation-step");
        window.window.hide();
        window.window.show();
        QVERIFY(window.dock->simulation().isActive());
        QCOMPARE(window.dock->simulation().simulation()->ticks(), 1);
    }

    /// Other patterns begin it anew, none end it; those that are not looked for do neither.
    void followsTheQuestion() {
        TextWindow window(wild(12, 12));
        window.lookFor(patternOf("X./.."));
        trigger(window, "simulate-ambushes");
        trigger(window, "simulation-step");
        {
            PatternDocument other(patternOf("X#"));
            const std::unique_ptr<QWidget> view(window.patterns.workspace.createView(other, nullptr));
            other.setThreshold(600);
        }
        QCOMPARE(window.dock->simulation().simulation()->ticks(), 1);
        window.dock->form().patterns()->setChosen(window.patterns.workspace.shelf().first(), true);
        QVERIFY(window.dock->simulation().isActive());
        QCOMPARE(window.dock->simulation().simulation()->ticks(), 0);
        PatternChoice& choice = *window.dock->form().patterns();
        for (const ShelvedPattern& shelved : window.patterns.workspace.shelf().patterns())
            choice.setChosen(shelved.key, false);
        QVERIFY(!window.dock->simulation().isActive());
    }

    /// Broken walls are not lost to a choice that means nothing while one simulates.
    void hasNothingToChoose() {
        TextWindow window(wild(12, 12));
        window.lookFor(patternOf("X./.."));
        QComboBox& choice = *window.dock->form().choice();
        choice.setCurrentIndex(choice.findData(int(Choice::All)));
        const QString usualTip = choice.toolTip();
        QVERIFY(!window.dock->form().rectangles()->isEnabled());
        trigger(window, "simulate-ambushes");
        QVERIFY(!choice.isEnabled());
        QVERIFY(choice.toolTip().contains(QStringLiteral("simulated")));
        QVERIFY(window.dock->form().rectangles()->isEnabled());
        trigger(window, "simulate-ambushes");
        QVERIFY(choice.isEnabled());
        QCOMPARE(choice.toolTip(), usualTip);
        QVERIFY(!window.dock->form().rectangles()->isEnabled());
    }

    void largeMapsBeginBesideTheWindow() {
        TextWindow window(wild(1500, 1500));
        window.lookFor(patternOf("X./.."));
        trigger(window, "simulate-ambushes");
        QVERIFY(!window.dock->simulation().simulation());
        TRY_PATIENTLY(window.dock->simulation().simulation());
        trigger(window, "simulation-step");
        QCOMPARE(window.dock->simulation().simulation()->ticks(), 1);
    }
};

} // namespace stonemason::ambush

STONEMASON_TEST(stonemason::ambush::TestSimulation)
#include "test_simulation.moc"
