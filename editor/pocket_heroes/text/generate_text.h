// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/generate/generate.h"
#include "core/pocket_heroes/rules/fairness.h"

#include <QString>

/// Sentences about worlds that are generated.
namespace stonemason::pocket_heroes {

/// "castles and mines": what is done in a step of the generator; of the last, what there is then.
QString stepName(Step step);

/// "Attempt 2 of 8: roads".
/// @param attempt from 0, as passed to GenerateProgress
QString attemptText(int attempt, int attempts, Step step);

/// Why there is no world, in a sentence: an error of generate(), its own or one of the template's checks.
QString whyNotGenerated(const Error& error);

/// That zones lie elsewhere than the template places them, and why; empty where they do not.
QString placesText(const GenerateReport& report);

/// That the world has no players; empty where it has.
QString playersText(const GenerateReport& report);

/// "Because of mines: Red 1.2, Blue 2.0 days.": see causeOf(); empty when there is no cause.
QString causeText(const Fairness& fairness);

} // namespace stonemason::pocket_heroes
