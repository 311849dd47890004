// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ambush/view/sites/simulation_bar.h"

#include "editor/ambush/view/sites/site_actions.h"
#include "editor/app/widgets/flow_layout.h"
#include "editor/app/widgets/look.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QProgressBar>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include <limits>

namespace stonemason::ambush {

namespace {

constexpr int mostPlaces = 10000;
constexpr int usualPlaces = 20;

FlowLayout* buttonsOf(const SiteActions& actions) {
    auto* line = new FlowLayout(nullptr, gap / 2);
    for (const QString& id : {QStringLiteral("simulation-step"), QStringLiteral("simulation-run"),
                              QStringLiteral("simulation-restart")}) {
        auto* button = new QToolButton;
        button->setDefaultAction(actions.action(id));
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setFocusPolicy(Qt::StrongFocus);
        line->addWidget(button);
    }
    return line;
}

} // namespace

SimulationBar::SimulationBar(const SiteActions& actions, QWidget* parent)
    : QWidget(parent)
    , budget_(new QSpinBox)
    , seed_(new QSpinBox)
    , pace_(new QComboBox)
    , looked_(new QProgressBar)
    , story_(new QLabel) {
    budget_->setRange(1, mostPlaces);
    budget_->setValue(usualPlaces);
    budget_->setToolTip(tr("How many random places are looked at in one turn"));
    seed_->setRange(1, std::numeric_limits<int>::max());
    seed_->setToolTip(tr("The same seed draws the same places"));
    pace_->addItem(tr("Slow"), 1000);
    pace_->addItem(tr("Medium"), 300);
    pace_->addItem(tr("Fast"), 60);
    pace_->setCurrentIndex(1);
    pace_->setToolTip(tr("How fast turn follows turn while it runs"));
    looked_->setAccessibleName(tr("Cells looked at, of the half of the map at which the search rests"));
    //: of a progress bar: %v and %m are numbers of cells
    looked_->setFormat(tr("%v of %m places searched"));
    looked_->setToolTip(looked_->accessibleName());
    story_->setWordWrap(true);
    auto* fields = new QFormLayout;
    fields->setContentsMargins({});
    fields->setSpacing(gap / 2);
    fields->setRowWrapPolicy(QFormLayout::WrapLongRows);
    fields->addRow(tr("P&laces a turn:"), budget_);
    fields->addRow(tr("Pac&e:"), pace_);
    fields->addRow(tr("See&d:"), seed_);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(gap / 2);
    layout->addLayout(buttonsOf(actions));
    layout->addLayout(fields);
    layout->addWidget(looked_);
    layout->addWidget(story_);
}

} // namespace stonemason::ambush
