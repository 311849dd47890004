// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/catalogue/catalogue.h"
#include "core/pocket_heroes/world/world.h"
#include "editor/cli/file_report.h"

namespace stonemason::pocket_heroes {

/// What is wrong with a world of Pocket Heroes.
FileReport describeWorld(const std::string& path, const World& world, const Catalogue& catalogue);

} // namespace stonemason::pocket_heroes
