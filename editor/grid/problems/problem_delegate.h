// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

#include <vector>

namespace stonemason {

class ProblemModel;

/// Draws a problem as a card: a strip and an icon of its severity, headline, sentence, and a button for each
/// fix.
class ProblemDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    explicit ProblemDelegate(const ProblemModel& model, QObject* parent = nullptr);

    /// The fix button under a point of a row whose rectangle is `row`, or -1.
    int fixAt(const QStyleOptionViewItem& option, const QModelIndex& index, QPoint point) const;
    /// Where the row's fix buttons are.
    std::vector<QRect> fixRects(const QStyleOptionViewItem& option, const QModelIndex& index) const;

    /// The button that the pointer is over or holds down; drawn so.
    void setHot(const QModelIndex& index, int fix, bool down);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    struct Card;
    Card layOut(const QStyleOptionViewItem& option, const QModelIndex& index) const;
    void paintCard(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;
    void paintFixes(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index,
                    const Card& card) const;

    const ProblemModel& model_;
    QPersistentModelIndex hotIndex_;
    int hotFix_ = -1;
    bool hotDown_ = false;
};

} // namespace stonemason
