// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/pocket_heroes/catalogue/catalogue.h"

#include <optional>
#include <string_view>

namespace stonemason::pocket_heroes {

/// Reads the catalogue of the game (resources/worlds/*.json; its schema is
/// resources/schema/world-catalogue.schema.json). Errors name the field, or the line of broken JSON: those of
/// parseJson and JsonReader, json/length (wanted, found), json/duplicate (id), json/version (found, newest).
Result<Catalogue> readCatalogue(std::string_view json);

/// The surface of the id that catalogues give it: "new-desert".
std::optional<Surface> surfaceFromId(std::string_view id);
/// Likewise of resources: "gold".
std::optional<Resource> resourceFromId(std::string_view id);

} // namespace stonemason::pocket_heroes
