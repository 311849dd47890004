// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/generate/generate.h"
#include "core/pocket_heroes/rules/fairness.h"
#include "core/pocket_heroes/template/template_check.h"

#include <QString>

/// Sentences about templates of Pocket Heroes worlds.
namespace stonemason::pocket_heroes {

/// What is wrong with a template, in a few words: "Zone 3 is cut off".
QString problemHeadline(const TemplateProblem& problem);
/// For players, in at most 160 characters: what is wrong, why that matters, and what to do.
QString problemSentence(const TemplateProblem& problem);
/// What the fix does, the text of its button: "Link zones 0 and 3".
QString fixText(const TemplateFix& fix);

} // namespace stonemason::pocket_heroes

/// Sentences about worlds that are generated.
namespace stonemason::pocket_heroes {

/// "castles and mines": what a step of the generator adds; of the last step, what the world consists of.
QString stepName(Step step);

/// "Attempt 2 of 8: roads".
/// @param attempt from 0, as passed to GenerationProgress
QString attemptText(int attempt, int attempts, Step step);

/// Why there is no world, in a sentence: an error of generate(), its own or one of the template's checks.
QString whyNotGenerated(const Error& error);

/// That zones lie elsewhere than the template places them, and why; empty where they do not.
QString placesText(const GenerationReport& report);

/// That the world has no players; empty where it has.
QString playersText(const GenerationReport& report);

/// That the world has much less water than its template asks for, and why; empty where it has not, or where
/// the template leaves the share to the program.
QString waterText(const World& world, const Config& config);

/// "Because of mines: Red 1.2, Blue 2.0 days.": see causeOf(); empty when there is no cause.
QString causeText(const Fairness& fairness);

} // namespace stonemason::pocket_heroes
