// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/cards/card_pixmaps.h"

#include "editor/app/widgets/appearance.h"

#include <QFont>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace stonemason::token_battle {

namespace {

constexpr int mostDrawn = 600; // some sizes of every card, in both palettes
constexpr int mostFanned = 3;
constexpr int fanWidth = 68;
constexpr int fanStep = 8;
constexpr int badgeSide = 24;

QPixmap emptyPixmap(QSize size, qreal ratio) {
    QPixmap pixmap(QSize(int(std::ceil(size.width() * ratio)), int(std::ceil(size.height() * ratio))));
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    return pixmap;
}

void paintBadge(QPainter& painter, QPointF corner, int number, const QPalette& palette) {
    const QRectF badge(corner, QSizeF(badgeSide, badgeSide));
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette.color(QPalette::Active, QPalette::Highlight));
    painter.drawEllipse(badge);
    QFont font;
    font.setPixelSize(13);
    font.setBold(true);
    painter.setFont(font);
    painter.setPen(palette.color(QPalette::Active, QPalette::HighlightedText));
    painter.drawText(badge, Qt::AlignCenter, QString::number(number));
}

} // namespace

QPixmap CardPixmaps::card(CardId card, int width, qreal ratio, const QPalette& palette, double seen) {
    const QString key = QStringLiteral("%1/%2/%3/%4/%5")
                            .arg(card)
                            .arg(width)
                            .arg(ratio)
                            .arg(int(isDark(palette)))
                            .arg(std::lround(seen * cardHeight(width)));
    const auto known = drawn_.constFind(key);
    if (known != drawn_.constEnd()) return *known;
    if (drawn_.size() >= mostDrawn) drawn_.clear();
    const QSize size(width, cardHeight(width));
    QPixmap pixmap = emptyPixmap(size, ratio);
    QPainter painter(&pixmap);
    paintCard(painter, QRectF(QPointF(), size), card, catalogue_, cardPalette(palette), seen);
    drawn_.insert(key, pixmap);
    return pixmap;
}

QPoint CardPixmaps::fanHotSpot() {
    return {-6, -8};
}

int CardPixmaps::fanReach() {
    return fanWidth + (mostFanned - 1) * fanStep - fanHotSpot().x();
}

QPixmap CardPixmaps::fan(const std::vector<CardId>& cards, qreal ratio, const QPalette& palette) {
    const int shown = std::min(int(cards.size()), mostFanned);
    const int aside = (shown - 1) * fanStep;
    QPixmap pixmap = emptyPixmap({fanWidth + aside, cardHeight(fanWidth) + aside}, ratio);
    QPainter painter(&pixmap);
    painter.setOpacity(0.9);
    for (int i = shown - 1; i >= 0; --i)
        painter.drawPixmap(QPoint(i, i) * fanStep, card(cards[std::size_t(i)], fanWidth, ratio, palette));
    painter.setOpacity(1);
    if (cards.size() > 1) paintBadge(painter, {(fanWidth - badgeSide) / 2.0, 1}, int(cards.size()), palette);
    return pixmap;
}

} // namespace stonemason::token_battle
