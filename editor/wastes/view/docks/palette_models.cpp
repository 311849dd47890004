// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/view/docks/palette_models.h"

#include "core/wastes/format/board_rows.h"
#include "editor/wastes/text/wastes_text.h"
#include "editor/wastes/view/canvas/piece_drag.h"

#include <QMimeData>

#include <algorithm>

namespace stonemason::wastes {

namespace {

constexpr std::array<Tile, tileCount> listed{Tile::Normal, Tile::High,     Tile::Rough,   Tile::Sludge,
                                             Tile::Trap,   Tile::BlueGoal, Tile::RedGoal, Tile::Hole};

} // namespace

Tile TileModel::tile(const QModelIndex& index) {
    return listed[std::size_t(index.row())];
}

QModelIndex TileModel::indexOf(Tile tile) const {
    return index(int(std::ranges::find(listed, tile) - listed.begin()));
}

int TileModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : int(listed.size());
}

QVariant TileModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    const Tile shown = tile(index);
    if (role == Qt::DisplayRole || role == Qt::AccessibleTextRole) return tileName(shown);
    if (role == ShortNameRole)
        //: The tile called toxic sludge, in one word
        return shown == Tile::Sludge ? tr("Sludge") : tileName(shown);
    if (role == CodeRole) return QString(QLatin1Char(signOf(shown)));
    //: %1 a tile: "High ground"; %2 its character in files
    if (role == Qt::ToolTipRole)
        return tr("%1 (%2 in files)").arg(tileName(shown), QString(QLatin1Char(signOf(shown))));
    return {};
}

PieceModel::PieceModel(const Profile& profile, QObject* parent)
    : QAbstractListModel(parent), profile_(profile) {
}

Piece PieceModel::piece(const QModelIndex& index) const {
    const int rank = index.row() % rankCount + 1;
    const RankInfo& info = profile_.rank(rank);
    return {.side = index.row() < rankCount ? Side::Blue : Side::Red,
            .rank = rank,
            .walks = info.walks,
            .jumps = info.jumps};
}

QModelIndex PieceModel::indexOf(Side side, int rank) const {
    return index(rank - 1 + (side == Side::Red ? rankCount : 0));
}

int PieceModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : 2 * rankCount;
}

QVariant PieceModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    const Piece shown = piece(index);
    if (role == Qt::DisplayRole) return rankName(shown.rank, profile_);
    if (role == Qt::ToolTipRole || role == Qt::AccessibleTextRole)
        //: %1 a piece: "Brawler 4"; %2 a side: "Blue"
        return tr("%1 of %2; drag it onto the board, or choose it and click there")
            .arg(pieceName(shown.rank, profile_), sideName(shown.side));
    return {};
}

Qt::ItemFlags PieceModel::flags(const QModelIndex& index) const {
    return QAbstractListModel::flags(index) | Qt::ItemIsDragEnabled;
}

QMimeData* PieceModel::mimeData(const QModelIndexList& indexes) const {
    return indexes.isEmpty() ? nullptr : PieceDrag::dataOf(piece(indexes.front()));
}

QStringList PieceModel::mimeTypes() const {
    return {PieceDrag::mimeType()};
}

} // namespace stonemason::wastes
