// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>

namespace stonemason::kings_conflict {

/// The id of every error that reading and writing maps, parts of them that are pasted and profiles of games
/// can end with, and of every note on what a format loses, beside those that all readers share (json/...,
/// file/..., write/...), sorted. What each is given as arguments stands beside it in error_ids.cpp.
std::span<const std::string_view> errorIds();

} // namespace stonemason::kings_conflict
