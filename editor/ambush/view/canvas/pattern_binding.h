// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/ambush/model/pattern_document.h"
#include "editor/ambush/model/pattern_view_state.h"
#include "editor/ambush/view/canvas/pattern_canvas.h"
#include "editor/app/widgets/binding.h"
#include "editor/grid/problems/grid_problems.h"
#include "editor/grid/workspace/grid_status.h"

#include <QCoreApplication>

namespace stonemason::ambush {

/// What the checks of a pattern found, in words.
class PatternReportText : public ReportOf<PatternFix> {
public:
    using ReportOf::ReportOf;

    QString headline(int number) const override;
    QString sentence(int number) const override;
    QString placedSentence(int number) const override;
    QString fixText(int number, int fix) const override;
};

/// Patterns as the general parts of the grid editor see them (grid_traits.h).
struct PatternEditorTraits {
    Q_DECLARE_TR_FUNCTIONS(stonemason::ambush::PatternEditorTraits)

public:
    using Document = PatternDocument;
    using View = PatternCanvas;
    using Report = PatternReportText;
    static constexpr const char* id = "pattern";
    static constexpr const char* statusPrefix = "pattern.";

    /// "Row 3, column 2 · Must be way (@) · Without a way here ..."
    static QString cellText(const PatternDocument& document, const PatternCanvas* view, Cell cell);
    static Report report(const PatternDocument& document) { return Report(document.report()); }
    static ProblemWords problemWords();
    static std::function<AllFixed(std::stop_token)> fixAll(PatternDocument& document);
};

using PatternDock = BoundDock<PatternDocument, PatternCanvas>;
using BoundPatternActions = BoundGridActions<PatternEditorTraits>;

} // namespace stonemason::ambush
