// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/format/deck_format.h"
#include "editor/cli/file_report.h"

namespace stonemason::token_battle {

/// What is wrong with the decks of a file, in the shape of the report on a map with "deck", "stack" and
/// "slot" in place of cells.
FileReport describeDecks(const std::string& path, const DeckReading& reading, const Catalogue& catalogue);

} // namespace stonemason::token_battle
