// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grid/cell_map.h"
#include "core/pocket_heroes/check/checks.h"
#include "core/pocket_heroes/edit/occupancy.h"

#include <algorithm>
#include <optional>
#include <string>

namespace stonemason::pocket_heroes {

namespace {

/// gates/taken: player, kind and id of the thing in the gate of his main castle, the cell. The game's editor
/// searches that cell for the castle, finds the other thing first and stops (source: UpdateMainCastle of
/// MapEditor/MapHandler.cpp; measured).
constexpr std::string_view gatesMessages[]{"gates/taken"};
/// fix/move: kind, the cell it goes to
/// fix/delete: kind
constexpr std::string_view gatesFixes[]{"fix/move", "fix/delete"};

constexpr int mostGateMoves = 20; ///< fixes that search for a free cell

class GatesCheck {
public:
    GatesCheck(const Survey& survey, Problems& problems)
        : survey_(survey)
        , world_(survey.world)
        , problems_(problems)
        , movesLeft_(triesFor(world_, mostGateMoves)) {
        CellMap<PlayerId> wanted;
        for (const Player& player : world_.players)
            if (player.mainCastle && isPlayer(player.id)) wanted[player.mainCastle->cell] = player.id;
        for (const Castle& castle : world_.castles) {
            const PlayerId* owner = wanted.find(castle.cell);
            if (owner && *owner == castle.owner) gates_[castle.cell] = castle.owner;
        }
    }

    void run() {
        look(ThingKind::Hero, world_.heroes);
        look(ThingKind::Event, world_.events);
    }

private:
    void look(ThingKind kind, const auto& list) {
        for (int i = 0; i < int(list.size()); ++i)
            if (const PlayerId* player = gates_.find(list[std::size_t(i)].cell))
                problems_.add(gatesCheck.id, Severity::Error, "gates/taken", [&] {
                    return taken({kind, i}, *player);
                });
    }

    Problem taken(Thing thing, PlayerId player) {
        const Record record = recordOf(world_, thing);
        const Cell gate = *cellOf(record);
        Problem problem{
            gatesCheck.id,
            Severity::Error,
            {"gates/taken", {int(player), std::string(thingKindId(thing.kind)), idOf(record), gate}},
            {gate}};
        if (movesLeft_-- > 0)
            if (const auto place = placeFor(record))
                problem.fixes.push_back({{"fix/move", {std::string(thingKindId(thing.kind)), *place}},
                                         MoveThing{thing, gate, place}});
        addDeletion(problem, world_, thing, gate);
        return problem;
    }

    /// The nearest free cell that any player's heroes reach from their castles, if they reach any.
    std::optional<Cell> placeFor(const Record& record) {
        if (!occupancy_) occupancy_.emplace(world_, survey_.catalogue);
        bool anybodyWalks = false;
        for (const Survey::OfPlayer& player : survey_.players)
            for (const char stands : player.reach.stands.values())
                anybodyWalks = anybodyWalks || stands != 0;
        return occupancy_->nearestPlace(record, [&](const Record& moved) {
            const Cell cell = *cellOf(moved);
            if (survey_.footing[cell] == Footing::Building) return false;
            return !anybodyWalks || std::ranges::any_of(survey_.players, [cell](const auto& player) {
                return player.reach.stands[cell] != 0;
            });
        });
    }

    const Survey& survey_;
    const World& world_;
    Problems& problems_;
    CellMap<PlayerId> gates_; ///< of main castles
    std::optional<Occupancy> occupancy_;
    int movesLeft_;
};

void runGates(const Survey& survey, Problems& problems) {
    GatesCheck(survey, problems).run();
}

} // namespace

constinit const Check gatesCheck{"gates", runGates, gatesMessages, gatesFixes};

} // namespace stonemason::pocket_heroes
