// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/problems/problem_source.h"

namespace stonemason {

/// What the problems of documents have in common. A game adds its report, what makes that outdated, and how
/// all is fixed.
/// @tparam DocumentType has reportChanged(), view() and applyFix(); and reportIsCurrent(), unless its report
///     always is. Complete, as is its view, where a source is derived from this
/// @tparam Report a ReportOf
template <typename DocumentType, typename Report>
class ProblemSourceOf : public ProblemSource {
public:
    bool isCurrent() const override {
        if constexpr (requires { document_.reportIsCurrent(); })
            return document_.reportIsCurrent();
        else
            return true;
    }
    QString title() const override { return document_.title(); }
    GridState& state() const override { return document_.view(); }
    void endGesture() override { document_.endGesture(); }
    void fix(const ProblemRef& problem, int fix) override {
        document_.applyFix(problem.report->fixText(problem.number, fix),
                           Report::of(problem).fixes[std::size_t(fix)]);
    }

protected:
    explicit ProblemSourceOf(DocumentType& document) : document_(document) {
        connect(&document, &DocumentType::reportChanged, this, &ProblemSource::reportChanged);
    }

    DocumentType& document() const { return document_; }

private:
    DocumentType& document_;
};

} // namespace stonemason
