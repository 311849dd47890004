// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/kings_conflict/map/map.h"

#include <string>
#include <string_view>

namespace stonemason::kings_conflict {

/// The character for a hole of a block in text. A space would be lost in a forum post.
inline constexpr char holeMark = '.';

/// A block as the clipboard and forum posts hold it: a line of codes for each row, holes as '.'.
std::string writeBlock(const Block& block);

/// Reads such lines as codes of that kind of layer, which cannot be detected from the text: "0123" are river
/// bends on terrain and digits on a hint layer. White space around lines, blank lines before and after, a BOM
/// and any line end are fine. Errors name the line: block/empty (no code at all), block/ragged (codes found,
/// codes expected), block/unknown-code (the code, its column from 0), block/too-large (the most rows or
/// columns).
Result<Block> readBlock(std::string_view text, const GameProfile& game, LayerKind kind);

} // namespace stonemason::kings_conflict
