// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/all_fixer.h"
#include "core/pocket_heroes/check/check.h"
#include "core/pocket_heroes/check/checks.h"
#include "core/pocket_heroes/check/place_finder.h"
#include "core/pocket_heroes/check/text_uses.h"
#include "core/pocket_heroes/edit/placing.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <functional>
#include <set>
#include <span>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace stonemason::pocket_heroes {

namespace {

constexpr std::size_t mostNewTexts = 2; ///< added by repairs: those that every map needs

/// Deletes things as deleting() does, but without an edit, which would take hundreds of bytes for each.
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

/// Makes repairs that were found together, except those whose thing no longer exists: things keep their
/// indices, because all deletions are made at once at the end.
class Round {
public:
    Round(World& world, const Catalogue& catalogue) : world_(world), catalogue_(catalogue) {}

    void make(std::span<const Repair> repairs) {
        for (const Repair& repair : repairs)
            sort(repair);
        if (!keys_.empty()) clearMessages(world_, keys_);
        for (const Repair* repair : others_)
            make(*repair);
        moveAll();
        removeThings(world_, going_);
        for (const PlayerId player : added_)
            make(AddPlayer{player});
    }

private:
    void sort(const Repair& repair) {
        if (const auto* message = std::get_if<ClearMessage>(&repair)) {
            keys_.insert(message->key);
        } else if (const auto* thing = std::get_if<DeleteThing>(&repair)) {
            if (standsThere(world_, thing->thing, thing->cell)) going_.push_back(thing->thing);
        } else if (const auto* entry = std::get_if<DeleteEntry>(&repair)) {
            if (hasTwice(world_, *entry)) going_.push_back({ThingKind::Player, entry->entry});
        } else if (const auto* move = std::get_if<MoveThing>(&repair)) {
            if (standsThere(world_, move->thing, move->from)) moves_.push_back(move);
        } else if (const auto* player = std::get_if<AddPlayer>(&repair)) {
            added_.insert(player->player);
        } else {
            others_.push_back(&repair);
        }
    }

    /// One after the other, because each move frees and occupies cells.
    void moveAll() {
        if (moves_.empty()) return;
        const Survey survey = surveyOf(world_, catalogue_);
        std::vector<Thing> things;
        for (const MoveThing* move : moves_)
            things.push_back(move->thing);
        Movers movers(survey, things);
        std::set<Thing> moved; // a thing may be wrong in several ways
        std::vector<MoveThing> found;
        for (const MoveThing* move : moves_) {
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

    /// Applies an edit; if it only replaces records, in time independent of the size of the world.
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
    std::vector<const MoveThing*> moves_;
    std::set<PlayerId> added_;
    std::vector<const Repair*> others_;
};

/// How a world is checked and repaired. Fairness is not considered: only the author can make a world fair,
/// and repairs may make it less so.
struct WorldFixes {
    using Value = World;
    using Fix = pocket_heroes::Fix;
    using Repair = pocket_heroes::Repair;

    void visit(const World& world, const std::function<void(const Problem&)>& visit,
               const std::stop_token& stop) const {
        static const std::vector<Check> checks = [] {
            std::vector<Check> others(allChecks().begin(), allChecks().end());
            std::erase_if(others, [](const Check& check) { return check.id == fairnessCheck.id; });
            return others;
        }();
        Problems problems(visit);
        runTable(std::span(checks), stop, problems, surveyOf(world, catalogue, stop));
    }
    bool isTaken(const Problem& problem) const {
        return isWanted ? isWanted(problem) : isFixedWithAll(problem);
    }
    World repaired(const World& world, std::span<const Repair> repairs) const {
        World better;
        better.texts.reserve(world.texts.size() + mostNewTexts); // avoids a further copy
        better = world;
        Round(better, catalogue).make(repairs);
        return better;
    }
    int mostChecks(const World& world) const {
        std::size_t things = 0;
        for (int kind = 0; kind < thingKindCount; ++kind)
            things += std::size_t(countOf(world, ThingKind(kind)));
        return checksFor(std::size_t(world.size().area()) + things + world.texts.size());
    }

    const Catalogue& catalogue;
    const std::function<bool(const Problem&)>& isWanted; ///< see fixAll()
};

int unfairnessOf(const World& world, const Catalogue& catalogue, const std::stop_token& stop) {
    int found = 0;
    Problems problems([&found](const Problem&) { ++found; });
    fairnessCheck.run(surveyOf(world, catalogue, stop), problems);
    problems.finishLast();
    return found;
}

} // namespace

bool isFixedWithAll(const Problem& problem) {
    if (problem.severity == Severity::Note || problem.fixes.empty()) return false;
    // Unreachable things may be intended for a way that is yet to be drawn.
    const Fix& first = problem.fixes.front();
    const bool movesAway = problem.check == reachCheck.id && first.label.id == "fix/move";
    const bool choosesPlayers = first.label.id == "fix/two-play"; // the author decides who plays
    return !movesAway && !choosesPlayers && !deletesWork(problem, first);
}

FixedWorld fixAll(const World& world, const Catalogue& catalogue, std::stop_token stop,
                  const std::function<bool(const Problem&)>& isWanted) {
    AllFixer fixer(world, WorldFixes{catalogue, isWanted}, stop);
    fixer.fix();
    const int left = fixer.badness().sum() + unfairnessOf(fixer.value(), catalogue, stop);
    return {fixer.takeRepaired(), fixer.solved(), left};
}

} // namespace stonemason::pocket_heroes
