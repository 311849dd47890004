// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/view/canvas/piece_drag.h"

#include <QMimeData>

#include <array>

namespace stonemason::wastes::PieceDrag {

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

} // namespace stonemason::wastes::PieceDrag
