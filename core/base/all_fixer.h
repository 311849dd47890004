// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/check.h"

#include <concepts>
#include <set>

namespace stonemason {

/// How a game checks and mends what an AllFixer is to mend:
///
///     Value     what is checked: a map, a board
///     Fix       a repair of it
///     Place     a part of it that a fix writes
///     check()   its problems
///     make()    makes a fix
///     places()  what a fix writes; none for one that is a person's to choose
template <typename G>
concept FixableGame = requires(const G& game, typename G::Value& value, const typename G::Fix& fix) {
    { game.check(value) } -> std::same_as<BasicReport<typename G::Fix>>;
    game.make(value, fix);
    { game.places(fix) } -> std::same_as<std::set<typename G::Place>>;
};

/// Takes the recommended fixes of all errors and warnings: the first of each problem in the order of the
/// report, and again of what is found then, as long as it leaves fewer errors, or as many and fewer warnings.
template <FixableGame Game>
class AllFixer {
public:
    using Value = typename Game::Value;
    using Fix = typename Game::Fix;

    AllFixer(Value value, Game game, std::stop_token stop)
        : value_(std::move(value))
        , game_(std::move(game))
        , stop_(std::move(stop))
        , report_(game_.check(value_)) {}

    /// A check may take long: fixes that write different places are tried together, and in halves when
    /// together they make nothing better. Told to stop, it leaves what it has.
    void fix() {
        for (std::vector<Fix> fixes = nextFixes(); !fixes.empty() && !stop_.stop_requested();
             fixes = nextFixes())
            take(fixes);
    }

    const Value& value() const { return value_; }
    const BasicReport<Fix>& report() const { return report_; }

private:
    /// How bad a value is: errors first.
    static std::pair<int, int> badnessOf(const BasicReport<Fix>& report) {
        return {report.count(Severity::Error), report.count(Severity::Warning)};
    }

    std::vector<Fix> nextFixes() const {
        std::vector<Fix> fixes;
        std::set<typename Game::Place> written;
        for (const auto& problem : report_.problems) {
            if (problem.severity == Severity::Note || problem.fixes.empty()) continue;
            const Fix& fix = problem.fixes.front();
            if (std::ranges::find(refused_, fix) != refused_.end()) continue;
            const auto places = game_.places(fix);
            const auto isWritten = [&](const auto& place) { return written.contains(place); };
            if (places.empty() || std::ranges::any_of(places, isWritten)) continue;
            written.insert(places.begin(), places.end());
            fixes.push_back(fix);
        }
        return fixes;
    }

    void take(std::span<const Fix> fixes) {
        if (fixes.empty() || stop_.stop_requested()) return;
        Value better = value_;
        for (const Fix& fix : fixes)
            game_.make(better, fix);
        BasicReport<Fix> report = game_.check(better);
        if (badnessOf(report) < badnessOf(report_)) {
            value_ = std::move(better);
            report_ = std::move(report);
        } else if (fixes.size() == 1) {
            refused_.push_back(fixes.front());
        } else {
            take(fixes.first(fixes.size() / 2));
            take(fixes.subspan(fixes.size() / 2));
        }
    }

    Value value_;
    Game game_;
    std::stop_token stop_;
    BasicReport<Fix> report_;
    std::vector<Fix> refused_;
};

} // namespace stonemason
