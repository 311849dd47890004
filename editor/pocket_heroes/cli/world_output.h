// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace stonemason::pocket_heroes {

/// Whether a file of that name is a world: .hmm, in capitals or not.
bool isWorldName(std::string_view name);

/// What `convert` does with a world: writes it in the version of the file that it has, which changes no byte
/// of it. Returns the exit status.
int convertWorld(const std::string& path, std::string_view bytes, const std::string& output);

} // namespace stonemason::pocket_heroes
