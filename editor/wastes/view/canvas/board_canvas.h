// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/widgets/binding.h"
#include "editor/grid/problems/grid_problems.h"
#include "editor/grid/view/grid_canvas.h"
#include "editor/grid/view/grid_model.h"
#include "editor/grid/workspace/grid_status.h"
#include "editor/wastes/model/board_document.h"
#include "editor/wastes/model/board_state.h"
#include "editor/wastes/text/wastes_text.h"

#include <QCoreApplication>

namespace stonemason::wastes {

class BoardDocument;
class BoardRenderer;
class Brush;

/// The model of a board for display: tiles, and the pieces on them.
class BoardScene : public GridModel {
    Q_OBJECT

public:
    BoardScene(BoardDocument& document, BoardRenderer& renderer);

    /// Contains every cell, because holes can be painted on.
    bool contains(Cell cell) const override { return size().contains(cell); }
    void paint(QPainter& painter, const GridGeometry& geometry, const CellRange& range) override;
    GridLook look() override;
    GridLook paper() override;
    CellRange affectedBy(const CellRange& range) const override;
    /// "row 1, column 7, High ground, Brawler 4 of Blue, power 5".
    QString describe(Cell cell) const override;
    QString heldIn(Cell cell) const override;

private:
    BoardDocument& document_;
    BoardRenderer& renderer_;
};

/// The content of a cell in words: "High ground, Brawler 4 of Blue, power 5".
QString contentText(const BoardDocument& document, Cell cell);

/// The view of one board, edited with the tools.
class BoardCanvas : public GridCanvas<BoardDocument> {
    Q_OBJECT

public:
    BoardCanvas(BoardDocument& document, BoardRenderer& renderer, Brush& brush, QWidget* parent = nullptr);
};

/// The board editor's traits for the generic parts of the grid editor (grid_traits.h).
struct BoardEditorTraits {
    Q_DECLARE_TR_FUNCTIONS(stonemason::wastes::BoardEditorTraits)

public:
    using Document = BoardDocument;
    using View = BoardCanvas;
    using Report = ReportIn<Fix, Profile>;
    static constexpr const char* id = "board";
    static constexpr const char* statusPrefix = "board.";
    static constexpr std::tuple changes{&BoardDocument::symmetryChanged};
    static constexpr bool fixesAside = true; ///< one check searches for a forced win

    /// "Row 1, column 7 · High ground, Brawler 4 of Blue, power 5 · mirrored at 11, 3 · ..."
    static QString cellText(const BoardDocument& document, const BoardCanvas* view, Cell cell);
    static Report report(const BoardDocument& document) { return {document.report(), document.profile()}; }
    static ProblemWords problemWords();
    static std::function<AllFixed(std::stop_token)> fixAll(BoardDocument& document);
};

using BoardBinding = Binding<BoardDocument, BoardCanvas>;
using BoardDock = BoundDock<BoardDocument, BoardCanvas>;
using BoardReport = BoardEditorTraits::Report;
using BoundBoardActions = BoundGridActions<BoardEditorTraits>;

} // namespace stonemason::wastes
