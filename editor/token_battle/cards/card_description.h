// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/deck/catalogue.h"

#include <QString>
#include <QStringList>

namespace stonemason::token_battle {

/// The card's name alone; "Unknown card 99" for one the catalogue does not know.
QString cardName(CardId card, const Catalogue& catalogue);

/// On one line: "value 2, Push, Row, Resilient". What is missing or plain is left out; empty for a card the
/// catalogue does not know.
QString cardTraits(CardId card, const Catalogue& catalogue);

/// The same with its name: "Wedge, value 2, Push, Row, Resilient".
QString cardSummary(CardId card, const Catalogue& catalogue);

/// What it does, in sentences; for a card the catalogue does not know, that.
QString cardEffect(CardId card, const Catalogue& catalogue);

/// Its number, the version it came with, the one it was changed in, what about it is assumed: a line each.
QStringList cardOrigin(CardId card, const Catalogue& catalogue);

/// All of it as rich text.
QString cardToolTip(CardId card, const Catalogue& catalogue);

} // namespace stonemason::token_battle
