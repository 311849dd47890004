// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/kings_conflict/game/game_profile.h"

#include <string_view>

namespace stonemason::kings_conflict {

/// Reads a game profile (resources/games/*.json; its schema is resources/schema/game-profile.schema.json).
/// Errors name the field ("tiles[3].river") or, for broken JSON, the line: those of parseJson and JsonReader,
/// json/unknown-field for a field that is not described there, json/duplicate for an id or code used twice,
/// json/version, profile/not-closed (a tile's mirror image has no code), profile/plain-tile (code; it is
/// a river or road), profile/starts (number found; not two), profile/no-choices (no symmetry to choose),
/// profile/not-a-choice (symmetry), profile/holes (rows and columns the picture of holes must have),
/// profile/uneven-holes (symmetry), profile/start-in-hole, profile/no-kings.
/// A profile of version 1, whose section `kings` lies open among the other fields, is read as well.
Result<GameProfile> readGameProfile(std::string_view json);

} // namespace stonemason::kings_conflict
