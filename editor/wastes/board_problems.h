// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/check/check.h"
#include "editor/grid/problems/problem_source_of.h"
#include "editor/wastes/board_document.h"
#include "editor/wastes/board_view_state.h"

namespace stonemason::wastes {

/// What the checks of a board found, in the words of the game.
class BoardReport : public ReportOf<Fix> {
public:
    /// The profile must outlive it.
    BoardReport(const Report& report, const Profile& profile) : ReportOf(report), profile_(profile) {}

    QString headline(int number) const override;
    QString sentence(int number) const override;
    QString placedSentence(int number) const override;
    QString fixText(int number, int fix) const override;

private:
    const Profile& profile_;
};

/// The problems of an open board.
class BoardProblems : public ProblemSourceOf<BoardDocument, BoardReport> {
    Q_OBJECT

public:
    explicit BoardProblems(BoardDocument& document);

    std::shared_ptr<const ProblemReport> report() const override;
    bool canFixAll() const override { return true; }
    std::function<AllFixed(std::stop_token)> fixAll() const override;
    bool fixesAside() const override { return true; } ///< one check looks for a forced win
};

} // namespace stonemason::wastes
