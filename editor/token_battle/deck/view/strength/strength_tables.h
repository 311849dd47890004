// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/token_battle/deck/view/strength/figure_table.h"
#include "editor/token_battle/deck/view/strength/strength_session.h"

namespace stonemason::token_battle {

/// How the measured deck did against each deck of its field or, of each against each, how all did, the best
/// first.
FigureContents decksTable(const Measurement& measurement);
/// The results of the games for the cards of an entrant, stack by stack; nothing for -1.
FigureContents cardsTable(const Measurement& measurement, int entrant, const Catalogue& catalogue);
/// The share of points that the deck of a row makes against that of a column, both the best first.
FigureContents matrixTable(const Measurement& measurement);
/// What a finished search suggests, the largest gain first.
FigureContents suggestionsTable(const ChangeSearch& search, const Catalogue& catalogue);

} // namespace stonemason::token_battle
