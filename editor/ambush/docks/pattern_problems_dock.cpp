// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ambush/docks/pattern_problems_dock.h"

#include "editor/ambush/pattern_problems.h"
#include "editor/board/problems/problems_panel.h"

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
    : PatternDock(QStringLiteral("pattern-problems"), tr("Problems"), Qt::RightDockWidgetArea)
    , panel_(new ProblemsPanel(*this, wordsOfPatterns())) {
}

void PatternProblemsDock::bound() {
    panel_->setSource(binding() ? std::make_unique<PatternProblems>(*document()) : nullptr);
}

} // namespace stonemason::ambush
