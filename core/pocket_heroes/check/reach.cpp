// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/check/barrier.h"
#include "core/pocket_heroes/check/checks.h"
#include "core/pocket_heroes/check/place_finder.h"
#include "core/pocket_heroes/edit/placing.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <optional>

namespace stonemason::pocket_heroes {

namespace {

/// reach/building: kind, id, cell of its entrance
/// reach/item: what it is, cell
/// reach/guard: creature, cell
/// reach/event: cell
/// reach/castles, reach/one-way: two players, cells of their castles; for reach/one-way the first player
/// reaches the second, for reach/castles neither reaches the other
/// reach/barrier: the same as reach/castles, the cells that block the shortest way between the two
/// reach/castle, reach/castle-closed, reach/castle-trap: player, his castle that is cut off, has only ways
/// out or has only ways in
constexpr std::string_view reachMessages[]{
    "reach/building", "reach/item",    "reach/guard",  "reach/event",         "reach/castles",
    "reach/barrier",  "reach/one-way", "reach/castle", "reach/castle-closed", "reach/castle-trap"};
/// fix/delete: kind
/// fix/clear: number of decorations removed in front of the entrance
/// fix/move: kind, the cell it goes to
constexpr std::string_view reachFixes[]{"fix/delete", "fix/clear", "fix/move"};

/// Each try to clear an entrance, or to leave castles on one piece of ground, searches the whole map again.
constexpr int mostReachTries = 20;

class ReachCheck {
public:
    ReachCheck(const Survey& survey, Problems& problems)
        : survey_(survey)
        , world_(survey.world)
        , problems_(problems)
        , triesLeft_(triesFor(survey.world, mostReachTries))
        , placesLeft_(triesLeft_) {
        // Castles that nobody enters are already reported as unreachable buildings.
        for (const Castle& castle : world_.castles)
            if (isPlayer(castle.owner) && survey_.footing.contains(castle.cell) && isEntered(castle.cell))
                castles_[std::size_t(castle.owner)].push_back(castle.cell);
    }

    void run() {
        const bool anybodyWalks = std::ranges::any_of(survey_.players, [](const Survey::OfPlayer& player) {
            return std::ranges::count(player.reach.stands.values(), 1) > 0;
        });
        forEachPlaced(world_, [&](Thing thing, const auto& record) {
            if (thing.kind == ThingKind::Hero || !survey_.footing.contains(record.cell)) return;
            const Record found{thing.kind, record};
            // If no hero can walk, report only the homes of players instead of every unreachable thing.
            if ((anybodyWalks || isHome(found)) && !isReached(found)) report(thing, found);
        });
        comparePlayers();
        for (const Survey::OfPlayer& player : survey_.players)
            lookAtEachCastle(player);
    }

private:
    /// Whether it is a castle of a player who plays.
    bool isHome(const Record& record) const {
        const auto* castle = std::get_if<Castle>(&record.value);
        return castle && std::ranges::find(survey_.players, castle->owner, &Survey::OfPlayer::id) !=
                             survey_.players.end();
    }

    bool isReached(const Record& record) const {
        return std::ranges::any_of(survey_.players, [&record](const Survey::OfPlayer& player) {
            return reaches(player.reach, record);
        });
    }

    Message messageOf(const Record& record) const {
        const Cell cell = *cellOf(record);
        switch (record.kind) {
        case ThingKind::Item:
            return {"reach/item", {std::string(treasureId(std::get<Item>(record.value).treasure)), cell}};
        case ThingKind::Guard:
            return {"reach/guard", {int(std::get<Guard>(record.value).troop.creature), cell}};
        case ThingKind::Event: return {"reach/event", {cell}};
        default: return {"reach/building", {std::string(thingKindId(record.kind)), idOf(record), cell}};
        }
    }

    void report(Thing thing, const Record& record) {
        Message message = messageOf(record);
        problems_.add(reachCheck.id, Severity::Error, message.id, [&] {
            const Cell cell = *cellOf(record);
            Problem problem{reachCheck.id, Severity::Error, std::move(message), {cell}};
            if (sectionOf(thing.kind)) addClearing(problem, thing, cell);
            if (thing.kind != ThingKind::Castle && problem.fixes.empty()) addMove(problem, thing, record);
            addDeletion(problem, world_, thing, cell);
            return problem;
        });
    }

