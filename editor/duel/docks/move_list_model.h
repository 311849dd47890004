// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/duel/duel_document.h"

#include <QAbstractListModel>
#include <QPalette>
#include <QPointer>

namespace stonemason {

/// The positions of a game: the start, then one row for each move with who played what where and the score
/// after it. Row n is the position after n moves.
class MoveListModel : public QAbstractListModel {
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    /// nullptr for none.
    void setDocument(DuelDocument* document);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    QString text(int row) const;
    QIcon mark(int player) const;
    void followGame(bool byMove);

    QPointer<DuelDocument> document_;
    int rows_ = 0;
};

} // namespace stonemason
