// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/deck/view/collection/ability_chip.h"

#include "editor/token_battle/cards/card_palette.h"
#include "editor/token_battle/cards/card_symbols.h"

#include <QPainter>

namespace stonemason::token_battle {

namespace {

constexpr int side = 29;
constexpr double discInset = 3.5;

} // namespace

AbilityChip::AbilityChip(Ability ability, const QString& name, const QString& text, QWidget* parent)
    : QAbstractButton(parent), ability_(ability) {
    setCheckable(true);
    setFocusPolicy(Qt::TabFocus);
    setAccessibleName(name);
    setAccessibleDescription(text);
    setToolTip(QStringLiteral("<p><b>%1</b><br>%2</p>").arg(name.toHtmlEscaped(), text.toHtmlEscaped()));
}

void AbilityChip::setFaded(bool faded) {
    if (faded == faded_) return;
    faded_ = faded;
    update();
}

QSize AbilityChip::sizeHint() const {
    return {side, side};
}

void AbilityChip::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const CardPalette colours = cardPalette(palette());
    const QColor blue = palette().color(QPalette::Active, QPalette::Highlight);
    const QRectF disc = QRectF(0, 0, side, side).adjusted(discInset, discInset, -discInset, -discInset);
    painter.setOpacity(faded_ && !underMouse() ? 0.38 : 1);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.of(ability_));
    painter.drawEllipse(disc);
    paintAbilitySymbol(painter, disc, ability_, colours.symbol);
    painter.setOpacity(1);
    painter.setBrush(Qt::NoBrush);
    if (isChecked() || hasFocus() || underMouse()) {
        painter.setPen(QPen(isChecked() || hasFocus() ? blue : palette().color(QPalette::Dark),
                            isChecked() ? 2.4 : 1.2));
        painter.drawEllipse(disc.adjusted(-2.6, -2.6, 2.6, 2.6));
    }
    if (!isChecked() || !hasFocus()) return;
    painter.setPen(QPen(blue, 1, Qt::DotLine));
    painter.drawRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5));
}

void AbilityChip::enterEvent(QEnterEvent* event) {
    QAbstractButton::enterEvent(event);
    update();
}

void AbilityChip::leaveEvent(QEvent* event) {
    QAbstractButton::leaveEvent(event);
    update();
}

} // namespace stonemason::token_battle
