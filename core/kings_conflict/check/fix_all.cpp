// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/check/fix_all.h"

#include "core/kings_conflict/check/merged_report.h"

#include <algorithm>
#include <set>
#include <utility>

namespace stonemason {

namespace {

/// How bad a map is: errors first.
using Badness = std::pair<int, int>;

Badness badnessOf(const Report& report) {
    return {report.count(Severity::Error), report.count(Severity::Warning)};
}

class AllFixer {
public:
    AllFixer(const Map& map, const GameProfile& game, std::stop_token stop)
        : map_(map), game_(game), stop_(std::move(stop)), report_(runChecks(map, game)) {}

    /// On a large map a check takes long: fixes that touch different cells are tried together, and in halves
    /// when together they make nothing better.
    void fix() {
        for (std::vector<Fix> fixes = nextFixes(); !fixes.empty() && !stop_.stop_requested();
             fixes = nextFixes())
            take(fixes);
    }

    const Map& map() const { return map_; }
    const Report& report() const { return report_; }

private:
    std::vector<Fix> nextFixes() const {
        std::vector<Fix> fixes;
        std::set<std::pair<int, Cell>> touched;
        for (const Problem& problem : report_.problems) {
            if (problem.severity == Severity::Note || problem.fixes.empty()) continue;
            const Fix& fix = problem.fixes.front();
            if (fix.redeclares || std::ranges::find(refused_, fix.changes) != refused_.end()) continue;
            const auto isTouched = [&](const CellChange& change) {
                return touched.contains({change.layer, change.cell});
            };
            if (fix.changes.empty() || std::ranges::any_of(fix.changes, isTouched)) continue;
            for (const CellChange& change : fix.changes)
                touched.insert({change.layer, change.cell});
            fixes.push_back(fix);
        }
        return fixes;
    }

    void take(std::span<const Fix> fixes) {
        if (fixes.empty() || stop_.stop_requested()) return;
        Map better = map_;
        for (const Fix& fix : fixes)
            apply(better, fix);
        Report report = runChecks(better, game_);
        if (badnessOf(report) < badnessOf(report_)) {
            map_ = std::move(better);
            report_ = std::move(report);
        } else if (fixes.size() == 1) {
            refused_.push_back(fixes.front().changes);
        } else {
            take(fixes.first(fixes.size() / 2));
            take(fixes.subspan(fixes.size() / 2));
        }
    }

    Map map_;
    const GameProfile& game_;
    std::stop_token stop_;
    Report report_;
    std::vector<CellChanges> refused_;
};

/// How many errors and warnings a person is told.
int toldOf(const AllFixer& fixer) {
    const auto [errors, warnings] = badnessOf(mergedReport(fixer.report(), fixer.map()));
    return errors + warnings;
}

} // namespace

FixedMap fixAll(const Map& map, const GameProfile& game, std::stop_token stop) {
    AllFixer fixer(map, game, std::move(stop));
    const int before = toldOf(fixer);
    fixer.fix();
    const int left = toldOf(fixer);
    FixedMap fixed{{}, std::max(0, before - left), left};
    for (int layer = 0; layer < map.layerCount(); ++layer) {
        if (!map.hasLayer(layer)) continue;
        forEachCell(map.size(), [&](Cell cell) {
            const Code was = map.layer(layer)[cell], is = fixer.map().layer(layer)[cell];
            if (was != is) fixed.changes.push_back({layer, cell, was, is});
        });
    }
    return fixed;
}

} // namespace stonemason
