// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grid/cell_map.h"
#include "core/pocket_heroes/check/checks.h"
#include "core/pocket_heroes/check/place_finder.h"
#include "core/pocket_heroes/edit/placing.h"

#include <optional>
#include <string>
#include <string_view>

namespace stonemason::pocket_heroes {

namespace {

/// places/off-map, places/over-rim: kind, id, cell of the thing
/// places/shared: kind and id of the first thing, kind and id of the second, a cell that both occupy
/// places/buried: kind, id, cell
/// places/lost: kind, id, cell, where the game keeps only the last thing of its kind
constexpr std::string_view placesMessages[]{"places/off-map", "places/over-rim", "places/shared",
                                            "places/buried", "places/lost"};
/// fix/delete: kind
/// fix/move: kind, the cell it goes to
constexpr std::string_view placesFixes[]{"fix/delete", "fix/move"};

/// The limit of fixes that search for a free cell; larger numbers of problems are not repaired one by one.
constexpr int mostMoves = 20;
/// Places tried for a building, which may block a way: each try checks all ways.
constexpr int mostTrials = 6;

class PlacesCheck {
public:
    PlacesCheck(const Survey& survey, Problems& problems)
        : survey_(survey)
        , world_(survey.world)
        , problems_(problems)
        , isEntrance_(survey.world.size(), 0)
        , movesLeft_(triesFor(world_, mostMoves))
        , trialsLeft_(triesFor(world_, mostMoves * mostTrials)) {
        forEachPlaced(world_, [this](Thing thing, const auto& record) {
            if (isBuilding(thing.kind) && isEntrance_.contains(record.cell)) isEntrance_[record.cell] = 1;
        });
    }

    void run() {
        forEachPlaced(world_, [this](Thing thing, const auto& record) {
            // Decorations and roads are not moved automatically: they might block a way.
            const bool isPiece = thing.kind == ThingKind::Decoration || thing.kind == ThingKind::Path;
            if (!survey_.footing.contains(record.cell))
                report("places/off-map", Severity::Error, thing, record.cell, !isPiece);
            else if (holdsItsCell(thing.kind) || thing.kind == ThingKind::Event)
                lookAtExclusive(thing, record.cell);
            else if (isBuilding(thing.kind))
                lookAtBuilding(thing, record.cell);
            else
                lookAtPlaced(thing, record.cell);
        });
    }

private:
    void report(std::string_view id, Severity severity, Thing thing, Cell cell, bool movable) {
        problems_.add(placesCheck.id, severity, id, [&] {
            const Record record = recordOf(world_, thing);
            Problem problem{placesCheck.id,
                            severity,
                            {id, {std::string(thingKindId(thing.kind)), idOf(record), cell}},
                            {cell}};
            if (movable) addMove(problem, thing, record);
            addDeletion(problem, world_, thing, cell);
            return problem;
        });
    }

    /// The new place of the thing; when all fixes are requested, the places of all things are searched
    /// together, see Movers.
    void addMove(Problem& problem, Thing thing, const Record& record) {
        const std::string kind(thingKindId(thing.kind));
        const Cell from = *cellOf(record);
        if (movesLeft_ <= 0 || (isBuilding(thing.kind) && trialsLeft_ <= 0)) {
            if (problems_.wantsAll()) problem.fixes.push_back({{"fix/move"}, MoveThing{thing, from, {}}});
            return;
        }
        if (problems_.wantsAll() && !isBuilding(thing.kind)) {
            problem.fixes.push_back({{"fix/move"}, MoveThing{thing, from, {}}});
            return;
        }
        --movesLeft_;
        if (const auto place = placeFor(thing, record))
            problem.fixes.push_back({{"fix/move", {kind, *place}}, MoveThing{thing, from, place}});
    }

    std::optional<Cell> placeFor(Thing thing, const Record& record) {
        if (!finder_) finder_.emplace(survey_);
        const Occupancy occupancy(world_, survey_.catalogue, {&thing, 1});
        if (!isBuilding(thing.kind)) return finder_->placeFor(record, occupancy);
        const auto barsThere = [&](Cell place) {
            const Cell from = *cellOf(record);
            return barsAWay(moving(world_, {&thing, 1}, {place.row - from.row, place.column - from.column}));
        };
        return finder_->openPlaceFor(record, occupancy, barsThere, trialsLeft_);
    }

    /// Whether the edit blocks ways that are open now.
    bool barsAWay(const WorldEdit& edit) {
        if (!waysMissing_) waysMissing_ = reachErrors(survey_);
        World after = world_;
        apply(after, edit);
        return reachErrors(surveyOf(after, survey_.catalogue, survey_.stop)) > *waysMissing_;
    }

    /// Reports two things that must not share a cell; the fixes apply to the later one.
    void reportShared(Thing first, Thing thing, Cell cell) {
        problems_.add(placesCheck.id, Severity::Error, "places/shared", [&] {
            const Record record = recordOf(world_, thing);
            Problem problem{placesCheck.id,
                            Severity::Error,
                            {"places/shared",
                             {std::string(thingKindId(first.kind)), idOf(recordOf(world_, first)),
                              std::string(thingKindId(thing.kind)), idOf(record), cell}},
                            {cell}};
            addMove(problem, thing, record);
            addDeletion(problem, world_, thing, *cellOf(record));
            return problem;
        });
    }

    void lookAtExclusive(Thing thing, Cell cell) {
        const Footing footing = survey_.footing[cell];
        const bool atDoor = footing == Footing::Building && isEntrance_[cell] != 0 &&
                            (thing.kind == ThingKind::Hero || thing.kind == ThingKind::Event);
        if (footing == Footing::Decoration || footing == Footing::Wall ||
            (footing == Footing::Building && !atDoor))
            report("places/buried", Severity::Error, thing, cell, true);
        std::optional<Thing>& here = (thing.kind == ThingKind::Event ? events_ : exclusive_)[cell];
        if (here)
            reportShared(*here, thing, cell);
        else
            here = thing;
    }

    void lookAtBuilding(Thing thing, Cell place) {
        bool overRim = false;
        bool isReported = false;
        for (const Cell cell : cellsOccupiedBy(survey_.catalogue, recordOf(world_, thing))) {
            if (!survey_.footing.contains(cell)) {
                overRim = true;
                continue;
            }
            std::optional<Thing>& here = buildings_[cell];
            if (!here) {
                here = thing;
            } else if (!isReported) { // one report for both, however many cells they share
                reportShared(*here, thing, cell);
                isReported = true;
            }
        }
        if (overRim) report("places/over-rim", Severity::Error, thing, place, true);
    }

    void lookAtPlaced(Thing thing, Cell cell) {
        std::optional<Thing>& here = placed_[cell];
        if (here && here->kind == thing.kind) report("places/lost", Severity::Warning, *here, cell, false);
        here = thing;
    }

    const Survey& survey_;
    const World& world_;
    Problems& problems_;
    Grid<char> isEntrance_;
    std::optional<PlaceFinder> finder_; ///< created on first use
    CellMap<std::optional<Thing>> exclusive_, events_, buildings_, placed_;
    int movesLeft_;
    int trialsLeft_;
    std::optional<int> waysMissing_; ///< cached number of errors of reachCheck
};

void runPlaces(const Survey& survey, Problems& problems) {
    PlacesCheck(survey, problems).run();
}

} // namespace

constinit const Check placesCheck{"places", runPlaces, placesMessages, placesFixes};

} // namespace stonemason::pocket_heroes
