// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/check/checks.h"

namespace stonemason::kings_conflict {

namespace {

/// size/wrong: rows, columns, rows the game needs, columns the game needs
constexpr std::string_view sizeMessages[]{"size/wrong"};

void runSize(const Map& map, const GameProfile& game, Problems& problems) {
    const Size size = map.size();
    if (size == game.board) return;
    problems.push_back({sizeCheck.id,
                        Severity::Error,
                        {"size/wrong", {size.rows, size.columns, game.board.rows, game.board.columns}}});
}

} // namespace

constinit const Check sizeCheck{"size", runSize, sizeMessages};

} // namespace stonemason::kings_conflict
