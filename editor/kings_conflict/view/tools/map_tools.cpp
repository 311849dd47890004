// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/tools/map_tools.h"

#include "core/grid/line.h"
#include "core/kings_conflict/map/pen.h"
#include "editor/kings_conflict/model/map_document.h"
#include "editor/kings_conflict/model/map_view_state.h"
#include "editor/kings_conflict/view/march/march_model.h"
#include "editor/kings_conflict/view/tools/slope_tools.h"

#include <utility>

namespace stonemason::kings_conflict {

namespace {

/// The given cells within the selection, or all without one; with their mirror images.
CellSet confinedWithMirrored(const PaintTarget& target, CellSet cells) {
    return MapPaintTarget::of(target).document().withMirrored(confined(target, std::move(cells)));
}

} // namespace

bool worksOnHints(const Tool& tool) {
    const auto* bound = dynamic_cast<const LayerTool*>(&tool);
    return !bound || bound->worksOnHints();
}

bool worksOnTerrain(const Tool& tool) {
    const auto* bound = dynamic_cast<const LayerTool*>(&tool);
    return !bound || bound->worksOnTerrain();
}

void MapStroke::show(PaintTarget& target, std::size_t) {
    const MapPaintTarget& map = MapPaintTarget::of(target);
    map.document().preview(edit(map));
}

void PlaceUnitTool::press(PaintTarget& target, Cell cell, Modifiers) {
    MarchModel::of(MapPaintTarget::of(target).document()).toggleUnit(cell);
}

QString PlaceUnitTool::hint() const {
    return tr("Click to place a unit that marches from there; click it again to remove it.");
}

PenTool::PenTool(Network network)
    : StrokeTool(network == Network::River ? QStringLiteral("river") : QStringLiteral("road"))
    , network_(network) {
}

CellCodes PenTool::ghost(const PaintTarget& target, Cell cell) const {
    const MapDocument& document = MapPaintTarget::of(target).document();
    const Map& map = document.map();
    if (!map.terrain().contains(cell)) return {};
    const Edit touch = drawPath(map, document.game(), network_, map.symmetry, std::span(&cell, 1));
    for (const CellChange& change : touch.changes)
        if (change.cell == cell) return {{cell, indexOf(change.after)}};
    return {{cell, indexOf(map.terrain()[cell])}};
}

QString PenTool::hint() const {
    return network_ == Network::River
               ? tr("Drag to draw a river with bends and bridges. Ctrl removes rivers.")
               : tr("Drag to draw a road with bends and bridges. Ctrl removes roads.");
}

void PenTool::show(PaintTarget& target, std::size_t known) {
    MapDocument& document = MapPaintTarget::of(target).document();
    if (modifiers().control)
        eraseBefore(document, known);
    else
        draw(document, known);
}

void PenTool::draw(MapDocument& document, std::size_t known) {
    if (known > 0) {
        document.extendPreview(Edit{drawing_->follow(path(), known), {}});
        return;
    }
    const Map& base = document.committedMap();
    drawing_.emplace(base, document.game(), network_, base.symmetry);
    document.preview(Edit{drawing_->follow(path(), 0), {}});
}

void PenTool::eraseBefore(MapDocument& document, std::size_t known) {
    const std::span<const Cell> added = std::span(path()).subspan(known);
    if (known > 0) {
        document.extendPreview(erasure_->restore(std::span(erased_).subspan(known)));
        document.extendPreview(erasure_->add(added));
    } else {
        const Map& base = document.committedMap();
        erasure_.emplace(base, document.game(), base.symmetry, network_);
        document.preview(erasure_->add(added));
    }
    erased_.resize(known);
    erased_.insert(erased_.end(), added.begin(), added.end());
}

void PenTool::release(PaintTarget& target) {
    // Refused cells are final only on release: the drag may have removed them from the path again.
    if (drawing_ && !path().empty() && !modifiers().control)
        MapPaintTarget::of(target).document().extendPreview(Edit{{}, drawing_->edit().refused});
    StrokeTool::release(target);
    drawing_.reset();
    erasure_.reset();
}

QString PenTool::stepText(const PaintTarget&) const {
    if (network_ == Network::River) return modifiers().control ? tr("Remove river") : tr("Draw river");
    return modifiers().control ? tr("Remove road") : tr("Draw road");
}

QString PenTool::refusal(const PaintTarget& target) const {
    if (MapPaintTarget::of(target).layer() != terrainLayer)
        return tr("Rivers and roads are drawn on the terrain. Choose it in the "
                  "Layers panel.");
    return StrokeTool::refusal(target);
}

std::size_t PenTool::extend(std::vector<Cell>& path, Cell cell) const {
    return goOnOrBack(path, edgeLineBetween(path.back(), cell));
}

QString MapEraserTool::hint() const {
    return tr("Drag to erase. Nearby rivers and roads adapt.");
}

void MapEraserTool::show(PaintTarget& target, std::size_t known) {
    const MapPaintTarget& map = MapPaintTarget::of(target);
    if (map.layer() != terrainLayer) {
        EraserTool::show(target, known);
        return;
    }
    MapDocument& document = map.document();
    const Map& base = document.committedMap();
    if (known > 0) {
        document.extendPreview(erasure_->add(brushed(target, known)));
    } else {
        erasure_.emplace(base, document.game(), base.symmetry);
        document.preview(erasure_->add(brushed(target, 0)));
    }
}

ToolBox mapTools() {
    std::vector<std::unique_ptr<Tool>> tools = gridTools();
    std::erase_if(tools, [](const auto& tool) { return tool->id() == QLatin1String("eraser"); });
    tools.push_back(std::make_unique<MapEraserTool>());
    tools.push_back(std::make_unique<PenTool>(Network::River));
    tools.push_back(std::make_unique<PenTool>(Network::Road));
    tools.push_back(std::make_unique<RaiseTool>());
    tools.push_back(std::make_unique<RampTool>());
    tools.push_back(std::make_unique<RiseTool>());
    tools.push_back(std::make_unique<LockTool>());
    tools.push_back(std::make_unique<PlaceUnitTool>());
    return ToolBox(std::move(tools));
}

void LockTool::press(PaintTarget& target, Cell cell, Modifiers modifiers) {
    if (const QString why = target.refusal(); !why.isEmpty()) return target.refuse(why);
    modifiers_ = modifiers;
    path_ = {cell};
    refresh(target);
}

void LockTool::drag(PaintTarget& target, Cell cell, Modifiers) {
    if (path_.empty() || cell == path_.back()) return;
    if (modifiers_.shift) {
        path_ = {path_.front(), cell};
        return refresh(target);
    }
    const std::vector<Cell> between = lineBetween(path_.back(), cell);
    path_.insert(path_.end(), between.begin() + 1, between.end());
    cells_ |= confinedWithMirrored(target, brushed(target, between));
    show(target);
}

void LockTool::refresh(PaintTarget& target) {
    if (path_.empty()) return;
    const CellSet cells = modifiers_.shift
                              ? CellSet::of(clipped(rangeOf(path_.front(), path_.back()), target.size()))
                              : brushed(target, path_);
    cells_ = confinedWithMirrored(target, cells);
    show(target);
}

CellSet LockTool::brushed(const PaintTarget& target, std::span<const Cell> path) {
    CellSet cells;
    for (const Cell at : path)
        cells |= CellSet(brushCells(at, target.brushSize())).within(wholeOf(target.size()));
    return cells;
}

void LockTool::show(PaintTarget& target) const {
    target.state().setPlanned(cells_);
}

void LockTool::release(PaintTarget& target) {
    if (std::exchange(path_, {}).empty()) return;
    target.state().setPlanned({});
    MapDocument& document = MapPaintTarget::of(target).document();
    const CellSet& locked = document.committedMap().lockedCells;
    document.setLockedCells(unlocks() ? locked - cells_ : locked | cells_,
                            unlocks() ? tr("Unlock cells") : tr("Lock cells"));
    cells_ = {};
}

void LockTool::cancel(PaintTarget& target) {
    path_.clear();
    cells_ = {};
    target.state().setPlanned({});
    target.cancelPreview();
}

CellSet LockTool::ghostArea(const PaintTarget& target, Cell cell) const {
    return confinedWithMirrored(target, brushed(target, std::span(&cell, 1)));
}

QString LockTool::hint() const {
    return tr("Drag to lock cells against generating, with Shift a rectangle; right-drag unlocks. Painting "
              "still changes them.");
}

} // namespace stonemason::kings_conflict
