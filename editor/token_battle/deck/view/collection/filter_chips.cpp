// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/deck/view/collection/filter_chips.h"

#include "editor/app/widgets/appearance.h"
#include "editor/token_battle/cards/card_look.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QSignalBlocker>

namespace stonemason::token_battle {

namespace {

constexpr int chipHeight = 26;
constexpr int beside = 9; ///< of the text
constexpr int angleWidth = 8;
constexpr int angleGap = 4;

} // namespace

Chip::Chip(QWidget* parent) : QToolButton(parent) {
    setCheckable(true);
    setFocusPolicy(Qt::TabFocus);
    setAttribute(Qt::WA_Hover);
}

QSize Chip::sizeHint() const {
    const int angle = menu() ? angleWidth + angleGap : 0;
    return {fontMetrics().horizontalAdvance(text()) + 2 * beside + angle, chipHeight};
}

void Chip::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor ground = palette().color(QPalette::Base);
    const QColor blue = palette().color(QPalette::Active, QPalette::Highlight);
    const QColor ink = palette().color(QPalette::WindowText);
    const bool lit = isChecked() || hasFocus();
    const QRectF outline = QRectF(rect()).adjusted(1, 1, -1, -1);
    painter.setPen(QPen(lit ? blue : palette().color(underMouse() ? QPalette::Dark : QPalette::Mid),
                        hasFocus() ? 2 : 1));
    painter.setBrush(isChecked() ? blended(ground, blue, 0.16) : ground);
    painter.drawRoundedRect(outline, outline.height() / 2, outline.height() / 2);
    painter.setPen(ink);
    const QRectF room = outline.adjusted(beside - 1, 0, 1 - beside, 0);
    painter.drawText(room, Qt::AlignVCenter | (menu() ? Qt::AlignLeft : Qt::AlignHCenter), text());
    if (!menu()) return;
    painter.setPen(QPen(ink, 1.4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const QPointF tip(room.right() - angleWidth / 2.0, room.center().y() + 2);
    painter.drawPolyline(QPolygonF({tip - QPointF(3.5, 3.5), tip, tip + QPointF(3.5, -3.5)}));
}

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

FacetMenu::FacetMenu(const QString& name, const QString& tip, QWidget* parent)
    : Chip(parent), name_(name), menu_(new QMenu(this)) {
    setMenu(menu_);
    setPopupMode(InstantPopup);
    setToolTip(tip);
    menu_->installEventFilter(this);
    describe();
}

void FacetMenu::addChoice(const QString& text) {
    QAction* action = menu_->addAction(text);
    action->setCheckable(true);
    const int index = int(menu_->actions().size()) - 1;
    connect(action, &QAction::toggled, this, [this, index](bool on) {
        describe();
        emit chosen(index, on);
    });
}

bool FacetMenu::isChosen(int index) const {
    return menu_->actions().at(index)->isChecked();
}

void FacetMenu::setChosen(int index, bool chosen) {
    const QSignalBlocker quiet(menu_->actions().at(index));
    menu_->actions().at(index)->setChecked(chosen);
    describe();
}

bool FacetMenu::eventFilter(QObject* watched, QEvent* event) {
    QAction* active = menu_->activeAction();
    if (watched != menu_ || !active) return Chip::eventFilter(watched, event);
    if (event->type() == QEvent::MouseButtonRelease) {
        active->toggle();
        return true;
    }
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Space || key == Qt::Key_Return || key == Qt::Key_Enter) {
            active->toggle();
            return true;
        }
    }
    return Chip::eventFilter(watched, event);
}

void FacetMenu::describe() {
    QStringList on;
    for (const QAction* action : menu_->actions())
        if (action->isChecked()) on += action->text();
    setChecked(!on.empty());
    if (on.size() == 1)
        //: %1 is what is filtered by ("Kind"), %2 what is chosen
        setText(tr("%1: %2").arg(name_, on.front()));
    else if (!on.empty())
        //: %1 is what is filtered by ("Kind"), %2 how many are chosen
        setText(tr("%1: %2 chosen").arg(name_).arg(on.size()));
    else
        setText(name_);
    setAccessibleName(text());
    updateGeometry();
}

} // namespace stonemason::token_battle
