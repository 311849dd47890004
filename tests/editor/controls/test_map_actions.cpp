// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/controls/action_test.h"
#include "tests/support/test_program.h"

using namespace stonemason::test;

namespace {

void zoomIntoMap(Stage& stage) {
    stage.trigger(QStringLiteral("map.zoom-in"));
}

void chooseNoMapSymmetry(Stage& stage) {
    stage.trigger(QStringLiteral("map.symmetry-none"));
}

const QList<ActionException> mapExceptions{
    {"a map.smap", "the recent file that is open already, and in front"},
    {"map.symmetry-half-turn", "is obeyed already", chooseNoMapSymmetry},
    {"map.digit-5", "is the digit already",
     [](Stage& stage) { stage.program().maps.toolState().setDigit('4'); }},
    {"map.zoom-fit", "it fits already", zoomIntoMap},
    {"window.reset-layout", "panels are in their places already", hideAPanel},
};

} // namespace

/// What the menus offer for maps does something.
class TestMapActions : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void onAMapAsItWasMade() { HOLDS(log_.walk({"map", openPlainMap}, mapExceptions)); }
    void onAMapWorkedOn() { HOLDS(log_.walk({"map worked on", openWorkedOnMap}, mapExceptions)); }
    void onAGeneratedMap() {
        const auto isOfGenerated = [](const QString& key) {
            return key == QLatin1String("map.generate-others");
        };
        HOLDS(log_.walk({"generated map", openGeneratedMap}, mapExceptions, isOfGenerated));
    }
    void onAMapWithSites() { HOLDS(log_.walkAmbushes({"map with sites", openMapWithSites})); }
    void inASimulation() { HOLDS(log_.walkAmbushes({"simulation on a map", simulateOnMap})); }
    void allCanBeDone() { HOLDS(log_.untried(QStringLiteral("map."))); }
    void noDialogIsUnknown() { HOLDS(log_.unplannedDialogs()); }

private:
    ActionLog log_;
};

STONEMASON_TEST(TestMapActions)
#include "test_map_actions.moc"
