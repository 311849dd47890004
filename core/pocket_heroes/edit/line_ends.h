// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/world/world.h"

#include <string>
#include <string_view>

/// The game's editor ends lines of texts with CR LF, other programs with LF,
/// and either keeps what it reads.
namespace stonemason::pocket_heroes {

/// The text with every line end, CR LF, CR or LF, replaced by LF.
std::string withPlainLineEnds(std::string_view text);

/// Words that were typed, with LF at the end of each line, as the next state of
/// a text: the lines before and behind the change keep their ends, new ones get
/// CR LF or LF.
std::string withLineEnds(std::string_view typed, std::string_view before, bool isCrLf);

/// Whether the first end of a line in the world's texts is CR LF.
bool endsLinesWithCrLf(const World& world);

} // namespace stonemason::pocket_heroes