    /// Adds a fix that deletes the decorations in front of an entrance, if that makes it reachable.
    void addClearing(Problem& problem, Thing thing, Cell entrance) {
        if (triesLeft_-- <= 0) return;
        std::vector<Thing> inTheWay;
        for (const Cell step : approachesOf(thing.kind))
            for (const Thing there : thingsAt(world_, survey_.catalogue, entrance + step))
                if (there.kind == ThingKind::Decoration &&
                    std::ranges::find(inTheWay, there) == inTheWay.end())
                    inTheWay.push_back(there);
        if (inTheWay.empty()) return;
        const WorldEdit edit = deleting(world_, inTheWay);
        World cleared = world_;
        apply(cleared, edit);
        const Grid<Footing> footing = footingOf(cleared, survey_.catalogue);
        const Record record = recordOf(cleared, thing);
        for (const Survey::OfPlayer& player : survey_.players) {
            if (!reaches(reachOf(cleared, survey_.catalogue, footing, player.id), record)) continue;
            problem.fixes.push_back({{"fix/clear", {int(inTheWay.size())}}, DeleteThings{inTheWay}});
            return;
        }
    }

    /// Adds a fix that moves the thing to a place that heroes reach. When all fixes are made at
    /// once it adds none: the thing may be intended for a way that is yet to be drawn.
    void addMove(Problem& problem, Thing thing, const Record& record) {
        if (problems_.wantsAll() || placesLeft_ <= 0) return;
        if (!finder_) finder_.emplace(survey_);
        const Occupancy occupancy(world_, survey_.catalogue, {&thing, 1});
        const Cell from = *cellOf(record);
        const auto barsThere = [&](Cell place) {
            const WorldEdit edit =
                moving(world_, {&thing, 1}, {place.row - from.row, place.column - from.column});
            World after = world_;
            apply(after, edit);
            if (!errors_) errors_ = reachErrors(survey_);
            return reachErrors(surveyOf(after, survey_.catalogue, survey_.stop)) >= *errors_;
        };
        const auto place = finder_->openPlaceFor(record, occupancy, barsThere, placesLeft_);
        if (place && placesLeft_ > 0)
            problem.fixes.push_back({{"fix/move", {std::string(thingKindId(thing.kind)), *place}},
                                     MoveThing{thing, from, place}});
    }

    bool isEntered(Cell castle) const {
        return std::ranges::any_of(survey_.players, [castle](const Survey::OfPlayer& player) {
            return player.reach.enters[castle] != 0;
        });
    }

    const std::vector<Cell>& castlesOf(PlayerId player) const { return castles_[std::size_t(player)]; }

    static bool comesTo(const Reach& reach, const std::vector<Cell>& castles) {
        return std::ranges::any_of(castles, [&reach](Cell cell) { return reach.enters[cell] != 0; });
    }

    void comparePlayers() {
        for (std::size_t i = 0; i < survey_.players.size(); ++i) {
            for (std::size_t j = i + 1; j < survey_.players.size(); ++j)
                compare(survey_.players[i], survey_.players[j]);
        }
    }

    void compare(const Survey::OfPlayer& one, const Survey::OfPlayer& other) {
        const std::vector<Cell>& own = castlesOf(one.id);
        const std::vector<Cell>& others = castlesOf(other.id);
        if (own.empty() || others.empty()) return;
        const bool there = comesTo(one.reach, others);
        const bool back = comesTo(other.reach, own);
        if (there && back) return;
        const auto& first = back ? other : one;
        const auto& second = back ? one : other;
        std::vector<Cell> cells = own;
        cells.insert(cells.end(), others.begin(), others.end());
        if (there || back)
            problems_.push_back({reachCheck.id,
                                 Severity::Warning,
                                 {"reach/one-way", {int(first.id), int(second.id), cells}},
                                 cells});
        else
            reportApart(one, other, std::move(cells));
    }

    /// Reports two players apart, and marks the cells that block the shortest way between them.
    void reportApart(const Survey::OfPlayer& one, const Survey::OfPlayer& other, std::vector<Cell> castles) {
        const std::vector<Cell> barrier =
            barrierBetween(survey_.footing, one.reach.stands, other.reach.stands);
        Message message{"reach/castles", {int(one.id), int(other.id), castles}};
        if (!barrier.empty()) message = {"reach/barrier", {int(one.id), int(other.id), castles, barrier}};
        castles.insert(castles.end(), barrier.begin(), barrier.end());
        problems_.push_back({reachCheck.id, Severity::Error, std::move(message), std::move(castles)});
    }

