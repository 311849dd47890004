// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/check/check.h"

#include "core/wastes/check/checks.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace stonemason::wastes {

int Report::count(Severity severity) const {
    return int(std::ranges::count(problems, severity, &Problem::severity));
}

std::span<const Check> allChecks() {
    static const std::array table{placeCheck,  piecesCheck, goalCheck,   blockedCheck,
                                  mirrorCheck, raceCheck,   forcedCheck, islandCheck};
    return table;
}

Report runChecks(const Board& board, const Profile& profile, std::stop_token stop) {
    CheckedBoard checked{board, profile, {}};
    if (auto engine = Engine::of(board, profile)) checked.engine = std::move(engine).value();
    Report report;
    for (const Check& check : allChecks()) {
        if (stop.stop_requested()) break;
        std::ranges::move(check.run(checked), std::back_inserter(report.problems));
    }
    return report;
}

} // namespace stonemason::wastes
