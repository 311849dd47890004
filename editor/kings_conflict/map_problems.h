// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/check/check.h"
#include "editor/grid/problems/problem_source_of.h"
#include "editor/kings_conflict/map_document.h"
#include "editor/kings_conflict/map_view_state.h"
#include "editor/kings_conflict/problem_tool.h"

namespace stonemason::kings_conflict {

/// What the checks of a map found, in the words of its game.
class MapReport : public ReportOf<Fix> {
public:
    /// The profile must outlive it.
    MapReport(const Report& report, const GameProfile& game) : ReportOf(report), game_(game) {}

    QString headline(int number) const override;
    QString sentence(int number) const override;
    QString placedSentence(int number) const override;
    QString fixText(int number, int fix) const override;
    QString toolText(int number) const override;
    QString toolIcon(int number) const override;

private:
    const GameProfile& game_;
};

/// The problems of an open map.
class MapProblems : public ProblemSourceOf<MapDocument, MapReport> {
    Q_OBJECT

public:
    explicit MapProblems(MapDocument& document);

    std::shared_ptr<const ProblemReport> report() const override;

    void prepareToShow(const ProblemRef& problem) override;
    void openTool(const ProblemRef& problem) override;
    bool canFixAll() const override { return true; }
    std::function<AllFixed(std::stop_token)> fixAll() const override;

signals:
    /// Hints are to be suggested for this layer, or for all.
    void suggestRequested(std::optional<int> layer);
    void paintRequested(const stonemason::kings_conflict::PaintAdvice& advice);
};

} // namespace stonemason::kings_conflict
