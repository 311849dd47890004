// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ambush/pattern_check.h"
#include "editor/board/problems/problem_source.h"

namespace stonemason::ambush {

class PatternDocument;

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
class PatternProblems : public ProblemSource {
    Q_OBJECT

public:
    explicit PatternProblems(PatternDocument& document);

    std::shared_ptr<const ProblemReport> report() const override;
    bool isCurrent() const override { return true; }
    QString title() const override;
    BoardState& state() const override;
    void endGesture() override;
    void fix(const ProblemRef& problem, int fix) override;

private:
    PatternDocument& document_;
};

} // namespace stonemason::ambush
