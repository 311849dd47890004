// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ambush/model/pattern_document.h"
#include "editor/app/files/document.h"
#include "tests/editor/controls/action_test.h"
#include "tests/support/test_program.h"

using namespace stonemason::test;

namespace {

void zoomIntoTextMap(Stage& stage) {
    stage.trigger(QStringLiteral("text-map.zoom-in"));
}

void zoomIntoPattern(Stage& stage) {
    stage.trigger(QStringLiteral("pattern.zoom-in"));
}

void mirrorStrokes(Stage& stage) {
    stage.trigger(QStringLiteral("text-map.symmetry-half-turn"));
}

void spoilAnEdge(Stage& stage) {
    auto* document =
        qobject_cast<stonemason::ambush::PatternDocument*>(stage.window().tabs().currentDocument());
    document->change(QStringLiteral("Spoil"), [](stonemason::ambush::Pattern& pattern) {
        pattern.signs[{0, 0}] = '#';
    });
    settle(stage);
}

void forgetGridFile(Stage& stage) {
    stage.window().tabs().currentDocument()->markNeverSaved();
}

const QList<ActionException> gridExceptions{
    {"cave.txt", "the recent file that is open already, and in front"},
    {"corner.ambush", "likewise"},
    {"levels.des", "likewise"},
    {"text-map.zoom-fit", "it fits already", zoomIntoTextMap},
    {"pattern.zoom-fit", "likewise", zoomIntoPattern},
    {"pattern.whole-flip-vertical", "the sample is its own mirror image", spoilAnEdge},
    {"text-map.symmetry-none", "is so already", mirrorStrokes},
    {"text-map.glyphs-usual", "the usual meanings are chosen already"},
    {"Save…", "it is as its file has it", forgetGridFile},
    {"window.reset-layout", "panels are in their places already", hideAPanel},
};

} // namespace

/// What the menus offer for text maps and for ambush patterns does something.
class TestGridActions : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void onATextMap() { HOLDS(log_.walk({"text map", openPlainTextMap}, gridExceptions)); }
    void onATextMapWorkedOn() {
        HOLDS(log_.walk({"text map worked on", openWorkedOnTextMap}, gridExceptions));
    }
    void onAMapOfALevelFile() { HOLDS(log_.walk({"map of a level file", openLevelFile}, gridExceptions)); }
    void onATextMapWithSites() { HOLDS(log_.walkAmbushes({"text map with sites", openTextMapWithSites})); }
    void inASimulation() { HOLDS(log_.walkAmbushes({"simulation on a text map", simulateOnTextMap})); }
    void onAPattern() { HOLDS(log_.walk({"pattern", openPlainPattern}, gridExceptions)); }
    void onAPatternWorkedOn() {
        HOLDS(log_.walk({"pattern worked on", openWorkedOnPattern}, gridExceptions));
    }
    void allTextMapActionsCanBeDone() { HOLDS(log_.untried(QStringLiteral("text-map."))); }
    void allPatternActionsCanBeDone() { HOLDS(log_.untried(QStringLiteral("pattern."))); }
    void noDialogIsUnknown() { HOLDS(log_.unplannedDialogs()); }

private:
    ActionLog log_;
};

STONEMASON_TEST(TestGridActions)
#include "test_grid_actions.moc"
