// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/workspace.h"
#include "editor/grid/tools/tool_box.h"

namespace stonemason {
class GridPrintActions;
class ProblemActions;
class SketchActions;
class StampActions;
class StampShelf;
class ToolActions;
class ZoomActions;
} // namespace stonemason

namespace stonemason::wastes {

class BoardCanvas;
class BoardDocument;
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
class WastesActions : public QObject {
    Q_OBJECT

public:
    /// @param profile like all that is referred to, it must outlive the actions
    WastesActions(const Profile& profile, Brush& brush, StampShelf& stamps, BoardRenderer& renderer,
                  QObject* parent = nullptr);

    void bind(BoardDocument* document, BoardCanvas* canvas);

    /// Where they go, without those of File > New.
    WorkspaceActions places() const;

    ToolActions& tools() const { return *tools_; }
    EditActions& edit() const { return *edit_; }
    ViewActions& view() const { return *view_; }
    ZoomActions& zoom() const { return *zoom_; }
    BoardMenuActions& board() const { return *board_; }
    ProblemActions& problems() const { return *problems_; }

signals:
    void message(const QString& sentence);

private:
    ToolBox toolBox_;
    ToolActions* tools_;
    PieceActions* pieces_;
    StampActions* stamps_;
    EditActions* edit_;
    ViewActions* view_;
    ZoomActions* zoom_;
    SketchActions* sketch_;
    BoardMenuActions* board_;
    ProblemActions* problems_;
    GridPrintActions* print_;
    QAction* separator_; ///< in the View menu
};

} // namespace stonemason::wastes
