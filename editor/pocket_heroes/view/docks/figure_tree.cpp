// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/view/docks/figure_tree.h"

#include "editor/app/widgets/look.h"

#include <QHeaderView>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QStyledItemDelegate>

#include <algorithm>

namespace stonemason::pocket_heroes {

namespace {

/// Trees of Qt wrap what has room to wrap, but ask for the height of one line.
class WrappedNames : public QStyledItemDelegate {
public:
    explicit WrappedNames(FigureTree& tree) : QStyledItemDelegate(&tree), tree_(tree) {}

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        QStyleOptionViewItem room = option;
        room.rect = QRect(0, 0, std::max(1, tree_.nameWidth(index)), QWIDGETSIZE_MAX);
        const QSize size = QStyledItemDelegate::sizeHint(room, index);
        const bool hasLines = index.data().toString().contains(u'\n');
        return size + QSize(0, hasLines ? gap / 2 : 0); // else several such names run together
    }

private:
    FigureTree& tree_;
};

QString pathOf(const QTreeWidgetItem& item) {
    const QString name = item.text(0);
    return item.parent() ? pathOf(*item.parent()) + u'\n' + name : name;
}

} // namespace

FigureTree::FigureTree(QWidget* parent) : QTreeWidget(parent) {
    setColumnCount(2);
    setHeaderHidden(true);
    setWordWrap(true);
    setFrameShape(QFrame::NoFrame);
    setVerticalScrollMode(ScrollPerPixel);
    setItemDelegateForColumn(0, new WrappedNames(*this));
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(0, QHeaderView::Stretch);
    header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    connect(header(), &QHeaderView::sectionResized, this, [this] { scheduleDelayedItemsLayout(); });
    for (const auto folded : {&QTreeWidget::itemExpanded, &QTreeWidget::itemCollapsed})
        connect(this, folded, this, [this](const QTreeWidgetItem* item) { rememberFold(*item); });
}

int FigureTree::nameWidth(const QModelIndex& index) const {
    int depth = 1;
    for (QModelIndex above = index.parent(); above.isValid(); above = above.parent())
        ++depth;
    const bool isSpanned = isFirstColumnSpanned(index.row(), index.parent());
    return (isSpanned ? viewport()->width() : header()->sectionSize(0)) - depth * indentation();
}

void FigureTree::refill(const std::function<void()>& fill) {
    const int scrolled = verticalScrollBar()->value();
    {
        const QSignalBlocker block(this); // it is no person who folds here
        clear();
        fill();
        for (int i = 0; i < topLevelItemCount(); ++i)
            fold(*topLevelItem(i));
    }
    doItemsLayout();
    verticalScrollBar()->setValue(scrolled);
}

void FigureTree::rememberFold(const QTreeWidgetItem& item) {
    unfolded_[pathOf(item)] = item.isExpanded();
}

void FigureTree::fold(QTreeWidgetItem& item) {
    if (const auto known = unfolded_.constFind(pathOf(item)); known != unfolded_.constEnd())
        item.setExpanded(*known);
    for (int i = 0; i < item.childCount(); ++i)
        fold(*item.child(i));
}

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
    item->setTextAlignment(0, Qt::AlignLeft | Qt::AlignTop);
    item->setTextAlignment(1, Qt::AlignRight | Qt::AlignTop); // beside the first line of the name
}

QTreeWidgetItem* addGroup(QTreeWidgetItem* above, const QString& name, const QString& figure) {
    addLine(above, name, figure);
    QTreeWidgetItem* group = above->child(above->childCount() - 1);
    group->setExpanded(true);
    return group;
}

} // namespace stonemason::pocket_heroes
