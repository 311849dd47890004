// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/widgets/passing_sentence.h"

#include "editor/app/widgets/appearance.h"
#include "editor/app/widgets/look.h"

#include <QAccessible>
#include <QApplication>
#include <QEvent>
#include <QPainter>
#include <QStatusBar>

#include <algorithm>

namespace stonemason {

namespace {

constexpr int leastTime = 6000;   // ms
constexpr int timeOfALetter = 60; // ms
constexpr int largestShare = 3;   // of the window's height: a third

} // namespace

PassingSentence::PassingSentence(QStatusBar& bar) : QLabel(bar.window()), bar_(bar) {
    setObjectName(QStringLiteral("passingSentence"));
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    setContentsMargins(2 * gap, gap, 2 * gap, gap);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
    end_.setSingleShot(true);
    connect(&end_, &QTimer::timeout, this, &QWidget::hide);
    qApp->installEventFilter(this);
}

bool PassingSentence::showSentence(const QString& sentence) {
    hide();
    if (sentence.isEmpty()) return true;
    if (heightOf(sentence) > window()->height() / largestShare) return false;
    setText(sentence);
    setAccessibleName(sentence);
    place();
    show();
    raise();
    end_.start(std::max(leastTime, timeOfALetter * int(sentence.size())));
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
    return true;
}

int PassingSentence::heightOf(const QString& sentence) const {
    const QMargins margins = contentsMargins();
    const int width = window()->width() - margins.left() - margins.right();
    const QRect room(0, 0, width, QWIDGETSIZE_MAX);
    return fontMetrics().boundingRect(room, Qt::TextWordWrap, sentence).height() + margins.top() +
           margins.bottom();
}

void PassingSentence::place() {
    const QWidget& over = *window();
    const int bottom = bar_.isVisible() ? bar_.mapTo(&over, QPoint()).y() : over.height();
    const int height = heightOf(text());
    setGeometry(0, bottom - height, over.width(), height);
}

bool PassingSentence::eventFilter(QObject* watched, QEvent* event) {
    if (isHidden()) return false;
    if (event->type() == QEvent::MouseButtonPress)
        hide();
    else if (watched == window() && event->type() == QEvent::Resize)
        place();
    return false;
}

void PassingSentence::paintEvent(QPaintEvent* event) {
    QPainter painter(this);
    const QColor edge = palette().color(QPalette::Highlight);
    painter.fillRect(rect(), blended(palette().color(QPalette::Window), edge, 0.14));
    painter.fillRect(0, 0, width(), 1, palette().color(QPalette::Mid));
    painter.end();
    QLabel::paintEvent(event);
}

} // namespace stonemason
