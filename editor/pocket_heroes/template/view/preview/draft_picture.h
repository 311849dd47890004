// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/generate/draft.h"

#include <QImage>

namespace stonemason::pocket_heroes {

/// A world in the making: the ground of the zones, what cannot be walked dark, passages and roads pale, and
/// castles, mines, guards and treasures as dots. A square of that many pixels.
QImage draftImage(const Draft& draft, const Template& made, int side, bool dark);

} // namespace stonemason::pocket_heroes
