// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/check.h"

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <deque>
#include <optional>
#include <set>
#include <span>
#include <stop_token>
#include <utility>
#include <vector>

namespace stonemason {

/// The interface through which an AllFixer checks and repairs a game's values:
///
///     Value       what is checked: a map, a board, a world
///     Fix         what its problems offer
///     Repair      what is done of it
///     visit()     hands on all problems, however many
///     isTaken()   whether the first fix of a problem is to be taken: false where a person must choose
///     repaired()  the value with these compatible repairs applied; a repair whose target is gone, or whose
///                 index now names another object, is skipped
///     mostChecks()  of such a value: a bound for the work, which does not depend on how much is wrong
template <typename G>
concept FixableGame = requires(const G& game, const typename G::Value& value,
                               const BasicProblem<typename G::Fix>& problem, const std::stop_token& stop) {
    game.visit(
        value, [](const BasicProblem<typename G::Fix>&) {}, stop);
    { game.isTaken(problem) } -> std::same_as<bool>;
    { game.repaired(value, std::span<const typename G::Repair>()) } -> std::same_as<typename G::Value>;
    { game.mostChecks(value) } -> std::same_as<int>;
};

/// What a game provides in addition if not all of its repairs can be made together:
///
///     Place       a part of the value that a repair writes
///     places()    what a repair writes; empty: the whole value, so that it is made alone. Those that write
///                 different places can be made together.
template <typename G>
concept HasPlaces = requires(const G& game, const typename G::Repair& repair) {
    { game.places(repair) } -> std::same_as<std::vector<typename G::Place>>;
};

/// How bad a value is: errors first.
struct Badness {
    int errors = 0;
    int warnings = 0;

    int sum() const { return errors + warnings; }
    auto operator<=>(const Badness&) const = default;
};

/// Makes the recommended repairs of all errors and warnings: the first fix of each problem in the order of
/// the checks, then repeats with the problems found afterwards, as long as that leaves fewer errors, or as
/// many errors and fewer warnings.
///
/// Compatible repairs are tried as one batch. If a batch removes as many problems as it has repairs, it is
/// accepted; else it is bisected, down to single repairs, within the budget of mostChecks(). A value with
/// thousands of similar problems takes only a few checks.
///
/// Memory: the value that was given, at most two others, and each repair once.
template <FixableGame Game>
class AllFixer {
public:
    using Value = typename Game::Value;
    using Fix = typename Game::Fix;
    using Repair = typename Game::Repair;

    /// @param value must outlive it
    AllFixer(const Value& value, Game game, std::stop_token stop)
        : given_(value)
        , game_(std::move(game))
        , stop_(std::move(stop))
        , found_(findingsIn(value))
        , atFirst_(found_.badness)
        , checksLeft_(game_.mostChecks(value)) {}
    AllFixer(const Value&& value, Game game, std::stop_token stop) = delete;

    /// If a stop is requested, it keeps what is fixed so far.
    void fix() {
        while (!isOver()) {
            const std::vector<Repair> repairs = takeRepairs();
            if (repairs.empty()) break;
            attempt(repairs);
        }
    }

    /// The value as it is now.
    const Value& value() const { return repaired_ ? *repaired_ : given_; }
    /// The same, moved out; nullopt when no repair was made.
    std::optional<Value> takeRepaired() { return std::exchange(repaired_, std::nullopt); }
    /// Of the value as it is now.
    Badness badness() const { return found_.badness; }
    /// How many errors and warnings were removed; 0 if errors were replaced by more warnings.
    int solved() const { return std::max(0, atFirst_.sum() - found_.badness.sum()); }

private:
    struct Findings {
        Badness badness;
        std::deque<Repair> repairs; ///< there may be millions: a list that grows without a copy
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

    /// Moves the repairs that can be made together out of the findings, or a single repair that must be made
    /// alone if there are no others. Each of them is then made, refused, or found again.
    std::vector<Repair> takeRepairs() {
        std::vector<Repair> together;
        together.reserve(found_.repairs.size());
        std::deque<Repair> others;
        auto canJoin = admission();
        for (; !found_.repairs.empty(); found_.repairs.pop_front()) {
            Repair& repair = found_.repairs.front();
            if (std::ranges::find(refused_, repair) != refused_.end()) continue;
            if (canJoin(repair))
                together.push_back(std::move(repair));
            else
                others.push_back(std::move(repair));
        }
        if (together.empty() && !others.empty()) {
            together.push_back(std::move(others.front()));
            others.pop_front();
        }
        found_.repairs = std::move(others);
        return together;
    }

    /// Decides for one repair after the other whether it can be made together with those before it.
    auto admission() const {
        if constexpr (HasPlaces<Game>)
            return [this, written = std::set<typename Game::Place>()](const Repair& repair) mutable {
                const auto places = game_.places(repair);
                const auto isWritten = [&written](const auto& place) { return written.contains(place); };
                if (places.empty() || std::ranges::any_of(places, isWritten)) return false;
                written.insert(places.begin(), places.end());
                return true;
            };
        else
            return [](const Repair&) { return true; };
    }

    void attempt(std::span<const Repair> repairs) {
        if (repairs.empty() || isOver()) return;
        --checksLeft_;
        Value better = game_.repaired(value(), repairs);
        Findings found = findingsIn(better);
        if (stop_.stop_requested()) return; // what was found is incomplete
        const bool isBetter = found.badness < found_.badness;
        const bool solvesAll = isBetter && found.badness.sum() + int(repairs.size()) <= found_.badness.sum();
        const bool canLookCloser = repairs.size() > 1 && repairs.size() <= std::size_t(checksLeft_) / 4;
        if (solvesAll || (isBetter && !canLookCloser)) {
            repaired_ = std::move(better);
            found_ = std::move(found);
        } else if (repairs.size() == 1) {
            refused_.push_back(repairs.front());
        } else {
            attempt(repairs.first(repairs.size() / 2));
            attempt(repairs.subspan(repairs.size() / 2));
        }
    }

    const Value& given_;
    std::optional<Value> repaired_;
    Game game_;
    std::stop_token stop_;
    Findings found_;
    Badness atFirst_;
    int checksLeft_;
    std::vector<Repair> refused_;
};

/// A bound on the number of checks of a value with this many cells or objects: high for a small value, whose
/// check takes very little time.
inline int checksFor(std::size_t size) {
    constexpr std::size_t fewest = 24;
    constexpr std::size_t work = 200'000;
    return int(std::max(fewest, work / std::max<std::size_t>(size, 1)));
}

} // namespace stonemason
