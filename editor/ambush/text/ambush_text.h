// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ambush/pattern_check.h"
#include "core/grid/cell.h"

#include <QString>

#include <cstdint>
#include <string>
#include <vector>

/// Sentences about patterns of ambushes.
namespace stonemason::ambush {

/// "Way", "Wall", "Figure in wait" ... "Way, weight 5"; empty for a character that is no sign.
QString signName(char sign);
/// In a word or two, for palettes: "Must be way".
QString shortSignName(char sign);
/// What the sign asks for, as a sentence.
QString signSentence(char sign);

/// Translates the name of a sample pattern into the program's language; other names are returned unchanged.
std::string sampleName(const std::string& name);

/// "As drawn", "Turned right", "Mirrored and turned right" ...
QString orientationName(Orientation orientation);

/// Reports that more places pass than are examined, and that only the best are; without a full stop.
QString placesLeftOutText(std::int64_t passing, std::int64_t lookedAt);

/// Where monsters wait: "waiting at row, column: 3, 5; 4, 7"; the first of many, and how many there are.
/// Empty where nobody waits.
QString waitersText(const std::vector<Cell>& waiters);

/// Describes a problem of a pattern: a short headline, and a sentence or two on why it matters and what to
/// do.
QString problemHeadline(const PatternProblem& problem);
QString problemSentence(const PatternProblem& problem);
/// What the fix does, as the text of its button.
QString fixText(const PatternFix& fix);

} // namespace stonemason::ambush
