// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/widgets/two_line_label.h"

#include "editor/app/widgets/labels.h"
#include "editor/app/widgets/wrapped_text.h"

#include <QHelpEvent>
#include <QPainter>
#include <QStyle>
#include <QToolTip>

namespace stonemason {

namespace {

constexpr int mostLines = 2;

} // namespace

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
