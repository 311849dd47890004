// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ambush/view/sites/site_model.h"

#include "editor/ambush/text/ambush_text.h"
#include "editor/ambush/view/sites/site_words.h"
#include "editor/app/widgets/labels.h"
#include "editor/text/names.h"

#include <algorithm>
#include <utility>

namespace stonemason::ambush {

namespace {

constexpr int rowsAtOnce = 10'000;
constexpr SiteOrder listOrder{SiteKey::Where, true}; // that places come in

} // namespace

SiteModel::SiteModel(QObject* parent)
    : QAbstractTableModel(parent)
    , job_(
          *this, [this](Rows rows) { rearrange(std::move(rows)); },
          [this](bool sorting) { emit sortingChanged(sorting); }) {
}

void SiteModel::show(std::shared_ptr<const SiteFindings> found, QStringList names) {
    job_.cancel();
    beginResetModel();
    found_ = std::move(found);
    names_ = std::move(names);
    resorted_.reset();
    shownOrder_ = found_ ? found_->order.value_or(listOrder) : order_;
    if (found_ && !found_->order) resorted_ = sorted(found_->places, found_->stencils, listOrder);
    listed_ = std::min(siteCount(), rowsAtOnce);
    endResetModel();
    putInOrder();
}

/// At once where there are few, else later.
void SiteModel::putInOrder() {
    if (!found_ || shownOrder_ == order_ || found_->order == order_) {
        job_.cancel();
        if (shownOrder_ != order_) rearrange(std::nullopt);
        return;
    }
    const auto work = [found = found_, order = order_](const std::stop_token& stop) {
        return sorted(found->places, found->stencils, order, stop);
    };
    if (siteCount() <= mostSortedAtOnce) return rearrange(work({}));
    job_.runAside([work] { return work; }, JobPace::Restart);
}

/// Puts the rows in order_, those of the findings without others. Views keep what they hold.
void SiteModel::rearrange(Rows rows) {
    emit layoutAboutToBeChanged();
    const QModelIndexList before = persistentIndexList();
    std::vector<int> held;
    for (const QModelIndex& index : before)
        held.push_back(this->rows()[std::size_t(index.row())]);
    resorted_ = std::move(rows);
    shownOrder_ = order_;
    QModelIndexList after;
    for (qsizetype i = 0; i < before.size(); ++i) {
        const int row = int(std::ranges::find(this->rows(), held[std::size_t(i)]) - this->rows().begin());
        listed_ = std::max(listed_, row + 1);
        after += createIndex(row, before[i].column());
    }
    changePersistentIndexList(before, after);
    emit layoutChanged();
}

const std::vector<int>& SiteModel::rows() const {
    static const std::vector<int> none;
    if (!found_) return none;
    return resorted_ ? *resorted_ : found_->rows;
}

std::optional<int> SiteModel::rowOf(const Place& place) const {
    if (!found_) return std::nullopt;
    const auto what = [](const Place& each) { return std::pair(each.corner, each.stencil); };
    const auto there = std::ranges::lower_bound(found_->places, what(place), {}, what);
    if (there == found_->places.end() || what(*there) != what(place)) return std::nullopt;
    return int(std::ranges::find(rows(), int(there - found_->places.begin())) - rows().begin());
}

int SiteModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : listed_;
}

bool SiteModel::canFetchMore(const QModelIndex& parent) const {
    return !parent.isValid() && listed_ < siteCount();
}

void SiteModel::fetchMore(const QModelIndex& parent) {
    if (canFetchMore(parent)) reach(listed_ + rowsAtOnce - 1);
}

void SiteModel::reach(int row) {
    const int wanted = std::min(row + 1, siteCount());
    if (wanted <= listed_) return;
    beginInsertRows({}, listed_, wanted - 1);
    listed_ = wanted;
    endInsertRows();
}

int SiteModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : int(ColumnCount);
}

QString SiteModel::text(const Place& place, int column) const {
    const Stencil& stencil = found_->stencilOf(place);
    switch (column) {
    case Score: {
        const QString score = scoreText(place.agree, stencil.of);
        //: %1 is a score such as 92 %; the mark says that somebody would wait in a wall
        return found_->blockedWaiters(place) > 0 ? tr("# %1").arg(score) : score;
    }
    case Where: return QStringLiteral("%1, %2").arg(place.corner.row).arg(place.corner.column);
    default: break;
    }
    const QString turned = orientationName(stencil.orientation);
    // How it lies comes first: it is what distinguishes rows where a long name is cut.
    //: %1 is how a pattern lies: "Turned right", %2 its name
    return names_.size() > 1 ? tr("%1 – %2").arg(turned, names_.value(stencil.pattern)) : turned;
}

QString SiteModel::description(const Place& place) const {
    const Stencil& stencil = found_->stencilOf(place);
    //: %1 is a pattern's name, %2 how it lies: "Turned right", %3 and %4 are numbers
    const QString agrees = tr("%1 – %2: %3 of %4 agree")
                               .arg(names_.value(stencil.pattern), orientationName(stencil.orientation),
                                    QString::number(place.agree), QString::number(stencil.of));
    const Site site = found_->siteOf(place);
    QStringList parts{agrees};
    if (!site.blocked.empty()) parts += inWallsText(int(site.blocked.size()));
    if (!site.stand.empty()) parts += waitersText(site.stand);
    return parts.join(QStringLiteral(", "));
}

QVariant SiteModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= listed_) return {};
    const Place& place = placeAt(index.row());
    const Stencil& stencil = found_->stencilOf(place);
    switch (role) {
    case Qt::DisplayRole: return text(place, index.column());
    case Qt::ToolTipRole: return plainToolTip(description(place));
    case Qt::AccessibleDescriptionRole: return waitersText(found_->siteOf(place).stand);
    case Qt::AccessibleTextRole:
        if (index.column() == Where) return placeText(place.corner);
        return index.column() == Score && found_->blockedWaiters(place) > 0
                   ? scoreText(place.agree, stencil.of) + QStringLiteral(", ") +
                         inWallsText(found_->blockedWaiters(place))
                   : text(place, index.column());
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
    order_ = {SiteKey(column), order == Qt::AscendingOrder};
    putInOrder();
}

} // namespace stonemason::ambush
