// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/widgets/wrapped_text.h"

#include "editor/app/widgets/labels.h"

#include <QFontMetrics>
#include <QHelpEvent>
#include <QPainter>
#include <QStyle>
#include <QTextLayout>
#include <QTextOption>
#include <QToolTip>

namespace stonemason {

namespace {

constexpr int mostLines = 2;

} // namespace

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

TwoLineLabel::TwoLineLabel(QWidget* parent) : QLabel(parent) {
    setTextFormat(Qt::PlainText);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

QSize TwoLineLabel::sizeHint() const {
    const QMargins margins = contentsMargins();
    return {fontMetrics().horizontalAdvance(text()) + margins.left() + margins.right() + 1,
            minimumSizeHint().height()};
}

QSize TwoLineLabel::minimumSizeHint() const {
    const QMargins margins = contentsMargins();
    return {fontMetrics().horizontalAdvance(QStringLiteral("……")) + margins.left() + margins.right(),
            mostLines * fontMetrics().lineSpacing() + margins.top() + margins.bottom()};
}

QStringList TwoLineLabel::lines() const {
    return wrapped(text(), font(), contentsRect().width(), mostLines);
}

bool TwoLineLabel::isCut() const {
    const QStringList shown = lines();
    return !shown.isEmpty() && !text().endsWith(shown.last());
}

bool TwoLineLabel::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip || !toolTip().isEmpty()) return QLabel::event(event);
    QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(),
                       isCut() ? plainToolTip(text()) : QString(), this);
    return true;
}

void TwoLineLabel::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    style()->drawItemText(&painter, contentsRect(), int(alignment()), palette(), isEnabled(),
                          lines().join(u'\n'), foregroundRole());
}

} // namespace stonemason
