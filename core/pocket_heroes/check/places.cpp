// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grid/cell_map.h"
#include "core/pocket_heroes/check/checks.h"
#include "core/pocket_heroes/edit/occupancy.h"
#include "core/pocket_heroes/edit/placing.h"

#include <algorithm>
#include <optional>

namespace stonemason::pocket_heroes {

namespace {

/// places/off-map, places/over-rim: kind, id, cell of the thing
/// places/shared: kind and id of the one, kind and id of the other, a cell that both have
/// places/buried: kind, id, cell
/// places/lost: kind, id, cell, where the game keeps only one of its kind, the last
constexpr std::string_view placesMessages[]{"places/off-map", "places/over-rim", "places/shared",
                                            "places/buried", "places/lost"};
/// fix/delete: kind
/// fix/move: kind, the cell it goes to
constexpr std::string_view placesFixes[]{"fix/delete", "fix/move"};

/// Fixes that want to look for a free cell; of more problems one does not mend each by itself.
constexpr int mostMoves = 20;
/// Places tried for a building, which may bar a way: for each all ways are looked at.
constexpr int mostTrials = 5;

class PlacesCheck {
public:
    explicit PlacesCheck(const Survey& survey)
        : survey_(survey), world_(survey.world), isEntrance_(survey.world.size(), 0) {
        anybody_.stands = anybody_.enters = Grid<char>(world_.size(), 0);
        for (const Survey::OfPlayer& player : survey.players)
            forEachCell(world_.size(), [&](Cell cell) {
                anybody_.stands[cell] |= player.reach.stands[cell];
                anybodyWalks_ = anybodyWalks_ || player.reach.stands[cell] != 0;
            });
        forEachPlaced(world_, [this](Thing thing, const auto& record) {
            if (isBuilding(thing.kind) && isEntrance_.contains(record.cell)) isEntrance_[record.cell] = 1;
        });
    }

    std::vector<Problem> run() {
        forEachPlaced(world_, [this](Thing thing, const auto& record) {
            // A decoration or a road goes nowhere by itself: it might bar somebody's way.
            const bool isPiece = thing.kind == ThingKind::Decoration || thing.kind == ThingKind::Path;
            if (!survey_.footing.contains(record.cell))
                tell("places/off-map", Severity::Error, thing, record.cell, !isPiece);
            else if (holdsItsCell(thing.kind) || thing.kind == ThingKind::Event)
                lookAtTaken(thing, record.cell);
            else if (isBuilding(thing.kind))
                lookAtBuilding(thing, record.cell);
            else
                lookAtPlaced(thing, record.cell);
        });
        return std::move(problems_);
    }

private:
    void tell(std::string_view id, Severity severity, Thing thing, Cell cell, bool movable) {
        const Record record = recordOf(world_, thing);
        Problem problem{placesCheck.id,
                        severity,
                        {id, {std::string(thingKindId(thing.kind)), idOf(record), cell}},
                        {cell}};
        if (movable) addMove(problem, thing, record);
        addDeletion(problem, world_, thing);
        problems_.push_back(std::move(problem));
    }

    /// Whether heroes come to the thing where it is to go, if they come anywhere.
    bool isComeTo(const Record& record) const {
        const Cell place = *cellOf(record);
        if (!anybodyWalks_ || record.kind == ThingKind::Hero) return true;
        if (!isBuilding(record.kind))
            return record.kind == ThingKind::Event ? reaches(anybody_, record) : touches(anybody_, place);
        const std::vector<Cell> own = takenBy(survey_.catalogue, record);
        return std::ranges::any_of(approachesOf(record.kind), [&](Cell step) {
            const Cell cell = place + step;
            return anybody_.stands.contains(cell) && anybody_.stands[cell] != 0 &&
                   std::ranges::find(own, cell) == own.end();
        });
    }

