// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/model/board_part.h"

#include "core/wastes/format/board_rows.h"

#include <QRegularExpression>
#include <QStringList>

namespace stonemason::wastes {

namespace {

// From the lowest bit: the tile (3), whether there is none, then the piece: 0 if unspecified, 1 if there is
// none, or 2 and more for the kinds of pieces.
constexpr unsigned tileMask = 7;
constexpr unsigned withoutTile = 8;
constexpr unsigned pieceStart = 4;
constexpr unsigned cleared = 1;
constexpr unsigned firstKind = 2;

unsigned kindOf(const Piece& piece) {
    return unsigned(piece.rank - 1) * 8 + unsigned(piece.side == Side::Red) * 4 + unsigned(piece.walks) * 2 +
           unsigned(piece.jumps);
}

Piece pieceOfKind(unsigned kind) {
    return {.side = (kind & 4) != 0 ? Side::Red : Side::Blue,
            .rank = int(kind / 8) + 1,
            .walks = (kind & 2) != 0,
            .jumps = (kind & 1) != 0};
}

} // namespace

static_assert(tileCount <= tileMask + 1);

TileIndex codeOf(const CellContent& content) {
    const unsigned tile = content.tile ? unsigned(*content.tile) : withoutTile;
    const unsigned piece = content.piece ? firstKind + kindOf(*content.piece) : content.clears ? cleared : 0;
    return TileIndex(tile + (piece << pieceStart));
}

CellContent contentOf(TileIndex code) {
    CellContent content;
    if ((code & withoutTile) == 0) content.tile = Tile(code & tileMask);
    const unsigned piece = unsigned(code) >> pieceStart;
    content.clears = piece == cleared;
    if (piece >= firstKind) content.piece = pieceOfKind(piece - firstKind);
    return content;
}

namespace {

constexpr QChar untouched = u'?';

QString pieceLine(const Piece& piece, Cell cell) {
    return QStringLiteral("%1%2%3%4 %5,%6\n")
        .arg(QLatin1Char(piece.side == Side::Blue ? 'b' : 'r'))
        .arg(piece.rank)
        .arg(piece.walks ? QStringLiteral("w") : QString(), piece.jumps ? QStringLiteral("j") : QString())
        .arg(cell.row)
        .arg(cell.column);
}

std::optional<Piece> pieceOf(const QString& line) {
    static const QRegularExpression form(QStringLiteral("^([br])([1-8])(w?)(j?) (\\d{1,2}),(\\d{1,2})$"));
    const QRegularExpressionMatch match = form.match(line);
    if (!match.hasMatch()) return std::nullopt;
    return Piece{.side = match.captured(1) == QLatin1String("b") ? Side::Blue : Side::Red,
                 .rank = match.captured(2).toInt(),
                 .cell = {match.captured(5).toInt(), match.captured(6).toInt()},
                 .walks = !match.captured(3).isEmpty(),
                 .jumps = !match.captured(4).isEmpty()};
}

/// The contents of a row's cells; nullopt if a character is invalid.
std::optional<std::vector<CellContent>> contentsOf(const QString& row) {
    std::vector<CellContent> contents;
    for (const QChar sign : row) {
        const auto tile = wastes::tileOf(sign.toLatin1());
        if (!tile && sign != untouched) return std::nullopt;
        contents.push_back({.tile = tile});
    }
    return contents;
}

} // namespace

QString partText(const LiftedPiece& part) {
    const qsizetype line = part.size.columns + 1;
    QString rows(part.size.rows * line, untouched);
    QString pieces;
    for (int row = 0; row < part.size.rows; ++row)
        rows[row * line + part.size.columns] = u'\n';
    part.cells.forEach([&](Cell cell, TileIndex code) {
        const CellContent content = contentOf(code);
        if (content.tile) rows[cell.row * line + cell.column] = QLatin1Char(signOf(*content.tile));
        if (content.piece) pieces += pieceLine(*content.piece, cell);
    });
    return rows + pieces;
}

std::optional<LiftedPiece> partOf(const QString& text) {
    QStringList lines = text.chopped(text.endsWith(u'\n') ? 1 : 0).split(u'\n');
    std::vector<Piece> pieces;
    for (auto piece = pieceOf(lines.back()); piece; piece = pieceOf(lines.back())) {
        pieces.push_back(*piece);
        lines.removeLast();
        if (lines.isEmpty()) return std::nullopt;
    }
    const Size size{int(lines.size()), int(lines.front().size())};
    if (size.rows > maximumSide || size.columns > maximumSide || size.columns == 0) return std::nullopt;
    Grid<CellContent> contents(size, {});
    for (int row = 0; row < size.rows; ++row) {
        const auto held = contentsOf(lines[row]);
        if (!held || int(held->size()) != size.columns) return std::nullopt;
        for (int column = 0; column < size.columns; ++column)
            contents[{row, column}] = (*held)[std::size_t(column)];
    }
    for (const Piece& piece : pieces) {
        if (!size.contains(piece.cell)) return std::nullopt;
        contents[piece.cell].piece = piece;
    }
    LiftedPiece part{size, {}};
    forEachCell(size, [&](Cell cell) {
        if (contents[cell] != CellContent{}) part.cells.push_back({cell, codeOf(contents[cell])});
    });
    return part.cells.empty() ? std::nullopt : std::optional(part);
}

LiftedPiece wholeOf(const Board& board) {
    Grid<CellContent> contents(board.size(), {});
    forEachCell(board.size(), [&](Cell cell) { contents[cell].tile = board.tiles[cell]; });
    for (const Piece& piece : board.pieces)
        if (board.tiles.contains(piece.cell)) contents[piece.cell].piece = piece;
    LiftedPiece whole{board.size(), {}};
    forEachCell(board.size(), [&](Cell cell) { whole.cells.push_back({cell, codeOf(contents[cell])}); });
    return whole;
}

} // namespace stonemason::wastes
