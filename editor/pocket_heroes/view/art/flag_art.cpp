// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/view/art/flag_art.h"

#include <QFont>

namespace stonemason::pocket_heroes {

QColor playerColour(PlayerId player) {
    switch (player) {
    case PlayerId::Red: return {0xd2, 0x30, 0x30};
    case PlayerId::Green: return {0x2c, 0x94, 0x40};
    case PlayerId::Blue: return {0x2e, 0x5c, 0xcc};
    case PlayerId::Cyan: return {0x24, 0xae, 0xc0};
    case PlayerId::Magenta: return {0xb8, 0x3c, 0xb8};
    case PlayerId::Yellow: return {0xe6, 0xc6, 0x2c};
    default: return {0xb4, 0xb2, 0xac};
    }
}

void paintFlag(const Sketch& s, PlayerId owner) {
    const QColor colour = playerColour(owner);
    s.line({{0.1, 0.0}, {0.1, 1.0}}, QColor(0x3c3028), 0.05);
    switch (owner) {
    case PlayerId::Red: s.polygon({{0.1, 0.02}, {1.0, 0.32}, {0.1, 0.64}}, colour); break;
    case PlayerId::Green: s.rectangle(0.1, 0.04, 0.92, 0.6, colour); break;
    case PlayerId::Blue:
        s.polygon({{0.1, 0.04}, {1.0, 0.04}, {0.72, 0.33}, {1.0, 0.62}, {0.1, 0.62}}, colour);
        break;
    case PlayerId::Cyan:
        s.polygon({{0.1, 0.04}, {0.74, 0.04}, {1.0, 0.33}, {0.74, 0.62}, {0.1, 0.62}}, colour);
        break;
    case PlayerId::Magenta:
        s.polygon({{0.1, 0.04}, {0.9, 0.04}, {0.9, 0.46}, {0.5, 0.72}, {0.1, 0.46}}, colour);
        break;
    case PlayerId::Yellow:
        s.polygon({{0.1, 0.02}, {1.0, 0.16}, {0.5, 0.33}, {1.0, 0.5}, {0.1, 0.66}}, colour);
        break;
    default: s.rectangle(0.1, 0.1, 0.7, 0.46, colour); return;
    }
    static constexpr const char* letters[] = {"R", "G", "B", "C", "M", "Y"};
    const QRectF cloth = s.box(0.12, 0.04, 0.72, 0.62);
    if (cloth.height() >= 9 && isPlayer(owner))
        paintMark(s.painter(), cloth, QString::fromLatin1(letters[int(owner)]),
                  owner == PlayerId::Yellow ? QColor(0x3a2c10) : QColor(Qt::white));
}

void paintMark(QPainter& painter, const QRectF& rect, const QString& text, const QColor& ink) {
    QFont font;
    font.setBold(true);
    font.setPixelSize(std::max(6, int(rect.height() * 0.86)));
    painter.setFont(font);
    painter.setPen(ink);
    painter.drawText(rect.adjusted(-rect.width(), -rect.height(), rect.width(), rect.height()),
                     Qt::AlignCenter, text);
}

} // namespace stonemason::pocket_heroes
