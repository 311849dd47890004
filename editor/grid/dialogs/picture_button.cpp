// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/grid/dialogs/picture_button.h"

#include "editor/app/widgets/look.h"

#include <QPainter>
#include <QShortcutEvent>

namespace stonemason {

namespace {

constexpr int narrowest = 124;
constexpr int tall = 10000;
constexpr int titleGap = 6;

} // namespace

PictureButton::PictureButton(const QString& title, const QString& line, QWidget* parent)
    : QAbstractButton(parent), line_(line) {
    setText(title);
    setCheckable(true);
    setAutoExclusive(true);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleDescription(line);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred); // as tall as the tallest beside it
}

/// Its access key clicks it immediately and not after the usual pressed animation, during which further input
/// could choose another button.
bool PictureButton::event(QEvent* event) {
    if (event->type() != QEvent::Shortcut || static_cast<QShortcutEvent*>(event)->isAmbiguous())
        return QAbstractButton::event(event);
    click();
    return true;
}

void PictureButton::setPicture(const QImage& picture) {
    picture_ = picture;
    updateGeometry();
    update();
}

void PictureButton::setLine(const QString& line) {
    line_ = line;
    setAccessibleDescription(line);
    updateGeometry();
    update();
}

QSize PictureButton::pictureSize() const {
    return (QSizeF(picture_.size()) / picture_.devicePixelRatio()).toSize();
}

int PictureButton::lineHeight(int width) const {
    if (line_.isEmpty()) return 0;
    return fontMetrics().boundingRect(0, 0, width, tall, Qt::TextWordWrap, line_).height();
}

QSize PictureButton::sizeHint() const {
    const QSize picture = pictureSize();
    const QFontMetrics title(boldOf(font()));
    const int width = std::max({picture.width(), narrowest, title.horizontalAdvance(text())});
    return {width + 2 * gap, gap + picture.height() + titleGap + title.height() + lineHeight(width) + gap};
}

void PictureButton::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor accent = palette().color(QPalette::Active, QPalette::Highlight);
    const QRectF frame = QRectF(rect()).adjusted(1, 1, -1, -1);
    if (isChecked()) {
        painter.setPen(QPen(accent, 2));
        painter.setBrush(tinted(palette(), accent, 0.14));
    } else {
        painter.setPen(QPen(palette().color(underMouse() ? QPalette::Dark : QPalette::Mid), 1));
        painter.setBrush(palette().color(QPalette::Base));
    }
    painter.drawRoundedRect(frame, 6, 6);
    if (hasFocus()) {
        painter.setPen(QPen(accent, 1, Qt::DotLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(frame.adjusted(3, 3, -3, -3), 4, 4);
    }

    const QSize picture = pictureSize();
    const QRect place((width() - picture.width()) / 2, gap, picture.width(), picture.height());
    painter.setOpacity(isEnabled() ? 1.0 : 0.4);
    painter.drawImage(place, picture_);
    painter.setOpacity(1.0);

    const int textWidth = width() - 2 * gap;
    const QFont bold = boldOf(font());
    const int titleHeight = QFontMetrics(bold).height();
    const auto group = isEnabled() ? QPalette::Active : QPalette::Disabled;
    painter.setPen(palette().color(group, QPalette::Text));
    painter.setFont(bold);
    painter.drawText(QRect(gap, place.bottom() + titleGap, textWidth, titleHeight),
                     Qt::AlignHCenter | Qt::TextShowMnemonic, text());
    painter.setFont(font());
    painter.setPen(palette().color(group, QPalette::PlaceholderText));
    painter.drawText(QRect(gap, place.bottom() + titleGap + titleHeight, textWidth, tall),
                     Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap, line_);
}

void PictureButton::enterEvent(QEnterEvent* event) {
    update();
    QAbstractButton::enterEvent(event);
}

void PictureButton::leaveEvent(QEvent* event) {
    update();
    QAbstractButton::leaveEvent(event);
}

} // namespace stonemason
