// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/check/check.h"

#include "core/wastes/check/checks.h"

#include <array>

namespace stonemason::wastes {

std::span<const Check> allChecks() {
    static const std::array table{placeCheck, piecesCheck, goalCheck,   blockedCheck, mirrorCheck,
                                  jumpCheck,  raceCheck,   forcedCheck, islandCheck};
    return table;
}

Report runChecks(const Board& board, const Profile& profile, std::stop_token stop) {
    CheckedBoard checked{board, profile, {}};
    if (auto engine = Engine::of(board, profile)) checked.engine = std::move(engine).value();
    return reportOf(allChecks(), stop, checked);
}

} // namespace stonemason::wastes
