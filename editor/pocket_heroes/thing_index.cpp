// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/thing_index.h"

#include "core/pocket_heroes/rules/ground.h"

#include <algorithm>
#include <array>

namespace stonemason::pocket_heroes {

namespace {

/// How far up things of a kind are seen, 0 topmost.
int rankOf(ThingKind kind) {
    static constexpr std::array order{ThingKind::Hero,   ThingKind::Guard,      ThingKind::Item,
                                      ThingKind::Castle, ThingKind::Ownerable,  ThingKind::Visitable,
                                      ThingKind::Event,  ThingKind::Decoration, ThingKind::Path,
                                      ThingKind::Player};
    return int(std::ranges::find(order, kind) - order.begin());
}

} // namespace

std::vector<Cell> cellsOf(const Catalogue& catalogue, const Record& record) {
    const auto place = cellOf(record);
    if (!place) return {};
    std::vector<Cell> cells;
    if (const auto section = sectionOf(record.kind); section && *section != Section::Path)
        cells = footprintAt(catalogue, *section, idOf(record), *place);
    if (std::ranges::find(cells, *place) == cells.end()) cells.push_back(*place);
    return cells;
}

std::vector<Thing> followed(std::vector<Thing> things, const WorldEdit& edit) {
    for (const RecordChange& change : edit.records) {
        if (change.before && change.after) continue;
        const Thing changed = change.thing;
        if (!change.after) std::erase(things, changed);
        for (Thing& thing : things)
            if (thing.kind == changed.kind && thing.index >= changed.index)
                thing.index += change.after ? 1 : -1;
    }
    return things;
}

ThingIndex::ThingIndex(const World& world, const Catalogue& catalogue) : catalogue_(&catalogue) {
    rebuild(world);
}

void ThingIndex::rebuild(const World& world) {
    heads_ = Grid<int>(world.size(), -1);
    entries_.clear();
    free_ = -1;
    forEachPlaced(world, [this](Thing thing, const auto& record) {
        const auto section = sectionOf(thing.kind);
        const CatalogueObject* object = nullptr;
        if constexpr (requires { record.id.size(); })
            if (section) object = catalogue_->find(*section, record.id);
        bool isAtPlace = false;
        if (object && *section != Section::Path)
            for (const Cell offset : object->footprint) {
                link(thing, record.cell + offset);
                isAtPlace = isAtPlace || offset == Cell{};
            }
        if (!isAtPlace) link(thing, record.cell);
    });
}

void ThingIndex::follow(const World& world, const WorldEdit& edit) {
    // A record that is put in among others moves those behind it.
    std::array<int, thingKindCount> ends{};
    for (int kind = 0; kind < thingKindCount; ++kind)
        ends[std::size_t(kind)] = countOf(world, ThingKind(kind));
    for (const RecordChange& change : edit.records)
        if (change.after && !change.before) --ends[std::size_t(change.thing.kind)];
    for (const RecordChange& change : edit.records) {
        const bool isReplaced = change.before && change.after;
        if (!isReplaced && (!change.after || change.thing.index != ends[std::size_t(change.thing.kind)]++))
            return rebuild(world);
    }
    for (const RecordChange& change : edit.records) {
        if (change.before) remove(change.thing, *change.before);
        if (change.after) add(change.thing, *change.after);
    }
}

std::vector<Thing> ThingIndex::at(Cell cell) const {
    std::vector<Thing> things;
    forEachAt(cell, [&things](Thing thing) { things.push_back(thing); });
    std::ranges::sort(things, [](Thing a, Thing b) {
        return std::pair(rankOf(a.kind), -a.index) < std::pair(rankOf(b.kind), -b.index);
    });
    return things;
}

void ThingIndex::add(Thing thing, const Record& record) {
    for (const Cell cell : cellsOf(*catalogue_, record))
        link(thing, cell);
}

void ThingIndex::remove(Thing thing, const Record& record) {
    for (const Cell cell : cellsOf(*catalogue_, record))
        unlink(thing, cell);
}

void ThingIndex::link(Thing thing, Cell cell) {
    if (!heads_.contains(cell)) return;
    int at = free_;
    if (at >= 0) {
        free_ = entries_[std::size_t(at)].next;
    } else {
        at = int(entries_.size());
        entries_.emplace_back();
    }
    entries_[std::size_t(at)] = {thing, heads_[cell]};
    heads_[cell] = at;
}

void ThingIndex::unlink(Thing thing, Cell cell) {
    if (!heads_.contains(cell)) return;
    for (int* at = &heads_[cell]; *at >= 0; at = &entries_[std::size_t(*at)].next) {
        Entry& entry = entries_[std::size_t(*at)];
        if (entry.thing != thing) continue;
        const int gone = *at;
        *at = entry.next;
        entry.next = free_;
        free_ = gone;
        return;
    }
}

} // namespace stonemason::pocket_heroes
