// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ambush/sites/site_model.h"

#include "editor/ambush/sites/site_words.h"
#include "editor/app/plain_labels.h"
#include "editor/text/ambush/ambush_text.h"
#include "editor/text/names.h"

#include <algorithm>
#include <numeric>

namespace stonemason::ambush {

void SiteModel::show(std::shared_ptr<const SiteFindings> found, QStringList names) {
    beginResetModel();
    found_ = std::move(found);
    names_ = std::move(names);
    putInOrder();
    endResetModel();
}

/// Places come in the order of a list, which decides between equal ones.
void SiteModel::putInOrder() {
    order_.resize(found_ ? found_->places.size() : 0);
    std::iota(order_.begin(), order_.end(), std::size_t{0});
    if (!found_ || column_ == Where) {
        if (direction_ == Qt::DescendingOrder) std::ranges::reverse(order_);
        return;
    }
    const auto isLess = [this](std::size_t first, std::size_t second) {
        const Place& one = found_->places[first];
        const Place& other = found_->places[second];
        if (column_ == How) return one.stencil < other.stencil;
        return std::int64_t(one.agree) * found_->stencilOf(other).of <
               std::int64_t(other.agree) * found_->stencilOf(one).of;
    };
    std::ranges::stable_sort(order_, [&](std::size_t first, std::size_t second) {
        return direction_ == Qt::AscendingOrder ? isLess(first, second) : isLess(second, first);
    });
}

std::optional<int> SiteModel::rowOf(const Place& place) const {
    if (!found_) return std::nullopt;
    const auto isSame = [&](std::size_t index) {
        const Place& other = found_->places[index];
        return other.corner == place.corner && other.stencil == place.stencil;
    };
    const auto at = std::ranges::find_if(order_, isSame);
    if (at == order_.end()) return std::nullopt;
    return int(at - order_.begin());
}

int SiteModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : int(order_.size());
}

int SiteModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : int(ColumnCount);
}

QString SiteModel::text(const Place& place, int column) const {
    const Stencil& stencil = found_->stencilOf(place);
    switch (column) {
    case Score: return scoreText(place.agree, stencil.of);
    case Where: return QStringLiteral("%1, %2").arg(place.corner.row).arg(place.corner.column);
    default: break;
    }
    const QString turned = orientationName(stencil.orientation);
    //: %1 is a pattern's name, %2 how it lies: "Turned right"
    return names_.size() > 1 ? tr("%1 – %2").arg(names_.value(stencil.pattern), turned) : turned;
}

QVariant SiteModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= int(order_.size())) return {};
    const Place& place = placeAt(index.row());
    const Stencil& stencil = found_->stencilOf(place);
    switch (role) {
    case Qt::DisplayRole: return text(place, index.column());
    case Qt::ToolTipRole:
        //: %1 is a pattern's name, %2 how it lies: "Turned right", %3 and %4 are numbers
        return plainToolTip(tr("%1 – %2: %3 of %4 agree")
                                .arg(names_.value(stencil.pattern), orientationName(stencil.orientation),
                                     QString::number(place.agree), QString::number(stencil.of)));
    case Qt::AccessibleTextRole:
        return index.column() == Where ? placeText(place.corner) : text(place, index.column());
    case Qt::TextAlignmentRole:
        return index.column() == How ? QVariant() : QVariant(int(Qt::AlignRight | Qt::AlignVCenter));
    default: return {};
    }
}

QVariant SiteModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::ToolTipRole) switch (section) {
        case Score: return tr("The share of the pattern's weight that agrees");
        case Where: return tr("Row and column of the top left corner, from 0");
        default: return tr("How the pattern lies there");
        }
    if (role != Qt::DisplayRole) return {};
    switch (section) {
    case Score: return tr("Agrees");
    case Where: return tr("Place");
    default: return tr("Pattern");
    }
}

void SiteModel::sort(int column, Qt::SortOrder order) {
    if (column < 0 || column >= ColumnCount) return;
    emit layoutAboutToBeChanged();
    column_ = column;
    direction_ = order;
    const QModelIndexList before = persistentIndexList();
    std::vector<std::size_t> held;
    for (const QModelIndex& index : before)
        held.push_back(order_[std::size_t(index.row())]);
    putInOrder();
    QModelIndexList after;
    for (qsizetype i = 0; i < before.size(); ++i) {
        const auto at = std::ranges::find(order_, held[std::size_t(i)]);
        after += createIndex(int(at - order_.begin()), before[i].column());
    }
    changePersistentIndexList(before, after);
    emit layoutChanged();
}

} // namespace stonemason::ambush
