// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/docks/statistics_dock.h"

#include "editor/app/widgets/focus_handover.h"
#include "editor/app/widgets/icons.h"
#include "editor/app/widgets/look.h"
#include "editor/grid/problems/dock_title.h"
#include "editor/kings_conflict/text/generate_text.h"
#include "editor/text/names.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace stonemason::kings_conflict {

namespace {

constexpr int pause = 30; ///< ms between two counts, so that strokes do not wait for them
constexpr std::size_t mostRegions = 200;
constexpr int cellsRole = Qt::UserRole;

} // namespace

/// A row of the table; numbers that do not apply to it are empty.
struct StatisticsDock::Row {
    QString name;
    QString you;
    QString opponent;
    QString all;
    std::vector<Cell> cells{};
};

StatisticsDock::StatisticsDock(const GameProfile& game)
    : MapDock(QStringLiteral("statistics"), tr("Statistics"), Qt::RightDockWidgetArea)
    , game_(game)
    , table_(new QTreeWidget)
    , job_(
          *this, [this](const Counts& counts) { showCounts(counts); },
          [this](bool busy) { title_->setRemark(busy ? tr("counting…") : QString()); }) {
    table_->setHeaderLabels({tr("What"), tr("You"), tr("Opponent"), tr("All")});
    table_->setAccessibleName(tr("Statistics of the map"));
    table_->setRootIsDecorated(false);
    table_->setIndentation(gap);
    table_->setFrameShape(QFrame::NoFrame);
    table_->setUniformRowHeights(true);
    table_->header()->setStretchLastSection(false);
    table_->header()->setSectionsMovable(false);
    for (int column = 1; column < table_->columnCount(); ++column)
        table_->headerItem()->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    for (int column = 0; column < table_->columnCount(); ++column)
        table_->header()->setSectionResizeMode(column, column == 0 ? QHeaderView::Stretch
                                                                   : QHeaderView::ResizeToContents);
    table_->installEventFilter(this);
    auto* content = new QWidget;
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(gap, 0, gap, gap / 2);
    layout->addWidget(table_);
    setWidget(content);
    forwardFocusTo(*this, *table_);

    title_ = new DockTitle(*this);
    auto* copy = new QToolButton;
    copy->setIcon(icon(QStringLiteral("copy")));
    copy->setIconSize({13, 13});
    copy->setAutoRaise(true);
    copy->setFocusPolicy(Qt::NoFocus);
    copy->setToolTip(tr("Copy the whole table as text"));
    copy->setAccessibleName(tr("Copy table"));
    title_->addButton(copy);

    later_.setSingleShot(true);
    later_.setInterval(pause);
    connect(&later_, &QTimer::timeout, this, &StatisticsDock::count);
    connect(copy, &QToolButton::clicked, this, &StatisticsDock::copyTable);
    connect(table_, &QTreeWidget::itemClicked, this, &StatisticsDock::mark);
    connect(table_, &QTreeWidget::itemActivated, this, &StatisticsDock::mark);
    bound();
}

StatisticsDock::~StatisticsDock() {
}

void StatisticsDock::bound() {
    setEnabled(bool(binding()));
    rings_.clear();
    if (binding()) {
        binding().on(document(), &MapDocument::layerChanged, [this](int layer) {
            if (layer == terrainLayer) outdate();
        });
        binding().on(document(), &MapDocument::replaced, [this] { outdate(); });
        binding().on(document(), &MapDocument::symmetryChanged, [this] { outdate(); });
        binding().on(document(), &MapDocument::rulesChanged, [this] { outdate(); });
    }
    if (countedMap_ != document()) clearTable(); // the table shows another map
    countedMap_ = document();
    outdate();
}

void StatisticsDock::clearTable() {
    job_.cancel();
    table_->clear();
    cells_.clear();
}

void StatisticsDock::outdate() {
    ++wanted_;
    if (binding() && isVisible() && !later_.isActive()) later_.start();
}

void StatisticsDock::showEvent(QShowEvent* event) {
    MapDock::showEvent(event);
    if (isStale()) outdate();
}

void StatisticsDock::hideEvent(QHideEvent* event) {
    if (!event->spontaneous()) rings_.clear();
    MapDock::hideEvent(event);
}

void StatisticsDock::count() {
    if (!binding()) return;
    const GridJob<Counts>::Make count = [this] {
        return [map = document()->map(), state = wanted_, &game = game_](const std::stop_token& stop) {
            Counts counts{state, statisticsOf(map, game, stop)};
            if (!stop.stop_requested()) counts.score = scoreOf(map, game);
            return counts;
        };
    };
    job_.run(document()->map().size(), count, JobPace::Restart);
}

void StatisticsDock::showCounts(const Counts& counts) {
    if (!binding() || counts.state != wanted_) return;
    const Statistics& statistics = counts.statistics;
    const QTreeWidgetItem* current = table_->currentItem();
    const int row = current ? current->data(0, cellsRole).toInt() : -1;
    shown_ = counts.state;
    table_->clear();
    cells_.clear();
    addScore(counts.score);
    addTerrain(statistics);
    addRegions(statistics);
    addRoutes(statistics);
    table_->expandAll();
    for (QTreeWidgetItemIterator item(table_); row >= 0 && *item; ++item)
        if ((*item)->data(0, cellsRole) == row) table_->setCurrentItem(*item);
    const bool stillThere = std::ranges::find(cells_, rings_.cells()) != cells_.end();
    if (!stillThere) rings_.clear();
}

QTreeWidgetItem* StatisticsDock::addSection(const QString& name) {
    auto* section = new QTreeWidgetItem(table_, {name});
    QFont bold = table_->font();
    bold.setBold(true);
    section->setFont(0, bold);
    section->setFirstColumnSpanned(true);
    section->setData(0, cellsRole, -1);
    section->setFlags(Qt::ItemIsEnabled);
    return section;
}

