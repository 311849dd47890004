// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/game/view/war_moves_model.h"

#include "editor/app/widgets/labels.h"
#include "editor/wastes/game/model/war_document.h"
#include "editor/wastes/game/model/war_words.h"
#include "editor/wastes/view/art/dusk_palette.h"

#include <QIcon>
#include <QPainter>

namespace stonemason::wastes {

namespace {

constexpr int markSide = 16;

QIcon markOf(Side side) {
    QPixmap mark(markSide, markSide);
    mark.fill(Qt::transparent);
    QPainter painter(&mark);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(duskPalette().of(side).base);
    const QRectF rect(2, 2, markSide - 4, markSide - 4);
    if (side == Side::Blue)
        painter.drawEllipse(rect);
    else
        painter.drawRoundedRect(rect, 3, 3);
    return QIcon(mark);
}

} // namespace

void WarMovesModel::setDocument(PlayDocument* document) {
    if (document_) disconnect(&WarReview::of(*document_), nullptr, this, nullptr);
    document_ = static_cast<WarDocument*>(document);
    PlayedMovesModel::setDocument(document);
    if (!document_) return;
    connect(&WarReview::of(*document_), &GameReview::changed, this,
            [this] { emit dataChanged(index(0, 0), index(rowCount() - 1, 0)); });
}

QVariant WarMovesModel::data(const QModelIndex& index, int role) const {
    if (!document_ || !has(index)) return {};
    const int row = index.row();
    const auto numbered = [&](auto words) {
        if (row == 0) return tr("Start");
        //: A move in a list: its number, and the move in words
        return tr("%1. %2").arg(row).arg(words(*document_, document_->game().move(row - 1), row - 1));
    };
    const MoveLoss* loss = row == 0 ? nullptr : WarReview::of(*document_).lossOf(row - 1);
    const auto text = [&] {
        const QString move = numbered(moveWords);
        if (!loss) return move;
        //: %1 a move; %2 a better one, in words; %3 by how much it is better, "+0.8 in pieces"
        return tr("%1. Better: %2 (%3)")
            .arg(move, moveWords(*document_, loss->better, row - 1), worthText(*loss, document_->profile()));
    };
    switch (role) {
    case Qt::DisplayRole: return numbered(shortMoveWords) + (loss ? QStringLiteral("   ▼") : QString());
    case Qt::DecorationRole:
        return row == 0 ? QVariant() : QVariant(markOf(Side(document_->game().playerOf(row - 1))));
    case Qt::ToolTipRole: return row == 0 ? QVariant() : QVariant(plainToolTip(text()));
    case Qt::AccessibleTextRole:
        if (row == 0) return text();
        //: %1 is a player, %2 a move in words
        return tr("%1: %2").arg(playerName(*document_, document_->game().playerOf(row - 1)), text());
    default: return {};
    }
}

} // namespace stonemason::wastes
