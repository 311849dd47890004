// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/view/docks/statistics_dock.h"

#include "editor/app/widgets/focus_handover.h"

#include <QHeaderView>
#include <QTreeWidget>

namespace stonemason::pocket_heroes {

StatisticsDock::StatisticsDock(const Catalogue& catalogue)
    : WorldDock(QStringLiteral("world-statistics"), tr("Statistics"), Qt::RightDockWidgetArea)
    , catalogue_(catalogue)
    , figures_(new QTreeWidget)
    , task_(*this, [this](const WorldFigures& figures) { showFigures(figures); }) {
    figures_->setAccessibleName(tr("Statistics"));
    figures_->setColumnCount(2);
    figures_->setHeaderHidden(true);
    figures_->setUniformRowHeights(true);
    figures_->setFrameShape(QFrame::NoFrame);
    figures_->header()->setStretchLastSection(false);
    figures_->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    figures_->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    setWidget(figures_);
    forwardFocusTo(*this, *figures_);
    bound();
}

void StatisticsDock::bound() {
    setEnabled(bool(binding()));
    task_.drop();
    figures_->clear();
    if (binding())
        for (const auto changed : {&WorldDocument::edited, &WorldDocument::zonesChanged})
            binding().on(document(), changed, [this] { work(); });
    work();
}

void StatisticsDock::showEvent(QShowEvent* event) {
    WorldDock::showEvent(event);
    if (stale_) work();
}

void StatisticsDock::work() {
    stale_ = !isVisible();
    if (!binding() || stale_) return;
    task_.enqueue(LatestTask<WorldFigures>::Make([this] {
        const ZoneMap* own = document()->zones();
        return [world = document()->committedWorld(), zones = own ? *own : ZoneMap(),
                &catalogue = catalogue_](const std::stop_token&) {
            Config config;
            config.treasureCost = zones.treasureCost;
            return WorldFigures{statisticsOf(world, catalogue), fairnessOf(world, catalogue, config),
                                figuresOf(zones, world, catalogue)};
        };
    }));
}

void StatisticsDock::showFigures(const WorldFigures& figures) {
    figures_->clear();
    addCounts(*figures_, figures.counts, catalogue_);
    addZones(*figures_, figures.zones);
    addFairness(*figures_, figures.fairness);
}

} // namespace stonemason::pocket_heroes
