// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grid/cell.h"
#include "core/pocket_heroes/generate/anchors.h"
#include "core/pocket_heroes/generate/border_rebalancer.h"
#include "core/pocket_heroes/generate/corridor_skeleton.h"
#include "core/pocket_heroes/generate/grown_zones.h"
#include "core/pocket_heroes/generate/half.h"
#include "core/pocket_heroes/generate/numbers.h"
#include "core/pocket_heroes/generate/power_diagram.h"
#include "core/pocket_heroes/generate/steps.h"
#include "core/pocket_heroes/template/drawn_links.h"

#include <algorithm>
#include <cmath>
#include <tuple>
#include <utility>
#include <vector>

namespace stonemason::pocket_heroes {

namespace {

/// The first zone whose area is off its share, -1: none. Half a cell of extra tolerance absorbs rounding of
/// small shares.
int farFromShare(const std::vector<int>& areas, const std::vector<double>& wanted, double tolerance) {
    for (std::size_t zone = 0; zone < areas.size(); ++zone)
        if (std::abs(areas[zone] - wanted[zone]) > tolerance * wanted[zone] + .5) return int(zone);
    return -1;
}

/// Shares the map out by a multi-start local search. The first candidate comes from a power diagram, all
/// others from growing the zones anew with other random numbers; finish() improves each by joining linked
/// zones, choosing plots, widening ways and rebalancing borders. The candidate with the least badness() is
/// kept.
/// Invariant: `best` is never worse than any candidate before it, and after each change of zoneOf from
/// outside BorderRebalancer, makeWhole() makes each zone one piece and counts its cells again.
/// Cost: at most 1 + numbers::growTries candidates; no new one, and no new try within one, begins once work_,
/// the number of cells visited, has reached Plan::mostShareWork. This counts work instead of time, so that
/// the result does not depend on the speed of the machine.
/// Source: own work; the parts name their sources.
class Sharing {
public:
    Sharing(Draft& draft, const Plan& plan, SeededRandom& random)
        : draft_(draft)
        , plan_(plan)
        , numbers_(plan.numbers)
        , random_(random)
        , work_(plan.mostShareWork)
        , spare_(plan.fixedZone < 0 ? sparePortals(plan.worldTemplate) : 0)
        , touching_(withoutCrossing(touchingIn(plan.worldTemplate), draft.centres, spare_))
        , borders_(draft.zoneOf, draft.wanted, random, &work_, plan.fixedZone)
        , anchors_(draft.zoneOf, touching_, plan.acrossEdge, draft.image, random, &work_, plan.fixedZone)
        , plots_(numbers_.castleYard, needPlots(plan.worldTemplate)) {
        if (plan.fixedZone >= 0) touching_ = touchingIn(plan.worldTemplate);
        if (!draft.image.isTurn()) return;
        closed_ = Grid<char>(draft.size, 0);
        forEachCell(draft.size, [&](Cell cell) { closed_[cell] = draft.image.isAtEdge(cell) ? 1 : 0; });
        spare_ -= std::min(spare_, touchingIn(plan.worldTemplate).size() - touching_.size());
    }

    /// The first zone that is too far from its share; -1: none.
    int share() {
        const std::vector<DrawingPoint> laidOut = draft_.centres;
        const bool canGrow = plan_.fixedZone < 0 && laidOut.size() <= numbers::mostUncrossedZones;
        if (plan_.fixedZone < 0) shareByDiagram();
        finish(canGrow ? numbers::joinTries : numbers::mostJoinTries);
        Shares best = present();
        int withoutGain = 0;
        for (int i = 0; canGrow && i < numbers::growTries && withoutGain < triesWithoutGainFor(best); ++i) {
            if (!mayGoOn()) break;
            draft_.centres = laidOut;
            growZones(draft_.zoneOf, draft_.centres, draft_.wanted, plotSides(), touching_,
                      numbers_.jagSpacing, random_, &work_);
            finish(numbers::mostJoinTries);
            Shares grown = present();
            const bool isBetter = grown.badness() < best.badness();
            if (isBetter) best = std::move(grown);
            withoutGain = isBetter ? 0 : withoutGain + 1;
        }
        draft_.zoneOf = std::move(best.zoneOf);
        draft_.centres = std::move(best.centres);
        draft_.skeleton = std::move(best.skeleton);
        plan_.spend(work_.spent());
        return best.zoneOff;
    }

private:
    bool mayGoOn() const { return !work_.isExhausted() && !plan_.stop.stop_requested(); }

