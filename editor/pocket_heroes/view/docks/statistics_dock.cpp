// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/view/docks/statistics_dock.h"

#include "editor/app/widgets/focus_handover.h"
#include "editor/pocket_heroes/model/world_words.h"
#include "editor/pocket_heroes/text/template_text.h"
#include "editor/pocket_heroes/text/world_text.h"
#include "editor/pocket_heroes/view/docks/craft_statistics.h"
#include "editor/pocket_heroes/view/docks/figure_tree.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace stonemason::pocket_heroes {

namespace {

struct StatisticsGroups {
    Q_DECLARE_TR_FUNCTIONS(StatisticsGroups)
};

void addCount(QTreeWidgetItem* group, const QString& name, int count) {
    if (count > 0) addLine(group, name, QLocale().toString(count));
}

QString percentText(double share) {
    //: %1 is a share in per cent
    return StatisticsGroups::tr("%1 %").arg(QLocale().toString(100 * share, 'f', 1));
}

QString shareText(int part, int whole) {
    return percentText(whole == 0 ? 0 : double(part) / whole);
}

QString daysText(double days) {
    if (!std::isfinite(days)) return StatisticsGroups::tr("cannot be reached");
    //: %1 is a number of days that a hero walks: "4.5"
    return StatisticsGroups::tr("%1 days").arg(QLocale().toString(days, 'f', 1));
}

std::ptrdiff_t unreached(const std::vector<double>& days) {
    return std::ranges::count_if(days, [](double one) { return !std::isfinite(one); });
}

void addMines(QTreeWidgetItem* item, const PlayerFairness& player, int compared) {
    const std::vector<double>& days = player.mineDays;
    if (days.empty()) return;
    addLine(item, StatisticsGroups::tr("Nearest mine"),
            std::isfinite(days.front()) ? daysText(days.front())
                                        : StatisticsGroups::tr("none can be reached"));
    if (compared > 1)
        addLine(item, StatisticsGroups::tr("Nearest %n mine(s), on average", nullptr, compared),
                daysText(figureOf(player, FairnessMeasure::MineDays, compared)));
    const int reached = reachedMines(player);
    //: How many of how many
    const QString share = StatisticsGroups::tr("%1 of %2").arg(reached).arg(days.size());
    QTreeWidgetItem* mines = addGroup(item, StatisticsGroups::tr("Mines within reach"), share);
    mines->setExpanded(false);
    for (int i = 0; i < reached; ++i)
        //: %1 is a number, counted from the nearest mine
        addLine(mines, StatisticsGroups::tr("Mine %1").arg(i + 1), daysText(days[std::size_t(i)]));
}

/// Whether some come to castles or mines that others never come to.
bool someNeverCome(const std::vector<PlayerFairness>& players) {
    const auto missed = [](const PlayerFairness& player) {
        return unreached(player.castleDays) + unreached(player.mineDays);
    };
    return std::ranges::any_of(
        players, [&](const PlayerFairness& player) { return missed(player) != missed(players.front()); });
}

bool allCutOff(const std::vector<PlayerFairness>& players) {
    return std::ranges::all_of(players, [](const PlayerFairness& player) {
        return unreached(player.castleDays) == std::ssize(player.castleDays);
    });
}

void addVerdict(QTreeWidgetItem* group, const Fairness& fairness) {
    if (fairness.players.empty()) return addLine(group, StatisticsGroups::tr("No player has a castle"), {});
    if (fairness.players.size() == 1)
        return addLine(group, StatisticsGroups::tr("There are no two players to compare"), {});
    if (allCutOff(fairness.players))
        addLine(group, StatisticsGroups::tr("Nobody comes to the castle of another"), {});
    if (fairness.spread >= 1 && someNeverCome(fairness.players))
        return addLine(group, StatisticsGroups::tr("Some come where others never do"),
                       StatisticsGroups::tr("unfair"));
    addLine(group,
            fairness.isFair() ? StatisticsGroups::tr("Fair: best and worst differ by")
                              : StatisticsGroups::tr("Unfair: best and worst differ by"),
            percentText(fairness.spread));
    if (const QString cause = causeText(fairness); !cause.isEmpty())
        addGroup(group, cause)->setFirstColumnSpanned(true);
}

} // namespace

void addObjects(QTreeWidget& tree, const WorldStatistics& counts) {
    QTreeWidgetItem* things = addHeading(tree, StatisticsGroups::tr("Objects"));
    for (int kind = 0; kind < int(ThingKind::Player); ++kind)
        addCount(things, kindName(ThingKind(kind)), counts.things[std::size_t(kind)]);
    addCount(things, StatisticsGroups::tr("Unknown to the game"), counts.unknown);
}

