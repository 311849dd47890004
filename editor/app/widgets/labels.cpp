// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/widgets/labels.h"

#include "editor/app/widgets/look.h"

#include <QComboBox>
#include <QEvent>
#include <QHelpEvent>
#include <QLabel>
#include <QPainter>
#include <QStatusBar>
#include <QStyle>
#include <QToolTip>

#include <algorithm>

namespace stonemason {

bool PlainLabels::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::Polish) return false;
    auto* label = qobject_cast<QLabel*>(watched);
    if (!label || label->textFormat() != Qt::AutoText) return false;
    if (label->windowType() == Qt::ToolTip) return false; // of Qt's own making, and reused
    label->setTextFormat(Qt::PlainText);
    return false;
}

QString plainToolTip(const QString& words) {
    return Qt::mightBeRichText(words) ? Qt::convertFromPlainText(words) : words;
}

QLabel* headingLabel(const QString& words) {
    auto* label = new QLabel(words);
    QFont font = label->font();
    font.setBold(true);
    label->setFont(font);
    return label;
}

void showChoiceInToolTip(QComboBox& box) {
    const QString tip = box.toolTip();
    const auto show = [&box, tip] { box.setToolTip(plainToolTip(box.currentText() + u'\n' + tip)); };
    QObject::connect(&box, &QComboBox::currentTextChanged, &box, show);
    show();
}

// An empty label has no width, because a status bar contains those of every workspace.

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

namespace {

constexpr int milliseconds = 6000;

int roomIn(const QStatusBar& bar) {
    int room = bar.width();
    for (const QWidget* widget : bar.findChildren<QWidget*>(Qt::FindDirectChildrenOnly))
        if (widget->isVisible() && widget->property("area") != QStringLiteral("left"))
            room = std::min(room, widget->x());
    return room - 2 * gap;
}

} // namespace

bool showSentence(QStatusBar& bar, const QString& sentence) {
    const bool fits = bar.fontMetrics().horizontalAdvance(sentence) < roomIn(bar);
    if (fits && !sentence.isEmpty())
        bar.showMessage(sentence, milliseconds);
    else
        bar.clearMessage();
    return fits || sentence.isEmpty();
}

} // namespace stonemason
