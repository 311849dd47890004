// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/format/text_file.h"
#include "core/token_battle/format/deck_collector.h"

namespace stonemason::token_battle {

// The set text of Token Battle: "set N", in newer files a line with the deck's name, then a line for each
// stack with the numbers of its cards, the top card first. (blog, 25 May 2016)

/// Whether the first line that is not blank is "set" and a number.
bool looksLikeSets(std::string_view text);

/// Reads old and new set text into the collector and sets its format; blank lines count for nothing.
///
/// A deck is recognised by what stands between one "set" line and the next: four lines of numbers are a deck
/// without a name, five lines of which the last four are numbers one with a name, whatever the name looks
/// like: "0 1", or "set 1" where a line of numbers follows. Only when the first of five lines is numbers too
/// and the file has decks without names and none with a plain name, the line may be a fifth stack as well as
/// a name, and the deck is left out. A name that stands there several times, as the game's own update left
/// it, counts once. The first deck under "set ACTIVE" is the active one.
void readSets(TextPart part, DeckCollector& collector, int active = 0);

/// The library as set text, lines ended by `lineEnd`, the last one too. With names it is the newer form.
/// Error: write/empty-stack (deck, stack from 1).
Result<std::string> writeSets(const DeckLibrary& library, bool names, std::string_view lineEnd = "\n");

} // namespace stonemason::token_battle
