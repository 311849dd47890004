// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/turn_banner.h"

#include "editor/app/widgets/appearance.h"
#include "editor/app/widgets/icons.h"
#include "editor/app/widgets/labels.h"
#include "editor/app/widgets/look.h"
#include "editor/app/widgets/wrapped_text.h"
#include "editor/play/turn_manager.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QToolButton>

#include <utility>

namespace stonemason {

namespace {

constexpr int markSide = 22;
constexpr int headingSize = 16; // pixels at 100 %

} // namespace

TurnBanner::TurnBanner(PlayDocument& document, TurnManager& turns, Words words, QWidget* parent)
    : QWidget(parent)
    , document_(document)
    , turns_(turns)
    , words_(std::move(words))
    , mark_(new QLabel(this))
    , turn_(new ElidedLabel(this))
    , remark_(new TwoLineLabel(this))
    , goOn_(new QToolButton(this)) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(gap, gap / 2, gap, 0);
    row->setSpacing(gap);
    setTurnFont();
    turn_->setAccessibleName(tr("Turn"));
    for (QLabel* label : {turn_, remark_})
        label->setTextFormat(Qt::PlainText); // names come from other people
    remark_->setForegroundRole(QPalette::PlaceholderText);
    mark_->setFixedSize(markSide, markSide);
    row->addWidget(mark_);
    row->addWidget(turn_);
    row->addWidget(remark_, 1);
    row->addWidget(goOn_);
    goOn_->setIcon(icon(QStringLiteral("play")));
    goOn_->setText(tr("Go On"));
    goOn_->setToolTip(tr("Let the computer move"));
    goOn_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    connect(goOn_, &QToolButton::clicked, this, [this] { turns_.setGoing(true); });
    refresh();
}

void TurnBanner::setTurnFont() {
    QFont bold = font();
    bold.setBold(true);
    bold.setPixelSize(withTextSize(headingSize));
    turn_->setFont(bold);
}

QString TurnBanner::text() const {
    return turn_->text();
}

QString TurnBanner::remark() const {
    return remark_->text();
}

/// What the game is waiting for, a problem, or that an earlier position is shown; may be empty.
QString TurnBanner::waitingWords() const {
    if (const QString trouble = turns_.troubleWords(); !trouble.isEmpty()) return trouble;
    if (const QString& parted = document_.partedWords(); !parted.isEmpty() && document_.isAtEnd())
        return parted;
    if (document_.isLive() && !document_.isAtEnd())
        return turns_.isThinking() || document_.isOver() ? tr("looking back")
                                                         : tr("looking back: it is your turn now");
    if (turns_.isThinking()) return turns_.waitingWords();
    if (document_.hasEndedHere()) return tr("Rematch starts another");
    if (!document_.isAtEnd())
        return !turns_.canMove() ? tr("looking back")
                                 : tr("looking back: a move here replaces the later ones");
    if (turns_.isResting()) return tr("waiting – press Space");
    return {};
}

void TurnBanner::refresh() {
    turn_->setText(words_.turn());
    QStringList parts;
    for (const QString& part : {waitingWords(), words_.remark()})
        if (!part.isEmpty()) parts += part;
    remark_->setText(parts.join(QStringLiteral(" · ")));
    goOn_->setVisible(turns_.isResting() && document_.isAtEnd());
    setMinimumHeight(goOn_->sizeHint().height() + gap / 2); // the board must not move when it appears
    paintMark(document_.hasEndedHere() ? document_.winnerOfGame().value_or(-1)
                                       : document_.toMoveAfter(document_.shown()));
}

/// @param player -1 for no player
void TurnBanner::paintMark(int player) {
    if (player < 0) {
        mark_->setPixmap({});
        return;
    }
    QPixmap mark(mark_->size() * devicePixelRatioF());
    mark.setDevicePixelRatio(devicePixelRatioF());
    mark.fill(Qt::transparent);
    QPainter painter(&mark);
    words_.paintMark(painter, QRectF(QPointF(), QSizeF(mark_->size())), player, palette());
    painter.end();
    mark_->setPixmap(mark);
}

void TurnBanner::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) setTurnFont();
    if (event->type() == QEvent::PaletteChange) refresh();
}

} // namespace stonemason
