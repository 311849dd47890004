// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/view/tools/path_pen.h"

#include "core/grid/line.h"
#include "core/pocket_heroes/edit/placing.h"
#include "core/pocket_heroes/rules/ground.h"
#include "editor/pocket_heroes/model/world_brush.h"
#include "editor/pocket_heroes/model/world_words.h"
#include "editor/pocket_heroes/view/tools/world_paint_target.h"

#include <QStringList>

#include <algorithm>
#include <utility>

namespace stonemason::pocket_heroes {

namespace {

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

/// The decorations that have their place on the cell as shown: a piece of path laid there replaces them.
std::vector<const Placed*> decorationsAt(const WorldDocument& document, Cell cell) {
    std::vector<const Placed*> decorations;
    document.things().forEachAt(cell, [&](Thing thing) {
        if (thing.kind != ThingKind::Decoration) return;
        const Placed& decoration = document.world().decorations[std::size_t(thing.index)];
        if (decoration.cell == cell) decorations.push_back(&decoration);
    });
    return decorations;
}

} // namespace

std::string PathPen::idFrom(const PaintTarget& target, Cell cell) {
    const WorldPaintTarget& world = WorldPaintTarget::of(target);
    if (!world.brush().path().empty()) return world.brush().path();
    const WorldDocument& document = world.document();
    for (const Cell at : {cell, neighbour(cell, Direction::North), neighbour(cell, Direction::East),
                          neighbour(cell, Direction::South), neighbour(cell, Direction::West)})
        if (const Placed* piece = pathAt(document, at); isRoad(document.catalogue(), piece)) return piece->id;
    const bool isOn = document.world().size().contains(cell);
    return std::string(
        document.catalogue().roadFor(isOn ? surfaceOf(document.world(), cell) : Surface::Grass));
}

std::vector<Cell> PathPen::clashes(const WorldDocument& document, const Record& piece) {
    const Cell cell = *cellOf(piece);
    const auto stays = [&document](const Placed* decoration) {
        const CatalogueObject* object = document.catalogue().find(Section::Decoration, decoration->id);
        return !object || !object->footprint.empty();
    };
    if (std::ranges::any_of(decorationsAt(document, cell), stays)) return {cell};
    return document.occupancy().collisions(piece);
}

void PathPen::press(PaintTarget& target, Cell cell, Modifiers modifiers) {
    if (modifiers.secondary) {
        if (const Placed* piece = pathAt(WorldPaintTarget::of(target).document(), cell))
            WorldPaintTarget::of(target).brush().setPath(piece->id);
        return;
    }
    erases_ = modifiers.control;
    id_ = idFrom(target, cell);
    if (id_.empty() && !erases_) {
        WorldPaintTarget::of(target).document().refuse(tr("The program knows no road of this game."));
        return;
    }
    refused_ = cleared_ = 0;
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
    if (erases_) return erase(document, cells);
    std::vector<Record> pieces;
    for (const Cell cell : cells) {
        const Record piece{ThingKind::Path, Placed{cell, id_}};
        const Placed* there = pathAt(document, cell);
        if (!document.world().size().contains(cell) || (there && there->id == id_)) continue;
        if (!clashes(document, piece).empty()) {
            ++refused_;
            continue;
        }
        pieces.push_back(piece);
        cleared_ += int(decorationsAt(document, cell).size());
    }
    document.extendPreview(placing(document.world(), pieces));
}

void PathPen::erase(WorldDocument& document, const std::vector<Cell>& cells) {
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
    document.commit(erases_ ? tr("Erase path") : tr("Lay %1").arg(name));
    postClearedAndRefused(document);
}

void PathPen::postClearedAndRefused(WorldDocument& document) const {
    QStringList sentences;
    if (cleared_ > 0) sentences += tr("%n decoration(s) made way.", nullptr, cleared_);
    if (refused_ > 0)
        sentences +=
            tr("%n cell(s) were passed over: a decoration or an object is there.", nullptr, refused_);
    if (!sentences.isEmpty()) document.postNotice(sentences.join(u' '));
}

void PathPen::cancel(PaintTarget& target) {
    last_.reset();
    Tool::cancel(target);
}

QString PathPen::hint() const {
    return tr(
        "Drag to lay a road, a river or a wall that joins. Ctrl takes pieces out; right-click picks one.");
}

} // namespace stonemason::pocket_heroes
