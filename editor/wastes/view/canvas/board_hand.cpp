// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/view/canvas/board_hand.h"

#include "editor/app/widgets/look.h"
#include "editor/wastes/model/board_document.h"
#include "editor/wastes/model/board_state.h"
#include "editor/wastes/view/art/board_renderer.h"
#include "editor/wastes/view/tools/board_paint_target.h"
#include "editor/wastes/view/tools/piece_tools.h"

#include <QMimeData>
#include <QPainter>

#include <algorithm>
#include <array>
#include <utility>

namespace stonemason::wastes {

namespace PieceDrag {

QString mimeType() {
    return QStringLiteral("application/x-stonemason-piece");
}

QMimeData* dataOf(const Piece& piece) {
    auto* data = new QMimeData;
    const std::array bytes{char(piece.side), char(piece.rank), char(piece.walks), char(piece.jumps)};
    data->setData(mimeType(), QByteArray(bytes.data(), bytes.size()));
    return data;
}

std::optional<Piece> pieceOf(const QMimeData& data) {
    const QByteArray bytes = data.data(mimeType());
    if (bytes.size() != 4 || bytes[1] < 1 || bytes[1] > rankCount) return std::nullopt;
    return Piece{.side = bytes[0] == 0 ? Side::Blue : Side::Red,
                 .rank = bytes[1],
                 .walks = bytes[2] != 0,
                 .jumps = bytes[3] != 0};
}

} // namespace PieceDrag

namespace {

const QString movePieceTool = QStringLiteral("move-piece");
constexpr std::size_t largestGhost = 2000; // cells; larger strokes are shown only when done

void paintCross(QPainter& painter, const QRectF& rect) {
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(QColor(0xd1, 0x34, 0x38), 3.0, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(rect.topLeft(), rect.bottomRight());
    painter.drawLine(rect.topRight(), rect.bottomLeft());
}

/// Whether one of the strokes is on that cell.
template <typename Stroke>
bool holds(const std::vector<Stroke>& strokes, Cell cell) {
    return std::ranges::find(strokes, cell, &Stroke::cell) != strokes.end();
}

Strokes placing(Piece piece, Cell cell) {
    piece.cell = cell;
    return {.tiles = {}, .pieces = {{cell, std::move(piece)}}};
}

/// What a press of the tool at the cell would write.
Strokes ghostOf(const Tool& tool, const BoardPaintTarget& target, Cell at) {
    if (tool.id() == QLatin1String("place-piece")) return placing(target.brush().piece(), at);
    return BoardPaintTarget::strokesOf(tool.ghost(target, at));
}

} // namespace

BoardHand::BoardHand(BoardDocument& document, Brush& brush, BoardRenderer& renderer)
    : ToolHand(std::make_unique<BoardPaintTarget>(document, brush), ToolBox(wastesTools()), brush)
    , document_(document)
    , brush_(brush)
    , renderer_(renderer)
    , tool_(brush.tool()) {
    connect(&document, &BoardDocument::gestureEnds, this, [this] { cancel(); });
    connect(&brush, &ToolState::toolChanged, this, &BoardHand::followTool);
}

/// Clears the selection of the tools that move pieces or edit jumps: it would confine every stroke to its
/// cells.
void BoardHand::followTool(const QString& tool) {
    const QString before = std::exchange(tool_, tool);
    if (before == movePieceTool || before == QLatin1String("jump")) document_.view().setSelection({});
}

bool BoardHand::acceptsDrag(const QMimeData& data) const {
    return PieceDrag::pieceOf(data).has_value();
}

bool BoardHand::dragOver(const QMimeData& data, std::optional<Cell> cell) {
    const auto piece = PieceDrag::pieceOf(data);
    if (isActive()) return false;
    if (!piece || !cell) {
        document_.cancelPreview();
        return false;
    }
    document_.preview(placing(*piece, *cell));
    return true;
}

bool BoardHand::drop(const QMimeData& data, std::optional<Cell> cell) {
    const auto piece = PieceDrag::pieceOf(data);
    document_.cancelPreview();
    if (!piece || !cell || isActive()) return false;
    brush_.setTool(movePieceTool); // a click on it then selects the piece, not the tile
    PlacePieceTool::place(document_, *piece, *cell);
    document_.view().setCursor(*cell);
    document_.view().setSelection({*cell});
    return true;
}

void BoardHand::paintGhost(QPainter& painter, const GridGeometry& geometry, const QPalette& colours,
                           Cell at) const {
    const Tool* tool = current();
    if (!tool || !document_.board().tiles.contains(at) || !target().refusal().isEmpty()) return;
    const Strokes strokes = ghostOf(*tool, static_cast<const BoardPaintTarget&>(target()), at);
    if (strokes.tiles.size() > largestGhost) return;
    const MirroredStrokes ghost = document_.symmetric(strokes);
    const bool dark = document_.view().style().dark;
    painter.setOpacity(ghostOpacity);
    for (const TileStroke& stroke : ghost.strokes.tiles) {
        const QRectF rect = geometry.rectOf(stroke.cell);
        if (stroke.tile == Tile::Hole)
            painter.fillRect(rect, colours.color(QPalette::Window));
        else
            renderer_.paintTile(painter, rect, stroke.tile, dark);
    }
    painter.setOpacity(1);
    for (const Piece& piece : document_.board().pieces) // tiles are painted under them
        if (holds(ghost.strokes.tiles, piece.cell) && !holds(ghost.strokes.pieces, piece.cell))
            renderer_.paintPiece(painter, geometry.rectOf(piece.cell),
                                 lookOf(piece, renderer_.powerOf(document_.board(), piece)), dark);
    painter.setOpacity(ghostOpacity);
    for (const PieceStroke& stroke : ghost.strokes.pieces)
        if (stroke.piece)
            renderer_.paintPiece(painter, geometry.rectOf(stroke.cell),
                                 lookOf(*stroke.piece, renderer_.powerOf(document_.board(), *stroke.piece)),
                                 dark);
    painter.setOpacity(1);
    for (const Cell cell : ghost.refused)
        paintCross(painter, geometry.rectOf(cell).adjusted(4, 4, -4, -4));
}

std::vector<Cell> BoardHand::partnersOf(Cell cell) const {
    const Board& board = document_.board();
    if (board.symmetry == Symmetry::None) return {};
    const Cell other = partner(cell, board.size(), board.symmetry);
    return other == cell ? std::vector<Cell>{} : std::vector{other};
}

} // namespace stonemason::wastes
