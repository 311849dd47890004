// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/kings_conflict/game/game_profile.h"
#include "core/kings_conflict/map/map.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace stonemason::fuzz {

using namespace kings_conflict;

/// The King's Conflict profile as the program ships it.
const GameProfile& game();

/// Ends the process, so that the fuzzer keeps the input, when the claim does not hold.
void require(bool claim, const char* what);

/// What must hold of every error: a known id, of those all readers have or of the reader's own, and no line
/// beyond the input.
void requireGoodError(const Error& error, std::string_view input, std::span<const std::string_view> own = {});

/// The bytes as text.
inline std::string_view textOf(const std::uint8_t* data, std::size_t size) {
    return {reinterpret_cast<const char*>(data), size};
}

} // namespace stonemason::fuzz
