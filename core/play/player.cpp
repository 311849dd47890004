// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/player.h"

#include "core/base/random.h"

#include <algorithm>

namespace stonemason {

namespace {

constexpr std::array<std::string_view, 3> levelIds{"easy", "normal", "hard"};

} // namespace

std::string_view playerLevelId(PlayerLevel level) {
    return levelIds[std::size_t(level)];
}

std::optional<PlayerLevel> playerLevelFromId(std::string_view id) {
    const auto it = std::ranges::find(levelIds, id);
    if (it == levelIds.end()) return std::nullopt;
    return PlayerLevel(it - levelIds.begin());
}

std::uint64_t playerSeed(std::uint64_t gameSeed, int player) {
    SeededRandom random(gameSeed);
    std::uint64_t seed = random.next();
    for (int i = 0; i <= player; ++i)
        seed = random.next();
    return seed;
}

} // namespace stonemason