    static std::vector<char> needPlots(const Template& worldTemplate) {
        std::vector<char> need;
        for (const Zone& zone : worldTemplate.zones)
            need.push_back(zone.needsCastle() ? 1 : 0);
        return need;
    }

    /// A candidate partition of the map and its defects.
    struct Shares {
        Grid<std::int16_t> zoneOf;
        std::vector<DrawingPoint> centres;
        Grid<char> skeleton;
        int zoneOff;   ///< too far from its share, -1: none
        int plots;     ///< plots that are missing or crossed by ways
        int unlinked;  ///< links without a passage
        int unmatched; ///< links with neither passage nor portals

        bool isGood() const { return zoneOff < 0 && plots + unlinked == 0; }
        bool isUsable() const { return zoneOff < 0 && plots + unmatched == 0; }
        std::tuple<bool, int, int> badness() const { return {zoneOff >= 0, plots + unmatched, unlinked}; }
    };

    /// A usable partition that only lacks passages gets one more try.
    int triesWithoutGainFor(const Shares& best) const {
        if (best.isGood()) return 0;
        if (best.isUsable()) return 1;
        return plan_.attempt < numbers::earlyStopAttempts ? numbers::growTriesWithoutGain
                                                          : numbers::growTries;
    }

    Shares present() {
        CorridorSkeleton ways = skeleton();
        // Where two ways meet, a wall cuts one of them.
        const int unlinked = int(missing_.size()) + (ways.cut + 1) / 2;
        return {draft_.zoneOf,
                draft_.centres,
                std::move(ways.cells),
                zoneOffShare(),
                plots_.lacking() + ways.blockedPlots,
                unlinked,
                std::max(0, unlinked - int(spare_))};
    }

    int zoneOffShare() const {
        auto areas = borders_.areas();
        if (plan_.fixedZone >= 0)
            areas[std::size_t(plan_.fixedZone)] = int(draft_.wanted[std::size_t(plan_.fixedZone)]);
        return farFromShare(areas, draft_.wanted, numbers_.shareTolerance());
    }

    /// Pairs of zones that are linked or must be adjacent.
    std::vector<ZonePair> together() const {
        std::vector<ZonePair> pairs = touching_;
        for (const Link& link : plan_.near)
            if (const ZonePair pair = std::minmax(link.first, link.second);
                std::ranges::find(pairs, pair) == pairs.end())
                pairs.push_back(pair);
        return pairs;
    }

    void shareByDiagram() {
        // Loops over the rows of both grids are vectorized.
        constexpr std::int64_t atOnce = 8;
        const auto cells = std::int64_t(draft_.size.area());
        const std::int64_t samples = std::int64_t(numbers::shareSamples) * numbers::shareSamples;
        work_.spend(std::int64_t(draft_.wanted.size()) * (cells + numbers::shareRounds * samples) / atOnce);
        const PowerDiagram diagram =
            PowerDiagram::balanced(draft_.centres, draft_.wanted, together(), draft_.size.rows);
        draft_.centres = diagram.centres;
        const double least = std::ranges::min(draft_.wanted);
        const double jag = std::min(numbers_.jagCells(), std::sqrt(least) * .2);
        // Jags of a single size would leave the long borders of large maps straight.
        const double sweep =
            draft_.size.rows > numbers::referenceSide
                ? std::min(1.3 * jag * draft_.size.rows / numbers::referenceSide, std::sqrt(least) * .15)
                : 0;
        rasterize<float>(draft_.zoneOf, diagram, {jag, sweep, numbers_.jagSpacing}, random_);
    }

