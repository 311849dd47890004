// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/check/fix_all.h"

#include "core/pocket_heroes/check/checks.h"
#include "core/pocket_heroes/check/place_finder.h"
#include "core/pocket_heroes/check/said_texts.h"
#include "core/pocket_heroes/edit/placing.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <deque>
#include <functional>
#include <set>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace stonemason::pocket_heroes {

namespace {

constexpr int mostRounds = 12; ///< of fixes that make room for others

struct Findings {
    int toMend = 0;
    int unfair = 0;
    std::deque<Repair> repairs; ///< there may be millions
};

/// Only the author can make a world fair, and repairs may make it less so: fairness is counted apart.
Findings findingsIn(const World& world, const Catalogue& catalogue, const std::stop_token& stop) {
    Findings findings;
    const auto note = [&findings](const Problem& problem) {
        if (problem.check == fairnessCheck.id) {
            ++findings.unfair;
            return;
        }
        if (problem.severity == Severity::Note) return;
        ++findings.toMend;
        if (mendsItself(problem)) findings.repairs.push_back(problem.fixes.front().repair);
    };
    visitProblems(world, catalogue, note, stop);
    return findings;
}

/// Takes things out, as deleting() does, but without an edit, which would take hundreds of bytes for each.
void removeThings(World& world, const std::vector<Thing>& things) {
    std::vector<Thing> castles; // players' main castles follow them
    std::array<std::vector<char>, thingKindCount> goes;
    for (const Thing thing : things) {
        if (thing.kind == ThingKind::Castle) {
            castles.push_back(thing);
            continue;
        }
        std::vector<char>& ofKind = goes[std::size_t(thing.kind)];
        ofKind.resize(std::size_t(countOf(world, thing.kind)), 0);
        ofKind[std::size_t(thing.index)] = 1;
    }
    if (!castles.empty()) apply(world, deleting(world, castles));
    for (int kind = 0; kind < thingKindCount; ++kind) {
        const std::vector<char>& ofKind = goes[std::size_t(kind)];
        if (ofKind.empty()) continue;
        withList(world, ThingKind(kind), [&ofKind](auto& list) {
            std::size_t index = 0;
            std::erase_if(list, [&](const auto&) { return ofKind[index++] != 0; });
        });
    }
}

/// Makes repairs that were found together: things keep their indices until all that goes does so at once.
class Round {
public:
    Round(World& world, const Catalogue& catalogue) : world_(world), catalogue_(catalogue) {}

    void make(const std::deque<Repair>& repairs, bool withMoves) {
        std::vector<const MoveThing*> moves;
        for (const Repair& repair : repairs)
            if (const auto* move = std::get_if<MoveThing>(&repair))
                moves.push_back(move);
            else
                sort(repair);
        if (withMoves) moveAll(moves);
        if (!keys_.empty()) silence(world_, keys_);
        for (const Repair* repair : others_)
            make(*repair);
        removeThings(world_, going_);
        for (const PlayerId player : added_)
            make(AddPlayer{player});
    }

private:
    void sort(const Repair& repair) {
        if (const auto* message = std::get_if<ClearMessage>(&repair))
            keys_.insert(message->key);
        else if (const auto* one = std::get_if<DeleteThing>(&repair))
            going_.push_back(one->thing);
        else if (const auto* several = std::get_if<DeleteThings>(&repair))
            going_.insert(going_.end(), several->things.begin(), several->things.end());
        else if (const auto* player = std::get_if<AddPlayer>(&repair))
            added_.insert(player->player);
        else
            others_.push_back(&repair);
    }

    void moveAll(const std::vector<const MoveThing*>& moves) {
        if (moves.empty()) return;
        const Survey survey = surveyOf(world_, catalogue_);
        std::vector<Thing> things;
        for (const MoveThing* move : moves)
            things.push_back(move->thing);
        Movers movers(survey, things);
        std::set<Thing> moved; // a thing may be wrong in several ways
        std::vector<MoveThing> found;
        for (const MoveThing* move : moves) {
            if (!moved.insert(move->thing).second) continue;
            if (const auto place = movers.place(recordOf(world_, move->thing), move->to))
                found.push_back({move->thing, move->from, place});
        }
        for (const MoveThing& move : found)
            make(move);
    }

    void make(const Repair& repair) {
        if (const auto* change = std::get_if<ChangeWorld>(&repair))
            change->change(world_, change->which);
        else if (std::holds_alternative<RemoveUnusedTexts>(repair))
            removeUnusedTexts(world_);
        else if (const auto edit = editOf(world_, catalogue_, repair))
            make(*edit);
    }

    /// Records that are replaced by others are so at once, in a time that does not grow with the world.
    void make(const WorldEdit& edit) {
        const auto isReplaced = [](const RecordChange& change) { return change.before && change.after; };
        if (edit.general || !std::ranges::all_of(edit.records, isReplaced)) return apply(world_, edit);
        for (const RecordChange& change : edit.records)
            withList(world_, change.thing.kind, [&change](auto& list) {
                using Value = typename std::remove_reference_t<decltype(list)>::value_type;
                list[std::size_t(change.thing.index)] = std::get<Value>(change.after->value);
            });
    }

    World& world_;
    const Catalogue& catalogue_;
    std::set<std::string, std::less<>> keys_;
    std::vector<Thing> going_;
    std::set<PlayerId> added_;
    std::vector<const Repair*> others_;
};

} // namespace

bool mendsItself(const Problem& problem) {
    return problem.severity != Severity::Note && !problem.fixes.empty() &&
           !deletesWork(problem, problem.fixes.front());
}

FixedWorld fixAll(const World& world, const Catalogue& catalogue, std::stop_token stop) {
    FixedWorld fixed;
    Findings findings = findingsIn(world, catalogue, stop);
    const int before = findings.toMend;
    for (int round = 0; round < mostRounds && !findings.repairs.empty() && !stop.stop_requested(); ++round) {
        bool isBetter = false;
        for (const bool withMoves : {true, false}) { // some may stand in the way where they come to
            World next = fixed.world ? *fixed.world : world;
            Round(next, catalogue).make(findings.repairs, withMoves);
            Findings after = findingsIn(next, catalogue, stop);
            if (stop.stop_requested() || after.toMend >= findings.toMend) continue;
            fixed.world = std::move(next);
            findings = std::move(after);
            isBetter = true;
            break;
        }
        if (!isBetter) break;
    }
    fixed.mended = before - findings.toMend;
    fixed.left = findings.toMend + findings.unfair;
    return fixed;
}

} // namespace stonemason::pocket_heroes
