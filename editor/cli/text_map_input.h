// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text_map/sign_table.h"

#include <optional>

namespace stonemason {

/// What signs of maps of characters mean. Nothing, with one line on standard error, when the table of a
/// person's own cannot be used.
std::optional<text_map::SignTable> loadTextMapSigns();

} // namespace stonemason
