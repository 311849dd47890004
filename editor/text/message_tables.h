// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/text/message_text.h"

namespace stonemason {

// One table for each sort of message; each in a file of its own, with its translation context.

inline constexpr char problemContext[] = "Problem";
inline constexpr char fixContext[] = "Fix";
inline constexpr char errorContext[] = "Error";

/// Problems of the checks size, codes, symmetry and joins, which look at what is drawn: headline and
/// sentence.
std::span<const MessageText> boardProblemTexts();

/// Problems of the checks that look at how the map plays: headline and sentence.
std::span<const MessageText> playProblemTexts();

/// Problems of the checks of the hint grids: headline and sentence.
std::span<const MessageText> hintProblemTexts();

/// Labels of fixes: the sentence is what the button says.
std::span<const MessageText> fixTexts();

/// Why an input or output could not be used: the sentence names the cause and what to do.
std::span<const MessageText> errorTexts();

/// The same for maps, parts of them that are pasted, and profiles of games.
std::span<const MessageText> mapErrorTexts();

/// The same for decks and cards, and what else is said of decks: problems, refusals, notes on writing them.
std::span<const MessageText> deckTexts();

/// The same for games of tokens, their records and positions.
std::span<const MessageText> duelTexts();

/// The same for tournaments of decks and their results.
std::span<const MessageText> tournamentTexts();

} // namespace stonemason
