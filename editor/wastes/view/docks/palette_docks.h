// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/board/board.h"
#include "core/wastes/game/profile.h"
#include "editor/grid/panels/palette_dock.h"
#include "editor/wastes/view/canvas/board_canvas.h"

#include <QAbstractListModel>

class QLabel;

namespace stonemason::wastes {

class Brush;
class PieceForm;
struct PieceChange;

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

/// The tiles to paint with. Choosing one returns the keyboard focus to the board.
class TilesDock : public PaletteDock<BoardEditorTraits> {
    Q_OBJECT

public:
    TilesDock(Brush& brush, BoardRenderer& renderer);

protected:
    void bound() override;
    void pick(const QModelIndex& tile) override;
    QModelIndex picked() const override;
    bool isInHand() const override; ///< false while the next click would place a piece

private:
    Brush& brush_;
    TileModel* model_;
};

/// The pieces to put on the board, by drag or by click; below them the properties of the pieces selected on
/// the board or, without a selection, of the one that the next click places.
class PiecesDock : public PaletteDock<BoardEditorTraits> {
    Q_OBJECT

public:
    PiecesDock(const Profile& profile, Brush& brush, BoardRenderer& renderer);

    PieceForm* form() const { return form_; }

protected:
    void bound() override;
    void pick(const QModelIndex& piece) override;
    QModelIndex picked() const override;
    void showPicked() override;

private:
    void showForm();
    void change(const PieceChange& change);
    void reportAbilities(const std::vector<Piece>& before, const PieceChange& change);
    std::vector<Piece> selectedPieces() const;

    const Profile& profile_;
    Brush& brush_;
    PieceModel* model_;
    QLabel* about_;
    PieceForm* form_;
};

} // namespace stonemason::wastes
