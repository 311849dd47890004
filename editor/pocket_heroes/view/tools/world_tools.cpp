// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/view/tools/world_tools.h"

#include "core/grid/region.h"
#include "core/pocket_heroes/edit/placing.h"
#include "core/pocket_heroes/edit/region.h"
#include "core/pocket_heroes/edit/texts.h"
#include "core/pocket_heroes/rules/ground.h"
#include "editor/grid/tools/tool.h"
#include "editor/grid/tools/tool_box.h"
#include "editor/pocket_heroes/model/world_brush.h"
#include "editor/pocket_heroes/model/world_words.h"
#include "editor/pocket_heroes/view/overlays/clash_overlay.h"
#include "editor/pocket_heroes/view/tools/path_pen.h"
#include "editor/pocket_heroes/view/tools/world_paint_target.h"

#include <algorithm>
#include <utility>

namespace stonemason::pocket_heroes {

QString SurfaceBrush::hint() const {
    return tr("Drag to paint the ground; the dots are the corners that change. Right-click picks bare "
              "ground; on an object it opens a menu.");
}

void SurfaceFill::press(PaintTarget& target, Cell cell, Modifiers modifiers) {
    if (modifiers.secondary) {
        target.pick(cell);
        return;
    }
    WorldDocument& document = WorldPaintTarget::of(target).document();
    const World& world = document.committedWorld();
    const Surface ground = surfaceOf(world, cell);
    const auto at = [&world](Cell node) { return world.nodes[node].surface; };
    const auto corners = nodesOf(cell);
    const Cell start = *std::ranges::find(corners, ground, at);
    //: %1 is a surface: "Grass"
    document.edit(stepAt(tr("Fill with %1").arg(target.nameOf(target.current())), cell),
                  painting(world, sameArea(world.nodes.size(), at, start), Surface(target.current())));
}

CellCodes SurfaceFill::ghost(const PaintTarget& target, Cell cell) const {
    return painted(target, std::span(&cell, 1), target.current());
}

QString SurfaceFill::hint() const {
    return tr("Click to give the whole area of equal ground another one. Right-click picks bare ground; "
              "on an object it opens a menu.");
}

namespace {

void addTexts(const World& world, const std::vector<Text>& texts, WorldEdit& edit) {
    if (texts.empty()) return;
    edit.general = {generalOf(world), generalOf(world)};
    edit.general->after.texts.insert(edit.general->after.texts.end(), texts.begin(), texts.end());
}

} // namespace

void PlaceTool::press(PaintTarget& target, Cell cell, Modifiers modifiers) {
    if (modifiers.secondary) return; // the menu's
    const WorldPaintTarget& world = WorldPaintTarget::of(target);
    WorldDocument& document = world.document();
    std::vector<Record> records = world.brush().records();
    const BroughtTexts brought = bringTexts(records, world.brush().part().texts, document.committedWorld());
    if (place(document, std::move(records), world.brush().part(), brought.texts, cell) && brought.lost > 0)
        document.postNotice(tr("%n message(s) stayed behind: they have no words in a language of this world.",
                               nullptr, brought.lost));
}

bool PlaceTool::place(WorldDocument& document, std::vector<Record> records, const WorldPart& part,
                      const std::vector<Text>& texts, Cell cell) {
    const bool hasGround = part.ground.size().area() > 0;
    if (records.empty() && !hasGround) {
        document.refuse(tr("Choose an object in the Objects panel first."));
        return false;
    }
    for (Record& record : records)
        setCell(record, *cellOf(record) + cell);
    if (hasGround) return placeRegion(document, records, part.ground, texts, cell);
    const std::vector<Cell> clashes = clashesOf(document.committedWorld(), document.occupancy(), records);
    if (!clashes.empty()) {
        document.refuse(clashText(document.committedWorld(), document.catalogue(), records,
                                  document.things().at(clashes.front()), clashes.front()));
        return false;
    }
    //: %1 is an object: "Gold mine"
    const QString text = tr("Place %1").arg(recordsName(document.catalogue(), records));
    WorldEdit edit = placing(document.committedWorld(), records);
    addTexts(document.committedWorld(), texts, edit);
    document.edit(stepAt(text, cell), edit);
    return true;
}

bool PlaceTool::placeRegion(WorldDocument& document, const std::vector<Record>& records,
                            const Grid<Node>& ground, const std::vector<Text>& texts, Cell cell) {
    const Catalogue& catalogue = document.catalogue();
    WorldEdit edit = laying(document.committedWorld(), catalogue, ground, cell);
    World cleared = document.committedWorld();
    apply(cleared, edit);
    const std::vector<Cell> clashes = clashesOf(cleared, Occupancy(cleared, catalogue), records);
    if (!clashes.empty()) {
        const std::vector<Thing> there = ThingIndex(cleared, catalogue).at(clashes.front());
        document.refuse(clashText(cleared, catalogue, records, there, clashes.front()));
        return false;
    }
    const WorldEdit more = placing(cleared, records);
    edit.records.insert(edit.records.end(), more.records.begin(), more.records.end());
    addTexts(document.committedWorld(), texts, edit);
    document.edit(stepAt(tr("Paste region"), cell), edit);
    return true;
}

QString PlaceTool::hint() const {
    return tr(
        "Click to put the chosen object down; where it is crossed out in red it does not fit. Right-click "
        "opens a menu.");
}

void SelectThings::press(PaintTarget& target, Cell cell, Modifiers modifiers) {
    WorldDocument& document = WorldPaintTarget::of(target).document();
    before_ = document.view().selectedThings();
    modifiers_ = modifiers;
    from_ = to_ = cell;
    isDrawn_ = true;
    occupancy_.reset();
    gesture_ = modifiers.secondary ? Gesture::None : Gesture::Select; // the right button opens a menu
    if (modifiers.secondary || !document.world().size().contains(cell)) return;
    const std::vector<Thing> there = document.things().at(cell);
    if (there.empty()) return;
    // A road is part of the ground: a frame begins on it, as long as it is not selected. In a dense world
    // nearly every cell has an object: there one begins with Shift, or beyond the rim.
    const bool isMoved = std::ranges::any_of(there, [this](Thing thing) {
        return thing.kind != ThingKind::Path || std::ranges::binary_search(before_, thing);
    });
    if (isMoved && !modifiers.shift) gesture_ = Gesture::Move;
    isDrawn_ = false;
    pick(document, cell, modifiers);
}

/// What is pressed belongs to the selection, unless Shift takes it out.
void SelectThings::pick(WorldDocument& document, Cell cell, Modifiers modifiers) {
    const std::vector<Thing> there = document.things().at(cell);
    const auto isSelected = [this](Thing thing) { return std::ranges::binary_search(before_, thing); };
    const auto selected = std::ranges::find_if(there, isSelected);
    wasSelected_ = selected != there.end() && before_.size() == 1 && !modifiers.shift;
    if (selected != there.end() && !modifiers.shift) return;
    std::vector<Thing> things = modifiers.shift ? before_ : std::vector<Thing>{};
    if (selected != there.end())
        std::erase(things, *selected);
    else
        things.push_back(there.front());
    document.select(std::move(things));
}

void SelectThings::drag(PaintTarget& target, Cell cell, Modifiers modifiers) {
    if (gesture_ == Gesture::None || (to_ == cell && modifiers_.control == modifiers.control)) return;
    to_ = cell;
    modifiers_ = modifiers;
    isDrawn_ = true;
    WorldDocument& document = WorldPaintTarget::of(target).document();
    if (gesture_ == Gesture::Select) {
        selectIn(document);
        return;
    }
    const std::vector<Thing>& things = document.view().selectedThings();
    if (!occupancy_) occupancy_.emplace(document.committedWorld(), document.catalogue(), things);
    const std::vector<Cell> cells = clashes(document);
    if (!modifiers_.control)
        document.preview(moving(document.committedWorld(), things, by()));
    else if (cells.empty())
        document.preview(placing(document.committedWorld(), moved(document)));
    else
        document.cancelPreview(); // what is there would go, if only to be seen
    showClashes(document, cells);
}

std::vector<Record> SelectThings::moved(const WorldDocument& document) const {
    if (gesture_ != Gesture::Move || by() == Cell{}) return {};
    return copiesOf(document.committedWorld(), document.view().selectedThings(), by());
}

std::vector<Cell> SelectThings::clashes(const WorldDocument& document) const {
    const std::vector<Record> records = moved(document);
    if (records.empty() || !occupancy_) return {};
    const World& world = document.committedWorld();
    if (modifiers_.control) return clashesOf(world, document.occupancy(), records);
    return clashesOf(world, *occupancy_, records, document.view().selectedThings());
}

void SelectThings::showClashes(WorldDocument& document, const std::vector<Cell>& cells) {
    document.view().setOverlay(
        clashPlace, cells.empty() ? nullptr : std::make_shared<ClashOverlay>(document.world().size(), cells));
}

void SelectThings::selectIn(WorldDocument& document) const {
    const CellRange range = clipped(stonemason::rangeOf(from_, to_), document.world().size());
    document.selectRegion(range, modifiers_.shift ? before_ : std::vector<Thing>{});
}

void SelectThings::release(PaintTarget& target) {
    WorldDocument& document = WorldPaintTarget::of(target).document();
    const bool isClickOnNothing = from_ == to_ && document.things().at(from_).empty();
    if (gesture_ == Gesture::Select && isClickOnNothing)
        document.select(modifiers_.shift ? before_ : std::vector<Thing>{});
    else if (gesture_ == Gesture::Select && isDrawn_)
        selectIn(document);
    if (gesture_ == Gesture::Move && from_ != to_) finishMove(document);
    if (gesture_ == Gesture::Move && from_ == to_) {
        document.cancelPreview();
        // Another click on the one that is selected means what lies under it.
        const std::vector<Thing> there = document.things().at(from_);
        const auto now = std::ranges::find_if(
            there, [&](Thing thing) { return std::ranges::binary_search(before_, thing); });
        if (wasSelected_ && now != there.end() && there.size() > 1)
            document.select({now + 1 == there.end() ? there.front() : *(now + 1)});
    }
    gesture_ = Gesture::None;
    occupancy_.reset();
    document.view().setOverlay(clashPlace, nullptr);
}

void SelectThings::finishMove(WorldDocument& document) {
    const std::vector<Record> records = moved(document);
    const std::vector<Cell> clashing = clashes(document);
    document.cancelPreview();
    const World& world = document.committedWorld();
    if (!clashing.empty()) {
        std::vector<Thing> there = document.things().at(clashing.front());
        if (!modifiers_.control)
            std::erase_if(there, [&](Thing thing) {
                return std::ranges::binary_search(document.view().selectedThings(), thing);
            });
        document.refuse(clashText(world, document.catalogue(), records, there, clashing.front()));
        return;
    }
    const QString name = recordsName(document.catalogue(), records);
    if (modifiers_.control)
        //: %1 is an object, "Gold mine", or "3 objects"
        document.edit(tr("Copy %1").arg(name), placing(world, records));
    else
        //: %1 is an object, "Gold mine", or "3 objects"
        document.edit(tr("Move %1").arg(name), moving(world, document.view().selectedThings(), by()));
}

void SelectThings::cancel(PaintTarget& target) {
    WorldDocument& document = WorldPaintTarget::of(target).document();
    if (std::exchange(gesture_, Gesture::None) != Gesture::None) document.select(before_);
    occupancy_.reset();
    document.view().setOverlay(clashPlace, nullptr);
    Tool::cancel(target);
}

QString SelectThings::hint() const {
    return tr("Click an object to select it, again for what is under it; drag it to move it (Ctrl: copies). "
              "Drag from "
              "empty ground or a road to draw a frame, with Shift from anywhere. Delete removes; Alt and "
              "arrows move.");
}

std::vector<std::unique_ptr<Tool>> worldTools() {
    std::vector<std::unique_ptr<Tool>> tools;
    tools.push_back(std::make_unique<SurfaceBrush>());
    tools.push_back(std::make_unique<LineTool>());
    tools.push_back(std::make_unique<RectangleTool>());
    tools.push_back(std::make_unique<SurfaceFill>());
    tools.push_back(std::make_unique<PathPen>());
    tools.push_back(std::make_unique<SelectThings>());
    tools.push_back(std::make_unique<PlaceTool>());
    tools.push_back(std::make_unique<EyedropperTool>());
    return tools;
}

} // namespace stonemason::pocket_heroes
