// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/edit/list_outcome.h"
#include "core/pocket_heroes/world/thing.h"
#include "core/pocket_heroes/world/world.h"

#include <array>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace stonemason::pocket_heroes {

/// What a world has beside its ground and its records.
struct General {
    Version version = Version::Translated;
    std::uint32_t languages = 1;
    std::vector<Text> texts;
    std::string name, description, mapVersion, author;
    std::vector<TimeEvent> timeEvents;
    UltimateArtifact ultimate;
    std::string tail; ///< of the file

    bool operator==(const General&) const = default;
};

General generalOf(const World& world);
void setGeneral(World& world, const General& general);

struct NodeChange {
    Cell node;
    Node before, after;

    bool operator==(const NodeChange&) const = default;
};

/// A record that is replaced, put in at the thing's index (nothing before) or taken out (nothing after).
struct RecordChange {
    Thing thing;
    std::optional<Record> before, after;

    bool operator==(const RecordChange&) const = default;
};

struct GeneralChange {
    General before, after;

    bool operator==(const GeneralChange&) const = default;
};

/// What an edit does to a world: the changes one after the other, records as they are when their turn comes.
struct WorldEdit {
    std::vector<NodeChange> nodes;
    std::vector<RecordChange> records;
    std::optional<GeneralChange> general{};

    bool empty() const { return nodes.empty() && records.empty() && !general; }
    bool operator==(const WorldEdit&) const = default;
};

/// How long each list is; by ThingKind.
using ListLengths = std::array<int, thingKindCount>;
ListLengths lengthsOf(const World& world);
/// How long they were before changes that led to this world.
ListLengths lengthsBefore(const World& world, std::span<const RecordChange> records);

/// What the changes of records come to, list by list; by ThingKind.
using EditOutcome = std::array<ListOutcome, thingKindCount>;
EditOutcome outcomeOf(std::span<const RecordChange> records, const ListLengths& before);

/// Makes the changes in the world that the edit was worked out for: each list
/// is put together once, in time that is linear in the changes and in what
/// moves.
void apply(World& world, const WorldEdit& edit);

/// Whether the edit sets out from what the world holds.
bool isOf(const World& world, const WorldEdit& edit);

/// The things after an edit: those that were taken out are gone, the others
/// have the indices they have now.
std::vector<Thing> followed(std::span<const Thing> things, const WorldEdit& edit);

/// The edit that takes this one back.
WorldEdit reversed(const WorldEdit& edit);

/// Gives nodes another surface; those that lie outside or have it already are passed over.
WorldEdit painting(const World& world, std::span<const Cell> nodes, Surface surface);

} // namespace stonemason::pocket_heroes
