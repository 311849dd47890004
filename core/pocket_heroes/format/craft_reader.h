// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/pocket_heroes/catalogue/craft_rules.h"

#include <string_view>

namespace stonemason::pocket_heroes {

/// Reads the bands of the figures of worlds (resources/craft/*.json; the schema is
/// resources/schema/world-craft.schema.json). Errors name the field, or the line of broken JSON: those of
/// parseJson and JsonReader, json/duplicate (id), json/length (wanted, found), json/version (found, newest).
Result<CraftRules> readCraftRules(std::string_view json);

} // namespace stonemason::pocket_heroes
