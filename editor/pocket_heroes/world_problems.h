// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/check/check.h"
#include "editor/grid/problems/problem_source_of.h"
#include "editor/pocket_heroes/world_document.h"
#include "editor/pocket_heroes/world_view_state.h"

namespace stonemason::pocket_heroes {

/// What the checks of a world found, in the words of the game.
class WorldReport : public ReportOf<Fix> {
public:
    /// The catalogue must outlive it.
    WorldReport(const Report& report, const Catalogue& catalogue) : ReportOf(report), catalogue_(catalogue) {}

    bool isFixedWithAll(int number) const override; ///< not where something would be deleted
    QString headline(int number) const override;
    QString sentence(int number) const override;
    QString placedSentence(int number) const override;
    QString fixText(int number, int fix) const override;

private:
    const Catalogue& catalogue_;
};

/// The problems of an open world.
class WorldProblems : public ProblemSourceOf<WorldDocument, WorldReport> {
    Q_OBJECT

public:
    explicit WorldProblems(WorldDocument& document);

    std::shared_ptr<const ProblemReport> report() const override;
    /// What fixing all does, for tool tips.
    static QString fixAllTip();
    bool canFixAll() const override { return true; }
    std::function<AllFixed(std::stop_token)> fixAll() const override;
    bool fixesAside() const override { return true; } ///< each round checks the whole world
};

} // namespace stonemason::pocket_heroes
