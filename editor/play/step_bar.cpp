// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/step_bar.h"

#include "editor/app/widgets/look.h"
#include "editor/play/play_document.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>

namespace stonemason {

StepBar::StepBar(PlayDocument& document, QWidget* parent)
    : QWidget(parent)
    , document_(document)
    , row_(new QHBoxLayout(this))
    , slider_(new QSlider(Qt::Horizontal, this))
    , number_(new QLabel(this)) {
    row_->setContentsMargins(gap, 0, gap, gap / 2);
    row_->setSpacing(gap / 2);
    slider_->setAccessibleName(tr("Move"));
    slider_->setToolTip(tr("Look at an earlier position"));
    slider_->setPageStep(5);
    number_->setAccessibleName(tr("Number of the move"));
    row_->addWidget(slider_, 1);
    row_->addWidget(number_);
    connect(slider_, &QSlider::valueChanged, &document_, &PlayDocument::show);
    connect(&document_, &PlayDocument::shownChanged, this, &StepBar::refresh);
    refresh();
}

void StepBar::setActions(const QList<QAction*>& before, const QList<QAction*>& behind) {
    qDeleteAll(buttons_);
    buttons_.clear();
    const auto add = [this](QAction* action, int place) {
        auto* button = new QToolButton(this);
        button->setDefaultAction(action);
        button->setAutoRaise(true);
        row_->insertWidget(place, button);
        buttons_ += button;
    };
    int place = 0;
    for (QAction* action : before)
        add(action, place++);
    ++place; // the slider
    for (QAction* action : behind)
        add(action, place++);
}

void StepBar::refresh() {
    const QSignalBlocker blocker(slider_);
    slider_->setRange(0, document_.moveCount());
    slider_->setValue(document_.shown());
    //: Which move of a game is looked at
    number_->setText(tr("Move %1 of %2").arg(document_.shown()).arg(document_.moveCount()));
}

} // namespace stonemason
