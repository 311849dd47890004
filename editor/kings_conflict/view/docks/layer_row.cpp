// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/docks/layer_row.h"

#include "editor/app/widgets/icons.h"
#include "editor/app/widgets/look.h"
#include "editor/app/widgets/wrapped_text.h"

#include <QHBoxLayout>
#include <QMouseEvent>
#include <QPainter>
#include <QRadioButton>
#include <QStyleOption>
#include <QToolButton>

namespace stonemason::kings_conflict {

LayerRow::LayerRow(const QString& name, QWidget* parent)
    : QWidget(parent)
    , name_(name)
    , choice_(new QRadioButton(name))
    , eye_(new QToolButton)
    , lock_(new QToolButton)
    , add_(new QToolButton) {
    choice_->setAccessibleName(name); // also where there is no room for all of it
    choice_->setAutoExclusive(false); // the dock keeps them exclusive: each has its row as its parent
    choice_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    choice_->setToolTip(tr("Paint on this layer: %1").arg(name));
    choice_->installEventFilter(this);
    eye_->setCheckable(true);
    eye_->setAutoRaise(true);
    eye_->setAccessibleName(tr("Show %1").arg(name));
    lock_->setCheckable(true);
    lock_->setAutoRaise(true);
    lock_->setAccessibleName(tr("Lock %1").arg(name));
    add_->setText(tr("Add"));
    add_->setToolTip(tr("Add this grid to the map, filled with 0"));
    add_->setAccessibleName(tr("Add grid %1").arg(name));

    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(gap / 2, 1, 2, 1);
    layout->setSpacing(gap / 2);
    layout->addWidget(choice_, 1);
    layout->addWidget(add_);
    layout->addWidget(lock_);
    layout->addWidget(eye_);

    connect(choice_, &QRadioButton::clicked, this, &LayerRow::chosen);
    connect(eye_, &QToolButton::clicked, this, &LayerRow::visibleToggled);
    connect(lock_, &QToolButton::clicked, this, &LayerRow::lockToggled);
    connect(add_, &QToolButton::clicked, this, &LayerRow::addRequested);
}

void LayerRow::showState(bool exists, bool current, bool visible, bool locked) {
    choice_->setChecked(current);
    choice_->setEnabled(exists);
    QFont font = choice_->font();
    font.setBold(current);
    choice_->setFont(font);
    eye_->setChecked(visible);
    eye_->setIcon(icon(visible ? QStringLiteral("visible") : QStringLiteral("hidden")));
    eye_->setToolTip(visible ? tr("Hide this layer") : tr("Show this layer"));
    eye_->setVisible(exists);
    lock_->setChecked(locked);
    lock_->setIcon(icon(locked ? QStringLiteral("locked") : QStringLiteral("unlocked")));
    lock_->setToolTip(locked ? tr("Unlock this layer: let it be changed again")
                             : tr("Lock this layer: no tool and no command changes it"));
    lock_->setVisible(exists);
    add_->setVisible(!exists);
    update();
}

void LayerRow::fitName() {
    QStyleOptionButton option;
    option.initFrom(choice_);
    const QRect contents = style()->subElementRect(QStyle::SE_RadioButtonContents, &option, choice_);
    const QString shown = wrapped(name_, choice_->font(), contents.width(), 2).join(u'\n');
    if (shown != choice_->text()) choice_->setText(shown);
}

bool LayerRow::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize || event->type() == QEvent::FontChange) fitName();
    return QWidget::eventFilter(watched, event);
}

void LayerRow::paintEvent(QPaintEvent*) {
    if (!choice_->isChecked()) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(tinted(palette(), palette().color(QPalette::Highlight), 0.18));
    painter.drawRoundedRect(rect(), 4, 4);
}

void LayerRow::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton && choice_->isEnabled()) emit chosen();
    QWidget::mousePressEvent(event);
}

} // namespace stonemason::kings_conflict