void StatisticsDock::addRow(QTreeWidgetItem* section, const Row& row) {
    auto* item = new QTreeWidgetItem(section, {row.name, row.you, row.opponent, row.all});
    for (int column = 1; column < table_->columnCount(); ++column)
        item->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    item->setData(0, cellsRole, int(cells_.size()));
    if (!row.cells.empty()) item->setToolTip(0, tr("Highlight these tiles on the map"));
    cells_.push_back(row.cells);
}

void StatisticsDock::addTerrain(const Statistics& statistics) {
    QTreeWidgetItem* section = addSection(tr("Terrain, by half"));
    const auto counted = [&](const QString& name, const ClassCount& count) {
        const double share = 100.0 * count.total() / std::max(1, statistics.tiles);
        //: A number of tiles and its share of the map
        const QString all = tr("%1 (%2 %)").arg(count.total()).arg(share, 0, 'f', 0);
        addRow(section, {name, QString::number(count.half[std::size_t(Half::BottomLeft)]),
                         QString::number(count.half[std::size_t(Half::TopRight)]), all, count.cells});
    };
    for (std::size_t i = 0; i < statistics.classes.size(); ++i)
        counted(localText(game_.classes[i].name), statistics.classes[i]);
    if (statistics.unknown.total() > 0) counted(tr("unknown codes"), statistics.unknown);
}

void StatisticsDock::addRegions(const Statistics& statistics) {
    //: %1 is the number of regions
    QTreeWidgetItem* section =
        addSection(tr("Regions, tiles reached first (%1)").arg(statistics.regions.size()));
    const std::size_t shown = std::min(statistics.regions.size(), mostRegions);
    for (const RegionShare& share : std::span(statistics.regions).first(shown))
        addRow(section, {localText(game_.classes[std::size_t(share.terrainClass)].name),
                         share.turns[0] == unreachable ? QString() : QString::number(share.nearer[0]),
                         share.turns[1] == unreachable ? QString() : QString::number(share.nearer[1]),
                         QString::number(share.cells.size()), share.cells});
    if (shown < statistics.regions.size())
        //: %n is a number of regions that have no row of their own
        addRow(section,
               {tr("%n smaller one(s)", nullptr, int(statistics.regions.size() - shown)), {}, {}, {}});
}

void StatisticsDock::addRoutes(const Statistics& statistics) {
    if (!statistics.hasStarts) return;
    QTreeWidgetItem* section = addSection(tr("Routes between the kings"));
    const Routes& routes = statistics.routes;
    if (!routes.exist()) {
        addRow(section, {tr("None"), {}, {}, {}});
        return;
    }
    std::vector<Cell> shortest;
    forEachCell(routes.detour.size(), [&](Cell cell) {
        if (routes.detour[cell] == 0) shortest.push_back(cell);
    });
    addRow(section, {tr("Shortest, in steps"), {}, {}, QString::number(routes.length), std::move(shortest)});
    addRow(
        section,
        {tr("Width, in tiles"), {}, {}, QString::number(statistics.minCut.width), statistics.minCut.cells});
    addRow(section, {tr("Cut-off tiles"),
                     {},
                     {},
                     QString::number(routes.articulationCells.size()),
                     routes.articulationCells});
}

void StatisticsDock::addScore(const std::optional<MapScore>& score) {
    if (!score) return;
    //: %1 is a number from 0 to 100
    QTreeWidgetItem* section = addSection(tr("Score: %1 of 100").arg(score->points));
    int weights = 0;
    for (const ScoreTerm& term : score->terms)
        weights += term.weight;
    for (const ScoreTerm& term : score->terms) {
        //: A part of a map's score: %1 is its name, %2 a number from 0 to 100
        addRow(section, {tr("%1: %2").arg(scoreTermName(term.id)).arg(term.points), {}, {}, {}});
        QTreeWidgetItem* row = section->child(section->childCount() - 1);
        row->setFirstColumnSpanned(true);
        //: %1 is a sentence about a part of a map's score, %2 a number
        row->setToolTip(0, tr("%1 Share of the score: %2 %.")
                               .arg(scoreTermMeaning(term.id))
                               .arg((term.weight * 100 + weights / 2) / weights));
    }
}

void StatisticsDock::mark(const QTreeWidgetItem* item) {
    const int row = item ? item->data(0, cellsRole).toInt() : -1;
    if (!binding() || row < 0 || isStale()) return;
    rings_.show(document()->view(), cells_[std::size_t(row)]);
}

QString StatisticsDock::text() const {
    QString text;
    for (QTreeWidgetItemIterator item(table_); *item; ++item) {
        QStringList columns;
        for (int column = 0; column < table_->columnCount(); ++column)
            columns += (*item)->text(column);
        text += columns.join(u'\t').trimmed() + u'\n';
    }
    return text;
}

void StatisticsDock::copyTable() {
    if (!binding()) return;
    QGuiApplication::clipboard()->setText(text());
    emit message(tr("Statistics copied."));
}

bool StatisticsDock::eventFilter(QObject* watched, QEvent* event) {
    if (watched == table_ && event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent*>(event)->matches(QKeySequence::Copy)) {
        copyTable();
        return true;
    }
    if (watched == table_ && event->type() == QEvent::ShortcutOverride &&
        static_cast<QKeyEvent*>(event)->matches(QKeySequence::Copy)) {
        event->accept(); // else the map's own Copy takes it
        return true;
    }
    return MapDock::eventFilter(watched, event);
}

} // namespace stonemason::kings_conflict
