// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ambush/pattern_status.h"

#include "editor/ambush/canvas/pattern_canvas.h"
#include "editor/ambush/canvas/pattern_scene.h"
#include "editor/ambush/pattern_document.h"
#include "editor/ambush/pattern_view_state.h"
#include "editor/ambush/text/ambush_text.h"
#include "editor/text/names.h"

namespace stonemason::ambush {

namespace {

/// "Row 3, column 2 · Must be way (@) · Without a way here ..."
QString statusTextOf(const PatternDocument& document, Cell cell) {
    const Grid<char>& signs = document.pattern().signs;
    if (!signs.contains(cell)) return {};
    QStringList parts{placeText(cell), contentText(document, cell), signSentence(signs[cell])};
    parts.front().replace(0, 1, parts.front().at(0).toUpper());
    return parts.join(QStringLiteral(" · "));
}

} // namespace

PatternStatus::PatternStatus(QObject* parent) : GridStatus(QStringLiteral("pattern."), parent) {
}

void PatternStatus::bind(PatternDocument* document, PatternCanvas* canvas) {
    context_ = std::make_unique<QObject>();
    if (!document) return setSubject({});
    const auto later = [this] { tellCell(); };
    connect(document, &PatternDocument::cellsChanged, context_.get(), later);
    connect(document, &PatternDocument::replaced, context_.get(), later);
    connect(document, &PatternDocument::reportChanged, context_.get(), [this] { tellProblems(); });
    setSubject({.state = &document->view(),
                .view = canvas,
                .cellText = [document](Cell cell) { return statusTextOf(*document, cell); },
                .problems = [document] { return ProblemCounts(document->report()); }});
}

} // namespace stonemason::ambush
