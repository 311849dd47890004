// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/actions/grid_editor_actions.h"
#include "editor/wastes/view/canvas/board_binding.h"

namespace stonemason {
class SketchActions;
}

namespace stonemason::wastes {

class BoardMenuActions;
class BoardRenderer;
class Brush;
class EditActions;
class PieceActions;
class ViewActions;
struct Profile;

/// Every action of the board workspace that needs a board. Single letters choose tools (those of any board,
/// M moves pieces, N places them, J changes jumps), figures pieces; text fields keep those keys for
/// themselves.
class WastesActions : public GridEditorActions<BoardEditorTraits> {
    Q_OBJECT

public:
    /// @param profile like all that is referred to, it must outlive the actions
    WastesActions(const Profile& profile, Brush& brush, StampShelf& stamps, BoardRenderer& renderer,
                  QObject* parent = nullptr);

    void bind(BoardDocument* document, BoardCanvas* canvas) override;
    WorkspaceActions places() const override;

    BoardMenuActions& board() const { return *board_; }

private:
    PieceActions* pieces_;
    EditActions* edit_;
    ViewActions* view_;
    SketchActions* sketch_;
    BoardMenuActions* board_;
};

} // namespace stonemason::wastes