    void addMove(Problem& problem, Thing thing, const Record& record) {
        if (moves_++ >= mostMoves) return;
        std::vector<Cell> refused;
        for (int trial = 0; trial < mostTrials; ++trial) {
            const auto place =
                Occupancy(world_, survey_.catalogue, {&thing, 1})
                    .nearestPlace(record, [&](const Record& moved) {
                        return std::ranges::find(refused, *cellOf(moved)) == refused.end() && isComeTo(moved);
                    });
            if (!place) return;
            const Cell from = *cellOf(record);
            const Cell by{place->row - from.row, place->column - from.column};
            const WorldEdit edit = moving(world_, {&thing, 1}, by);
            if (isBuilding(thing.kind) && barsAWay(edit)) {
                refused.push_back(*place);
                continue;
            }
            problem.fixes.push_back({{"fix/move", {std::string(thingKindId(thing.kind)), *place}}, edit});
            return;
        }
    }

    /// Whether some ways are gone with the edit that there are now.
    bool barsAWay(const WorldEdit& edit) {
        const auto faultsIn = [](const Survey& survey) {
            return std::ranges::count(reachCheck.run(survey), Severity::Error, &Problem::severity);
        };
        if (!waysMissing_) waysMissing_ = faultsIn(survey_);
        World after = world_;
        apply(after, edit);
        return faultsIn(surveyOf(after, survey_.catalogue, survey_.stop)) > *waysMissing_;
    }

    /// Two things that may not be on one cell: the later one is in the way.
    void tellShared(Thing first, Thing thing, Cell cell) {
        const Record record = recordOf(world_, thing);
        Problem problem{placesCheck.id,
                        Severity::Error,
                        {"places/shared",
                         {std::string(thingKindId(first.kind)), idOf(recordOf(world_, first)),
                          std::string(thingKindId(thing.kind)), idOf(record), cell}},
                        {cell}};
        addMove(problem, thing, record);
        addDeletion(problem, world_, thing);
        problems_.push_back(std::move(problem));
    }

    void lookAtTaken(Thing thing, Cell cell) {
        const Footing footing = survey_.footing[cell];
        const bool atDoor = footing == Footing::Building && isEntrance_[cell] != 0 &&
                            (thing.kind == ThingKind::Hero || thing.kind == ThingKind::Event);
        if (footing == Footing::Decoration || footing == Footing::Wall ||
            (footing == Footing::Building && !atDoor))
            tell("places/buried", Severity::Error, thing, cell, true);
        std::optional<Thing>& here = (thing.kind == ThingKind::Event ? events_ : taken_)[cell];
        if (here)
            tellShared(*here, thing, cell);
        else
            here = thing;
    }

    void lookAtBuilding(Thing thing, Cell place) {
        bool overRim = false;
        bool told = false;
        for (const Cell cell : takenBy(survey_.catalogue, recordOf(world_, thing))) {
            if (!survey_.footing.contains(cell)) {
                overRim = true;
                continue;
            }
            std::optional<Thing>& here = buildings_[cell];
            if (!here) {
                here = thing;
            } else if (!told) { // once for both, whatever they share
                tellShared(*here, thing, cell);
                told = true;
            }
        }
        if (overRim) tell("places/over-rim", Severity::Error, thing, place, true);
    }

    void lookAtPlaced(Thing thing, Cell cell) {
        std::optional<Thing>& here = placed_[cell];
        if (here && here->kind == thing.kind) tell("places/lost", Severity::Warning, *here, cell, false);
        here = thing;
    }

    const Survey& survey_;
    const World& world_;
    Grid<char> isEntrance_;
    Reach anybody_; ///< of all players together; without what they enter
    bool anybodyWalks_ = false;
    std::vector<Problem> problems_;
    CellMap<std::optional<Thing>> taken_, events_, buildings_, placed_;
    int moves_ = 0;
    std::optional<std::ptrdiff_t> waysMissing_; ///< errors of reachCheck, once it was asked
};

std::vector<Problem> runPlaces(const Survey& survey) {
    return PlacesCheck(survey).run();
}

} // namespace

constinit const Check placesCheck{"places", runPlaces, placesMessages, placesFixes};

} // namespace stonemason::pocket_heroes
