// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/check/check.h"

#include "core/kings_conflict/check/checks.h"

#include <array>

namespace stonemason::kings_conflict {

std::span<const Check> allChecks() {
    static const std::array table{sizeCheck,          codesCheck,        symmetryCheck, joinsCheck,
                                  varietyCheck,       startCheck,        kingTrapCheck, swatCheck,
                                  firstTurnKillCheck, routeCheck,        hintSizeCheck, hintFlatCheck,
                                  hintPeakCheck,      hintStrandedCheck, hintSideCheck};
    return table;
}

Report runChecks(const Map& map, const GameProfile& game, std::stop_token stop) {
    return reportOf(allChecks(), stop, map, game);
}

void visitProblems(const Map& map, const GameProfile& game, const std::function<void(const Problem&)>& visit,
                   std::stop_token stop) {
    Problems problems(visit);
    runTable(allChecks(), stop, problems, map, game);
}

} // namespace stonemason::kings_conflict
