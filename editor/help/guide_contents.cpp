// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/help/guide_contents.h"

#include "editor/help/guide_pages.h"

#include <QPainter>
#include <QSignalBlocker>
#include <QTreeWidgetItemIterator>

namespace stonemason {

namespace {

enum Role { PageRole = Qt::UserRole, BlockRole };

constexpr int deepest = 2; // headings below the second level would bury the pages

} // namespace

GuideContents::GuideContents(const GuidePages& pages, QWidget* parent) : QTreeWidget(parent), pages_(pages) {
    setHeaderHidden(true);
    setColumnCount(1);
    setFrameShape(QFrame::NoFrame);
    setIndentation(14);
    setAccessibleName(tr("Contents"));
    addPage(nullptr, GuidePages::indexName);
    for (const GuideChapter& chapter : pages.chapters()) {
        auto* item = new QTreeWidgetItem(this, {chapter.title});
        QFont bold = font();
        bold.setBold(true);
        item->setFont(0, bold);
        item->setFlags(Qt::ItemIsEnabled);
        for (const QString& name : chapter.pages)
            addPage(item, name);
        item->setExpanded(true);
    }
    connect(this, &QTreeWidget::currentItemChanged, this, [this](const QTreeWidgetItem* item) {
        if (item) emit chosen(item->data(0, PageRole).toString(), item->data(0, BlockRole).toInt());
    });
    connect(this, &QTreeWidget::itemActivated, this, &GuideContents::entered);
}

QTreeWidgetItem* GuideContents::addPage(QTreeWidgetItem* chapter, const QString& name) {
    const GuidePage* page = pages_.page(name);
    if (!page) return nullptr;
    auto* item = chapter ? new QTreeWidgetItem(chapter) : new QTreeWidgetItem(this);
    item->setText(0, page->title());
    item->setToolTip(0, page->title());
    item->setData(0, PageRole, name);
    item->setData(0, BlockRole, 0);
    if (!chapter) return item; // the headings of the index are the chapters
    for (const GuideHeading& heading : page->headings) {
        if (heading.level != deepest) continue;
        auto* below = new QTreeWidgetItem(item, {heading.text});
        below->setToolTip(0, heading.text);
        below->setData(0, PageRole, name);
        below->setData(0, BlockRole, heading.block);
    }
    return item;
}

/// Plain ground behind the arrows: the style fills it as strongly as it marks nothing else.
void GuideContents::drawBranches(QPainter* painter, const QRect& rect, const QModelIndex& index) const {
    painter->fillRect(rect, palette().base());
    QTreeWidget::drawBranches(painter, rect, index);
}

void GuideContents::setPlace(const QString& page, int block) {
    QTreeWidgetItem* best = nullptr;
    for (QTreeWidgetItemIterator it(this); *it; ++it)
        if ((*it)->data(0, PageRole).toString() == page && (*it)->data(0, BlockRole).toInt() <= block)
            best = *it;
    if (!best || best == currentItem()) return;
    const QSignalBlocker quiet(this);
    setCurrentItem(best);
    scrollToItem(best);
}

} // namespace stonemason
