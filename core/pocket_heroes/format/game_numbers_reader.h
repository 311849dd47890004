// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/pocket_heroes/catalogue/game_numbers.h"

#include <string_view>

namespace stonemason::pocket_heroes {

/// Reads the numbers of objects (resources/playable/*.json; the schema is
/// resources/schema/world-numbers.schema.json). Errors name the field, or the line of broken JSON: those of
/// parseJson and JsonReader, json/duplicate (id), json/version (found, newest).
Result<GameNumbers> readGameNumbers(std::string_view json);

} // namespace stonemason::pocket_heroes
