// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/wastes/generate/origin.h"

#include <QString>

namespace stonemason::wastes {

/// The label of a wish: "Sludge", "Pieces of a side".
QString wishName(WishKind kind);

/// What its numbers count, in a sentence for a tool tip.
QString wishMeaning(WishKind kind);

/// A value with the wish's unit: "14 %", "3".
QString wishValue(WishKind kind, int value);

/// The measurement in one line: "The side that moves first makes 51 % of the points (46 to 56 %) ..."
QString measureText(const BoardMeasure& measure);

/// The same in short, for the caption of a picture: "51 % (46–56 %)".
QString shortMeasureText(const BoardMeasure& measure);

/// Why no board was generated, as a sentence with the names of the wishes. The command line uses their ids
/// instead, by errorText().
QString generationErrorText(const Error& error);

} // namespace stonemason::wastes
