// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/play/played_moves.h"
#include "editor/token_battle/duel/model/duel_document.h"

#include <QPalette>
#include <QPointer>

namespace stonemason::token_battle {

struct MoveLoss;

/// The positions of a game: the start, then one row for each move with who played what where and the score
/// after it. Row n is the position after n moves. Those that a review found to have lost most are marked.
class MoveListModel : public PlayedMovesModel {
    Q_OBJECT

public:
    using PlayedMovesModel::PlayedMovesModel;

    void setDocument(PlayDocument* document) override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    QString text(int row) const;
    QString tip(int row) const;
    QString spoken(int row) const;
    QIcon mark(int player) const;

    /// The review of the move that leads to a row; nullptr: none.
    const MoveLoss* lossAt(int row) const;

    QPointer<DuelDocument> document_;
};

} // namespace stonemason::token_battle
