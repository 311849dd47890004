// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ambush/pattern_problems.h"

#include "core/ambush/fix_all.h"
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

std::function<AllFixed(std::stop_token)> PatternProblems::fixAll() const {
    return [pattern = document().committedPattern(), &document = document()](const std::stop_token&) {
        const FixedPattern fixed = ambush::fixAll(pattern);
        AllFixed all{fixed.mended, fixed.left, {}};
        if (fixed.pattern != pattern)
            all.take = [&document, before = pattern, after = fixed.pattern] {
                if (document.committedPattern() != before) return false;
                document.change(tr("Fix all"), [&after](Pattern& now) { now = after; });
                return true;
            };
        return all;
    };
}

} // namespace stonemason::ambush
