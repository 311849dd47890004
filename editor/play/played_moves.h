// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/play/play_document.h"

#include <QAbstractListModel>
#include <QListView>
#include <QPointer>

namespace stonemason {

/// The positions of a game: the first, then one row for each move. Row n is the position after n moves. The
/// game defines the text of a row.
class PlayedMovesModel : public QAbstractListModel {
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    /// nullptr for none. A game's own model may have more to follow.
    virtual void setDocument(PlayDocument* document);
    int rowCount(const QModelIndex& parent = {}) const override;

protected:
    /// Whether there is such a row.
    bool has(const QModelIndex& index) const;

private:
    void followGame(bool byMove);

    QPointer<PlayDocument> document_;
    int rows_ = 0;
};

/// Every move of the game; choosing one looks at the position after it.
class PlayedMovesList : public QListView {
    Q_OBJECT

public:
    /// Shows a PlayedMovesModel.
    explicit PlayedMovesList(PlayedMovesModel& model, QWidget* parent = nullptr);

    /// The one that the model follows; nullptr for none.
    void setDocument(PlayDocument* document);

private:
    void followShown();

    QPointer<PlayDocument> document_;
};

} // namespace stonemason
