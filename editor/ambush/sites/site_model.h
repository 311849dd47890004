// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/ambush/sites/site_finder.h"

#include <QAbstractTableModel>
#include <QStringList>

namespace stonemason::ambush {

/// The sites of a search as a table: score, place, pattern. The best first until it is sorted otherwise.
class SiteModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Score, Where, How, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    /// @param found may be nullptr
    /// @param names of its patterns, for people
    void show(std::shared_ptr<const SiteFindings> found, QStringList names);
    const std::shared_ptr<const SiteFindings>& found() const { return found_; }

    const Place& placeAt(int row) const { return found_->places[order_[std::size_t(row)]]; }
    /// Where that very place is; nothing when it is no site any more.
    std::optional<int> rowOf(const Place& place) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    void sort(int column, Qt::SortOrder order) override;

private:
    void putInOrder();
    QString text(const Place& place, int column) const;

    std::shared_ptr<const SiteFindings> found_;
    QStringList names_;
    std::vector<std::size_t> order_; ///< places, by row of the table
    int column_ = Score;
    Qt::SortOrder direction_ = Qt::DescendingOrder;
};

} // namespace stonemason::ambush
