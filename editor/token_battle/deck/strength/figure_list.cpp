// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/deck/strength/figure_list.h"

#include "editor/token_battle/deck/strength/figure_delegate.h"

#include <QHeaderView>

#include <algorithm>

namespace stonemason {

namespace {

constexpr int leastHeight = 150;
constexpr int leastColumn = 36;
constexpr int leastName = 80;
constexpr int heatWidth = 28;
constexpr int heatHeight = 24;
constexpr int mostNameWidth = 120;

/// Gives the first column the room that the others leave, but never so little that names cannot be read.
class FigureList : public QTreeView {
public:
    explicit FigureList(FigureTable& table) {
        setModel(&table);
        connect(&table, &QAbstractItemModel::modelReset, this, [this] { shareRoom(); });
        connect(&table, &QAbstractItemModel::dataChanged, this, [this] { shareRoom(); });
    }

    void shareRoom() {
        int left = viewport()->width();
        for (int column = 1; column < header()->count(); ++column) {
            header()->setSectionResizeMode(column, QHeaderView::Fixed);
            const int width = std::max(sizeHintForColumn(column), header()->sectionSizeHint(column));
            header()->resizeSection(column, width);
            left -= width;
        }
        if (header()->count() > 0) header()->resizeSection(0, std::max(leastName, left));
    }

protected:
    void resizeEvent(QResizeEvent* event) override {
        QTreeView::resizeEvent(event);
        shareRoom();
    }
};

} // namespace

QTreeView* figureList(FigureTable& table, const QString& name) {
    auto* list = new FigureList(table);
    list->setItemDelegate(new FigureDelegate(list));
    list->setRootIsDecorated(false);
    list->setUniformRowHeights(true);
    list->setFrameShape(QFrame::NoFrame);
    list->setAllColumnsShowFocus(false);
    list->setAccessibleName(name);
    list->setMinimumHeight(leastHeight);
    list->setTabKeyNavigation(false);
    QHeaderView* heads = list->header();
    heads->setStretchLastSection(false);
    heads->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    heads->setSectionsMovable(false);
    heads->setMinimumSectionSize(leastColumn);
    return list;
}

QTableView* heatMap(FigureTable& table, const QString& name) {
    auto* map = new QTableView;
    map->setModel(&table);
    map->setItemDelegate(new FigureDelegate(map));
    map->setFrameShape(QFrame::NoFrame);
    map->setShowGrid(false);
    map->setAccessibleName(name);
    map->setMinimumHeight(leastHeight);
    map->setTabKeyNavigation(false);
    map->setSelectionMode(QAbstractItemView::SingleSelection);
    map->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    map->horizontalHeader()->setMinimumSectionSize(heatHeight);
    map->horizontalHeader()->setDefaultSectionSize(heatWidth);
    map->horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    map->horizontalHeader()->setHighlightSections(false);
    map->verticalHeader()->setDefaultSectionSize(heatHeight);
    map->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    map->verticalHeader()->setHighlightSections(false);
    map->verticalHeader()->setMaximumWidth(mostNameWidth);
    map->verticalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    const auto hideNames = [map] { map->setColumnHidden(0, true); };
    QObject::connect(&table, &QAbstractItemModel::modelReset, map, hideNames);
    hideNames();
    return map;
}

} // namespace stonemason
