// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/generate/origin.h"

#include <optional>
#include <vector>

namespace stonemason {
class Dialogs;
}

namespace stonemason::pocket_heroes {

/// The template that a world of that origin was made from: one of those that are known, or else what a file
/// holds that the person chooses. nullopt: there is none; the person knows why.
std::optional<Template> templateOf(const WorldOrigin& origin, const std::vector<Template>& known,
                                   Dialogs& dialogs);

} // namespace stonemason::pocket_heroes
