// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/wastes/generate/origin.h"

#include <QString>

namespace stonemason::wastes {

/// What a wish is about, as a label: "Sludge", "Pieces of a side".
QString wishName(WishKind kind);

/// What its numbers count, in a sentence for a tool tip.
QString wishMeaning(WishKind kind);

/// A number of the wish's unit: "14 %", "3".
QString wishValue(WishKind kind, int value);

/// What was measured, in a line: "The side that moves first makes 51 % of the points (46 to 56 %) ..."
QString measureText(const BoardMeasure& measure);

/// The same in a few words, for below a picture: "51 % (46–56 %)".
QString shortMeasureText(const BoardMeasure& measure);

/// Why no board was made, as a sentence with the wishes by their names. The command line says it with the ids
/// of errorText().
QString generationErrorText(const Error& error);

} // namespace stonemason::wastes
