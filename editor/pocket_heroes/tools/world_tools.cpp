// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/tools/world_tools.h"

#include "core/grid/flood.h"
#include "core/grid/line.h"
#include "core/pocket_heroes/edit/placing.h"
#include "core/pocket_heroes/rules/ground.h"
#include "editor/board/step_text.h"
#include "editor/board/tools/tool_box.h"
#include "editor/pocket_heroes/overlays/clash_overlay.h"
#include "editor/pocket_heroes/tools/world_paint_target.h"
#include "editor/pocket_heroes/world_brush.h"
#include "editor/pocket_heroes/world_words.h"

#include <algorithm>
#include <set>
#include <utility>

namespace stonemason::pocket_heroes {

namespace {

constexpr std::string_view fallbackRoad = "dirt_road";

/// The piece of path on a cell as shown, or nullptr.
const Placed* pathAt(const WorldDocument& document, Cell cell) {
    const Placed* piece = nullptr;
    document.things().forEachAt(cell, [&](Thing thing) {
        if (thing.kind == ThingKind::Path) piece = &document.world().paths[std::size_t(thing.index)];
    });
    return piece;
}

bool isRoad(const Catalogue& catalogue, const Placed* piece) {
    const CatalogueObject* object = piece ? catalogue.find(Section::Path, piece->id) : nullptr;
    return object && object->kind == ObjectClass::Road;
}

} // namespace

QString SurfaceBrush::hint() const {
    return tr("Drag to paint the ground; the dots are the corners that change. Right-click picks the ground "
              "there.");
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
    return tr(
        "Click to give the whole area of equal ground another one. Right-click picks the ground there.");
}

std::string PathPen::idFrom(const PaintTarget& target, Cell cell) {
    const WorldPaintTarget& world = WorldPaintTarget::of(target);
    if (!world.brush().path().empty()) return world.brush().path();
    const WorldDocument& document = world.document();
    for (const Cell at : {cell, neighbour(cell, Direction::North), neighbour(cell, Direction::East),
                          neighbour(cell, Direction::South), neighbour(cell, Direction::West)})
        if (const Placed* piece = pathAt(document, at); isRoad(document.catalogue(), piece)) return piece->id;
    if (!document.world().size().contains(cell)) return std::string(fallbackRoad);
    return std::string(roadFor(surfaceOf(document.world(), cell)));
}

void PathPen::press(PaintTarget& target, Cell cell, Modifiers modifiers) {
    if (modifiers.secondary) {
        if (const Placed* piece = pathAt(WorldPaintTarget::of(target).document(), cell))
            WorldPaintTarget::of(target).brush().setPath(piece->id);
        return;
    }
    erases_ = modifiers.control;
    id_ = idFrom(target, cell);
    refused_ = 0;
    last_ = cell;
    lay(target, {cell});
}

void PathPen::drag(PaintTarget& target, Cell cell, Modifiers) {
    if (!last_ || *last_ == cell) return;
    std::vector<Cell> way = edgeLineBetween(*last_, cell);
    way.erase(way.begin());
    last_ = cell;
    lay(target, way);
}

void PathPen::lay(PaintTarget& target, const std::vector<Cell>& cells) {
    WorldDocument& document = WorldPaintTarget::of(target).document();
    if (erases_) return takeOut(document, cells);
    std::vector<Record> pieces;
    for (const Cell cell : cells) {
        const Record piece{ThingKind::Path, Placed{cell, id_}};
        const Placed* there = pathAt(document, cell);
        if (!document.world().size().contains(cell) || (there && there->id == id_)) continue;
        if (document.occupancy().collisions(piece).empty())
            pieces.push_back(piece);
        else
            ++refused_;
    }
    document.extendPreview(placing(document.world(), pieces));
}

void PathPen::takeOut(WorldDocument& document, const std::vector<Cell>& cells) {
    std::vector<Thing> going;
    for (const Cell cell : cells)
        document.things().forEachAt(cell, [&going](Thing thing) {
            if (thing.kind == ThingKind::Path) going.push_back(thing);
        });
    document.extendPreview(deleting(document.world(), going));
}

void PathPen::release(PaintTarget& target) {
    const auto last = std::exchange(last_, std::nullopt);
    if (!last) return;
    WorldDocument& document = WorldPaintTarget::of(target).document();
    const QString name = recordName(document.catalogue(), {ThingKind::Path, Placed{*last, id_}});
    //: %1 is a road, a river or a wall
    document.commit(erases_ ? tr("Take out pieces of path") : tr("Lay %1").arg(name));
    if (refused_ > 0)
        document.postNotice(
            tr("%n cell(s) were passed over: a decoration or an object is there.", nullptr, refused_));
}

void PathPen::cancel(PaintTarget& target) {
    last_.reset();
    Tool::cancel(target);
}

QString PathPen::hint() const {
    return tr(
        "Drag to lay a road, a river or a wall that joins. Ctrl takes pieces out; right-click picks one.");
}

std::vector<Cell> clashesOf(const Occupancy& occupancy, std::span<const Record> records) {
    std::vector<Cell> clashes;
    for (const Record& record : records)
        std::ranges::copy(occupancy.collisions(record), std::back_inserter(clashes));
    std::ranges::sort(clashes);
    const auto twice = std::ranges::unique(clashes);
    clashes.erase(twice.begin(), twice.end());
    return clashes;
}

std::vector<Cell> clashesOfMoved(const World& world, const Occupancy& occupancy,
                                 const std::vector<Thing>& things, std::span<const Record> records) {
    std::vector<Cell> clashes = clashesOf(occupancy, records);
    std::set<Cell> wanted;
    for (const Record& record : records)
        if (record.kind == ThingKind::Decoration || record.kind == ThingKind::Path)
            wanted.insert(*cellOf(record));
    if (wanted.empty()) return clashes;
    for (const ThingKind kind : {ThingKind::Decoration, ThingKind::Path}) {
        const auto& list = kind == ThingKind::Path ? world.paths : world.decorations;
        for (int i = 0; i < int(list.size()); ++i)
            if (wanted.contains(list[std::size_t(i)].cell) &&
                !std::ranges::binary_search(things, Thing{kind, i}))
                clashes.push_back(list[std::size_t(i)].cell);
    }
    std::ranges::sort(clashes);
    const auto twice = std::ranges::unique(clashes);
    clashes.erase(twice.begin(), twice.end());
    return clashes;
}

void PlaceTool::press(PaintTarget& target, Cell cell, Modifiers modifiers) {
    if (modifiers.secondary) {
        target.pick(cell);
        return;
    }
    const WorldPaintTarget& world = WorldPaintTarget::of(target);
    int lost = 0;
    WorldDocument& document = world.document();
    auto records = recordsFor(world.brush().part(), document.committedWorld(), lost);
    if (place(document, std::move(records), cell) && lost > 0)
        emit document.noticePosted(
            tr("%n message(s) stayed behind: this world does not have the text.", nullptr, lost));
}

bool PlaceTool::place(WorldDocument& document, std::vector<Record> records, Cell cell) {
    if (records.empty()) {
        document.refuse(tr("Choose an object in the Objects panel first."));
        return false;
    }
    for (Record& record : records)
        setCell(record, *cellOf(record) + cell);
    const std::vector<Cell> clashes = clashesOf(document.occupancy(), records);
    if (!clashes.empty()) {
        document.refuse(clashText(document.committedWorld(), document.catalogue(), records,
                                  document.things().at(clashes.front()), clashes.front()));
        return false;
    }
    //: %1 is an object: "Gold mine"
    const QString text = tr("Place %1").arg(recordsName(document.catalogue(), records));
    document.edit(stepAt(text, cell), placing(document.committedWorld(), records));
    return true;
}

QString PlaceTool::hint() const {
    return tr(
        "Click to put the chosen object down; where it is crossed out in red it does not fit. Right-click "
        "takes up what is there.");
}

void SelectThings::press(PaintTarget& target, Cell cell, Modifiers modifiers) {
    WorldDocument& document = WorldPaintTarget::of(target).document();
    before_ = document.view().selectedThings();
    modifiers_ = modifiers;
    from_ = to_ = cell;
    const std::vector<Thing> there = document.things().at(cell);
    if (there.empty()) {
        gesture_ = Gesture::Select;
        return;
    }
    gesture_ = Gesture::Move;
    pick(document, cell, modifiers);
    occupancy_.reset();
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
    WorldDocument& document = WorldPaintTarget::of(target).document();
    if (gesture_ == Gesture::Select) {
        selectIn(document);
        return;
    }
    const std::vector<Thing>& things = document.view().selectedThings();
    if (!occupancy_) occupancy_.emplace(document.committedWorld(), document.catalogue(), things);
    if (modifiers_.control)
        document.cancelPreview();
    else
        document.preview(moving(document.committedWorld(), things, by()));
    showClashes(document);
}

std::vector<Record> SelectThings::moved(const WorldDocument& document) const {
    if (gesture_ != Gesture::Move || by() == Cell{}) return {};
    return copiesOf(document.committedWorld(), document.view().selectedThings(), by());
}

std::vector<Cell> SelectThings::clashes(const WorldDocument& document) const {
    const std::vector<Record> records = moved(document);
    if (records.empty() || !occupancy_) return {};
    if (modifiers_.control) return clashesOf(document.occupancy(), records);
    return clashesOfMoved(document.committedWorld(), *occupancy_, document.view().selectedThings(), records);
}

void SelectThings::showClashes(WorldDocument& document) const {
    const std::vector<Cell> cells = clashes(document);
    document.view().setOverlay(
        clashPlace, cells.empty() ? nullptr : std::make_shared<ClashOverlay>(document.world().size(), cells));
}

void SelectThings::selectIn(WorldDocument& document) const {
    const CellRange range = clipped(stonemason::rangeOf(from_, to_), document.world().size());
    std::vector<Thing> things = modifiers_.shift ? before_ : std::vector<Thing>{};
    for (int row = range.first.row; row <= range.last.row; ++row)
        for (int column = range.first.column; column <= range.last.column; ++column)
            document.things().forEachAt({row, column}, [&things](Thing thing) { things.push_back(thing); });
    document.select(std::move(things));
}

void SelectThings::release(PaintTarget& target) {
    WorldDocument& document = WorldPaintTarget::of(target).document();
    if (gesture_ == Gesture::Select) selectIn(document);
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
    return tr(
        "Click an object to select it, again for what is under it; drag it to move it (Ctrl: copies). Shift "
        "adds; Delete removes; Alt and arrows move.");
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
