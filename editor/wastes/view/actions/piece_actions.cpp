// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/view/actions/piece_actions.h"

#include "editor/app/widgets/icons.h"
#include "editor/wastes/model/brush.h"
#include "editor/wastes/text/wastes_text.h"

namespace stonemason::wastes {

namespace {

QString rankId(int rank) {
    return QStringLiteral("piece-%1").arg(rank);
}

} // namespace

PieceActions::PieceActions(const Profile& profile, Brush& brush, QObject* parent)
    : BoundBoardActions(parent), profile_(profile), brush_(brush), menu_(std::make_unique<QMenu>()) {
    menu_->setTitle(tr("Piece to Place"));
    menu_->setIcon(icon(QStringLiteral("place-piece")));
    for (int rank = 1; rank <= rankCount; ++rank)
        add(rank);
    connect(&brush_, &Brush::paintChanged, this, [this] { update(); });
    connect(&brush_, &Brush::toolChanged, this, [this] { update(); });
}

void PieceActions::add(int rank) {
    const QString name = rankName(rank, profile_).replace(u'&', QStringLiteral("&&"));
    QAction* action =
        ActionSet::add(rankId(rank), QStringLiteral("place-piece"),
                       QStringLiteral("&%1 %2").arg(QString::number(rank), name),
                       //: %1 is a piece: "Brawler 4"
                       tr("Place a %1; once more: of the other side").arg(pieceName(rank, profile_)),
                       QKeySequence(Qt::Key_0 + rank));
    action->setCheckable(true);
    connect(action, &QAction::triggered, this, [this, rank] {
        take(rank);
        update();
    });
    menu_->addAction(action);
}

bool PieceActions::isInHand(int rank) const {
    return brush_.tool() == QLatin1String("place-piece") && brush_.piece().rank == rank;
}

void PieceActions::take(int rank) {
    const Side side = isInHand(rank) ? opponentOf(brush_.piece().side) : brush_.piece().side;
    const RankInfo& info = profile_.rank(rank);
    brush_.setPiece({.side = side, .rank = rank, .walks = info.walks, .jumps = info.jumps});
    brush_.setTool(QStringLiteral("place-piece"));
    if (canvas()) canvas()->setFocus();
    //: %1 is a piece: "Brawler 4"; %2 a side: "Blue"
    showMessage(tr("%1 of %2: click where it is to stand.").arg(pieceName(rank, profile_), sideName(side)));
}

void PieceActions::refresh() {
    for (int rank = 1; rank <= rankCount; ++rank)
        action(rankId(rank))->setChecked(isInHand(rank));
}

} // namespace stonemason::wastes
