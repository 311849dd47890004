// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/check/checks.h"

#include <map>

namespace stonemason::pocket_heroes {

namespace {

/// values/unknown: field, number that the game has no meaning for, how often it is there
constexpr std::string_view valuesMessages[]{"values/unknown"};

/// Collects the numbers of a world that the game does not know.
class Values {
public:
    void collect(const World& world) {
        for (const Player& player : world.players) {
            look("player", player.id, isPlayer(player.id));
            look("controller", player.controller, isKnown(player.controller));
        }
        for (const Text& text : world.texts)
            look("text-kind", text.kind, isKnown(text.kind));
        forEachPlaced(world, [this](Thing, const auto& record) {
            if constexpr (requires { record.owner; })
                look("owner", record.owner, isKnown(record.owner), record.cell);
            lookAt(record);
        });
        forEachCell(world.nodes.size(), [&](Cell node) {
            const Surface surface = world.nodes[node].surface;
            look("surface", surface, isKnown(surface), node);
        });
    }

    std::vector<Problem> takeProblems() const {
        std::vector<Problem> problems;
        for (const auto& [what, found] : unknown_)
            problems.push_back({valuesCheck.id,
                                Severity::Warning,
                                {"values/unknown", {std::string(what.first), what.second, found.count}},
                                found.cells});
        return problems;
    }

private:
    struct Found {
        int count = 0;
        std::vector<Cell> cells{};
    };

    void look(std::string_view field, auto value, bool known, std::optional<Cell> cell = std::nullopt) {
        if (known) return;
        Found& found = unknown_[{field, int(value)}];
        ++found.count;
        if (cell) found.cells.push_back(*cell);
    }

    void lookAt(const Castle& castle) { look("nation", castle.nation, isKnown(castle.nation), castle.cell); }
    void lookAt(const Guard& guard) {
        look("disposition", guard.disposition, isKnown(guard.disposition), guard.cell);
        look("creature", guard.troop.creature, isCreature(guard.troop.creature), guard.cell);
    }
    void lookAt(const Item& item) {
        if (const auto* pile = std::get_if<Pile>(&item.treasure))
            look("resource", pile->resource, isKnown(pile->resource), item.cell);
    }
    void lookAt(const MapEvent& event) {
        for (const Reward& reward : event.rewards)
            look("reward", reward.kind, isKnown(reward.kind), event.cell);
    }
    static void lookAt(const auto&) {}

    std::map<std::pair<std::string_view, int>, Found> unknown_;
};

std::vector<Problem> runValues(const Survey& survey) {
    Values values;
    values.collect(survey.world);
    return values.takeProblems();
}

} // namespace

constinit const Check valuesCheck{"values", runValues, valuesMessages};

} // namespace stonemason::pocket_heroes
