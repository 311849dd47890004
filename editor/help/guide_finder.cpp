// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/help/guide_finder.h"

#include "editor/app/widgets/look.h"
#include "editor/help/guide_search.h"

#include <QAbstractScrollArea>
#include <QPainter>
#include <QSignalBlocker>
#include <QTextLayout>
#include <QVBoxLayout>

#include <memory>

namespace stonemason {

namespace {

constexpr int pad = 6;
constexpr int roundness = 4;

/// The text broken into lines of that width, with the marks.
std::unique_ptr<QTextLayout> layOut(const QString& text, const QFont& font, int width,
                                    const QList<QTextLayout::FormatRange>& marks = {}) {
    auto layout = std::make_unique<QTextLayout>(text, font);
    layout->setFormats(marks);
    layout->beginLayout();
    double y = 0;
    for (QTextLine line = layout->createLine(); line.isValid(); line = layout->createLine()) {
        line.setLineWidth(width);
        line.setPosition({0, y});
        y += line.height();
    }
    layout->endLayout();
    return layout;
}

QList<QTextLayout::FormatRange> marksIn(const QString& sentence, const QStringList& words,
                                        const QPalette& palette) {
    QTextCharFormat format;
    format.setFontWeight(QFont::Bold);
    format.setBackground(tinted(palette, severityColour(Severity::Warning, palette), 0.35));
    QList<QTextLayout::FormatRange> marks;
    for (const auto& [from, length] : wordsIn(sentence, words))
        marks.push_back({from, length, format});
    return marks;
}

struct Row {
    std::unique_ptr<QTextLayout> where;
    std::unique_ptr<QTextLayout> sentence;
    int height() const {
        return int(where->boundingRect().height() + sentence->boundingRect().height()) + 2 * pad;
    }
};

Row rowOf(const QStyleOptionViewItem& option, const QModelIndex& index, int width) {
    const QString sentence = index.data(HitDelegate::SentenceRole).toString();
    const auto marks = marksIn(sentence, index.data(HitDelegate::WordsRole).toStringList(), option.palette);
    return {layOut(index.data(HitDelegate::WhereRole).toString(), boldOf(option.font), width),
            layOut(sentence, option.font, width, marks)};
}

/// The list passes no width to the delegate when it asks for heights.
int widthFor(const QStyleOptionViewItem& option) {
    const auto* view = qobject_cast<const QAbstractScrollArea*>(option.widget);
    return (view ? view->viewport()->width() : option.rect.width()) - 2 * gap;
}

} // namespace

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

QSize HitDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    return {100, rowOf(option, index, widthFor(option)).height()};
}

void HitDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                        const QModelIndex& index) const {
    const QPalette& palette = option.palette;
    const QColor accent = palette.color(QPalette::Active, QPalette::Highlight);
    const bool selected = option.state & QStyle::State_Selected;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (selected || option.state & QStyle::State_MouseOver) {
        painter->setPen(option.state & QStyle::State_HasFocus ? QPen(accent, 1.5) : QPen(Qt::NoPen));
        painter->setBrush(selected ? tinted(palette, accent, 0.2)
                                   : tinted(palette, palette.color(QPalette::Text), 0.06));
        painter->drawRoundedRect(QRectF(option.rect).adjusted(1, 1, -1, -1), roundness, roundness);
    }
    const Row row = rowOf(option, index, widthFor(option));
    const QPointF at = option.rect.topLeft() + QPoint(gap, pad);
    painter->setPen(palette.color(QPalette::Text));
    row.where->draw(painter, at);
    row.sentence->draw(painter, at + QPointF(0, row.where->boundingRect().height()));
    painter->restore();
}

} // namespace stonemason
