// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/widgets/flow_layout.h"

#include <algorithm>

namespace stonemason {

FlowLayout::FlowLayout(QWidget* parent, int gap) : QLayout(parent), gap_(gap) {
    setContentsMargins(0, 0, 0, 0);
}

FlowLayout::~FlowLayout() = default;

void FlowLayout::addItem(QLayoutItem* item) {
    items_.emplace_back(item);
}

QLayoutItem* FlowLayout::itemAt(int index) const {
    return index >= 0 && index < count() ? items_[std::size_t(index)].get() : nullptr;
}

QLayoutItem* FlowLayout::takeAt(int index) {
    if (index < 0 || index >= count()) return nullptr;
    QLayoutItem* item = items_[std::size_t(index)].release();
    items_.erase(items_.begin() + index);
    return item;
}

template <typename Place>
int FlowLayout::flow(const QRect& rect, Place place) const {
    int x = rect.left();
    int y = rect.top();
    int rowHeight = 0;
    for (const auto& item : items_) {
        const QSize size = item->sizeHint();
        if (x > rect.left() && x + size.width() > rect.left() + rect.width()) {
            x = rect.left();
            y += rowHeight + gap_;
            rowHeight = 0;
        }
        place(*item, QRect(QPoint(x, y), size));
        x += size.width() + gap_;
        rowHeight = std::max(rowHeight, size.height());
    }
    return y + rowHeight - rect.top();
}

int FlowLayout::heightForWidth(int width) const {
    return flow({0, 0, width, 0}, [](QLayoutItem&, const QRect&) {});
}

QSize FlowLayout::sizeHint() const {
    return minimumSize();
}

QSize FlowLayout::minimumSize() const {
    QSize largest;
    for (const auto& item : items_)
        largest = largest.expandedTo(item->minimumSize());
    return largest;
}

void FlowLayout::setGeometry(const QRect& rect) {
    QLayout::setGeometry(rect);
    flow(rect, [](QLayoutItem& item, const QRect& place) { item.setGeometry(place); });
}

} // namespace stonemason
