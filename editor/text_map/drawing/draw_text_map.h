// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text_map/glyph_table.h"

#include <QString>

#include <optional>
#include <string>
#include <string_view>

namespace stonemason::text_map {

/// A picture of a map without a window: png, svg or pdf, by `form`; nothing when it could not be drawn. A map
/// of more than 65,536 cells is a png only.
std::optional<std::string> drawTextMap(const TextMap& map, const GlyphTable& signs,
                                       const SignMeanings& meanings, std::string_view form,
                                       const QString& title);

} // namespace stonemason::text_map
