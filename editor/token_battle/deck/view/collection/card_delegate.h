// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace stonemason::token_battle {

class CardPixmaps;
class DeckGestures;

/// Draws a card of the collection, greyed when it stands in the deck, ringed when it is selected.
class CardDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    static constexpr int around = 10; ///< a cell of the grid is this much larger than its card

    CardDelegate(DeckGestures& gestures, CardPixmaps& pixmaps, QObject* parent);

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;

private:
    DeckGestures& gestures_;
    CardPixmaps& pixmaps_;
};

} // namespace stonemason::token_battle
