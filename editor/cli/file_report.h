// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/format/json.h"
#include "core/pocket_heroes/template/template.h"
#include "core/text_map/glyph_table.h"
#include "editor/cli/arguments.h"
#include "editor/cli/board_input.h"
#include "editor/cli/deck_input.h"
#include "editor/cli/map_input.h"
#include "editor/cli/world_input.h"

namespace stonemason {

/// The report of a verb on one file, for programs and for people.
struct FileReport {
    Json json;
    QString text; ///< empty: nothing
    int status;   ///< the exit status this file alone calls for
};

using DescribeMap = FileReport (*)(const std::string& path, const Input& input);
using DescribeDecks = FileReport (*)(const std::string& path, const token_battle::DeckReading& reading,
                                     const token_battle::Catalogue& catalogue);
using DescribeBoard = FileReport (*)(const std::string& path, const wastes::Board& board,
                                     const wastes::Profile& profile);
using DescribeTemplate = FileReport (*)(const std::string& path, const pocket_heroes::Template& made,
                                        const pocket_heroes::Catalogue& catalogue);
using DescribeWorld = FileReport (*)(const std::string& path, const pocket_heroes::World& world,
                                     const pocket_heroes::Catalogue& catalogue);

using DescribeTextMap = FileReport (*)(const std::string& path, const text_map::TextMap& map,
                                       const text_map::GlyphTable& signs);

/// The reports of a verb by kind of content; nullptr for what it does not take. It takes maps, worlds or
/// both.
struct Describe {
    DescribeMap map;
    DescribeDecks decks = nullptr;
    DescribeBoard board = nullptr;
    DescribeWorld world = nullptr;
    DescribeTemplate aTemplate = nullptr;
    DescribeTextMap textMap = nullptr;
};

/// Reads every file of the arguments and prints the report on each: with --json as one document
/// {"files":[...]}, else as blocks of text with an empty line between. A file that cannot be read is reported
/// on standard error, stands as {"path","error"} in the document, and does not keep the others from being
/// reported. A report is printed before the next file is read. The content of a file determines its kind.
/// Returns the worst status.
int reportFiles(const Arguments& arguments, const Describe& describe);

} // namespace stonemason
