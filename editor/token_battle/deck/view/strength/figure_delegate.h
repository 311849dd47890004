// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace stonemason::token_battle {

struct FigureBar;
struct FigureCell;

/// The ground of a heat map's cell: blue for more than half of the points, orange for less, the stronger the
/// farther from it; the two can be distinguished with every kind of colour vision.
QColor heatColour(double share, const QPalette& palette);

/// How much of the figures is drawn.
struct FigureForm {
    bool bars = true;
    bool ranges = true;  ///< off: the brief texts
    bool oneLine = true; ///< off: names, which stand in the first column, may take two
};

/// Draws the cells of a FigureTable: numbers with their bars and intervals, signs of cards, grounds of a heat
/// map.
class FigureDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void setForm(const FigureForm& form) { form_ = form; }

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;

private:
    QString shownText(const FigureCell& cell) const;
    int widestText(const QStyleOptionViewItem& option, const QModelIndex& index) const;
    int wrappedWidth(const QStyleOptionViewItem& option, const QModelIndex& index) const;
    void paintHeat(QPainter& painter, const QStyleOptionViewItem& option, const FigureCell& cell) const;
    void paintBar(QPainter& painter, const QRectF& room, const FigureBar& bar, const QPalette& palette) const;
    void paintText(QPainter& painter, const QRect& room, const QModelIndex& index) const;

    FigureForm form_;
};

} // namespace stonemason::token_battle
