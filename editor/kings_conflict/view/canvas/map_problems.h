// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/check/check.h"
#include "editor/kings_conflict/view/canvas/map_binding.h"

#include <cstdint>
#include <optional>

namespace stonemason::kings_conflict {

/// What a tool does about a problem that no fix can repair: only a person knows how the map should be.
enum class ProblemTool : std::uint8_t { None, SuggestHints, Paint, Resize };

ProblemTool problemTool(const Problem& problem, const GameProfile& game);

/// How to begin to paint against such a problem.
struct PaintAdvice {
    Code tile = 0;
    std::optional<Cell> place; ///< where to begin; none: anywhere

    bool operator==(const PaintAdvice&) const = default;
};

/// Of a problem whose tool is to paint, as it was found in that map.
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
    /// Hints are to be suggested for this layer, or for all.
    void suggestRequested(std::optional<int> layer);
    void paintRequested(const stonemason::kings_conflict::PaintAdvice& advice);
};

} // namespace stonemason::kings_conflict
