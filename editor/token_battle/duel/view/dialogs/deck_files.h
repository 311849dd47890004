// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "editor/token_battle/duel/view/dialogs/new_game.h"

#include <optional>
#include <span>
#include <vector>

namespace stonemason::token_battle {

/// What the decks of a file are offered under: its name.
QString libraryOf(const QString& path);

/// Adds the decks that the file holds now to the offers, in place of those it held before. Of a file that is
/// open the decks count that its document offers, saved or not, if only that it has none: those stay. Returns
/// the one to choose first, nullopt when there is none. Errors: those of readFile and readDecks.
Result<std::optional<DeckChoice>> addDecksOf(const QString& path, const Catalogue& catalogue,
                                             std::vector<DeckOffer>& offers);

/// The offers with the decks of those files read again that were chosen from and are offered no more. A file
/// that is gone by now adds nothing, and neither does one whose document is open: whyNotPlayed() then says so
/// of a deck that is not there.
std::vector<DeckOffer> withRemembered(std::vector<DeckOffer> offers, std::span<const DeckChoice> choices,
                                      const Catalogue& catalogue);

} // namespace stonemason::token_battle
