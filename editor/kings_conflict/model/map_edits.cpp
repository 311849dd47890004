// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/model/map_edits.h"

#include "core/documents/recognition.h"
#include "core/kings_conflict/format/block_text.h"
#include "core/kings_conflict/map/pen.h"
#include "editor/kings_conflict/model/map_view_state.h"
#include "editor/text/names.h"

#include <QCoreApplication>

#include <algorithm>

namespace stonemason::kings_conflict {

namespace {

struct MapEdits {
    Q_DECLARE_TR_FUNCTIONS(MapEdits)
};

int currentLayer(const MapDocument& document) {
    return document.view().currentLayer();
}

LayerKind kindOf(const MapDocument& document) {
    return document.game().layers[std::size_t(currentLayer(document))].kind;
}

/// Whether the board's holes lie alike after the transform.
bool keepsHoles(const GameProfile& game, Transform transform) {
    return game.holes.empty() || (transformed(game.board, transform) == game.board &&
                                  std::ranges::all_of(game.holes, [&](Cell hole) {
                                      return game.isHole(transformed(hole, game.board, transform));
                                  }));
}

CellChanges blanked(const MapDocument& document, const Map& map, const std::vector<Cell>& cells) {
    const int layer = currentLayer(document);
    ChangeSet changes(map);
    for (Cell cell : cells)
        changes.set(layer, cell, blankCode(document.game(), layer));
    return changes.collected();
}

} // namespace

std::vector<Cell> selectedCells(const MapDocument& document) {
    return document.view()
        .selection()
        .within(wholeOf(document.map().layer(currentLayer(document)).size()))
        .cells();
}

std::vector<Cell> allCells(const MapDocument& document) {
    std::vector<Cell> cells;
    forEachCell(document.map().layer(currentLayer(document)).size(),
                [&cells](Cell c) { cells.push_back(c); });
    return cells;
}

Block selectedBlock(const MapDocument& document) {
    return copyBlock(document.map(), document.game(), currentLayer(document), selectedCells(document));
}

void clearSelection(MapDocument& document, const QString& text) {
    document.apply(text, [&](const Map& map) {
        const std::vector<Cell> cells = selectedCells(document);
        // On terrain, river and road pieces that met an erased one are reshaped, as by the eraser.
        return currentLayer(document) == terrainLayer ? erase(map, document.game(), map.symmetry, cells)
                                                      : document.symmetric(blanked(document, map, cells));
    });
}

void transformMap(MapDocument& document, const QString& text, Transform transform) {
    if (!keepsHoles(document.game(), transform)) {
        document.refuse(MapEdits::tr("The holes of the board do not allow this."));
        return;
    }
    document.replace(text, transformed(document.committedMap(), document.game(), transform));
}

Edit replacing(const MapDocument& document, Code from, Code to, bool selectionOnly) {
    const int layer = currentLayer(document);
    const Map& map = document.committedMap();
    ChangeSet changes(map);
    if (selectionOnly) {
        for (Cell cell : selectedCells(document))
            if (map.layer(layer)[cell] == from) changes.set(layer, cell, to);
    } else {
        replaceAll(changes, layer, from, to);
    }
    Edit edit = document.symmetric(changes.collected());
    edit.changes = merged(edit.changes);
    return edit;
}

void addGrid(MapDocument& document, int layer) {
    if (document.map().hasLayer(layer)) return;
    Map map = document.committedMap();
    map.layer(layer) = Grid<Code>(map.size(), blankCode(document.game(), layer));
    //: %1 is a layer's name
    document.replace(
        MapEdits::tr("Add grid %1").arg(localText(document.game().layers[std::size_t(layer)].name)),
        std::move(map));
}

void addMissingGrids(MapDocument& document) {
    Map map = document.committedMap();
    for (int layer = 0; layer < map.layerCount(); ++layer)
        if (!map.hasLayer(layer))
            map.layer(layer) = Grid<Code>(map.size(), blankCode(document.game(), layer));
    document.replace(MapEdits::tr("Add hint grids"), std::move(map));
}

void removeGrid(MapDocument& document, int layer) {
    if (layer == terrainLayer || !document.map().hasLayer(layer)) return;
    if (const QString why = document.lockText(layer); !why.isEmpty()) return document.refuse(why);
    Map map = document.committedMap();
    map.layer(layer) = {};
    //: %1 is a layer's name
    document.replace(
        MapEdits::tr("Remove grid %1").arg(localText(document.game().layers[std::size_t(layer)].name)),
        std::move(map));
}

void clearLayer(MapDocument& document, int layer) {
    const Code blank = blankCode(document.game(), layer);
    //: %1 is a layer's name
    document.apply(MapEdits::tr("Clear %1").arg(localText(document.game().layers[std::size_t(layer)].name)),
                   [&](const Map& map) {
                       Edit edit;
                       const Grid<Code>& grid = map.layer(layer);
                       forEachCell(grid.size(), [&](Cell cell) {
                           edit.changes.push_back({layer, cell, grid[cell], blank});
                       });
                       return edit;
                   });
}

Result<Block> blockFromText(const MapDocument& document, std::string_view text) {
    auto block = readBlock(text, document.game(), kindOf(document));
    if (block) return block;
    auto read = readMapDocument(text, std::span(&document.game(), 1));
    if (!read) return text.find_first_of("({") == std::string_view::npos ? block.error() : read.error();
    const int layer = currentLayer(document);
    const Map& map = read->map;
    if (!map.hasLayer(layer))
        return Error{.message = {"block/no-layer", {document.game().layers[std::size_t(layer)].id}}};
    return Block{kindOf(document), map.layer(layer)};
}

} // namespace stonemason::kings_conflict
