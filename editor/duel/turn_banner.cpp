// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/duel/turn_banner.h"

#include "editor/app/elided_label.h"
#include "editor/app/icons.h"
#include "editor/app/look.h"
#include "editor/duel/art/token_art.h"
#include "editor/duel/duel_words.h"
#include "editor/duel/move_choice.h"
#include "editor/duel/seats.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace stonemason {

namespace {

constexpr int markSide = 22;
constexpr int headingSize = 16; // pixels

} // namespace

TurnBanner::TurnBanner(MoveChoice& choice, QWidget* parent)
    : QWidget(parent)
    , choice_(choice)
    , mark_(new QLabel(this))
    , turn_(new QLabel(this))
    , remark_(new ElidedLabel(this))
    , goOn_(new QToolButton(this)) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(gap, gap / 2, gap, 0);
    row->setSpacing(gap);
    QFont bold = turn_->font();
    bold.setBold(true);
    bold.setPixelSize(headingSize);
    turn_->setFont(bold);
    turn_->setAccessibleName(tr("Turn"));
    for (QLabel* label : {turn_, remark_})
        label->setTextFormat(Qt::PlainText); // names are others' words
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
    connect(goOn_, &QToolButton::clicked, this, [this] { choice_.duelPlay().setGoing(true); });
    connect(&choice, &MoveChoice::changed, this, &TurnBanner::refresh);
    refresh();
}

QString TurnBanner::text() const {
    return turn_->text();
}

QString TurnBanner::remark() const {
    return remark_->text();
}

/// What the player whose turn it is does at the moment, when that is not a person's.
QString TurnBanner::waitingWords() const {
    const DuelPlay& play = choice_.duelPlay();
    const DuelDocument& document = choice_.document();
    if (document.isLive() && !document.isAtEnd())
        return play.isThinking() || document.game().hasEnded() ? tr("looking back")
                                                               : tr("looking back: it is your turn now");
    if (play.isThinking()) return tr("thinking…");
    if (document.hasEndedHere()) return tr("Rematch begins another");
    if (!document.isAtEnd())
        return !play.canMove() ? tr("looking back")
                               : tr("looking back: a move here takes the place of those that follow");
    if (play.isResting()) return tr("waiting – press Space");
    return {};
}

void TurnBanner::refresh() {
    const DuelDocument& document = choice_.document();
    turn_->setText(turnWords(document));
    QStringList parts;
    for (const QString& part : {turnRemark(document), waitingWords()})
        if (!part.isEmpty()) parts += part;
    remark_->setText(parts.join(QStringLiteral(" · ")));
    goOn_->setVisible(choice_.duelPlay().isResting() && document.isAtEnd());
    setMinimumHeight(goOn_->sizeHint().height() + gap / 2); // the board must not jump when it comes
    const auto winner = document.game().winner();
    const int player = document.hasEndedHere() ? winner.value_or(-1) : document.position().toMove;
    if (player < 0) {
        mark_->setPixmap({});
        return;
    }
    QPixmap mark(mark_->size() * devicePixelRatioF());
    mark.setDevicePixelRatio(devicePixelRatioF());
    mark.fill(Qt::transparent);
    QPainter painter(&mark);
    paintOwnerMark(painter, QRectF(QPointF(), QSizeF(mark_->size())), player, duelPalette(palette()));
    mark_->setPixmap(mark);
}

void TurnBanner::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) refresh();
}

} // namespace stonemason