    std::vector<Cell> castlesOfOthers(PlayerId player) const {
        std::vector<Cell> cells;
        for (const Survey::OfPlayer& other : survey_.players)
            if (other.id != player) std::ranges::copy(castlesOf(other.id), std::back_inserter(cells));
        return cells;
    }

    bool isEnteredByOthers(PlayerId player, Cell castle) const {
        return std::ranges::any_of(survey_.players, [&](const Survey::OfPlayer& other) {
            return other.id != player && other.reach.enters[castle] != 0;
        });
    }

    /// Whether the reach of the player begins at more than one castle.
    bool beginsInSeveral(PlayerId player) const {
        return castlesOf(player).size() > 1 ||
               std::ranges::find(world_.heroes, player, &Hero::owner) != world_.heroes.end();
    }

    /// A player's reach begins in all his castles and at his heroes, and when players are compared, one
    /// castle that others reach counts for all of them: here each castle is checked separately.
    void lookAtEachCastle(const Survey::OfPlayer& player) {
        std::vector<Cell> own = castlesOf(player.id);
        std::ranges::sort(own);
        own.erase(std::ranges::unique(own).begin(), own.end());
        const std::vector<Cell> others = castlesOfOthers(player.id);
        if (own.empty() || others.empty() || !beginsInSeveral(player.id)) return;
        const bool anyEntered =
            std::ranges::any_of(own, [&](Cell castle) { return isEnteredByOthers(player.id, castle); });
        const bool anyLeadsOut = comesTo(player.reach, others);
        if (!anyEntered && !anyLeadsOut) return; // already reported by comparePlayers()
        left_ = 0;
        Exits exits{others, piecesOf(world_, survey_.catalogue, survey_.footing, player.reach.keys), {}};
        for (const Cell castle : own) {
            if (survey_.stop.stop_requested()) return;
            const bool entered = isEnteredByOthers(player.id, castle);
            const auto leadsOut = leadsTo(exits, player.reach.keys, castle);
            if (!leadsOut || (entered && *leadsOut)) continue;
            if (entered ? !anyLeadsOut : *leadsOut && !anyEntered) continue; // already reported there, too
            reportCastle(player.id, castle, entered, *leadsOut);
        }
    }

    void reportCastle(PlayerId player, Cell castle, bool entered, bool leadsOut) {
        const std::string_view id =
            entered ? "reach/castle-trap" : (leadsOut ? "reach/castle-closed" : "reach/castle");
        problems_.push_back({reachCheck.id,
                             entered || leadsOut ? Severity::Warning : Severity::Error,
                             {id, {int(player), castle}},
                             {castle}});
    }

    /// A cache of the ways out of a player's castles: castles that open onto the same pieces of ground share
    /// one entry.
    struct Exits {
        std::vector<Cell> goals;
        Grid<int> pieces;                      ///< see piecesOf
        std::map<std::vector<int>, bool> lead; ///< by the pieces before a gate: whether to a goal
    };

    /// nullopt when the limit of searches is exceeded.
    std::optional<bool> leadsTo(Exits& exits, const std::bitset<256>& keys, Cell castle) {
        std::vector<int> before;
        for (const Cell step : approachesOf(ThingKind::Castle))
            if (exits.pieces.contains(castle + step)) before.push_back(exits.pieces[castle + step]);
        const auto known = exits.lead.find(before);
        if (known != exits.lead.end()) return known->second;
        if (left_++ >= mostReachTries) return std::nullopt;
        const Reach reach = reachFrom(world_, survey_.catalogue, survey_.footing, castle, keys);
        return exits.lead[before] = comesTo(reach, exits.goals);
    }

    const Survey& survey_;
    const World& world_;
    std::array<std::vector<Cell>, playerCount> castles_; ///< castles that a player enters
    Problems& problems_;
    int triesLeft_;
    int placesLeft_;                    ///< for unreachable things
    std::optional<PlaceFinder> finder_; ///< created on first use
    std::optional<int> errors_;         ///< cached number of errors of this check
    int left_ = 0;                      ///< searches made so far for the castles of one player
};

void runReach(const Survey& survey, Problems& problems) {
    ReachCheck(survey, problems).run();
}

} // namespace

int reachErrors(const Survey& survey) {
    return problemCount(reachCheck, Severity::Error, survey);
}

constinit const Check reachCheck{"reach", runReach, reachMessages, reachFixes};

} // namespace stonemason::pocket_heroes
