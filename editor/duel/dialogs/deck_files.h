// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/format/deck_format.h"
#include "editor/duel/dialogs/new_game.h"

#include <span>

namespace stonemason {

/// What the decks of a file are offered under: its name.
QString libraryOf(const QString& path);

/// Adds the decks that the file holds now to the offers, in place of those it held before. Errors: those of
/// readFile and readDecks.
Result<DeckReading> addDecksOf(const QString& path, const Catalogue& catalogue,
                               std::vector<DeckOffer>& offers);

/// The offers with those decks read again that were chosen from a file and are offered no more. A file that
/// is gone by now adds nothing: whyNotPlayed() then says so.
std::vector<DeckOffer> withRemembered(std::vector<DeckOffer> offers, std::span<const DeckWish> wishes,
                                      const Catalogue& catalogue);

} // namespace stonemason
