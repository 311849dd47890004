// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/widgets/tool_strip.h"

#include <QActionEvent>
#include <QLayout>
#include <QToolButton>

#include <utility>

namespace stonemason {

ToolStrip::ToolStrip(QToolBar& bar) : QToolBar(&bar) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    layout()->setContentsMargins(0, 0, 0, 0);
    setAccessibleName(tr("Tools"));
    bar.addWidget(this);
    connect(&bar, &QToolBar::orientationChanged, this, [this](Qt::Orientation orientation) {
        const bool across = orientation == Qt::Horizontal;
        setSizePolicy(across ? QSizePolicy::Expanding : QSizePolicy::Preferred,
                      across ? QSizePolicy::Preferred : QSizePolicy::Expanding);
        setOrientation(orientation);
        fitWords();
    });
}

/// Requests only the minimum width; the layout adds the width that other tool bars leave.
QSize ToolStrip::sizeHint() const {
    const QSize hint = QToolBar::sizeHint();
    return orientation() == Qt::Horizontal ? QSize(minimumSizeHint().width(), hint.height()) : hint;
}

/// Defers the fitting because many actions may be added and removed at once.
void ToolStrip::fitWordsLater() {
    if (std::exchange(willFit_, true)) return;
    QMetaObject::invokeMethod(
        this,
        [this] {
            if (willFit_) fitWords();
        },
        Qt::QueuedConnection);
}

void ToolStrip::fitWords() {
    willFit_ = false;
    QList<QToolButton*> buttons;
    for (QAction* action : actions())
        if (auto* button = qobject_cast<QToolButton*>(widgetForAction(action));
            button && action->isVisible() && action->property("words").toBool())
            buttons += button;
    words_ = orientation() == Qt::Horizontal ? int(buttons.size()) : 0;
    dress(buttons);
    while (words_ > 0 && QToolBar::sizeHint().width() > width()) {
        --words_;
        dress(buttons);
    }
}

void ToolStrip::dress(const QList<QToolButton*>& buttons) {
    for (int i = 0; i < int(buttons.size()); ++i)
        buttons[i]->setToolButtonStyle(i < words_ ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly);
}

void ToolStrip::resizeEvent(QResizeEvent* event) {
    QToolBar::resizeEvent(event);
    fitWords();
}

void ToolStrip::actionEvent(QActionEvent* event) {
    QToolBar::actionEvent(event);
    fitWordsLater();
}

void ToolStrip::changeEvent(QEvent* event) {
    QToolBar::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) fitWords();
}

} // namespace stonemason
