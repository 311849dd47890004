// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/actions/grid_action_sets.h"
#include "editor/kings_conflict/view/canvas/map_binding.h"

namespace stonemason {
class ProblemActions;
class SketchActions;
class StampActions;
class StampShelf;
class ToolBox;
class ZoomActions;
} // namespace stonemason

namespace stonemason::kings_conflict {

class ComparisonActions;
class GenerateActions;
class MapEditActions;
class HintActions;
class HintViewActions;
class MapMenuActions;
class MarchActions;
class NoteActions;
class MapRenderer;
class PrintActions;
class SlopeActions;
class MapToolActions;
class MapToolState;
class ViewActions;

/// Every action of the map workspace that needs a map. Single letters choose tools (B brush, L line, R
/// rectangle, F fill, C scatter, V river, O road, E eraser, U raise, G gradient, D distance fill, S select, W
/// wand, A same, T stamp, I eyedropper, P replace, K lock), X, Y and Z flip and turn, N writes a note, digits choose
/// what hint layers are painted with; text fields keep those keys for themselves. Sets that the game has
/// nothing for are never bound.
class MapActions : public GridActionSets<MapEditorTraits> {
    Q_OBJECT

public:
    MapActions(const GameProfile& game, MapToolState& state, const ToolBox& tools, StampShelf& stamps,
               MapRenderer& renderer, QObject* parent = nullptr);

    void bind(MapDocument* document, MapCanvas* canvas) override;
    WorkspaceActions places() const override;

    MapToolActions& tools() const { return *tools_; }
    MapEditActions& edit() const { return *edit_; }
    ViewActions& view() const { return *view_; }
    MapMenuActions& map() const { return *map_; }
    ProblemActions& problems() const { return *problems_; }
    HintViewActions& hintViews() const { return *hintViews_; }
    HintActions& hints() const { return *hints_; }
    MarchActions& march() const { return *march_; }
    NoteActions& notes() const { return *notes_; }
    GenerateActions& generate() const { return *generate_; }
    ComparisonActions& comparison() const { return *comparison_; }
    PrintActions& print() const { return *print_; }

private:
    const GameProfile& game_;
    MapToolState& state_;
    MapToolActions* tools_;
    StampActions* stamps_;
    MapEditActions* edit_;
    ZoomActions* zoom_;
    SketchActions* sketch_;
    ViewActions* view_;
    ProblemActions* problems_;
    MapMenuActions* map_;
    NoteActions* notes_;
    GenerateActions* generate_;
    ComparisonActions* comparison_;
    HintActions* hints_;
    HintViewActions* hintViews_;
    SlopeActions* slopes_;
    MarchActions* march_;
    PrintActions* print_;
};

} // namespace stonemason::kings_conflict
