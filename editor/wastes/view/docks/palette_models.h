// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/board/board.h"
#include "core/wastes/game/profile.h"

#include <QAbstractListModel>

namespace stonemason::wastes {

/// The tiles that a board is painted with, holes last.
class TileModel : public QAbstractListModel {
    Q_OBJECT

public:
    /// CodeRole: the tile's character in files; ShortNameRole: its name in one word.
    enum Role { CodeRole = Qt::UserRole, ShortNameRole };

    using QAbstractListModel::QAbstractListModel;

    static Tile tile(const QModelIndex& index);
    QModelIndex indexOf(Tile tile) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
};

/// The pieces that can be placed: each rank of Blue, then of Red, with what that rank can do.
class PieceModel : public QAbstractListModel {
    Q_OBJECT

public:
    /// @param profile must outlive the model
    explicit PieceModel(const Profile& profile, QObject* parent = nullptr);

    Piece piece(const QModelIndex& index) const;
    QModelIndex indexOf(Side side, int rank) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QMimeData* mimeData(const QModelIndexList& indexes) const override;
    QStringList mimeTypes() const override;

private:
    const Profile& profile_;
};

} // namespace stonemason::wastes
