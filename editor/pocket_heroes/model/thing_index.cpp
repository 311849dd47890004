// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/model/thing_index.h"

#include "core/grid/cell_map.h"
#include "core/pocket_heroes/rules/ground.h"

#include <algorithm>
#include <array>
#include <optional>

namespace stonemason::pocket_heroes {

namespace {

/// Of an entry that is not used: players are nowhere.
constexpr Thing unused{ThingKind::Player, 0};

/// Calls visit(cell) with the footprint of a record and its place, each once.
template <typename Visit>
void forEachCellOf(const Catalogue& catalogue, ThingKind kind, const auto& record, Visit visit) {
    const auto section = sectionOf(kind);
    const CatalogueObject* object = nullptr;
    if constexpr (requires { record.id.size(); })
        if (section && *section != Section::Path) object = catalogue.find(*section, record.id);
    bool isAtPlace = false;
    if (object)
        for (const Cell offset : object->footprint) {
            visit(record.cell + offset);
            isAtPlace = isAtPlace || offset == Cell{};
        }
    if (!isAtPlace) visit(record.cell);
}

constexpr std::array topmostFirst{
    ThingKind::Hero,      ThingKind::Guard, ThingKind::Item,       ThingKind::Castle, ThingKind::Ownerable,
    ThingKind::Visitable, ThingKind::Event, ThingKind::Decoration, ThingKind::Path,   ThingKind::Player};

/// The drawing depth of a kind of things, 0 topmost. It is called for each of the millions of things that
/// may be on a cell.
int rankOf(ThingKind kind) {
    static constexpr auto ranks = [] {
        std::array<int, topmostFirst.size()> byKind{};
        for (int rank = 0; rank < int(topmostFirst.size()); ++rank)
            byKind[std::size_t(topmostFirst[std::size_t(rank)])] = rank;
        return byKind;
    }();
    return ranks[std::size_t(kind)];
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

ThingIndex::Entry ThingIndex::entryOf(Thing thing, int next) {
    return {std::uint32_t(thing.kind) & 0xFU, std::uint32_t(thing.index) & 0xFFFFFFFU, next};
}

ThingIndex::ThingIndex(const World& world, const Catalogue& catalogue) : catalogue_(&catalogue) {
    rebuild(world);
}

void ThingIndex::rebuild(const World& world) {
    heads_ = Grid<int>(world.size(), -1);
    entries_.clear();
    free_ = -1;
    std::size_t count = 0;
    forEachPlaced(world, [&](Thing thing, const auto& record) {
        forEachCellOf(*catalogue_, thing.kind, record,
                      [&](Cell cell) { count += heads_.contains(cell) ? 1 : 0; });
    });
    entries_.reserve(count);
    forEachPlaced(world, [this](Thing thing, const auto& record) {
        forEachCellOf(*catalogue_, thing.kind, record, [&](Cell cell) { link(thing, cell); });
    });
}

void ThingIndex::follow(const World& world, const WorldEdit& edit) {
    const EditOutcome outcome = outcomeOf(edit.records, lengthsBefore(world, edit.records));
    unlinkTouched(edit.records, outcome);
    renumber(outcome);
    for (int kind = 0; kind < thingKindCount; ++kind) {
        const ListOutcome& list = outcome[std::size_t(kind)];
        const auto link = [&](int index) {
            add(recordOf(world, {ThingKind(kind), index}), {ThingKind(kind), index});
        };
        const Remapping remapping(list);
        for (const ListOutcome::Touch& touch : list.touched())
            if (const auto after = remapping.after(touch.before)) link(*after);
        for (const ListOutcome::Run& run : list.runs())
            if (!run.piece.wasThere) link(run.after);
    }
}

/// Unlinks things that are removed or replaced. The list of each affected cell is traversed once, however
/// many things are there.
void ThingIndex::unlinkTouched(std::span<const RecordChange> changes, const EditOutcome& outcome) {
    CellMap<char> cells;
    std::vector<Thing> gone;
    for (int kind = 0; kind < thingKindCount; ++kind)
        for (const ListOutcome::Touch& touch : outcome[std::size_t(kind)].touched()) {
            gone.push_back({ThingKind(kind), touch.before});
            for (const Cell cell : cellsOf(*catalogue_, *changes[std::size_t(touch.first)].before))
                if (heads_.contains(cell)) cells[cell] = 1;
        }
    for (const auto& entry : cells.entries())
        for (int* at = &heads_[entry.cell]; *at >= 0;) {
            Entry& linked = entries_[std::size_t(*at)];
            if (!std::ranges::binary_search(gone, linked.thing())) {
                at = &linked.next;
                continue;
            }
            const int freed = *at;
            *at = linked.next;
            linked = entryOf(unused, free_);
            free_ = freed;
        }
}

/// Updates the indices of the remaining things.
void ThingIndex::renumber(const EditOutcome& outcome) {
    std::array<std::optional<Remapping>, thingKindCount> remapped;
    bool isAny = false;
    for (std::size_t kind = 0; kind < remapped.size(); ++kind) {
        if (!outcome[kind].isReordered()) continue;
        remapped[kind].emplace(outcome[kind]);
        isAny = isAny || !remapped[kind]->keepsIndices();
    }
    if (!isAny) return;
    for (Entry& entry : entries_) {
        const Thing thing = entry.thing();
        if (thing.kind == unused.kind) continue;
        const auto& remapping = remapped[std::size_t(thing.kind)];
        if (const auto after = remapping ? remapping->after(thing.index) : std::nullopt)
            entry = entryOf({thing.kind, *after}, entry.next);
    }
}

std::vector<Thing> ThingIndex::at(Cell cell, std::size_t most) const {
    std::vector<Thing> things;
    forEachAt(cell, [&things](Thing thing) { things.push_back(thing); });
    const auto last = things.begin() + std::ptrdiff_t(std::min(most, things.size()));
    std::ranges::partial_sort(things, last, [](Thing a, Thing b) {
        return std::pair(rankOf(a.kind), -a.index) < std::pair(rankOf(b.kind), -b.index);
    });
    things.erase(last, things.end());
    return things;
}

void ThingIndex::add(const Record& record, Thing thing) {
    for (const Cell cell : cellsOf(*catalogue_, record))
        link(thing, cell);
}

void ThingIndex::link(Thing thing, Cell cell) {
    if (!heads_.contains(cell)) return;
    int at = free_;
    if (at >= 0) {
        free_ = entries_[std::size_t(at)].next;
        entries_[std::size_t(at)] = entryOf(thing, heads_[cell]);
    } else {
        at = int(entries_.size());
        entries_.push_back(entryOf(thing, heads_[cell]));
    }
    heads_[cell] = at;
}

} // namespace stonemason::pocket_heroes
