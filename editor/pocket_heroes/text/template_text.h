// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/template/template_check.h"

#include <QString>

/// Sentences about templates of Pocket Heroes worlds.
namespace stonemason::pocket_heroes {

/// What is wrong with a template, in a few words: "Zone 3 is cut off".
QString problemHeadline(const TemplateProblem& problem);
/// For players, in at most 160 characters: what is wrong, why that matters, and what to do.
QString problemSentence(const TemplateProblem& problem);
/// What the fix does, as its button says it: "Link zones 0 and 3".
QString fixText(const TemplateFix& fix);

} // namespace stonemason::pocket_heroes
