// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

/// The largest and densest files that readers process.
namespace stonemason::dense {

struct Input {
    const char* name;
    std::string (*text)();
    bool comesNear = false; ///< to the most memory that a reader may use
};

/// The inputs for each kind of file.
std::span<const Input> inputs();

std::string largestTournament();

/// Eight thousand moves on the largest board: one piece goes a long way and gets nearer to its goal with
/// each step, so that no position counts as repeated; two others step back and forth meanwhile.
std::string longestWar();

/// The largest permitted content of the packed block of a world for the game.
inline constexpr std::size_t mostUnpacked = std::size_t{4} * 1024 * 1024;

/// A file for the game up to its packed block, with the block's unpacked length and its stream.
std::string playable(std::size_t length, std::string_view stream, std::size_t players = 0);

/// The content of a file for the game up to the list of events, the list with the most records per byte.
std::string eventsForTheGame();

/// A mebibyte of packed data that unpacks to 267 million bytes.
std::string bombForTheGame();

} // namespace stonemason::dense
