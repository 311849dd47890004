// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace stonemason {

/// Draws a command in a list: picture, text, the menus it is in, its key at the right end.
class CommandRow : public QStyledItemDelegate {
    Q_OBJECT

public:
    /// What is drawn beside the item's text and picture.
    enum Role {
        Path = Qt::UserRole, ///< the menus
        Keys,
        IsOff, ///< greyed; a disabled item could not be gone to
        IsOn,  ///< has a tick
        Id     ///< not drawn
    };

    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace stonemason
