// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/board/board.h"
#include "editor/grid/tools/tool_box.h"

#include <QString>

#include <optional>

class QMimeData;

namespace stonemason::wastes {

class BoardDocument;
class BoardRenderer;
class Brush;
struct Piece;

/// A piece that is dragged from the Pieces panel onto a board.
namespace PieceDrag {

QString mimeType();
/// The caller owns it; QDrag takes it.
QMimeData* dataOf(const Piece& piece);
/// nullopt for what is no piece.
std::optional<Piece> pieceOf(const QMimeData& data);

} // namespace PieceDrag

/// The hand on one canvas of a board: the tool in hand works on it, pieces from the Pieces panel are dropped
/// on it. When something else changes the board, or another tool is chosen, the gesture is dropped.
class BoardHand : public ToolHand {
    Q_OBJECT

public:
    /// @param renderer draws the ghosts of tiles and pieces
    BoardHand(BoardDocument& document, Brush& brush, BoardRenderer& renderer);

    bool acceptsDrag(const QMimeData& data) const override;
    bool dragOver(const QMimeData& data, std::optional<Cell> cell) override;
    bool drop(const QMimeData& data, std::optional<Cell> cell) override;

    void paintGhost(QPainter& painter, const GridGeometry& geometry, const QPalette& palette,
                    Cell at) const override;
    std::vector<Cell> partnersOf(Cell cell) const override;

private:
    void followTool(const QString& tool);

    BoardDocument& document_;
    Brush& brush_;
    BoardRenderer& renderer_;
    QString tool_; ///< in hand
};

} // namespace stonemason::wastes
