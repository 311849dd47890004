// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/duel/position.h"
#include "editor/token_battle/duel/view/art/duel_palette.h"

#include <QPainter>

namespace stonemason::token_battle {

/// Draws a token in its cell: its owner as colour, outline and pattern, its value as a number, its kind as
/// what surrounds it: a second ring (resilient), rays (auras: full for its owner's tokens, hollow for the
/// others', half for all), barrels in the directions a turret shoots, a golden diamond behind it.
void paintToken(QPainter& painter, const QRectF& cell, const Token& token, const DuelPalette& palette);

/// A player's mark without a value, for headings and lists.
void paintOwnerMark(QPainter& painter, const QRectF& square, int player, const DuelPalette& palette);

} // namespace stonemason::token_battle
