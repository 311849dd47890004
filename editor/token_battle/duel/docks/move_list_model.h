// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/play/played_moves.h"
#include "editor/token_battle/duel/duel_document.h"

#include <QPalette>
#include <QPointer>

namespace stonemason {

/// The positions of a game: the start, then one row for each move with who played what where and the score
/// after it. Row n is the position after n moves.
class MoveListModel : public PlayedMovesModel {
    Q_OBJECT

public:
    using PlayedMovesModel::PlayedMovesModel;

    /// nullptr for none.
    void setDocument(DuelDocument* document);

    QVariant data(const QModelIndex& index, int role) const override;

private:
    QString text(int row) const;
    QIcon mark(int player) const;

    QPointer<DuelDocument> document_;
};

} // namespace stonemason
