// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/format/text_file.h"
#include "core/kings_conflict/map/map.h"

#include <string>
#include <string_view>
#include <vector>

namespace stonemason::kings_conflict {

/// A post taken apart: the words about the map, and what stands in code blocks.
struct ForumPost {
    MapInfo info;
    bool hasWords = false; ///< whether any words were found
    std::vector<TextPart> blocks;
};

/// Takes a post apart. Code blocks are [code] ... [/code] or, where there is none, fenced by ``` or ~~~; one
/// that is not closed runs to the end. Outside of them the first lines that begin with `Map:`, `Author:` (or
/// `By:`) and `Licence:` (or `License:`), also in bold, give the words. Where the line `Game:` stands, as in
/// our own posts, what follows its paragraph up to the code block is the description.
/// Bytes that are not UTF-8 are replaced in the words.
ForumPost splitForumPost(std::string_view text);

/// The words as a post can hold them: name, author and licence on one line with single spaces, the
/// description without blank lines at its ends and blanks at the ends of lines, no code tags, no NUL.
/// readMap(writeForumPost(m)) has exactly these words.
MapInfo asPosted(const MapInfo& info);

/// A post in BBCode: the words, a blank line, the description, a blank line, the code (as writeMapCode) in a
/// code block. Errors: those of writeMapCode, and write/code-in-form for a row that would end the code block.
Result<std::string> writeForumPost(const Map& map, const GameProfile& game);

} // namespace stonemason::kings_conflict
