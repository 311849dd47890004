// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/duel/view/docks/move_list_model.h"

#include "editor/app/widgets/labels.h"
#include "editor/token_battle/duel/model/duel_review.h"
#include "editor/token_battle/duel/model/duel_words.h"
#include "editor/token_battle/duel/model/seats.h"
#include "editor/token_battle/duel/view/art/token_art.h"

#include <QGuiApplication>
#include <QIcon>

namespace stonemason::token_battle {

namespace {

constexpr int markSide = 16;

} // namespace

void MoveListModel::setDocument(PlayDocument* document) {
    if (document_) disconnect(&DuelReview::of(*document_), nullptr, this, nullptr);
    document_ = static_cast<DuelDocument*>(document);
    PlayedMovesModel::setDocument(document);
    if (!document) return;
    connect(&DuelReview::of(*document_), &DuelReview::changed, this,
            [this] { emit dataChanged(index(0, 0), index(rowCount() - 1, 0)); });
}

const MoveLoss* MoveListModel::lossAt(int row) const {
    return row == 0 ? nullptr : DuelReview::of(*document_).lossOf(row - 1);
}

QString MoveListModel::text(int row) const {
    const Position& after = document_->game().positionAfter(row);
    if (row == 0 && document_->setup().from)
        //: What a game began with: %1 the number of moves before it, then both scores
        return tr("Position after move %1   %2 : %3")
            .arg(after.moves)
            .arg(after.scores[0])
            .arg(after.scores[1]);
    if (row == 0) return tr("Start");
    //: A move in a list: its number, card and cell, and both scores after it
    const QString move = tr("%1. %2   %3 : %4")
                             .arg(row)
                             .arg(moveWords(*document_, row - 1))
                             .arg(after.scores[0])
                             .arg(after.scores[1]);
    const MoveLoss* loss = lossAt(row);
    //: A move in a list with the points it lost
    return loss ? tr("%1   ▼ %2").arg(move).arg(loss->points) : move;
}

QString MoveListModel::tip(int row) const {
    const QString card = moveCardWords(*document_, row - 1);
    const MoveLoss* loss = lossAt(row);
    return plainToolTip(loss ? lossWords(*document_, *loss) + u'\n' + card : card);
}

/// A player and a move in words, and what it cost.
QString MoveListModel::spoken(int row) const {
    //: %1 is a player, %2 a move in words
    const QString move =
        tr("%1: %2").arg(playerName(document_->setup(), document_->game().playerOf(row - 1)), text(row));
    const MoveLoss* loss = lossAt(row);
    return loss ? move + QStringLiteral(". ") + lossWords(*document_, *loss) : move;
}

QIcon MoveListModel::mark(int player) const {
    QPixmap mark(markSide * 2, markSide * 2);
    mark.fill(Qt::transparent);
    QPainter painter(&mark);
    paintOwnerMark(painter, mark.rect(), player, duelPalette(QGuiApplication::palette()));
    return QIcon(mark);
}

QVariant MoveListModel::data(const QModelIndex& index, int role) const {
    if (!has(index)) return {};
    const int row = index.row();
    switch (role) {
    case Qt::DisplayRole: return text(row);
    case Qt::DecorationRole:
        return row == 0 ? QVariant() : QVariant(mark(document_->game().playerOf(row - 1)));
    case Qt::ToolTipRole: return row == 0 ? QVariant() : QVariant(tip(row));
    case Qt::AccessibleTextRole: return row == 0 ? text(0) : spoken(row);
    default: return {};
    }
}

} // namespace stonemason::token_battle
