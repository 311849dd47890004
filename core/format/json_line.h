// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace stonemason {

/// The line, from 1, on which the value of a field stands, named as JsonReader names it: "zones[3].size". For
/// a field that is not there the line on which that begins which lacks it. The text must be one that
/// parseJson accepts.
int lineOfField(std::string_view json, std::string_view path);

} // namespace stonemason
