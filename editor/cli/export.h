// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/cli/map_input.h"

namespace stonemason {

/// Makes the bytes of a file that shows a map. Nothing when there is not enough memory.
/// @param form "png", "svg" or "pdf"
/// @param title stands at the top of a map without a name
using DrawMap = std::optional<std::string> (*)(const Input& input, std::string_view form,
                                               const QString& title);

/// Does what the verb export does. Returns the exit status.
/// @param draw nullptr when the arguments ask for no picture
int exportMap(const Arguments& arguments, DrawMap draw);

} // namespace stonemason
