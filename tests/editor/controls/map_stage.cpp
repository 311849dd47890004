// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/generate/generate.h"
#include "editor/kings_conflict/model/map_document.h"
#include "editor/kings_conflict/model/map_view_state.h"
#include "editor/kings_conflict/view/comparison/map_comparison.h"
#include "editor/kings_conflict/view/march/march_model.h"
#include "tests/editor/controls/stage.h"

namespace stonemason::test {

using namespace kings_conflict;

namespace {

/// Cells that break the symmetry and the rules of rivers.
void spoil(MapDocument& document) {
    CellChanges changes;
    for (const Cell cell : {Cell{1, 2}, Cell{8, 3}}) {
        const Code before = document.map().terrain()[cell];
        changes.push_back({terrainLayer, cell, before, before == 'w' ? Code('p') : Code('w')});
    }
    document.apply(QStringLiteral("Spoil"), {changes, {}});
}

} // namespace

void openPlainMap(Stage& stage) {
    stage.openMap(stage.copyOf(WholeProgram::map, QStringLiteral("a map.smap")));
}

void openWorkedOnMap(Stage& stage) {
    MapDocument& document = stage.openMap(stage.copyOf(WholeProgram::map, QStringLiteral("a map.smap")));
    spoil(document);
    stage.trigger(QStringLiteral("window.undo"));
    stage.trigger(QStringLiteral("window.redo"));
    for (int layer = terrainLayer + 2; layer < document.map().layerCount(); ++layer) {
        document.view().setCurrentLayer(layer);
        stage.trigger(QStringLiteral("map.remove-grid"));
    }
    document.view().setCurrentLayer(terrainLayer + 1);
    stage.program().maps.toolState().setBrushSize(3);
    MarchModel::of(document).toggleUnit({5, 5});
    MarchModel::of(document).setTurn(2);
    document.view().setSelection({{2, 2}, {2, 3}, {2, 4}, {3, 2}, {3, 3}, {3, 4}});
    document.view().setCursor({2, 2});
    Map other = document.committedMap();
    other.layer(terrainLayer)[{4, 4}] = other.terrain()[{4, 4}] == 'F' ? 'H' : 'F';
    other.layer(terrainLayer)[{9, 1}] = other.terrain()[{9, 1}] == 'F' ? 'H' : 'F';
    MapComparison::of(document).compareWith({other, QStringLiteral("other")});
    document.setNote({2, 2}, "gold");
    document.setNote({7, 5}, "ambush here");
    document.setLockedCells({{2, 2}, {6, 1}}, QStringLiteral("Lock"));
    settle(stage);
}

void openGeneratedMap(Stage& stage) {
    const auto map = generateMap(stage.program().profiles.games.front(), {});
    if (!map) qFatal("no map");
    stage.program().maps.create(*map);
    settle(stage);
}

} // namespace stonemason::test
