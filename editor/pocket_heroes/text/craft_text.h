// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/craft/craft.h"

#include <QString>

namespace stonemason::pocket_heroes {

/// Describes what a figure of a world measures, in words for players: "treasures, per 100 cells of land".
QString craftFigureName(CraftFigure figure);

/// A value or a bound of a figure, rounded to what is worth reading.
QString craftNumber(double value);

/// The range in words: "5.8 to 15", "at most 2", "at least 51".
QString craftRangeText(const CraftRange& range);

/// Compares a value with its range: "as in maps of people", "less than in most maps of people", "more ...";
/// "nothing to measure" without a value.
QString craftVerdict(std::optional<double> value, const CraftRange& range);

} // namespace stonemason::pocket_heroes
