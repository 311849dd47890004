// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text_map/glyph_table.h"
#include "core/text_map/text_map_file.h"
#include "editor/cli/file_report.h"

namespace stonemason::text_map {

/// What `check` reports on a map of characters: signs that the table does not have, rows that end before
/// others, and that there is no floor.
FileReport describeTextMap(const std::string& path, const TextMap& map, const GlyphTable& signs);

} // namespace stonemason::text_map
