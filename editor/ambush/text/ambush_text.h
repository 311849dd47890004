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

/// What a pattern among the samples is called in the language of the program; other names as they are.
std::string sampleName(const std::string& name);

/// "As drawn", "Turned right", "Mirrored and turned right" ...
QString orientationName(Orientation orientation);

/// That more places pass than are looked at, which are the best of them; without a full stop.
QString placesLeftOutText(std::int64_t passing, std::int64_t lookedAt);

/// Where monsters wait: "waiting at row, column: 3, 5; 4, 7"; the first of many, and how many there are.
/// Empty where nobody waits.
QString waitersText(const std::vector<Cell>& waiters);

/// What is wrong with a pattern, in a few words, and in a sentence or two: why that matters, what to do.
QString problemHeadline(const PatternProblem& problem);
QString problemSentence(const PatternProblem& problem);
/// What the fix does, as the text of its button.
QString fixText(const PatternFix& fix);

} // namespace stonemason::ambush
