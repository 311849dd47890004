// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/deck/stacks/refusal_bubble.h"

#include "editor/app/look.h"

#include <QPainter>

#include <algorithm>

namespace stonemason {

namespace {

constexpr int widest = 220;
constexpr int away = 12; // from the pointer

} // namespace

RefusalBubble::RefusalBubble(QWidget* parent) : QLabel(parent) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setWordWrap(true);
    setContentsMargins(gap, gap / 2, gap, gap / 2);
    setAccessibleName(tr("Why not here"));
    hide();
}

void RefusalBubble::say(const QString& sentence, QPoint pointer) {
    if (sentence.isEmpty()) {
        hide();
        return;
    }
    const QColor ground = severityColour(Severity::Error, parentWidget()->palette());
    QPalette ink = palette();
    ink.setColor(QPalette::WindowText, inkOn(ground));
    setPalette(ink);
    setText(sentence);
    const QRect room = parentWidget()->rect();
    const int oneLine = fontMetrics().horizontalAdvance(sentence) + 2 * gap + 4;
    const int width = std::min({oneLine, widest, room.width()});
    resize(width, heightForWidth(width));
    const bool above = pointer.y() - away - height() >= room.top(); // what is dragged hangs below the pointer
    QPoint corner(pointer.x() - width / 2, pointer.y() - away - height());
    if (!above) corner = {pointer.x() - away - width, pointer.y()};
    corner.setX(std::clamp(corner.x(), 0, std::max(0, room.width() - width)));
    corner.setY(std::clamp(corner.y(), 0, std::max(0, room.height() - height())));
    move(corner);
    raise();
    show();
}

void RefusalBubble::paintEvent(QPaintEvent* event) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(severityColour(Severity::Error, parentWidget()->palette()));
    painter.drawRoundedRect(rect(), 5, 5);
    painter.end();
    QLabel::paintEvent(event);
}

} // namespace stonemason
