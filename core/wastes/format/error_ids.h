// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>

namespace stonemason::wastes {

/// The id of every error of this game that reading and writing its files and playing them can end with,
/// beside those that all readers share (json/..., file/..., write/...), sorted. What each is given as
/// arguments stands beside it in error_ids.cpp.
std::span<const std::string_view> errorIds();

} // namespace stonemason::wastes
