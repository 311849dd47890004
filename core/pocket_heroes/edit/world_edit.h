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

/// The data of a world apart from its ground and its records.
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

/// The changes that an edit makes to a world, in order; each record change refers to the records as the
/// changes before it left them.
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
/// Their lengths before the changes that led to this world.
ListLengths lengthsBefore(const World& world, std::span<const RecordChange> records);

/// The net effect of the record changes on each list; by ThingKind.
using EditOutcome = std::array<ListOutcome, thingKindCount>;
EditOutcome outcomeOf(std::span<const RecordChange> records, const ListLengths& before);

/// Applies the edit to the world that it was computed for: each list is rebuilt once, in time linear in the
/// changes and in the records that move.
void apply(World& world, const WorldEdit& edit);

/// Whether the `before` states of the edit match the world.
bool isOf(const World& world, const WorldEdit& edit);

/// The things after an edit: deleted ones are left out, the others have their new indices.
std::vector<Thing> followed(std::span<const Thing> things, const WorldEdit& edit);

/// The inverse of the edit.
WorldEdit reversed(const WorldEdit& edit);

/// Gives nodes another surface; those that lie outside or have it already are passed over.
WorldEdit painting(const World& world, std::span<const Cell> nodes, Surface surface);

} // namespace stonemason::pocket_heroes
