// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/help/guide_finder.h"

#include "editor/app/widgets/look.h"
#include "editor/help/hit_delegate.h"

#include <QSignalBlocker>
#include <QVBoxLayout>

namespace stonemason {

GuideFinder::GuideFinder(const GuidePages& pages, QWidget* parent)
    : QWidget(parent), pages_(pages), summary_(new QLabel), list_(new QListWidget) {
    summary_->setWordWrap(true);
    summary_->setContentsMargins(gap, 0, gap, 0);
    list_->setItemDelegate(new HitDelegate(list_));
    list_->setFrameShape(QFrame::NoFrame);
    list_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setMouseTracking(true);
    list_->setAccessibleName(tr("Matches"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(gap / 2);
    column->addWidget(summary_);
    column->addWidget(list_, 1);
    connect(list_, &QListWidget::currentRowChanged, this, [this](int row) {
        if (row >= 0) emit chosen(hits_[std::size_t(row)]);
    });
    connect(list_, &QListWidget::itemActivated, this, &GuideFinder::entered);
}

void GuideFinder::search(const QString& text) {
    const QStringList words = searchWords(text);
    if (words == words_) return;
    words_ = words;
    hits_ = searchGuide(pages_, words_);
    fill();
}

void GuideFinder::fill() {
    const QSignalBlocker quiet(list_);
    list_->clear();
    for (const GuideHit& hit : hits_) {
        //: What a screen reader says: %1 is a heading, %2 a sentence below it
        auto* item = new QListWidgetItem(tr("%1: %2").arg(hit.where, hit.sentence), list_);
        item->setData(HitDelegate::WhereRole, hit.where);
        item->setData(HitDelegate::SentenceRole, hit.sentence);
        item->setData(HitDelegate::WordsRole, words_);
    }
    const int count = int(hits_.size());
    if (count == 0)
        summary_->setText(tr("No page matches. Try fewer words, or only their beginnings."));
    else if (count == guideHitLimit)
        summary_->setText(tr("First %n matches", nullptr, count));
    else
        summary_->setText(tr("%n match(es)", nullptr, count));
}

void GuideFinder::step(int by) {
    const int count = list_->count();
    if (count == 0) return;
    const int from = list_->currentRow() < 0 && by < 0 ? 0 : list_->currentRow();
    const int row = (from + by + count) % count;
    if (row == list_->currentRow())
        emit chosen(hits_[std::size_t(row)]);
    else
        list_->setCurrentRow(row);
}

/// Lines break elsewhere in another width, so heights are asked for again.
void GuideFinder::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    list_->doItemsLayout();
}

} // namespace stonemason
