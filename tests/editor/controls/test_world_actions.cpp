// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/files/document.h"
#include "tests/editor/controls/action_test.h"
#include "tests/support/test_program.h"

using namespace stonemason::test;

namespace {

void zoomIntoWorld(Stage& stage) {
    stage.trigger(QStringLiteral("world.zoom-in"));
}

void forgetWorldFile(Stage& stage) {
    stage.window().tabs().currentDocument()->markNeverSaved();
}

const QList<ActionException> worldExceptions{
    {"a world.hmm", "the recent file that is open already, and in front"},
    {"world.zoom-fit", "it fits already", zoomIntoWorld},
    {"Save…", "it is as its file has it", forgetWorldFile},
    {"window.reset-layout", "panels are in their places already", hideAPanel},
};

} // namespace

/// What the menus offer for worlds does something.
class TestWorldActions : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void onAWorld() { HOLDS(log_.walk({"world", openPlainWorld}, worldExceptions)); }
    void onAWorldWorkedOn() { HOLDS(log_.walk({"world worked on", openWorkedOnWorld}, worldExceptions)); }
    void onAWorldWithSites() { HOLDS(log_.walkAmbushes({"world with sites", openWorldWithSites})); }
    void inASimulation() { HOLDS(log_.walkAmbushes({"simulation on a world", simulateOnWorld})); }
    void allActionsCanBeDone() { HOLDS(log_.untried(QStringLiteral("world."))); }
    void noDialogIsUnknown() { HOLDS(log_.unplannedDialogs()); }

private:
    ActionLog log_;
};

STONEMASON_TEST(TestWorldActions)
#include "test_world_actions.moc"
