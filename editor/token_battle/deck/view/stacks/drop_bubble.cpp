// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/deck/view/stacks/drop_bubble.h"

#include "editor/app/widgets/look.h"
#include "editor/token_battle/cards/card_art.h"

#include <QPainter>

#include <algorithm>

namespace stonemason::token_battle {

namespace {

constexpr int widest = 220;
constexpr int away = 12; // from the pointer

} // namespace

DropBubble::DropBubble(QWidget* parent) : QLabel(parent) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setWordWrap(true);
    setContentsMargins(gap, gap / 2, gap, gap / 2);
    setAccessibleName(tr("What happens here"));
    hide();
}

QColor DropBubble::ground() const {
    const QPalette& colours = parentWidget()->palette();
    return refuses_ ? severityColour(Severity::Error, colours)
                    : colours.color(QPalette::Active, QPalette::Highlight);
}

void DropBubble::showSentence(const QString& sentence, QPoint pointer, bool refuses) {
    if (sentence.isEmpty()) {
        hide();
        return;
    }
    refuses_ = refuses;
    QPalette ink = palette();
    ink.setColor(QPalette::WindowText, inkOn(ground()));
    setPalette(ink);
    setText(sentence);
    const int room = parentWidget()->width();
    const int oneLine = fontMetrics().horizontalAdvance(sentence) + 2 * gap + 4;
    const int width = std::min({oneLine, widest, room});
    resize(width, heightForWidth(width));
    placeAt(pointer);
    raise();
    show();
}

/// Above the pointer, or else beside the dragged cards that hang below it.
void DropBubble::placeAt(QPoint pointer) {
    const QRect room = parentWidget()->rect();
    QPoint corner(pointer.x() - width() / 2, pointer.y() - away - height());
    if (corner.y() < room.top()) {
        const int left = pointer.x() - away - width();
        corner = {left >= 0 ? left : pointer.x() + CardPixmaps::fanReach() + away, pointer.y()};
    }
    corner.setX(std::clamp(corner.x(), 0, std::max(0, room.width() - width())));
    corner.setY(std::clamp(corner.y(), 0, std::max(0, room.height() - height())));
    move(corner);
}

void DropBubble::paintEvent(QPaintEvent* event) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ground());
    painter.drawRoundedRect(rect(), 5, 5);
    painter.end();
    QLabel::paintEvent(event);
}

} // namespace stonemason::token_battle