void addCounts(QTreeWidget& tree, const WorldStatistics& counts, const Catalogue& catalogue) {
    QTreeWidgetItem* owners = addHeading(tree, StatisticsGroups::tr("By player"));
    for (int i = 0; i <= playerCount; ++i) {
        const Holdings& own = counts.holdings[std::size_t(i)];
        if (own == Holdings{}) continue;
        auto* player = new QTreeWidgetItem(owners, {playerName(PlayerId(i - 1))});
        player->setExpanded(true);
        addCount(player, kindName(ThingKind::Castle), own.castles);
        addCount(player, kindName(ThingKind::Hero), own.heroes);
        addCount(player, kindName(ThingKind::Ownerable), own.buildings);
        for (int resource = 0; resource < resourceCount; ++resource)
            //: How many mines of a resource a player has; %1 is the resource: "Gold"
            addCount(player, StatisticsGroups::tr("Mines: %1").arg(resourceName(Resource(resource))),
                     own.mines[std::size_t(resource)]);
    }
    QTreeWidgetItem* classes = addHeading(tree, StatisticsGroups::tr("By class"));
    for (int i = 0; i < objectClassCount; ++i)
        addCount(classes, className(ObjectClass(i)), counts.classes[std::size_t(i)]);
    QTreeWidgetItem* guards = addHeading(tree, StatisticsGroups::tr("Guards by level"));
    for (int level = 0; level <= guardLevels; ++level)
        addCount(guards,
                 level == 0 ? StatisticsGroups::tr("Of a given creature")
                            : StatisticsGroups::tr("Level %1").arg(level),
                 counts.guards[std::size_t(level)]);
    int cells = 0;
    for (const int count : counts.cells)
        cells += count;
    QTreeWidgetItem* ground = addHeading(tree, StatisticsGroups::tr("Ground"));
    for (int i = 0; i < surfaceCount; ++i)
        if (const int count = counts.cells[std::size_t(i)]; count > 0)
            addLine(ground, surfaceName(catalogue, Surface(i)), shareText(count, cells));
    QTreeWidgetItem* reach = addHeading(tree, StatisticsGroups::tr("Ways"));
    addLine(reach, StatisticsGroups::tr("Free cells"), shareText(counts.free, cells));
    addLine(reach, StatisticsGroups::tr("Of these reached"), shareText(counts.reached, counts.free));
}

void addZones(QTreeWidget& tree, const std::vector<ZoneFigures>& zones) {
    int cells = 0;
    for (const ZoneFigures& zone : zones)
        cells += zone.cells;
    if (cells == 0) return;
    QTreeWidgetItem* group = addHeading(tree, StatisticsGroups::tr("Zones"));
    for (std::size_t i = 0; i < zones.size(); ++i) {
        const ZoneFigures& zone = zones[i];
        if (zone.cells == 0) continue;
        QTreeWidgetItem* item =
            //: %1 is the number of a zone
            addGroup(group, StatisticsGroups::tr("Zone %1").arg(i), shareText(zone.cells, cells));
        addLine(item, StatisticsGroups::tr("Richness"), QLocale().toString(zone.richness));
        addCount(item, kindName(ThingKind::Item), zone.treasures);
        addCount(item, kindName(ThingKind::Guard), zone.guards);
        addCount(item, StatisticsGroups::tr("Mines"), zone.mines);
        addCount(item, kindName(ThingKind::Castle), zone.castles);
    }
}

void addFairness(QTreeWidget& tree, const Fairness& fairness) {
    QTreeWidgetItem* group = addHeading(tree, StatisticsGroups::tr("Fairness"));
    addVerdict(group, fairness);
    for (const PlayerFairness& player : fairness.players) {
        QTreeWidgetItem* item = addGroup(group, playerName(player.player));
        std::size_t next = 0;
        for (const PlayerFairness& other : fairness.players)
            if (other.player != player.player)
                //: %1 is a player, "Red"; the figure is how long the way to his castle is
                addLine(item, StatisticsGroups::tr("To the castle of %1").arg(playerName(other.player)),
                        daysText(player.castleDays[next++]));
        addMines(item, player, fairness.mines);
        for (std::size_t i = 0; i < fairness.days.size(); ++i)
            //: %1 is a number of days
            addLine(item, StatisticsGroups::tr("Riches by day %1").arg(fairness.days[i]),
                    QLocale().toString(player.richness[i]));
    }
}

StatisticsDock::StatisticsDock(const Catalogue& catalogue)
    : WorldDock(QStringLiteral("world-statistics"), tr("Statistics"), Qt::RightDockWidgetArea)
    , catalogue_(catalogue)
    , figures_(new FigureTree)
    , task_(*this, [this](const WorldFigures& figures) { showFigures(figures); }) {
    figures_->setAccessibleName(tr("Statistics"));
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
                                figuresOf(zones, world, catalogue), craftOf(world, catalogue),
                                world.size().rows};
        };
    }));
}

void StatisticsDock::showFigures(const WorldFigures& figures) {
    figures_->refill([&] {
        addObjects(*figures_, figures.counts);
        addCraft(*figures_, figures.craft, catalogue_.craft, figures.side);
        addFairness(*figures_, figures.fairness);
        addCounts(*figures_, figures.counts, catalogue_);
        addZones(*figures_, figures.zones);
    });
}

} // namespace stonemason::pocket_heroes
