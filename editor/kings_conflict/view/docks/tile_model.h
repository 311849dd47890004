// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/game/game_profile.h"

#include <QAbstractListModel>
#include <QString>

#include <vector>

namespace stonemason::kings_conflict {

/// The pieces of one sort that one picture of the palette stands for: a game's rivers, roads or bridges.
struct TileGroup {
    QString name;            ///< what the names of the straight pieces begin with, such as "River"
    QString tool;            ///< the pen that lays them, see tools/map_tools.h; none for bridges
    std::vector<Code> codes; ///< at least two, in the game's order

    bool contains(Code code) const;
};

/// The groups that the game has tiles for; a network of a single piece is no group.
std::vector<TileGroup> tileGroups(const GameProfile& game);

/// What can be painted on one kind of layer: the ten digits, or the tiles of a game. Its rivers, roads and
/// bridges are one entry each, with the single pieces behind an entry that unfolds them.
class TileModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role { CodeRole = Qt::UserRole, ShortNameRole };

    explicit TileModel(const GameProfile& game, QObject* parent = nullptr);

    LayerKind kind() const { return kind_; }
    void setKind(LayerKind kind);
    /// Only tiles that the words describe, single pieces among them: a single character finds its code
    /// exactly and names that have a word beginning with it; longer words are looked for anywhere in the
    /// name.
    void setFilter(const QString& words);
    void setUnfolded(bool unfolded);
    bool isUnfolded() const { return unfolded_; }
    /// A group stands for this one, if it is of its pieces, else for the first of them.
    void setInHand(Code code);

    /// What is painted with the entry; 0 for the one that unfolds the pieces.
    Code code(const QModelIndex& index) const;
    /// The group that the entry stands for, or nullptr.
    const TileGroup* group(const QModelIndex& index) const;
    bool isFold(const QModelIndex& index) const;

    /// The entry for the code: its own, or that of its group; invalid when there is none now.
    QModelIndex indexOf(Code code) const;
    /// The entry of the group that this pen lays, and the one that unfolds; invalid when there is none now.
    QModelIndex indexOfPen(const QString& tool) const;
    QModelIndex indexOfFold() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    /// DisplayRole: name; CodeRole: the code as a string, empty for more than one tile; ShortNameRole: the
    /// name up to its first comma.
    QVariant data(const QModelIndex& index, int role) const override;

private:
    static constexpr int none = -1;

    /// A code by itself, a group by its number, or neither: what unfolds.
    struct Entry {
        Code code = 0;
        int group = none;
    };

    void list();
    void listTiles();
    template <typename Wanted>
    QModelIndex firstOf(Wanted wanted) const;
    const Entry& entry(const QModelIndex& index) const { return entries_[std::size_t(index.row())]; }
    bool isPiece(Code code) const;
    bool matches(const QString& name) const;
    bool matches(const Tile& tile) const;
    QString nameOf(const QModelIndex& index) const;
    QString tipOf(const QModelIndex& index) const;

    const GameProfile& game_;
    const std::vector<TileGroup> groups_;
    LayerKind kind_ = LayerKind::Terrain;
    QString filter_;
    bool unfolded_ = false;
    Code inHand_ = 0;
    std::vector<Entry> entries_;
};

} // namespace stonemason::kings_conflict
