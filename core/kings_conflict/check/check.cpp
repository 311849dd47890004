// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/check/check.h"

#include "core/kings_conflict/check/checks.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace stonemason {

int Report::count(Severity severity) const {
    return int(std::count_if(problems.begin(), problems.end(),
                             [severity](const Problem& problem) { return problem.severity == severity; }));
}

std::span<const Check> allChecks() {
    static const std::array table{sizeCheck,          codesCheck,        symmetryCheck, joinsCheck,
                                  varietyCheck,       startCheck,        kingTrapCheck, swatCheck,
                                  firstTurnKillCheck, routeCheck,        hintSizeCheck, hintFlatCheck,
                                  hintPeakCheck,      hintStrandedCheck, hintSideCheck};
    return table;
}

Report runChecks(const Map& map, const GameProfile& game, std::stop_token stop) {
    Report report;
    for (const Check& check : allChecks()) {
        if (stop.stop_requested()) break;
        std::vector<Problem> found = check.run(map, game);
        std::move(found.begin(), found.end(), std::back_inserter(report.problems));
    }
    return report;
}

void apply(Map& map, const Fix& fix) {
    stonemason::apply(map, std::span(fix.changes));
    if (fix.redeclares) map.symmetry = fix.declares;
}

} // namespace stonemason
