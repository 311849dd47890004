// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/hint/shape.h"
#include "editor/kings_conflict/model/map_edits.h"
#include "editor/kings_conflict/model/map_view_state.h"
#include "editor/text/names.h"

#include <QCoreApplication>

namespace stonemason::kings_conflict {

namespace {

struct HintEdits {
    Q_DECLARE_TR_FUNCTIONS(HintEdits)
};

/// The selection, or the whole grid.
std::vector<Cell> region(const MapDocument& document) {
    const std::vector<Cell> selected = selectedCells(document);
    return selected.empty() ? allCells(document) : selected;
}

QString layerName(const MapDocument& document, int layer) {
    return localText(document.game().layers[std::size_t(layer)].name);
}

enum class Mirroring { AsTheViewHasIt, None };

/// Adds the mirror images of the changes, unless the mirror cell is in the region itself: such a cell gets
/// its own value, not that of whichever of the two comes later.
Edit mirroredOutside(const MapDocument& document, const CellChanges& changes,
                     const std::vector<Cell>& region) {
    CellChanges both;
    CellChanges alone;
    const Map& map = document.committedMap();
    for (const CellChange& change : changes) {
        const Cell other = partner(change.cell, map.size(), map.symmetry);
        (std::ranges::binary_search(region, other) ? both : alone).push_back(change);
    }
    Edit edit = document.symmetric(alone);
    edit.changes.insert(edit.changes.end(), both.begin(), both.end());
    return edit;
}

/// Applies the changes that compute(map, layer, cells) returns as one undo step.
template <typename Compute>
void shape(MapDocument& document, const QString& text, Mirroring mirroring, Compute compute) {
    const QString why = shapingRefusal(document);
    if (!why.isEmpty()) {
        document.refuse(why);
        return;
    }
    document.apply(text, [&](const Map& map) {
        const std::vector<Cell> cells = region(document);
        const CellChanges changes = compute(map, document.view().currentLayer(), cells);
        if (changes.empty()) document.refuse(HintEdits::tr("%1: nothing to change.").arg(text));
        return mirroring == Mirroring::None ? Edit{changes, {}} : mirroredOutside(document, changes, cells);
    });
}

} // namespace

QString shapingRefusal(const MapDocument& document) {
    const int layer = document.view().currentLayer();
    if (layer == terrainLayer)
        return HintEdits::tr("This works on hint grids. Choose one in the Layers panel.");
    if (!document.map().hasLayer(layer))
        return HintEdits::tr("This map has no such grid yet. Add it in the Layers panel first.");
    return {};
}

void replaceHints(MapDocument& document, const QString& text,
                  const std::vector<std::pair<int, Grid<Code>>>& grids) {
    for (const auto& [layer, grid] : grids)
        if (const QString why = document.lockText(layer); !why.isEmpty()) return document.refuse(why);
    const bool cellsAlone = std::ranges::all_of(grids, [&document](const auto& each) {
        return document.map().layer(each.first).size() == each.second.size();
    });
    if (!cellsAlone) {
        Map map = document.committedMap();
        for (const auto& [layer, grid] : grids)
            map.layer(layer) = grid;
        document.replace(text, std::move(map));
        return;
    }
    document.apply(text, [&grids](const Map& map) {
        Edit edit;
        for (const auto& [layer, grid] : grids)
            forEachCell(grid.size(), [&, layer = layer, &after = grid](Cell cell) {
                edit.changes.push_back({layer, cell, map.layer(layer)[cell], after[cell]});
            });
        return edit;
    });
}

void smoothHints(MapDocument& document) {
    shape(document, HintEdits::tr("Smooth hints"), Mirroring::AsTheViewHasIt,
          [&](const Map& map, int layer, const std::vector<Cell>& cells) {
              return smoothed(map, document.game(), layer, cells);
          });
}

void scaleHints(MapDocument& document) {
    shape(document, HintEdits::tr("Scale hints"), Mirroring::AsTheViewHasIt, scaled);
}

void raiseHints(MapDocument& document, int by) {
    shape(document, by < 0 ? HintEdits::tr("Lower hints") : HintEdits::tr("Raise hints"),
          Mirroring::AsTheViewHasIt, [by](const Map& map, int layer, const std::vector<Cell>& cells) {
              return raised(map, layer, cells, by);
          });
}

void clearHints(MapDocument& document) {
    shape(document, HintEdits::tr("Clear hints"), Mirroring::AsTheViewHasIt, flattened);
}

void copyHints(MapDocument& document, int from) {
    //: The name of an undo step; %1 is a layer's name
    shape(document, HintEdits::tr("Copy hints of %1").arg(layerName(document, from)),
          Mirroring::AsTheViewHasIt, [from](const Map& map, int layer, const std::vector<Cell>& cells) {
              return copied(map, from, layer, cells);
          });
}

void mirrorHints(MapDocument& document, Symmetry symmetry, Half from) {
    shape(document, HintEdits::tr("Mirror hints"), Mirroring::None,
          [&](const Map& map, int layer, const std::vector<Cell>& cells) {
              return mirroredFrom(map, layer, cells, symmetry, from);
          });
}

} // namespace stonemason::kings_conflict
