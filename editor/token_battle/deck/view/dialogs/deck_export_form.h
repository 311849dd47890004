// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/format/deck_format.h"

#include <QString>

#include <array>

namespace stonemason::token_battle {

/// The forms in which decks leave the program, in the order of the dialog's tabs.
enum class DeckExportForm { ShareCode, List, Sets, OldSets, Library, Picture };
inline constexpr std::array allDeckExportForms{DeckExportForm::ShareCode, DeckExportForm::List,
                                               DeckExportForm::Sets,      DeckExportForm::OldSets,
                                               DeckExportForm::Library,   DeckExportForm::Picture};

/// How wide a picture of a deck can be made, in pixels.
inline constexpr int smallestSheet = 300;
inline constexpr int usualSheet = 1000;
inline constexpr int largestSheet = 4000;

/// What people call the form.
QString nameOf(DeckExportForm form);
/// Whether the form is that of a single deck.
bool holdsOneDeck(DeckExportForm form);
/// The form in which decks are text; a picture is none.
DeckFormat deckFormatOf(DeckExportForm form);
/// "txt", "sdeck", "png".
QString suffixOf(DeckExportForm form);
/// What a file dialog calls such files, the usual form first: "Sets of the game (*.txt)".
QStringList filtersOf(DeckExportForm form);

} // namespace stonemason::token_battle
