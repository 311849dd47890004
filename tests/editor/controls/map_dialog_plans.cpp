// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/grid/sketch/grid_sketch.h"
#include "editor/kings_conflict/model/map_document.h"
#include "editor/kings_conflict/model/map_view_state.h"
#include "editor/kings_conflict/view/dialogs/replace_dialog.h"
#include "editor/kings_conflict/view/dialogs/suggest_dialog.h"
#include "editor/kings_conflict/view/generate/improve_dialog.h"
#include "tests/editor/controls/dialog_plans.h"

#include <QCheckBox>
#include <QComboBox>

namespace stonemason::test {

using namespace kings_conflict;

namespace {

MapDocument& mapOf(Stage& stage) {
    return static_cast<MapDocument&>(*stage.window().tabs().currentDocument());
}

void exportAnyway(QDialog& dialog) {
    for (QCheckBox* box : dialog.findChildren<QCheckBox*>())
        if (box->isVisible()) box->setChecked(true); // no other is on the first page
}

void copyIt(QDialog& dialog) {
    press(dialog, QStringLiteral("Copy to Clipboard"));
}

} // namespace

QList<DialogPlan> mapDialogs() {
    const QStringList documents{QStringLiteral("documents")};
    const QStringList clipboard{QStringLiteral("clipboard")};
    QList<DialogPlan> all;
    all += DialogPlan{.name = "new map",
                      .dialog = "stonemason::kings_conflict::NewMapDialog",
                      .open = [](Stage& stage) { start(stage, "map.new"); },
                      .results = documents};
    all += DialogPlan{.name = "export",
                      .dialog = "stonemason::kings_conflict::MapExportDialog",
                      .open =
                          [](Stage& stage) {
                              openPlainMap(stage);
                              start(stage, "map.export");
                          },
                      .results = clipboard,
                      .take = copyIt};
    all += DialogPlan{.name = "export of a nameless map with faults",
                      .dialog = "stonemason::kings_conflict::MapExportDialog",
                      .open =
                          [](Stage& stage) {
                              openWorkedOnMap(stage);
                              MapInfo info = mapOf(stage).map().info;
                              info.name.clear();
                              mapOf(stage).setInfo(info);
                              settle(stage);
                              start(stage, "map.export");
                          },
                      .results = clipboard + documents,
                      .prepare = exportAnyway,
                      .take = copyIt};
    all += DialogPlan{.name = "note on a cell",
                      .dialog = "stonemason::kings_conflict::NoteDialog",
                      .open =
                          [](Stage& stage) {
                              openPlainMap(stage);
                              mapOf(stage).setNote(mapOf(stage).view().cursor(), "gold");
                              settle(stage);
                              start(stage, "map.note");
                          },
                      .results = documents};
    all += DialogPlan{.name = "sketch to trace",
                      .dialog = "stonemason::SketchDialog",
                      .open =
                          [](Stage& stage) {
                              stage.program().maps.create(newMap(stage.program().profiles.games.front()));
                              settle(stage);
                              SketchLook look;
                              look.path = QStringLiteral(STONEMASON_RESOURCES "/help/map-workspace.png");
                              GridSketch& sketch = GridSketch::of(mapOf(stage).view());
                              sketch.setLook(look);
                              while (sketch.isReading())
                                  settle(stage);
                              start(stage, "map.sketch");
                          },
                      .results = {QStringLiteral("view"), QStringLiteral("opened")},
                      .take = [](QDialog& dialog) { press(dialog, QStringLiteral("Close")); }};
    all += DialogPlan{
        .name = "replace",
        .dialog = "stonemason::kings_conflict::ReplaceDialog",
        .open =
            [](Stage& stage) {
                openPlainMap(stage);
                mapOf(stage).view().setSelection({{2, 2}, {2, 3}, {3, 2}, {3, 3}});
                settle(stage);
                start(stage, "map.replace-tile");
            },
        .results = documents,
        .prepare = [](QDialog& dialog) { static_cast<ReplaceDialog&>(dialog).toField()->setCurrentIndex(3); },
        // Tiles that the map does not have: nothing is there to be replaced.
        .twins = {QStringLiteral("Tile to replace")}};
    all +=
        DialogPlan{.name = "suggest hints",
                   .dialog = "stonemason::kings_conflict::SuggestDialog",
                   .open =
                       [](Stage& stage) {
                           openPlainMap(stage);
                           start(stage, "map.suggest-hints");
                       },
                   .results = documents,
                   .isReady = [](QDialog& dialog) { return static_cast<SuggestDialog&>(dialog).isCurrent(); },
                   .exceptions = {{"Show", "chooses the grid that the pictures show"}}};
    all += DialogPlan{.name = "symmetry",
                      .dialog = "stonemason::kings_conflict::SymmetryDialog",
                      .open =
                          [](Stage& stage) {
                              openPlainMap(stage);
                              start(stage, "map.symmetry-diagonal");
                          },
                      .results = documents};
    all += DialogPlan{
        .name = "improve",
        .dialog = "stonemason::kings_conflict::ImproveDialog",
        .open =
            [](Stage& stage) {
                openWorkedOnMap(stage);
                start(stage, "map.improve");
            },
        .results = documents,
        .isReady = [](QDialog& dialog) { return !static_cast<ImproveDialog&>(dialog).isWorking(); },
        .exceptions = {{"Changes", "a list of what will be done", true}}};
    return all;
}

} // namespace stonemason::test
