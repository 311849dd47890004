// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/template/template.h"

#include <optional>
#include <string_view>

/// The names that template files use for the values in templates (source: the generator's enums, whose names
/// are upper-case; our own are written alike).
namespace stonemason::pocket_heroes {

/// Each value has exactly one name and is found by it alone. An unknown value's name is empty.
std::string_view templateWord(Surface surface);
std::string_view templateWord(Resource resource);
std::string_view templateWord(Nation nation);
std::string_view templateWord(LinkKind kind);
std::string_view templateWord(GuardRule rule);
std::string_view templateWord(ShareRule rule);
std::string_view templateWord(RichnessRule rule);
std::string_view templateWord(CastleSize size);
std::string_view templateWord(WaterKind kind);
std::string_view templateWord(PlacedZones placed);
std::string_view templateWord(WorldSymmetry symmetry);
std::string_view templateWord(ZoneKind kind);
std::string_view templateWord(GuardStrength strength);

/// The value of type T that has the name; nullopt when none has.
template <typename T>
std::optional<T> fromTemplateWord(std::string_view word);

/// The signs of the old text form for a link, in the order of LinkKind.
inline constexpr std::string_view templateLinkSigns = "~-^";

/// The surface an old text means, in small or capital letters.
std::optional<Surface> surfaceOfAnyCase(std::string_view word);
std::optional<Nation> nationOfAnyCase(std::string_view word);

} // namespace stonemason::pocket_heroes
