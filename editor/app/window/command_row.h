// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStyledItemDelegate>

namespace stonemason {

/// How well the words typed name a command, the more the better; 0: not at all. Case and accents do not
/// count. Every word must begin a word of the command's text or of the menus it is in, or all of them
/// together be the beginnings of words ("sa" and "seal" find Select All), or stand in it as they are.
/// @param path the menus, a space between them
/// @param typed any text; an empty one names every command as well as any other
int matchOf(const QString& typed, const QString& text, const QString& path);

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
