// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/generate/draft.h"

#include <optional>
#include <span>
#include <vector>

namespace stonemason::pocket_heroes {

/// For each building a cell of its zone beside its entrance where a guard sees all who come, each cell for
/// one of them: ground that is walked, or an obstacle that can be cleared for it. Nothing for a building that
/// finds none however the others move.
std::vector<std::optional<Cell>> guardPosts(const Draft& draft,
                                            std::span<const DraftBuilding* const> guarded);

} // namespace stonemason::pocket_heroes
