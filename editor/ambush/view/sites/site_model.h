// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/ambush/view/sites/site_finder.h"
#include "editor/grid/view/grid_job.h"

#include <QAbstractTableModel>
#include <QStringList>

namespace stonemason::ambush {

/// The sites of a search as a table: score, place, pattern. The best first until it is sorted otherwise. Of
/// very many, views get the first rows, and more as they come to their end: they lay out every row that there
/// is. Very many are also sorted on a thread of their own, and stay as they are until that is done.
class SiteModel : public QAbstractTableModel {
    Q_OBJECT

public:
    /// As SiteKey has them.
    enum Column { Score, Where, How, ColumnCount };

    /// How many are sorted at once, before sort() returns.
    static constexpr int mostSortedAtOnce = 10'000;

    explicit SiteModel(QObject* parent = nullptr);

    /// @param found may be nullptr
    /// @param names of its patterns, for people
    void show(std::shared_ptr<const SiteFindings> found, QStringList names);
    const std::shared_ptr<const SiteFindings>& found() const { return found_; }
    /// How it is to be sorted. What was found in that order is shown without being sorted here.
    const SiteOrder& order() const { return order_; }
    /// How it is sorted now: another way than order() while isSorting().
    const SiteOrder& shownOrder() const { return shownOrder_; }
    bool isSorting() const { return job_.isBusy(); }
    /// All there are, whether views have their rows or not.
    int siteCount() const { return int(rows().size()); }

    /// The row, here and below, is one of all.
    const Place& placeAt(int row) const { return found_->places[std::size_t(rows()[std::size_t(row)])]; }
    /// Where that very place is; nothing when it is no site any more.
    std::optional<int> rowOf(const Place& place) const;
    /// Gives views their rows up to this one.
    void reach(int row);

    /// All about a site in words: pattern, how it lies, how much agrees, who waits where.
    QString description(const Place& place) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    bool canFetchMore(const QModelIndex& parent) const override;
    void fetchMore(const QModelIndex& parent) override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    void sort(int column, Qt::SortOrder order) override;

signals:
    /// isSorting() is another one now.
    void sortingChanged(bool sorting);

private:
    using Rows = std::optional<std::vector<int>>;

    const std::vector<int>& rows() const;
    void putInOrder();
    void rearrange(Rows rows);
    QString text(const Place& place, int column) const;

    std::shared_ptr<const SiteFindings> found_;
    QStringList names_;
    SiteOrder order_;
    SiteOrder shownOrder_;
    Rows resorted_;     ///< where the findings have another order
    int listed_ = 0;    ///< rows that views have
    GridJob<Rows> job_; // the last member: its thread ends first
};

} // namespace stonemason::ambush
