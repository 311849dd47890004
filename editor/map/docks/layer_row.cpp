// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/map/docks/layer_row.h"

#include "editor/app/icons.h"
#include "editor/map/look.h"

#include <QHBoxLayout>
#include <QMouseEvent>
#include <QPainter>
#include <QRadioButton>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>

namespace stonemason {

namespace {

constexpr int sliderWidth = 52;
constexpr double fullOpacity = 100.0;

} // namespace

LayerRow::LayerRow(const QString& name, const QIcon& picture, QWidget* parent)
    : QWidget(parent), choice_(new QRadioButton(name)), opacity_(new QSlider(Qt::Horizontal)),
      eye_(new QToolButton), add_(new QToolButton) {
    choice_->setIcon(picture);
    choice_->setAutoExclusive(false); // the dock keeps them exclusive: each has its row as its parent
    choice_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    choice_->setToolTip(tr("Paint on this layer: %1").arg(name));
    opacity_->setRange(0, int(fullOpacity));
    opacity_->setPageStep(25);
    opacity_->setFixedWidth(sliderWidth);
    opacity_->setAccessibleName(tr("Opacity of %1").arg(name));
    eye_->setCheckable(true);
    eye_->setAutoRaise(true);
    eye_->setAccessibleName(tr("Show %1").arg(name));
    add_->setText(tr("Add"));
    add_->setToolTip(tr("This map has no such grid: add one, all 0"));
    add_->setAccessibleName(tr("Add grid %1").arg(name));

    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(gap / 2, 1, 2, 1);
    layout->setSpacing(gap / 2);
    layout->addWidget(choice_, 1);
    layout->addWidget(opacity_);
    layout->addWidget(add_);
    layout->addWidget(eye_);

    connect(choice_, &QRadioButton::clicked, this, &LayerRow::chosen);
    connect(eye_, &QToolButton::clicked, this, &LayerRow::visibleToggled);
    connect(opacity_, &QSlider::valueChanged, this,
            [this](int value) { emit opacityMoved(value / fullOpacity); });
    connect(add_, &QToolButton::clicked, this, &LayerRow::addRequested);
}

void LayerRow::show(bool exists, bool current, bool visible, double opacity) {
    const QSignalBlocker quiet(opacity_);
    choice_->setChecked(current);
    choice_->setEnabled(exists);
    QFont font = choice_->font();
    font.setBold(current);
    choice_->setFont(font);
    eye_->setChecked(visible);
    eye_->setIcon(icon(visible ? QStringLiteral("visible") : QStringLiteral("hidden")));
    eye_->setToolTip(visible ? tr("Hide this layer") : tr("Show this layer"));
    eye_->setVisible(exists);
    const int percent = qRound(opacity * fullOpacity);
    opacity_->setValue(percent);
    opacity_->setEnabled(visible);
    opacity_->setToolTip(tr("Opacity: %1 %").arg(percent));
    opacity_->setVisible(exists);
    add_->setVisible(!exists);
    update();
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

} // namespace stonemason
