// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/edit/world_edit.h"

#include <algorithm>
#include <iterator>
#include <limits>
#include <type_traits>
#include <utility>

namespace stonemason::pocket_heroes {

General generalOf(const World& world) {
    return {world.version,    world.languages, world.texts,      world.name,     world.description,
            world.mapVersion, world.author,    world.timeEvents, world.ultimate, world.tail};
}

void setGeneral(World& world, const General& general) {
    world.version = general.version;
    world.languages = general.languages;
    world.texts = general.texts;
    world.name = general.name;
    world.description = general.description;
    world.mapVersion = general.mapVersion;
    world.author = general.author;
    world.timeEvents = general.timeEvents;
    world.ultimate = general.ultimate;
    world.tail = general.tail;
}

namespace {

void add(ListOutcome& outcome, const RecordChange& change, int number) {
    const int position = change.thing.index;
    if (!change.after)
        outcome.erase(position, number);
    else if (change.before)
        outcome.replace(position, number);
    else
        outcome.insert(position, number);
}

template <typename Value>
const Value& valueAfter(std::span<const RecordChange> changes, int number) {
    return std::get<Value>(changes[std::size_t(number)].after->value);
}

/// Rebuilds the list from the first place at which its order changes.
template <typename Value>
void reorder(std::vector<Value>& list, const ListOutcome& outcome, std::span<const RecordChange> changes) {
    const std::vector<ListOutcome::Run> runs = outcome.runs();
    const bool beginsAsBefore = !runs.empty() && runs.front().piece.wasThere && runs.front().piece.first == 0;
    const int kept = beginsAsBefore ? runs.front().piece.length : 0;
    std::vector<Value> moved(std::make_move_iterator(list.begin() + kept),
                             std::make_move_iterator(list.end()));
    list.resize(std::size_t(kept));
    for (const ListOutcome::Run& run : std::span(runs).subspan(beginsAsBefore ? 1 : 0)) {
        if (run.piece.wasThere) {
            const auto first = moved.begin() + (run.piece.first - kept);
            list.insert(list.end(), std::make_move_iterator(first),
                        std::make_move_iterator(first + run.piece.length));
        } else {
            list.push_back(valueAfter<Value>(changes, run.piece.first));
        }
    }
}

void applyRecords(World& world, std::span<const RecordChange> changes) {
    const EditOutcome outcome = outcomeOf(changes, lengthsOf(world));
    for (int kind = 0; kind < thingKindCount; ++kind)
        withList(world, ThingKind(kind), [&](auto& list) {
            using Value = typename std::remove_reference_t<decltype(list)>::value_type;
            const ListOutcome& changed = outcome[std::size_t(kind)];
            for (const ListOutcome::Touch& touch : changed.touched())
                if (!touch.gone) list[std::size_t(touch.before)] = valueAfter<Value>(changes, touch.last);
            if (changed.isReordered()) reorder(list, changed, changes);
        });
}

/// Whether the record at the place of a change is the one that the change starts from.
template <typename Value>
bool startsFrom(const std::vector<Value>& list, const ListOutcome& outcome,
                std::span<const RecordChange> changes, const RecordChange& change) {
    const int position = change.thing.index;
    if (position < 0 || position > outcome.length()) return false;
    if (!change.before) return true;
    const Value* wanted = std::get_if<Value>(&change.before->value);
    if (!wanted || position == outcome.length()) return false;
    const PieceTable::Piece piece = outcome.at(position);
    if (!piece.wasThere) return valueAfter<Value>(changes, piece.first) == *wanted;
    const ListOutcome::Touch* touch = outcome.touchOf(piece.first);
    return (touch ? valueAfter<Value>(changes, touch->last) : list[std::size_t(piece.first)]) == *wanted;
}

EditOutcome untouched(const ListLengths& before) {
    return [&before]<std::size_t... kind>(std::index_sequence<kind...>) {
        return EditOutcome{ListOutcome(before[kind])...};
    }
    (std::make_index_sequence<thingKindCount>());
}

} // namespace

ListLengths lengthsOf(const World& world) {
    ListLengths lengths{};
    for (int kind = 0; kind < thingKindCount; ++kind)
        lengths[std::size_t(kind)] = countOf(world, ThingKind(kind));
    return lengths;
}

ListLengths lengthsBefore(const World& world, std::span<const RecordChange> records) {
    ListLengths lengths = lengthsOf(world);
    for (const RecordChange& change : records) {
        if (change.before && !change.after) ++lengths[std::size_t(change.thing.kind)];
        if (change.after && !change.before) --lengths[std::size_t(change.thing.kind)];
    }
    return lengths;
}

EditOutcome outcomeOf(std::span<const RecordChange> records, const ListLengths& before) {
    EditOutcome outcome = untouched(before);
    for (int number = 0; number < int(records.size()); ++number) {
        const RecordChange& change = records[std::size_t(number)];
        add(outcome[std::size_t(change.thing.kind)], change, number);
    }
    return outcome;
}

void apply(World& world, const WorldEdit& edit) {
    for (const NodeChange& change : edit.nodes)
        world.nodes[change.node] = change.after;
    if (!edit.records.empty()) applyRecords(world, edit.records);
    if (edit.general) setGeneral(world, edit.general->after);
}

bool isOf(const World& world, const WorldEdit& edit) {
    if (edit.general && edit.general->before != generalOf(world)) return false;
    for (const NodeChange& change : edit.nodes)
        if (!world.nodes.contains(change.node) || world.nodes[change.node] != change.before) return false;
    EditOutcome outcome = untouched(lengthsOf(world));
    for (int number = 0; number < int(edit.records.size()); ++number) {
        const RecordChange& change = edit.records[std::size_t(number)];
        ListOutcome& changed = outcome[std::size_t(change.thing.kind)];
        const bool isSound = withList(world, change.thing.kind, [&](const auto& list) {
            return startsFrom(list, changed, edit.records, change);
        });
        if (!isSound) return false;
        add(changed, change, number);
    }
    return true;
}

std::vector<Thing> followed(std::span<const Thing> things, const WorldEdit& edit) {
    // Longer than any list, with room for insertions without overflow: missing indices are not asked for.
    ListLengths lengths;
    lengths.fill(std::numeric_limits<int>::max() / 2);
    const EditOutcome outcome = outcomeOf(edit.records, lengths);
    std::vector<std::optional<Remapping>> remapped(outcome.size());
    for (std::size_t kind = 0; kind < outcome.size(); ++kind)
        if (outcome[kind].isReordered()) remapped[kind].emplace(outcome[kind]);
    std::vector<Thing> left;
    left.reserve(things.size());
    for (const Thing thing : things) {
        const auto& remapping = remapped[std::size_t(thing.kind)];
        const auto after = remapping ? remapping->after(thing.index) : std::optional(thing.index);
        if (after) left.push_back({thing.kind, *after});
    }
    return left;
}

WorldEdit reversed(const WorldEdit& edit) {
    WorldEdit back{
        {edit.nodes.rbegin(), edit.nodes.rend()}, {edit.records.rbegin(), edit.records.rend()}, edit.general};
    for (NodeChange& change : back.nodes)
        std::swap(change.before, change.after);
    for (RecordChange& change : back.records)
        std::swap(change.before, change.after);
    if (back.general) std::swap(back.general->before, back.general->after);
    return back;
}

WorldEdit painting(const World& world, std::span<const Cell> nodes, Surface surface) {
    WorldEdit edit;
    Grid<char> painted(world.nodes.size(), 0);
    for (const Cell cell : nodes) {
        if (!painted.contains(cell) || painted[cell] != 0) continue;
        painted[cell] = 1;
        const Node node = world.nodes[cell];
        if (node.surface != surface) edit.nodes.push_back({cell, node, {surface, node.altitude}});
    }
    return edit;
}

} // namespace stonemason::pocket_heroes
