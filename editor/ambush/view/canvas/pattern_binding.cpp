// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ambush/view/canvas/pattern_binding.h"

#include "core/ambush/pattern_check.h"
#include "editor/ambush/view/canvas/pattern_scene.h"
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

QString PatternEditorTraits::cellText(const PatternDocument& document, const PatternCanvas*, Cell cell) {
    const Grid<char>& signs = document.pattern().signs;
    if (!signs.contains(cell)) return {};
    return statusText(document.view(), cell, {contentText(document, cell), signSentence(signs[cell])});
}

ProblemWords PatternEditorTraits::problemWords() {
    return {.show = tr("&Show on the Pattern"),
            .showTip = tr("Show on the pattern (Enter)"),
            .checking = tr("The pattern is still being checked…"),
            .changed = tr("The pattern has changed. Wait for the new check."),
            .readyTitle = tr("Ready to look for"),
            .ready = tr("Nothing is wrong with this pattern."),
            .readyWithNotes = tr("Nothing is wrong; the notes below are only worth knowing.")};
}

std::function<AllFixed(std::stop_token)> PatternEditorTraits::fixAll(PatternDocument& document) {
    return [pattern = document.committedPattern(), &document](const std::stop_token&) {
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
