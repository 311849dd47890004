// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/pocket_heroes/rules/fairness.h"
#include "core/pocket_heroes/template/template.h"

#include <optional>

namespace stonemason::pocket_heroes {

/// How fair a world is that was generated: treasure is worth what Config::treasureCost says.
Fairness fairnessOf(const World& world, const Catalogue& catalogue, const Config& config);

/// What to warn of: "generate/unfair" with the spread and the most for a fair world, both in percent. Nothing
/// for a fair one.
std::optional<Message> unfairnessOf(const Fairness& fairness);

} // namespace stonemason::pocket_heroes
