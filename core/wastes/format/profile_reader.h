// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/wastes/game/profile.h"

#include <string_view>

namespace stonemason::wastes {

/// Reads the profile of the game (resources/wastes/*.json; its schema is
/// resources/schema/wastes-profile.schema.json). Errors name the field, or the line of broken JSON: those of
/// parseJson and JsonReader, json/length, json/version (found, newest we know).
Result<Profile> readProfile(std::string_view json);

} // namespace stonemason::wastes
