// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

/// The largest and densest files that readers look at.
namespace stonemason::dense {

struct Input {
    const char* name;
    std::string (*text)();
    bool comesNear = false; ///< to the most memory that a reader may take
};

/// Of each kind of file.
std::span<const Input> inputs();

std::string largestTournament();

/// Eight thousand moves on the largest board: one piece goes a long way, each step of which brings it
/// nearer to its goal, so that nothing counts as come up again; two others step forth and back meanwhile.
std::string longestWar();

/// What the packed block of a world for the game may hold.
inline constexpr std::size_t mostUnpacked = std::size_t{4} * 1024 * 1024;

/// A file for the game up to its packed block, and what follows with its length.
std::string playable(std::size_t length, std::string_view stream, std::size_t players = 0);

/// The content of a file for the game up to the list of events, which holds the most for its bytes.
std::string eventsForTheGame();

/// A mebibyte that asks for 267 of them.
std::string bombForTheGame();

} // namespace stonemason::dense
