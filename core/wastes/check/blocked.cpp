// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/check/checks.h"

namespace stonemason::wastes {

namespace {

/// blocked/side: side; were it to move at the start, it could not
constexpr std::string_view blockedMessages[]{"blocked/side"};

void runBlocked(const CheckedBoard& checked, Problems& problems) {
    if (!checked.engine) return;
    Position position = checked.engine->start();
    for (const Side side : bothSides) {
        position.toMove = std::uint8_t(side);
        if (!checked.engine->anyMove(position, [](Move) { return true; }))
            problems.push_back({blockedCheck.id,
                                Severity::Error,
                                {"blocked/side", {sideArgument(side)}},
                                piecesOf(checked.board, side)});
    }
}

} // namespace

constinit const Check blockedCheck{"blocked", runBlocked, blockedMessages};

} // namespace stonemason::wastes
