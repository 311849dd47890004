// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/format/deck_format.h"

#include <optional>
#include <string>
#include <string_view>

namespace stonemason::token_battle {

/// The form that decks are written in to a file of that name: .sdeck (the library) or .txt (sets of the
/// game), in capitals or not; nothing for other names.
std::optional<DeckFormat> deckFormatForName(std::string_view name);

/// Writes the library in the form to the output, "-" for standard output, and prints on standard error what
/// the form loses and what the game would not take. A user file of the original game is never overwritten:
/// sets go into it in place of its own, everything else is refused.
/// Returns exitFine, or exitUnusable with one line on standard error.
/// @param input what the decks come from, named with the output where that cannot be written; empty: nothing
int writeLibrary(const DeckLibrary& library, const Catalogue& catalogue, DeckFormat format,
                 const std::string& output, const std::string& input = {});

/// What `convert` does with decks: writes those of `path` in the form, or in the one the name of the output
/// asks for. Decks the library cannot hold are named and left out; into the file they come from, nothing is
/// written then. Returns the exit status.
int convertDecks(const std::string& path, std::string_view bytes, std::optional<DeckFormat> format,
                 const std::string& output);

} // namespace stonemason::token_battle
