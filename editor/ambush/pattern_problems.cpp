// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ambush/pattern_problems.h"

#include "editor/ambush/text/ambush_text.h"

namespace stonemason::ambush {

QString PatternReportText::headline(int number) const {
    return problemHeadline(problem(number));
}

QString PatternReportText::sentence(int number) const {
    return problemSentence(problem(number));
}

/// They are all about the pattern as a whole.
QString PatternReportText::placedSentence(int number) const {
    return problemSentence(problem(number));
}

QString PatternReportText::fixText(int number, int fix) const {
    return ambush::fixText(problem(number).fixes[std::size_t(fix)]);
}

PatternProblems::PatternProblems(PatternDocument& document) : ProblemSourceOf(document) {
}

std::shared_ptr<const ProblemReport> PatternProblems::report() const {
    return std::make_shared<PatternReportText>(document().report());
}

} // namespace stonemason::ambush
