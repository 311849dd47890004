// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

class QMimeData;

namespace stonemason::token_battle {

class MoveChoice;

/// What a dragged top card is to whoever it is dropped on: a stack of one view's game, of no meaning to
/// others.
namespace StackDrag {

/// The caller owns it; QDrag takes it.
QMimeData* dataOf(int stack, const MoveChoice& choice);
/// nullopt for what comes from elsewhere.
std::optional<int> stackOf(const QMimeData& data, const MoveChoice& choice);

} // namespace StackDrag

} // namespace stonemason::token_battle
