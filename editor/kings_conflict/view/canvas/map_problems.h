// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/check/check.h"
#include "editor/kings_conflict/view/canvas/map_binding.h"

#include <cstdint>
#include <optional>

namespace stonemason::kings_conflict {

/// The tool offered for a problem without an automatic fix, because only the author knows the intended map.
enum class ProblemTool : std::uint8_t { None, SuggestHints, Paint, Resize };

ProblemTool problemTool(const Problem& problem, const GameProfile& game);

/// Where and with which tile to start painting to solve such a problem.
struct PaintAdvice {
    Code tile = 0;
    std::optional<Cell> place; ///< where to begin; none: anywhere

    bool operator==(const PaintAdvice&) const = default;
};

/// The advice for a problem found in that map whose tool is ProblemTool::Paint.
PaintAdvice paintAdvice(const Problem& problem, const Map& map, const GameProfile& game);

/// The problems of an open map, some of which have a tool.
class MapProblems : public GridProblems<MapEditorTraits> {
    Q_OBJECT

public:
    explicit MapProblems(MapDocument& document);

    QStringList reminders() const override;
    void prepareToShow(const ProblemRef& problem) override;
    void openTool(const ProblemRef& problem) override;

signals:
    /// The user requested suggested hints for this layer, or for all layers.
    void suggestRequested(std::optional<int> layer);
    void paintRequested(const stonemason::kings_conflict::PaintAdvice& advice);
};

} // namespace stonemason::kings_conflict
