// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/rules/ground.h"

#include <algorithm>

namespace stonemason::pocket_heroes {

namespace {

/// Fills the footing of a world.
class Footings {
public:
    Footings(const World& world, const Catalogue& catalogue)
        : world_(world), catalogue_(catalogue), footing_(world.size(), Footing::Free) {}

    Grid<Footing> fill() {
        forEachCell(world_.size(), [this](Cell cell) {
            if (surfaceOf(world_, cell) == Surface::Water) footing_[cell] = Footing::Water;
        });
        const Grid<int> paths = pathsByCell(world_);
        forEachCell(world_.size(), [&](Cell cell) {
            if (const int path = paths[cell]; path >= 0) lay(world_.paths[std::size_t(path)]);
        });
        for (const Placed& decoration : world_.decorations)
            block(decoration, paths);
        for (const Visitable& building : world_.visitables)
            build(Section::Visitable, building);
        for (const Ownerable& building : world_.ownerables)
            build(Section::Ownerable, building);
        for (const Castle& building : world_.castles)
            build(Section::Castle, building);
        return std::move(footing_);
    }

private:
    void set(Cell cell, Footing footing) {
        if (footing_.contains(cell)) footing_[cell] = footing;
    }

    void lay(const Placed& path) {
        const CatalogueObject* object = catalogue_.find(Section::Path, path.id);
        if (object) set(path.cell, object->kind == ObjectClass::Wall ? Footing::Wall : Footing::Free);
    }

    void block(const Placed& decoration, const Grid<int>& paths) {
        const CatalogueObject* object = catalogue_.find(Section::Decoration, decoration.id);
        if (!object) return;
        for (const Cell offset : object->footprint) {
            const Cell cell = decoration.cell + offset;
            const bool roadAfter = paths.contains(cell) && paths[cell] >= 0 && decoration.cell <= cell;
            if (!roadAfter) set(cell, Footing::Decoration);
        }
    }

    void build(Section section, const auto& building) {
        for (const Cell cell : footprintAt(catalogue_, section, building.id, building.cell))
            set(cell, Footing::Building);
    }

    const World& world_;
    const Catalogue& catalogue_;
    Grid<Footing> footing_;
};

/// What one sees first: what stands upright, then what lies, then the ground.
constexpr std::array<ThingKind, 9> fromTop{ThingKind::Hero,   ThingKind::Guard,      ThingKind::Item,
                                           ThingKind::Castle, ThingKind::Ownerable,  ThingKind::Visitable,
                                           ThingKind::Event,  ThingKind::Decoration, ThingKind::Path};

} // namespace

Surface surfaceOf(const World& world, Cell cell) {
    const auto nodes = nodesOf(cell);
    return world.nodes[std::ranges::min(nodes, {}, [&world](Cell node) { return world.nodes[node].surface; })]
        .surface;
}

Grid<int> pathsByCell(const World& world) {
    Grid<int> paths(world.size(), -1);
    for (int i = 0; i < int(world.paths.size()); ++i)
        if (const Cell cell = world.paths[std::size_t(i)].cell; paths.contains(cell)) paths[cell] = i;
    return paths;
}

Grid<Footing> footingOf(const World& world, const Catalogue& catalogue) {
    return Footings(world, catalogue).fill();
}

std::vector<Cell> footprintAt(const Catalogue& catalogue, Section section, std::string_view id, Cell cell) {
    const CatalogueObject* object = catalogue.find(section, id);
    if (!object) return section >= Section::Visitable ? std::vector{cell} : std::vector<Cell>();
    std::vector<Cell> cells = object->footprint;
    for (Cell& offset : cells)
        offset = cell + offset;
    return cells;
}

std::optional<Section> sectionOf(ThingKind kind) {
    switch (kind) {
    case ThingKind::Visitable: return Section::Visitable;
    case ThingKind::Ownerable: return Section::Ownerable;
    case ThingKind::Castle: return Section::Castle;
    case ThingKind::Decoration: return Section::Decoration;
    case ThingKind::Path: return Section::Path;
    default: return std::nullopt;
    }
}

std::vector<Cell> cellsOccupiedBy(const Catalogue& catalogue, const Record& record) {
    const auto cell = cellOf(record);
    if (!cell || record.kind == ThingKind::Event) return {};
    const auto section = sectionOf(record.kind);
    if (!section || *section == Section::Path) return {*cell};
    return footprintAt(catalogue, *section, idOf(record), *cell);
}

std::vector<Thing> thingsAt(const World& world, const Catalogue& catalogue, Cell cell) {
    std::vector<Thing> things;
    for (const ThingKind kind : fromTop) {
        const auto section = sectionOf(kind);
        withList(world, kind, [&](const auto& list) {
            if constexpr (requires { list.front().cell; })
                for (int i = 0; i < int(list.size()); ++i) {
                    const auto& record = list[std::size_t(i)];
                    bool there = record.cell == cell;
                    if constexpr (requires { record.id.size(); })
                        if (!there && section)
                            there = std::ranges::count(
                                        footprintAt(catalogue, *section, record.id, record.cell), cell) > 0;
                    if (there) things.push_back({kind, i});
                }
        });
    }
    return things;
}

} // namespace stonemason::pocket_heroes
