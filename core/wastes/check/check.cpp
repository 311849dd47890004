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

namespace {

CheckedBoard checkedBoard(const Board& board, const Profile& profile) {
    CheckedBoard checked{board, profile, {}};
    if (auto engine = Engine::of(board, profile)) checked.engine = std::move(engine).value();
    return checked;
}

} // namespace

Report runChecks(const Board& board, const Profile& profile, std::stop_token stop) {
    return reportOf(allChecks(), stop, checkedBoard(board, profile));
}

void visitProblems(const Board& board, const Profile& profile,
                   const std::function<void(const Problem&)>& visit, std::stop_token stop) {
    Problems problems(visit);
    runTable(allChecks(), stop, problems, checkedBoard(board, profile));
}

} // namespace stonemason::wastes