    /// Improves a candidate: joins linked zones, chooses plots, widens ways and rebalances borders.
    void finish(int mostTries) {
        borders_.makeWhole(draft_.centres);
        joinLinked(mostTries);
        constexpr std::int64_t looksOfPlots = 4;
        work_.spend(looksOfPlots * draft_.size.area());
        plots_.choose(draft_.zoneOf, draft_.centres, Grid<char>(draft_.size, 0));
        CorridorSkeleton ways = skeleton();
        if (ways.blockedPlots > 0) {
            const CastlePlots first = plots_;
            plots_.choose(draft_.zoneOf, draft_.centres,
                          corridorSkeletonOf(draft_.zoneOf, anchors_.ends(), {}, &work_, closed_).cells);
            CorridorSkeleton others = skeleton();
            if (others.blockedPlots < ways.blockedPlots)
                ways = std::move(others);
            else
                plots_ = first;
        }
        Grid<char> pinned = anchors_.pinned();
        plots_.markPlots(pinned);
        widen(ways, pinned);
        borders_.balance(withBands(pinned, ways.cells));
        for (int i = 0; i < numbers::balanceTries && zoneOffShare() >= 0 && mayGoOn(); ++i) {
            borders_.balance(pinned);
            ways = skeleton();
            widen(ways, pinned);
            borders_.balance(withBands(pinned, ways.cells));
        }
    }

    /// Widens in rounds until no ways lie side by side or cross a plot, or no progress is made.
    void widen(CorridorSkeleton& ways, const Grid<char>& pinned) {
        for (int i = 0;
             i < numbers::widenTries && !ways.isFree() && mayGoOn() && borders_.widen(ways, pinned); ++i)
            ways = skeleton();
    }

    /// The side lengths of the squares with which zones begin.
    std::vector<int> plotSides() const {
        std::vector<int> sides;
        for (std::size_t zone = 0; zone < draft_.wanted.size(); ++zone)
            sides.push_back(plots_.sideFor(zone));
        return sides;
    }

    CorridorSkeleton skeleton() {
        return corridorSkeletonOf(draft_.zoneOf, anchors_.ends(), plots_.chosen(), &work_, closed_);
    }

    /// Pins the ways of each zone with the cells beside them, up to three cells wide: walls use one.
    Grid<char> withBands(Grid<char> pinned, const Grid<char>& ways) const {
        forEachCell(draft_.size, [&](Cell cell) {
            if (ways[cell] == 0) return;
            pinned[cell] = 1;
            for (const Cell step : eightSteps)
                if (const Cell beside = cell + step;
                    pinned.contains(beside) && draft_.zoneOf[beside] == draft_.zoneOf[cell])
                    pinned[beside] = 1;
        });
        return pinned;
    }

    /// Tries to make linked zones touch, with more tries while portals cannot replace the missing contacts.
    /// A change that cuts more links than it makes is undone.
    void joinLinked(int mostTries) {
        missing_ = anchors_.placeAnchors();
        for (int tries = 0; !missing_.empty() && mayGoOn(); ++tries) {
            if (tries >= (missing_.size() > spare_ ? mostTries : numbers::joinTries)) return;
            const Grid<std::int16_t> before = draft_.zoneOf;
            if (!anchors_.connect(missing_[std::size_t(random_.below(int(missing_.size())))])) {
                missing_ = anchors_.placeAnchors(); // other anchors may leave a way
                continue;
            }
            borders_.makeWhole(draft_.centres);
            auto after = anchors_.placeAnchors();
            if (after.size() <= missing_.size()) {
                missing_ = std::move(after);
                continue;
            }
            draft_.zoneOf = before;
            borders_.makeWhole(draft_.centres);
            missing_ = anchors_.placeAnchors();
        }
    }

    Draft& draft_;
    const Plan& plan_;
    const GeneratorNumbers& numbers_;
    SeededRandom& random_;
    WorkBudget work_;   ///< of this attempt
    std::size_t spare_; ///< pairs of portals for zones that do not touch
    std::vector<ZonePair> touching_;
    BorderRebalancer borders_;
    Anchors anchors_;
    Grid<char> closed_;            ///< in turns, 1 beside the edge, where roads are obstructed
    std::vector<Contact> missing_; ///< pairs that do not touch
    CastlePlots plots_;
};

} // namespace

Result<Draft> shareOut(Draft draft, const Plan& plan, SeededRandom& random) {
    return plan.half ? shareOutHalf(std::move(draft), plan, random)
                     : shareOutFrom(std::move(draft), plan, random);
}

Result<Draft> shareOutFrom(Draft draft, const Plan& plan, SeededRandom& random) {
    if (const int zone = Sharing(draft, plan, random).share(); zone >= 0)
        return Error{{"generate/share", {zone}}};
    return draft;
}

} // namespace stonemason::pocket_heroes
