// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/check.h"

#include <concepts>
#include <cstddef>
#include <set>
#include <span>
#include <utility>
#include <vector>

namespace stonemason {

/// How a game checks and mends what an AllFixer is to mend:
///
///     Value       what is checked: a map, a board
///     Fix         what its problems offer
///     Repair      what is done of it
///     Place       a part of the value that a repair writes
///     visit()     hands on all problems, however many
///     isTaken()   whether the first fix of a problem is to be taken: false where a person must choose
///     make()      makes repairs that were found together and write different places; one that has nothing to
///                 repair any more is passed over
///     places()    what a repair writes; empty: the whole value, so that it is made alone
///     mostChecks()  of such a value: a bound for the work, which does not depend on how much is wrong
template <typename G>
concept FixableGame = requires(const G& game, typename G::Value& value, const typename G::Repair& repair,
                               const BasicProblem<typename G::Fix>& problem, const std::stop_token& stop) {
    game.visit(
        value, [](const BasicProblem<typename G::Fix>&) {}, stop);
    { game.isTaken(problem) } -> std::same_as<bool>;
    game.make(value, std::span<const typename G::Repair>());
    { game.places(repair) } -> std::same_as<std::vector<typename G::Place>>;
    { game.mostChecks(value) } -> std::same_as<int>;
};

/// How bad a value is: errors first.
struct Badness {
    int errors = 0;
    int warnings = 0;

    int sum() const { return errors + warnings; }
    auto operator<=>(const Badness&) const = default;
};

/// Makes the recommended repairs of all errors and warnings: the first fix of each problem in the order of
/// the checks, and again of what is found then, as long as it leaves fewer errors, or as many and fewer
/// warnings.
///
/// All that write different places are tried together. When that removes as many problems as there are
/// repairs, it is taken; else it is tried in halves, down to single ones as far as mostChecks() goes. A value
/// with thousands of like problems takes a handful of checks.
template <FixableGame Game>
class AllFixer {
public:
    using Value = typename Game::Value;
    using Fix = typename Game::Fix;
    using Repair = typename Game::Repair;

    AllFixer(Value value, Game game, std::stop_token stop)
        : value_(std::move(value))
        , game_(std::move(game))
        , stop_(std::move(stop))
        , found_(findingsIn(value_))
        , checksLeft_(game_.mostChecks(value_)) {}

    /// Told to stop, it leaves what it has.
    void fix() {
        while (!isOver()) {
            const std::vector<Repair> repairs = nextRepairs();
            if (repairs.empty()) break;
            take(repairs);
        }
    }

    const Value& value() const { return value_; }
    /// Of the value as it is now.
    Badness badness() const { return found_.badness; }

private:
    struct Findings {
        Badness badness;
        std::vector<Repair> repairs;
    };

    bool isOver() const { return checksLeft_ <= 0 || stop_.stop_requested(); }

    Findings findingsIn(const Value& value) const {
        Findings findings;
        const auto note = [&](const BasicProblem<Fix>& problem) {
            if (problem.severity == Severity::Note) return;
            ++(problem.severity == Severity::Error ? findings.badness.errors : findings.badness.warnings);
            if (!problem.fixes.empty() && game_.isTaken(problem))
                findings.repairs.push_back(problem.fixes.front().repair);
        };
        game_.visit(value, note, stop_);
        return findings;
    }

    /// Those that can be made together; one that is made alone when there is nothing else.
    std::vector<Repair> nextRepairs() const {
        std::vector<Repair> together;
        const Repair* alone = nullptr;
        std::set<typename Game::Place> written;
        for (const Repair& repair : found_.repairs) {
            if (std::ranges::find(refused_, repair) != refused_.end()) continue;
            const auto places = game_.places(repair);
            if (places.empty()) {
                if (!alone) alone = &repair;
                continue;
            }
            if (std::ranges::any_of(places, [&](const auto& place) { return written.contains(place); }))
                continue;
            written.insert(places.begin(), places.end());
            together.push_back(repair);
        }
        if (together.empty() && alone) together.push_back(*alone);
        return together;
    }

    void take(std::span<const Repair> repairs) {
        if (repairs.empty() || isOver()) return;
        --checksLeft_;
        Value better = value_;
        game_.make(better, repairs);
        Findings found = findingsIn(better);
        if (stop_.stop_requested()) return; // what was found is incomplete
        const bool isBetter = found.badness < found_.badness;
        const bool mendsAll = isBetter && found.badness.sum() + int(repairs.size()) <= found_.badness.sum();
        const bool canLookCloser = repairs.size() > 1 && repairs.size() <= std::size_t(checksLeft_) / 4;
        if (mendsAll || (isBetter && !canLookCloser)) {
            value_ = std::move(better);
            found_ = std::move(found);
        } else if (repairs.size() == 1) {
            refused_.push_back(repairs.front());
        } else {
            take(repairs.first(repairs.size() / 2));
            take(repairs.subspan(repairs.size() / 2));
        }
    }

    Value value_;
    Game game_;
    std::stop_token stop_;
    Findings found_;
    int checksLeft_;
    std::vector<Repair> refused_;
};

/// A bound for the checks of a value that has so many cells, or things: many for a small one, of which each
/// is looked at in no time.
inline int checksFor(std::size_t size) {
    constexpr std::size_t fewest = 24;
    constexpr std::size_t work = 200'000;
    return int(std::max(fewest, work / std::max<std::size_t>(size, 1)));
}

} // namespace stonemason
