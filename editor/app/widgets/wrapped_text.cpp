// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/widgets/wrapped_text.h"

#include <QFontMetrics>
#include <QPainter>
#include <QTextLayout>
#include <QTextOption>

namespace stonemason {

QStringList wrapped(const QString& text, const QFont& font, int width, int mostLines) {
    const QFontMetrics metrics(font);
    QTextLayout layout(text, font);
    layout.setTextOption(QTextOption());
    layout.beginLayout();
    QStringList lines;
    while (lines.size() < mostLines) {
        QTextLine line = layout.createLine();
        if (!line.isValid()) break;
        line.setLineWidth(width);
        const bool isLast = lines.size() + 1 == mostLines;
        const QString rest = text.mid(line.textStart(), isLast ? -1 : line.textLength()).trimmed();
        lines += metrics.elidedText(rest, Qt::ElideRight, width);
    }
    layout.endLayout();
    return lines;
}

void drawWrapped(QPainter& painter, const QRect& rect, Qt::Alignment align, const QString& text,
                 int mostLines, int lineHeight) {
    QRect line(rect.topLeft(), QSize(rect.width(), lineHeight));
    for (const QString& words : wrapped(text, painter.font(), rect.width(), mostLines)) {
        painter.drawText(line, int(align), words);
        line.translate(0, lineHeight);
    }
}

} // namespace stonemason
