// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/docks/statistics_dock.h"

#include "editor/app/focus_handover.h"
#include "editor/pocket_heroes/world_words.h"
#include "editor/text/pocket_heroes/world_text.h"

#include <QHeaderView>
#include <QLocale>
#include <QTreeWidget>

namespace stonemason::pocket_heroes {

namespace {

QTreeWidgetItem* heading(QTreeWidget& tree, const QString& text) {
    auto* item = new QTreeWidgetItem(&tree, {text});
    QFont font = item->font(0);
    font.setBold(true);
    item->setFont(0, font);
    item->setFirstColumnSpanned(true);
    item->setExpanded(true);
    return item;
}

void addLine(QTreeWidgetItem* group, const QString& name, const QString& figure) {
    auto* item = new QTreeWidgetItem(group, {name, figure});
    item->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
}

void addCount(QTreeWidgetItem* group, const QString& name, int count) {
    if (count > 0) addLine(group, name, QLocale().toString(count));
}

QString shareText(int part, int whole) {
    const double share = whole == 0 ? 0 : 100.0 * part / whole;
    //: %1 is a share of a map in per cent
    return StatisticsDock::tr("%1 %").arg(QLocale().toString(share, 'f', 1));
}

} // namespace

StatisticsDock::StatisticsDock(const Catalogue& catalogue)
    : WorldDock(QStringLiteral("world-statistics"), tr("Statistics"), Qt::RightDockWidgetArea)
    , catalogue_(catalogue)
    , figures_(new QTreeWidget)
    , task_(*this, [this](WorldStatistics statistics) { showFigures(statistics); }) {
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
    if (binding()) binding().on(document(), &WorldDocument::edited, [this] { work(); });
    work();
}

void StatisticsDock::showEvent(QShowEvent* event) {
    WorldDock::showEvent(event);
    if (stale_) work();
}

void StatisticsDock::work() {
    stale_ = !isVisible();
    if (!binding() || stale_) return;
    task_.enqueue(LatestTask<WorldStatistics>::Make([this] {
        return [world = document()->committedWorld(), &catalogue = catalogue_](const std::stop_token&) {
            return statisticsOf(world, catalogue);
        };
    }));
}

void StatisticsDock::showFigures(const WorldStatistics& statistics) {
    figures_->clear();
    QTreeWidgetItem* things = heading(*figures_, tr("Objects"));
    for (int kind = 0; kind < int(ThingKind::Player); ++kind)
        addCount(things, kindName(ThingKind(kind)), statistics.things[std::size_t(kind)]);
    addCount(things, tr("Unknown to the game"), statistics.unknown);
    QTreeWidgetItem* owners = heading(*figures_, tr("By player"));
    for (int i = 0; i <= playerCount; ++i) {
        const Holdings& own = statistics.holdings[std::size_t(i)];
        if (own == Holdings{}) continue;
        auto* player = new QTreeWidgetItem(owners, {playerName(PlayerId(i - 1))});
        player->setExpanded(true);
        addCount(player, kindName(ThingKind::Castle), own.castles);
        addCount(player, kindName(ThingKind::Hero), own.heroes);
        addCount(player, kindName(ThingKind::Ownerable), own.buildings);
        for (int resource = 0; resource < resourceCount; ++resource)
            //: How many mines of a resource a player has; %1 is the resource: "Gold"
            addCount(player, tr("Mines: %1").arg(resourceName(Resource(resource))),
                     own.mines[std::size_t(resource)]);
    }
    QTreeWidgetItem* classes = heading(*figures_, tr("By class"));
    for (int i = 0; i < objectClassCount; ++i)
        addCount(classes, className(ObjectClass(i)), statistics.classes[std::size_t(i)]);
    QTreeWidgetItem* guards = heading(*figures_, tr("Guards by level"));
    for (int level = 0; level <= guardLevels; ++level)
        addCount(guards, level == 0 ? tr("Of a given creature") : tr("Level %1").arg(level),
                 statistics.guards[std::size_t(level)]);
    int cells = 0;
    for (const int count : statistics.cells)
        cells += count;
    QTreeWidgetItem* ground = heading(*figures_, tr("Ground"));
    for (int i = 0; i < surfaceCount; ++i)
        if (const int count = statistics.cells[std::size_t(i)]; count > 0)
            addLine(ground, surfaceName(catalogue_, Surface(i)), shareText(count, cells));
    QTreeWidgetItem* reach = heading(*figures_, tr("Ways"));
    addLine(reach, tr("Free cells"), shareText(statistics.free, cells));
    addLine(reach, tr("Of these reached"), shareText(statistics.reached, statistics.free));
}

} // namespace stonemason::pocket_heroes
