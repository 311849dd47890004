// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace stonemason {

/// Draws what a search found: where it stands in bold, below it the sentence with the words marked.
class HitDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    /// The data of an item under which the parts of its GuideHit and the words are.
    enum Role { WhereRole = Qt::UserRole + 1, SentenceRole, WordsRole };

    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
};

} // namespace stonemason
