// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/generate/origin.h"

#include <optional>
#include <vector>

namespace stonemason {
class Dialogs;
}

namespace stonemason::pocket_heroes {

/// The template from which a world of that origin was made: a known one, or else one from a file that the
/// user chooses. nullopt: there is none; the user has been informed of the reason.
std::optional<Template> templateOf(const WorldOrigin& origin, const std::vector<Template>& known,
                                   Dialogs& dialogs);

} // namespace stonemason::pocket_heroes
