// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/world/kinds.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace stonemason::pocket_heroes {

/// Ids in the order of their numbers, found by either.
class NumberedIds {
public:
    NumberedIds() = default;
    explicit NumberedIds(std::vector<std::string> ids);

    std::optional<std::uint16_t> numberOf(std::string_view id) const;
    /// The id of a number; empty when there is none.
    std::string_view idOf(int number) const;
    int size() const { return int(ids_.size()); }

    bool operator==(const NumberedIds&) const = default;

private:
    std::vector<std::string> ids_;
    std::vector<std::uint16_t> byId_; ///< numbers, sorted by their ids
};

/// The starting values of a hero for whom a map specifies nothing else.
struct HeroDefaults {
    Nation nation = Nation::Citadel;   ///< of the hero's class
    std::vector<std::uint16_t> spells; ///< those of the start

    bool operator==(const HeroDefaults&) const = default;
};

/// The numbers that the game uses for objects where the files of its editor use ids (resources/playable;
/// source: hmm.xml of the game's public sources, where a number is the place in a list).
struct GameNumbers {
    std::string game;
    NumberedIds avatars; ///< pictures of one cell; all decorations are among them
    NumberedIds paths;
    NumberedIds visitables;
    NumberedIds ownerables;
    NumberedIds castles; ///< layouts, the same twelve for each nation
    NumberedIds artifacts;
    NumberedIds drawnArtifacts; ///< those that the game draws: any, then by level
    NumberedIds heroes;
    std::vector<HeroDefaults> heroDefaults;                     ///< by their numbers
    std::vector<std::pair<std::string, std::string>> oldHeroes; ///< ids in older maps and their present ids

    /// The number of an artifact in files: for drawn artifacts, firstDrawnArtifact + index.
    std::optional<std::uint16_t> artifactNumber(std::string_view id) const;
    std::string_view artifactId(std::uint16_t number) const;
    /// The number of a hero, whether by the present id or by an old one.
    std::optional<std::uint16_t> heroNumber(std::string_view id) const;

    bool operator==(const GameNumbers&) const = default;
};

inline constexpr std::uint16_t firstDrawnArtifact = 0xFF00;

} // namespace stonemason::pocket_heroes
