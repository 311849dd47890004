// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/workspace/grid_workspace_of.h"
#include "editor/wastes/model/board_state.h"
#include "editor/wastes/view/art/board_renderer.h"
#include "editor/wastes/view/canvas/board_canvas.h"
#include "editor/wastes/view/fairness/other_board.h"
#include "editor/wastes/view/overlays/insight_overlay.h"

#include <optional>
#include <vector>

namespace stonemason::wastes {

class WastesActions;

/// The editor of boards of War in the Wastes as the main window sees it.
class BoardWorkspace : public GridWorkspaceOf<BoardEditorTraits> {
    Q_OBJECT

public:
    /// The profile must outlive the workspace and its documents.
    explicit BoardWorkspace(const Profile& profile, QObject* parent = nullptr);

    QString openFilter() const override;
    QStringList saveFilters() const override;
    QString nativeSuffix() const override { return QStringLiteral("sboard"); }

    bool recognises(std::string_view bytes) const override;
    int likeness(std::string_view text) const override;
    ContentReader contentReader() const override;
    QImage thumbnail(const Document& document, QSize size) const override;
    QList<TourStep> tourSteps() const override;

    const Profile& profile() const { return profile_; }
    Brush& brush() { return brush_; }
    BoardRenderer& renderer() { return renderer_; }
    /// Makes a document of a board as the New Board dialog does, and emits created(). One that was generated
    /// counts as modified, so that it is not lost unasked.
    void create(Board board);
    /// The boards to start from, and to play on when none is open.
    std::vector<Board> sampleBoards() const;
    /// Those that are open, the last opened first.
    std::vector<Board> openBoards() const;

signals:
    /// A game is to be played on this board.
    void playRequested(const stonemason::wastes::Board& board);

protected:
    GridActionSets<BoardEditorTraits>* makeActions() override;
    void makeDocks() override;
    QWidget* makeView(BoardDocument& document, QWidget* parent) override;
    void firstShown(BoardDocument& document) override;
    void leaving() override { followTool({}); }
    void entered() override { followTool(brush_.tool()); }

private:
    void followTool(const QString& tool);
    /// Those to compare the current one with.
    std::vector<OtherBoard> otherBoards() const;
    void showNewBoardDialog();
    void showGeneratedBoardDialog();

    const Profile& profile_;
    Brush brush_;
    BoardRenderer renderer_;
    WastesActions* actions_ = nullptr;
    QAction* newBoard_;
    std::optional<Insight> beforeJumps_; ///< what was shown when the tool for jumps was taken in hand
};

} // namespace stonemason::wastes
