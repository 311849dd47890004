// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/given_widgets.h"
#include "editor/app/workspace.h"
#include "editor/grid/sketch/sketch_memory.h"
#include "editor/grid/tools/stamp_shelf.h"
#include "editor/wastes/art/board_renderer.h"
#include "editor/wastes/board_binding.h"
#include "editor/wastes/brush.h"
#include "editor/wastes/overlays/insight.h"

#include <QPointer>

#include <optional>
#include <vector>

namespace stonemason {
class ProblemActions;
class Settings;
} // namespace stonemason

namespace stonemason::wastes {

class WastesActions;
class PiecesDock;
class ProblemsDock;
class PropertiesDock;
class TilesDock;
class WastesStatus;

/// The editor of boards of War in the Wastes as the main window sees it.
class BoardWorkspace : public Workspace {
    Q_OBJECT

public:
    /// The profile must outlive the workspace and its documents.
    explicit BoardWorkspace(const Profile& profile, QObject* parent = nullptr);
    ~BoardWorkspace() override;

    QString id() const override { return QStringLiteral("board"); }
    QString openFilter() const override;
    QStringList saveFilters() const override;
    QString nativeSuffix() const override { return QStringLiteral("sboard"); }

    bool recognises(std::string_view bytes) const override;
    int likeness(std::string_view text) const override;
    ContentReader contentReader() const override;
    QList<QAction*> newDocumentActions() override { return {newBoard_}; }

    QWidget* createView(Document& document, QWidget* parent) override;
    void setCurrent(Document* document, QWidget* view) override;

    QList<QDockWidget*> docks() override;
    WorkspaceActions actions() override;
    QList<FixedKeys> fixedKeys() const override;
    QList<QWidget*> statusWidgets() override;
    QStringList samples() const override;
    QList<TourStep> tourSteps() const override;

    /// Keeps stamps and sketches there, and takes the author of new boards from there. Without settings,
    /// nothing outlasts the program. They outlive the workspace.
    void rememberIn(Settings& settings);

    const Profile& profile() const { return profile_; }
    Brush& brush() { return brush_; }
    BoardRenderer& renderer() { return renderer_; }
    /// Makes a document of a board as the New Board dialog does, and emits created().
    void create(Board board);
    /// The boards to start from, and to play on when none is open.
    std::vector<Board> sampleBoards() const;
    /// Those that are open, the last opened first.
    std::vector<Board> openBoards() const;

signals:
    /// A game is to be played on this board.
    void playRequested(const stonemason::wastes::Board& board);

protected:
    void createEditor() override;

private:
    void makeDocks();
    void connectParts();
    void followTool(const QString& tool);
    void showNewBoardDialog();

    const Profile& profile_;
    Brush brush_;
    StampShelf stamps_;
    SketchMemory sketches_;
    Settings* settings_ = nullptr;
    BoardRenderer renderer_;
    WastesActions* actions_ = nullptr;
    WastesStatus* status_ = nullptr;
    QPointer<TilesDock> tiles_;
    QPointer<PiecesDock> pieces_;
    QPointer<ProblemsDock> problems_;
    QPointer<PropertiesDock> properties_;
    GivenWidgets<BoardDock> docks_;
    QAction* newBoard_;
    QPointer<BoardDocument> current_;
    QList<QPointer<BoardDocument>> shown_; ///< of which there are views
    QPointer<BoardCanvas> canvas_;
    std::optional<Insight> beforeJumps_; ///< what was shown when the tool for jumps was taken in hand
};

} // namespace stonemason::wastes
