// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/deck/catalogue.h"

#include <QAbstractTableModel>
#include <QTableView>
#include <QTreeView>

#include <optional>
#include <vector>

namespace stonemason::token_battle {

/// A number on an axis from 0 to 1, drawn as a bar from `from` to it, with the interval it lies in.
struct FigureBar {
    double from = 0;
    double value = 0;
    double low = 0;
    double high = 0;
    std::optional<Ability> ability{}; ///< whose colour the bar has; none: the one of all plots

    bool operator==(const FigureBar&) const = default;
};

/// One figure of a result.
struct FigureCell {
    QString text;    ///< as it is shown
    QString brief{}; ///< as it is shown where there is little room, a number without its range; none: the
                     ///< text
    QString words{}; ///< a complete sentence: tool tip, and for screen readers
    QStringList fields{}; ///< as it is exported, as many as the column has; none: the text
    std::optional<FigureBar> bar{};
    std::optional<double> share{};    ///< the cell of a heat map: its ground shows this share of the points
    std::optional<Ability> ability{}; ///< whose sign stands in front
    bool strong = false;              ///< beyond doubt

    bool operator==(const FigureCell&) const = default;
};

struct FigureColumn {
    QString title;
    QString tip{};
    QStringList fields{};  ///< titles of what is exported; none: the title
    QString widest{};      ///< the longest text to expect, with room for a bar behind it
    bool isNumber = false; ///< stands at the right

    bool operator==(const FigureColumn&) const = default;
};

struct FigureContents {
    std::vector<FigureColumn> columns;
    std::vector<std::vector<FigureCell>> rows;

    bool operator==(const FigureContents&) const = default;
};

/// Figures as a table to look at, to go through with the keys and to copy. What is shown can be replaced any
/// time: so long as the table keeps its form, the current cell stays.
class FigureTable : public QAbstractTableModel {
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    void setContents(FigureContents contents);
    const FigureContents& contents() const { return contents_; }
    const FigureCell& cell(const QModelIndex& index) const {
        return contents_.rows[std::size_t(index.row())][std::size_t(index.column())];
    }
    const FigureColumn& column(int index) const { return contents_.columns[std::size_t(index)]; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    FigureContents contents_;
};

/// The table as it is shown, columns parted by tabs.
QString textOf(const FigureContents& contents);
/// The table with every number in a field of its own, as RFC 4180 has it.
QString csvOf(const FigureContents& contents);

/// A view of figures in rows; the first column takes the room that the others leave. It never scrolls
/// sideways: where not everything has room, bars go first, then ranges; then names take two lines, and at
/// last columns go, from the right. Tool tips and screen readers still have all of it.
QTreeView* figureList(FigureTable& table, const QString& name);

/// A view of figures as a heat map: the first column as heads of the rows, the others as squares.
QTableView* heatMap(FigureTable& table, const QString& name);

} // namespace stonemason::token_battle
