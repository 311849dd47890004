// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ambush/pattern_check.h"
#include "editor/ambush/pattern_document.h"
#include "editor/ambush/pattern_view_state.h"
#include "editor/grid/problems/problem_source_of.h"

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

/// The problems of an open pattern.
class PatternProblems : public ProblemSourceOf<PatternDocument, PatternReportText> {
    Q_OBJECT

public:
    explicit PatternProblems(PatternDocument& document);

    std::shared_ptr<const ProblemReport> report() const override;
    bool canFixAll() const override { return true; }
    std::function<AllFixed(std::stop_token)> fixAll() const override;
};

} // namespace stonemason::ambush
