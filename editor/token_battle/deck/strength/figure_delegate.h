// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace stonemason {

struct FigureBar;
struct FigureCell;

/// The ground of a heat map's cell: blue for more than half of the points, orange for less, the stronger the
/// farther from it; the two can be told apart with every kind of colour vision.
QColor heatColour(double share, const QPalette& palette);

/// Draws the cells of a FigureTable: numbers with their bars and intervals, signs of cards, grounds of a heat
/// map.
class FigureDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;

private:
    void paintHeat(QPainter& painter, const QStyleOptionViewItem& option, const FigureCell& cell) const;
    void paintBar(QPainter& painter, const QRectF& room, const FigureBar& bar, const QPalette& palette) const;
};

} // namespace stonemason
