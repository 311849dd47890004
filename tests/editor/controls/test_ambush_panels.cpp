// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/controls/panel_scene.h"
#include "tests/editor/controls/walk_test.h"
#include "tests/support/test_program.h"

using namespace stonemason;
using namespace stonemason::test;

namespace {

/// How sites are looked for. What comes of a choice is in the list, in the verdict or on the map.
const QList<Scene::Exception> ambushExceptions{
    {"“Patterns to look for”", "adds places that may all give way to better ones: the verdict counts them"},
    {"“Which places are sites”: “Most sites”",
     "takes long where very many places pass: see editor_ambush_dock", true},
    {"“Which places are sites”", "chooses among the places that pass"},
    {"“Whole rectangles”", "parts only sites that interlock: see editor_ambush_dock", true},
    {"“Waiting in walls”", "adds sites, of which a map may have none: see editor_ambush_dock", true},
    {"“Must agree”", "has the share beside it asked for, which is the pattern's own without it"},
    {"“Share that must agree", "goes in steps that need not change a site: see editor_ambush_dock", true},
    {"“For whom the map is passable”", "has units that walk alike: see editor_ambush_dock", true},
    {"QToolButton “Stop”", "is there while it takes long", true},
    {"“Simulate a Game”", "plays on a copy of the map"},
    {"“Step”", "is there in a simulation, as all below: see editor_ambush_simulation", true},
    {"“Run”", "likewise", true},
    {"“Begin Anew”", "likewise", true},
    {"“Places a turn:”", "likewise", true},
    {"“Pace:”", "likewise", true},
    {"“Seed:”", "likewise", true},
};

void walkPanel(WalkLog& log, const char* dock, void (*prepare)(Stage&)) {
    const PanelPlan plan = panelPlan(QString::fromLatin1(dock), prepare, ambushExceptions);
    PanelScene scene(plan);
    HOLDS(log.walk(plan.name, scene));
}

} // namespace

/// What is chosen in the panel of ambushes has a result, beside every kind of map that has one.
class TestAmbushPanels : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void onATextMap() { walkPanel(log_, "text-map-ambushes", openTextMapWithSites); }
    void onAMap() { walkPanel(log_, "ambushes", openMapWithSites); }
    void onAWorld() { walkPanel(log_, "world-ambushes", openWorldWithSites); }

    void everyInputWasTried() { HOLDS(log_.untried()); }

private:
    WalkLog log_;
};

STONEMASON_TEST(TestAmbushPanels)
#include "test_ambush_panels.moc"
