// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/cli/file_report.h"

namespace stonemason {

/// What is wrong with a world of Pocket Heroes.
FileReport describeWorld(const std::string& path, const pocket_heroes::World& world,
                         const pocket_heroes::Catalogue& catalogue);

} // namespace stonemason
