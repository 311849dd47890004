// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/controls/panel_scene.h"
#include "tests/editor/controls/walk_test.h"
#include "tests/support/test_program.h"

using namespace stonemason;
using namespace stonemason::test;

namespace {

/// What has no result of its own, or cannot be tried in the situations there are.
const QList<Scene::Exception> panelExceptions{
    {"Search tiles", "narrows the list below it"},
    {"Units of the march",
     "are ringed on the board once they are there: see editor_kings_conflict_march_dock", true},
    {"not confirmed", "stands in the menu behind the last button where there is no room for it", true},
    {"Search decks", "is there for more decks than these", true},
    {"Add grid Terrain", "no map lacks its terrain", true},
    {"Add grid Strategic points", "is the grid that is worked on; the others are added", true},
    {"qt_tabwidget_tabbar", "leads to tables that are empty before anything was measured", true},
    {"Games of the search",
     "waits for a measurement, as all below: see editor_token_battle_deck_strength_dock", true},
    {"“Apply”", "likewise", true},
    {"Measure Again", "likewise", true},
    {"Suggest a Change", "likewise", true},
    {"“Cards”", "likewise", true},
    {"QTreeView “Decks”", "likewise", true},
    {"Score of each deck", "likewise", true},
    {"QTableCornerButton", "is Qt's, of that table", true},
    {"Suggested changes", "likewise", true},
    {"Stop the review", "is there while a game is reviewed: see editor_token_battle_duel_docks", true},
    {"“Problems”: “2 hint grids are missing”", "is of no tile: there is none to show", true},
    {"“Problems”: “The pattern may be laid no way”", "is of the whole pattern: there is no cell to show",
     true},
    {"“Problems”: “Every place passes”", "likewise", true},
    {"“Problems”: “Outside the map”", "is where there is no cell to show", true},
    {"Map to try the pattern on", "chooses the map that this panel shows"},
    {"“For whom the map is passable”: “Mercenary”", "walks as the king does", true},
    {"“For whom the map is passable”: “Combat unit”", "likewise", true},
    {"“For whom the map is passable”: “Support unit”", "likewise", true},
    {"For whom the map is passable", "chooses what this panel shows of it"},
    {"Search for an object", "narrows the list below it"},
    {"Kind of object", "likewise"},
    {"Find buildings", "likewise"},
    {"Buildings one by one", "unfolds the list below it"},
    {"Words to find", "fills the list below it"},
    {"Objects found", "is empty until words are typed", true},
    {"Timed events",
     "chooses whose fields stand below it, out of sight here: see "
     "editor_pocket_heroes_docks_world_docks",
     true},
    {"QLineEdit “Skills”", "refuses with a sentence what is no list of them: see "
                           "editor_pocket_heroes_docks_properties_dock"},
    {"QLineEdit “Primary skills”", "likewise"},
    {"QLineEdit “Artifacts”", "likewise"},
    {"QLineEdit “Spells”", "likewise"},
    {"QLineEdit “Constructions”", "likewise"},
    {"QLineEdit “Rewards”", "likewise"},
    {"QToolButton “Stop”",
     "is there while it takes long: see editor_ambush_preview and editor_pocket_heroes_template_preview",
     true},
    {"QTreeWidget “Statistics”", "is there to be read", true},
    {"“Statistics of the map”: “Variety: ", "counts the whole map: there are no cells to show", true},
    {"“Seed”", "chooses the world that this panel shows"},
    {"Another seed", "likewise"},
    {"“Size of the world”: “128 × 128 cells”", "is the size that the sample's own config has", true},
    {"Size of the world", "chooses the world that this panel shows"},
    {"Step of the generator", "likewise"},
    {"Say in its description how it was made",
     "is for the world that the buttons make: see editor_pocket_heroes_template_preview"},
    {"Compare seeds", "shows the seeds there: see editor_pocket_heroes_template_gallery"},
    {"Compare 12 Seeds", "likewise", true},
    {"Find a Fair One", "likewise", true},
    {"Most seeds to try", "is for the search that the button begins: see there", true},
    {"Seeds and their worlds", "are there when they were compared: see there", true},
    {"QToolButton “more”", "leads to what the bar of the deck has no room for", true},
};

/// The inputs of the next measurement, which runs asynchronously and is slow.
const QList<Scene::Exception> measuring{
    {"QComboBox “Players”", "is for the measurement that the button begins: see editor_wastes_fairness",
     true},
    {"QSpinBox “Games”", "likewise", true},
    {"“Compare with”", "likewise", true},
    {"QPushButton “Stop”", "is there while it goes on, and ends it a little later: see there", true},
};

/// The inputs of a search that runs asynchronously, here in a game that is over.
const QList<Scene::Exception> looking{
    {"QSpinBox “Lines”", "is for the search that the button begins: see editor_wastes_lines", true},
    {"QPushButton “Find”", "likewise", true},
    {"QPushButton “Stop”", "likewise", true},
    {"QListWidget “Best lines”", "is filled by the search: see there", true},
};

QList<PanelPlan> plans() {
    QList<PanelPlan> all;
    const auto add = [&all](std::initializer_list<const char*> docks,
                            std::initializer_list<void (*)(Stage&)> situations) {
        for (const char* dock : docks)
            for (const auto prepare : situations)
                all += panelPlan(QString::fromLatin1(dock), prepare, panelExceptions);
    };
    add({"tiles", "layers", "overview", "problems", "properties", "march", "rules", "statistics", "notes",
         "historyDock"},
        {openPlainMap, openWorkedOnMap});
    add({"deckList", "card", "deckProperties", "deckCheck", "strength"}, {openPlainDecks, openWorkedOnDecks});
    add({"recentMoves", "moveList", "score"}, {openFinishedGame});
    add({"board-tiles", "board-pieces", "board-overview", "board-problems", "board-properties",
         "historyDock"},
        {openPlainBoard, openWorkedOnBoard});
    for (const auto prepare : {openPlainBoard, openWorkedOnBoard})
        all += panelPlan(QStringLiteral("board-fairness"), prepare, measuring);
    add({"warMoves", "war-advantage"}, {openFinishedWar});
    all += panelPlan(QStringLiteral("war-lines"), openFinishedWar, looking);
    add({"text-map-signs", "text-map-overview", "text-map-statistics", "historyDock"},
        {openPlainTextMap, openWorkedOnTextMap});
    add({"pattern-signs", "pattern-properties", "pattern-problems", "pattern-preview", "historyDock"},
        {openPlainPattern, openWorkedOnPattern});
    add({"pattern-preview"}, {openPatternBesideMap});
    add({"world-surfaces", "world-objects", "world-overview", "world-problems", "world-properties",
         "world-settings", "world-find", "world-statistics", "historyDock"},
        {openPlainWorld, openWorkedOnWorld});
    for (int thing = 0; thing < selectableThings(); ++thing) {
        all += panelPlan(
            QStringLiteral("world-properties"), [thing](Stage& stage) { openWorldAtThing(stage, thing); },
            panelExceptions);
        all.back().triesTheRest = true;
    }
    add({"template-preview"}, {openPlainTemplate}); // none comes of a template with faults
    add({"template-properties", "template-config", "template-problems", "historyDock"},
        {openPlainTemplate, openWorkedOnTemplate});
    add({"template-properties"}, {openTemplateAtLink});
    return all;
}

} // namespace

/// What is chosen in a panel has a result.
class TestPanels : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void everyInputDoesSomething_data() {
        QTest::addColumn<int>("plan");
        for (int i = 0; i < plans().size(); ++i)
            QTest::addRow("%s %d", qPrintable(plans()[i].name), i) << i;
    }

    void everyInputDoesSomething() {
        QFETCH(int, plan);
        const PanelPlan chosen = plans()[plan];
        PanelScene scene(chosen);
        HOLDS(chosen.triesTheRest ? log_.walkRest(chosen.name, scene) : log_.walk(chosen.name, scene));
    }

    void everyInputWasTried() { HOLDS(log_.untried()); }

private:
    WalkLog log_;
};

STONEMASON_TEST(TestPanels)
#include "test_panels.moc"
