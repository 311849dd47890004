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

/// The drag data of a piece from the Pieces panel.
namespace PieceDrag {

QString mimeType();
/// The caller owns the data until QDrag takes ownership.
QMimeData* dataOf(const Piece& piece);
/// nullopt for data that is not a piece.
std::optional<Piece> pieceOf(const QMimeData& data);

} // namespace PieceDrag

/// The controller of one board's canvas: the current tool works on it, and pieces from the Pieces panel are
/// dropped on it. A gesture is cancelled when something else changes the board or another tool is chosen.
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
    QString tool_; ///< the current one
};

} // namespace stonemason::wastes
