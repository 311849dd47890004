// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/ambush/view/sites/site_finder.h"
#include "editor/grid/view/grid_job.h"

#include <QAbstractTableModel>
#include <QStringList>

namespace stonemason::ambush {

/// The sites of a search as a table: score, place, pattern. Initially the best are first. Very many rows are
/// fetched incrementally (fetchMore()) as views scroll to the end, because views lay out every row. Very
/// many are also sorted on a background thread and keep the old order until that is done.
class SiteModel : public QAbstractTableModel {
    Q_OBJECT

public:
    /// In the order of SiteKey.
    enum Column { Score, Where, How, ColumnCount };

    /// The maximum number of sites that sort() sorts synchronously.
    static constexpr int mostSortedAtOnce = 10'000;

    explicit SiteModel(QObject* parent = nullptr);

    /// @param found may be nullptr
    /// @param names of its patterns, for people
    void show(std::shared_ptr<const SiteFindings> found, QStringList names);
    const std::shared_ptr<const SiteFindings>& found() const { return found_; }
    /// The requested order. Findings that already have this order are not sorted again.
    const SiteOrder& order() const { return order_; }
    /// The order shown at present: it may differ from order() while isSorting().
    const SiteOrder& shownOrder() const { return shownOrder_; }
    bool isSorting() const { return job_.isBusy(); }
    /// All there are, whether views have their rows or not.
    int siteCount() const { return int(rows().size()); }

    /// The row, here and below, is one of all.
    const Place& placeAt(int row) const { return found_->places[std::size_t(rows()[std::size_t(row)])]; }
    /// The row of exactly that place; nullopt when it is no longer a site.
    std::optional<int> rowOf(const Place& place) const;
    /// Makes all rows up to this one available to views.
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
    /// isSorting() has changed.
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
    Rows resorted_;     ///< the sorted rows, where the findings have another order
    int listed_ = 0;    ///< rows that views have
    GridJob<Rows> job_; // the last member: its thread ends first
};

} // namespace stonemason::ambush
