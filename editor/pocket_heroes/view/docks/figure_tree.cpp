// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/view/docks/figure_tree.h"

#include <QTreeWidget>

namespace stonemason::pocket_heroes {

QTreeWidgetItem* addHeading(QTreeWidget& tree, const QString& text) {
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

QTreeWidgetItem* addGroup(QTreeWidgetItem* above, const QString& name, const QString& figure) {
    addLine(above, name, figure);
    QTreeWidgetItem* group = above->child(above->childCount() - 1);
    group->setExpanded(true);
    return group;
}

} // namespace stonemason::pocket_heroes
