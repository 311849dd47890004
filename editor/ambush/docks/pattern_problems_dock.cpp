// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ambush/docks/pattern_problems_dock.h"

namespace stonemason::ambush {

namespace {

ProblemWords wordsOfPatterns() {
    ProblemWords words;
    words.show = PatternProblemsDock::tr("&Show on the Pattern");
    words.showTip = PatternProblemsDock::tr("Show on the pattern (Enter)");
    words.checking = PatternProblemsDock::tr("The pattern is still being checked…");
    words.changed = PatternProblemsDock::tr("The pattern has changed. Wait for the new check.");
    words.readyTitle = PatternProblemsDock::tr("Ready to look for");
    words.ready = PatternProblemsDock::tr("Nothing is wrong with this pattern.");
    words.readyWithNotes =
        PatternProblemsDock::tr("Nothing is wrong; the notes below are only worth knowing.");
    return words;
}

} // namespace

PatternProblemsDock::PatternProblemsDock()
    : ProblemsDockOf(QStringLiteral("pattern-problems"), tr("Problems"), wordsOfPatterns()) {
}

} // namespace stonemason::ambush
