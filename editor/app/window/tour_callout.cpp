// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/window/tour_callout.h"

#include "editor/app/settings/action_keys.h"
#include "editor/app/widgets/look.h"

#include <QAccessibleWidget>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace stonemason {

namespace {

constexpr std::array letterCounts{48, 42, 36}; // in a line

/// To assistive technology it is a dialog, though it has no window of its own.
QAccessibleInterface* makeAccessible(const QString& className, QObject* object) {
    if (className != QLatin1String(TourCallout::staticMetaObject.className())) return nullptr;
    return new QAccessibleWidget(static_cast<QWidget*>(object), QAccessible::Dialog);
}

/// Makes the button narrower than the style's minimum, for a small window.
void setText(QPushButton& button, const QString& text) {
    button.setText(text);
    button.setMinimumWidth(button.fontMetrics().horizontalAdvance(text) + 3 * gap);
}

QLabel* addLabel(QBoxLayout& column) {
    auto* label = new QLabel;
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    column.addWidget(label);
    return label;
}

} // namespace

TourCallout::TourCallout(QList<QAction*> allowed, QWidget* parent)
    : QFrame(parent), allowed_(std::move(allowed)) {
    QAccessible::installFactory(&makeAccessible);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(2 * gap, 2 * gap, 2 * gap, 2 * gap);
    column->setSpacing(gap);
    number_ = addLabel(*column);
    title_ = addLabel(*column);
    text_ = addLabel(*column);
    QFont bold = title_->font();
    bold.setBold(true);
    title_->setFont(bold);
    auto* row = new QHBoxLayout;
    row->setSpacing(gap);
    column->addSpacing(gap);
    column->addLayout(row);
    end_ = addButton(tr("Skip"), tr("Leave the tour"), Qt::Key_Escape);
    back_ = addButton(tr("Back"), tr("To the step before"), Qt::Key_Left);
    forward_ = addButton(tr("Next"), tr("To the next step"), Qt::Key_Right);
    row->addWidget(end_);
    row->addStretch();
    row->addWidget(back_);
    row->addWidget(forward_);
    setFocusProxy(forward_);
    connect(end_, &QPushButton::clicked, this, &TourCallout::endRequested);
    connect(back_, &QPushButton::clicked, this, &TourCallout::backRequested);
    connect(forward_, &QPushButton::clicked, this, &TourCallout::forwardRequested);
    dress();
}

QPushButton* TourCallout::addButton(const QString& text, const QString& tip, Qt::Key key) {
    auto* button = new QPushButton(this);
    setText(*button, text);
    //: %1 is a sentence that says what a button does, %2 a key
    button->setToolTip(tr("%1 (%2)").arg(tip, keysText({QKeySequence(key)})));
    button->installEventFilter(this);
    return button;
}

void TourCallout::showStep(const TourStep& step, int number, int count) {
    number_->setText(tr("Step %1 of %2").arg(number).arg(count));
    title_->setText(step.title);
    text_->setText(step.text);
    setText(*forward_, number < count ? tr("Next") : tr("Done"));
    forward_->setFocus(Qt::TabFocusReason);
    back_->setEnabled(number > 1);
    end_->setVisible(number < count);
    //: %1 is "Step 2 of 6", %2 a heading
    setAccessibleName(tr("%1: %2").arg(number_->text(), step.title));
    setAccessibleDescription(step.text);
    forward_->setAccessibleDescription(step.text);
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

QList<QSize> TourCallout::sizes() const {
    QList<QSize> sizes;
    for (const int letters : letterCounts) {
        const int width =
            std::max(letters * fontMetrics().horizontalAdvance(u'x'), minimumSizeHint().width());
        sizes += QSize(width, layout()->totalHeightForWidth(width));
    }
    return sizes;
}

/// Overrides all shortcuts except those of the allowed actions.
bool TourCallout::event(QEvent* event) {
    if (event->type() != QEvent::ShortcutOverride) return QFrame::event(event);
    const QKeySequence key(static_cast<QKeyEvent*>(event)->keyCombination());
    event->setAccepted(std::ranges::none_of(
        allowed_, [&](const QAction* action) { return action->shortcuts().contains(key); }));
    return true;
}

bool TourCallout::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress && act(*static_cast<QKeyEvent*>(event))) return true;
    return QFrame::eventFilter(watched, event);
}

bool TourCallout::act(const QKeyEvent& key) {
    if (key.modifiers() & ~Qt::KeypadModifier) return false;
    switch (key.key()) {
    case Qt::Key_Right: forward_->click(); return true;
    case Qt::Key_Left:
    case Qt::Key_Backspace: back_->click(); return true;
    case Qt::Key_Return:
    case Qt::Key_Enter: pressFocused(); return true;
    case Qt::Key_Escape: emit endRequested(); return true;
    default: return false;
    }
}

void TourCallout::pressFocused() {
    auto* focused = qobject_cast<QPushButton*>(focusWidget());
    (focused ? focused : forward_)->click();
}

/// Accepts all other keys, so that they do not reach the widgets below.
void TourCallout::keyPressEvent(QKeyEvent* event) {
    act(*event);
}

bool TourCallout::focusNextPrevChild(bool next) {
    QList<QPushButton*> buttons{end_, back_, forward_};
    buttons.removeIf([](const QPushButton* button) { return button->isHidden() || !button->isEnabled(); });
    const qsizetype at = buttons.indexOf(focusWidget()) + (next ? 1 : buttons.size() - 1);
    buttons[at % buttons.size()]->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    return true;
}

void TourCallout::dress() {
    const QColor accent = palette().color(QPalette::Highlight);
    QPalette primary = palette();
    primary.setColor(QPalette::Button, accent);
    primary.setColor(QPalette::ButtonText, palette().color(QPalette::HighlightedText));
    forward_->setPalette(primary);
    QPalette quiet = palette();
    quiet.setColor(QPalette::WindowText, palette().color(QPalette::PlaceholderText));
    number_->setPalette(quiet);
}

void TourCallout::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange) dress();
    QFrame::changeEvent(event);
}

void TourCallout::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
    painter.setBrush(palette().color(QPalette::Window));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 6, 6);
}

} // namespace stonemason
