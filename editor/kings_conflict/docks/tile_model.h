// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/game/game_profile.h"

#include <QAbstractListModel>

namespace stonemason {

/// What can be painted on one kind of layer: the tiles of a game, or the ten digits.
class TileModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role { CodeRole = Qt::UserRole, ShortNameRole };

    explicit TileModel(const GameProfile& game, QObject* parent = nullptr);

    LayerKind kind() const { return kind_; }
    void setKind(LayerKind kind);
    /// Only tiles that the words describe: a single character finds its code exactly and names that have a
    /// word beginning with it; longer words are looked for anywhere in the name.
    void setFilter(const QString& words);

    Code code(const QModelIndex& index) const;
    /// The index of the code, invalid when it is not listed now.
    QModelIndex indexOf(Code code) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    /// DisplayRole: name; CodeRole: the code as a string; ShortNameRole: the name up to its first comma.
    QVariant data(const QModelIndex& index, int role) const override;

private:
    void list();
    bool matches(const Tile& tile) const;
    QString nameOf(Code code) const;

    const GameProfile& game_;
    LayerKind kind_ = LayerKind::Terrain;
    QString filter_;
    std::vector<Code> codes_;
};

} // namespace stonemason
