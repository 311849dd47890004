// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/widgets/elided_label.h"

#include "editor/app/widgets/plain_labels.h"

#include <QHelpEvent>
#include <QPainter>
#include <QStyle>
#include <QToolTip>

namespace stonemason {

// One without words leaves its room to others: a status bar holds those of every workspace.

QSize ElidedLabel::sizeHint() const {
    const QSize whole = QLabel::sizeHint();
    return {text().isEmpty() ? 0 : whole.width(), whole.height()};
}

QSize ElidedLabel::minimumSizeHint() const {
    if (text().isEmpty()) return {0, QLabel::minimumSizeHint().height()};
    return {fontMetrics().horizontalAdvance(QStringLiteral("……")), QLabel::minimumSizeHint().height()};
}

QString ElidedLabel::shown() const {
    return fontMetrics().elidedText(text(), Qt::ElideRight, contentsRect().width());
}

bool ElidedLabel::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return QLabel::event(event);
    QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(),
                       shown() == text() ? QString() : plainToolTip(text()), this);
    return true;
}

void ElidedLabel::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    style()->drawItemText(&painter, contentsRect(), int(alignment()), palette(), isEnabled(), shown(),
                          foregroundRole());
}

} // namespace stonemason
