// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/game/profile.h"
#include "editor/grid/actions/choice_menu.h"
#include "editor/grid/actions/grid_editor_actions.h"
#include "editor/grid/actions/switch_actions.h"
#include "editor/wastes/view/canvas/board_canvas.h"

#include <QMenu>

#include <memory>

namespace stonemason {
class SketchActions;
}

namespace stonemason::wastes {

class BoardMenuActions;
class BoardRenderer;
class Brush;
class EditActions;
struct Profile;

/// One action for each rank, on the keys 1 to 8: the key chooses the piece to place, of the side chosen
/// last; pressed again, of the other side.
class PieceActions : public BoundBoardActions {
    Q_OBJECT

public:
    /// Profile and brush must outlive the actions.
    PieceActions(const Profile& profile, Brush& brush, QObject* parent = nullptr);

    /// The menu entry that contains them.
    QAction* menu() const { return menu_->menuAction(); }

protected:
    void bound() override {}
    void refresh() override;

private:
    void add(int rank);
    void choose(int rank);
    bool isInHand(int rank) const;

    const Profile& profile_;
    Brush& brush_;
    std::unique_ptr<QMenu> menu_;
};

/// Switches for what is drawn of a board, and the choice of the overlay on how a game could continue.
class ViewActions : public SwitchActions<BoardEditorTraits> {
    Q_OBJECT

public:
    explicit ViewActions(QObject* parent = nullptr);

    const QList<QAction*>& menu() const { return menu_; }

protected:
    void bound() override;
    void refresh() override;

private:
    void addInsights();

    ChoiceMenu insightMenu_;
    QList<QAction*> menu_;
};

/// Every action of the board workspace that needs a board. Single letters choose tools (those of every grid
/// editor; M moves pieces, N places them, J edits jumps), digits choose pieces; text fields keep those keys
/// for typing.
class WastesActions : public GridEditorActions<BoardEditorTraits> {
    Q_OBJECT

public:
    /// @param profile must outlive the actions, as must all other references
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
