// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/window/start_cards.h"

#include "editor/app/disk/file_paths.h"
#include "editor/app/widgets/appearance.h"
#include "editor/app/widgets/icons.h"
#include "editor/app/widgets/labels.h"
#include "editor/app/widgets/wrapped_text.h"

#include <QAction>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <cstdlib>
#include <limits>

namespace stonemason {

namespace {

constexpr int margin = 8;
constexpr int signSize = 32;
constexpr double corner = 6;

QFont bold(QFont font) {
    font.setBold(true);
    return font;
}

int lineHeight(const QFont& font) {
    return QFontMetrics(font).lineSpacing();
}

} // namespace

QString plainTextOf(const QAction& action) {
    return action.text().remove(u'&').remove(u'…');
}

void StartButton::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter: click(); return;
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down: event->ignore(); return; // the parent finds the button in that direction
    default: QAbstractButton::keyPressEvent(event);
    }
}

void StartButton::enterEvent(QEnterEvent* event) {
    update();
    QAbstractButton::enterEvent(event);
}

void StartButton::leaveEvent(QEvent* event) {
    update();
    QAbstractButton::leaveEvent(event);
}

void StartButton::drawGround(QPainter& painter) const {
    const QColor accent = palette().color(QPalette::Highlight);
    const QColor base = palette().color(QPalette::Base);
    const bool hovered = underMouse() && isEnabled();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(isDown() ? blended(base, accent, 0.16) : hovered ? blended(base, accent, 0.07) : base);
    const double width = hasFocus() ? 2 : 1;
    painter.setPen(QPen(hasFocus() || hovered ? accent : palette().color(QPalette::Mid), width));
    const double inset = width / 2;
    painter.drawRoundedRect(QRectF(rect()).adjusted(inset, inset, -inset, -inset), corner, corner);
}

QWidget* nearestButton(const QWidget& from, const QList<QWidget*>& buttons, int key) {
    const QPoint here = from.mapToGlobal(from.rect().center());
    const bool upright = key == Qt::Key_Up || key == Qt::Key_Down;
    const bool back = key == Qt::Key_Up || key == Qt::Key_Left;
    QWidget* best = nullptr;
    int least = std::numeric_limits<int>::max();
    for (QWidget* button : buttons) {
        const QPoint way = button->mapToGlobal(button->rect().center()) - here;
        const int along = (upright ? way.y() : way.x()) * (back ? -1 : 1);
        const int aside = std::abs(upright ? way.x() : way.y());
        if (button == &from || along <= 0 || (!upright && aside > button->height() / 2)) continue;
        if (const int distance = 2 * along + aside; distance < least) {
            least = distance;
            best = button;
        }
    }
    return best;
}

PictureCard::PictureCard(const QString& path, const QString& title, const QString& line, QWidget* parent)
    : StartButton(parent), path_(path), title_(title), line_(line) {
    setFocusPolicy(Qt::StrongFocus);
    describe();
}

QSize PictureCard::sizeHint() const {
    const int words = lineHeight(bold(font())) + lineHeight(line_.isEmpty() ? bold(font()) : font());
    return {std::max(pictureSize.width(), withTextSize(pictureSize.width())) + 2 * margin,
            pictureSize.height() + words + 3 * margin};
}

void PictureCard::setPicture(const QImage& picture) {
    picture_ = picture;
    picture_.setDevicePixelRatio(devicePixelRatioF());
    update();
}

void PictureCard::setTitle(const QString& title) {
    title_ = title;
    describe();
    update();
}

void PictureCard::setMissing() {
    missing_ = true;
    line_ = tr("File not found");
    describe();
    update();
}

void PictureCard::describe() {
    setAccessibleName(title_);
    setAccessibleDescription(line_);
    setToolTip(path_.startsWith(QLatin1Char(':')) ? title_ : plainToolTip(shownPath(path_)));
}

void PictureCard::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    drawGround(painter);
    const QRect frame(QPoint((width() - pictureSize.width()) / 2, margin), pictureSize);
    if (missing_) painter.setOpacity(0.45);
    if (picture_.isNull()) {
        const QRect middle(0, 0, signSize, signSize);
        stonemason::icon(QStringLiteral("map"))
            .paint(&painter, middle.translated(frame.center() - middle.center()));
    } else {
        QRect place(QPoint(), picture_.deviceIndependentSize().toSize());
        place.moveCenter(frame.center());
        painter.drawImage(place.topLeft(), picture_);
    }
    painter.setOpacity(1);
    QRect words(margin, frame.bottom() + margin, width() - 2 * margin, lineHeight(bold(font())));
    painter.setFont(bold(font()));
    painter.setPen(palette().color(QPalette::Text));
    if (line_.isEmpty())
        return drawWrapped(painter, words, Qt::AlignLeft | Qt::AlignVCenter, title_, 2, words.height());
    painter.drawText(words, Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(title_, Qt::ElideMiddle, words.width()));
    words.translate(0, words.height());
    painter.setFont(font());
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawText(words, Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(line_, Qt::ElideMiddle, words.width()));
}

void PictureCard::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Delete)
        emit removeRequested();
    else
        StartButton::keyPressEvent(event);
}

} // namespace stonemason
