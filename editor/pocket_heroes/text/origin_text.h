// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/generate/origin.h"

#include <QString>

#include <optional>

namespace stonemason::pocket_heroes {

/// Why the preview of a template cannot show the world of that origin, in a sentence; empty when it can.
QString whyNotAgain(const std::optional<WorldOrigin>& origin);

} // namespace stonemason::pocket_heroes
