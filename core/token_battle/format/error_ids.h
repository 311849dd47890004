// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>

namespace stonemason::token_battle {

/// The id of every error that reading and writing decks, cards, games and tournaments of tokens
/// can end with, and of every note on what a format loses, beside those that all readers share (json/...,
/// file/..., write/...), sorted. What each is given as arguments stands beside it in error_ids.cpp.
std::span<const std::string_view> errorIds();

} // namespace stonemason::token_battle
