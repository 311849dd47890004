// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/window/command_row.h"

#include "editor/app/widgets/look.h"

#include <QPainter>

#include <algorithm>

namespace stonemason {

namespace {

constexpr int pictureSize = 20;

} // namespace

void CommandRow::paint(QPainter* painter, const QStyleOptionViewItem& option,
                       const QModelIndex& index) const {
    const QPalette& palette = option.palette;
    const bool off = index.data(IsOff).toBool();
    const bool current = option.state & QStyle::State_Selected;
    if (current) {
        painter->fillRect(option.rect, tinted(palette, palette.color(QPalette::Highlight), 0.2));
        painter->fillRect(QRect(option.rect.topLeft(), QSize(3, option.rect.height())),
                          palette.color(QPalette::Highlight));
    } else if (option.state & QStyle::State_MouseOver) {
        painter->fillRect(option.rect, tinted(palette, palette.color(QPalette::Highlight), 0.07));
    }
    const QColor ink = palette.color(off ? QPalette::Disabled : QPalette::Active, QPalette::Text);
    const QColor faint = off ? ink : palette.color(QPalette::PlaceholderText);
    QRect room = option.rect.adjusted(gap, 0, -gap, 0);

    const QIcon picture = index.data(Qt::DecorationRole).value<QIcon>();
    picture.paint(painter, QRect(room.left(), room.center().y() - pictureSize / 2, pictureSize, pictureSize),
                  Qt::AlignCenter, off ? QIcon::Disabled : QIcon::Normal);
    room.setLeft(room.left() + pictureSize + gap);

    painter->save();
    painter->setFont(option.font);
    const QFontMetrics metrics(option.font);
    const auto atEnd = [&](const QString& text) {
        if (text.isEmpty()) return;
        painter->drawText(room, Qt::AlignRight | Qt::AlignVCenter, text);
        room.setRight(room.right() - metrics.horizontalAdvance(text) - 2 * gap);
    };
    painter->setPen(faint);
    atEnd(index.data(Keys).toString());
    if (index.data(IsOn).toBool()) atEnd(QStringLiteral("✓"));
    painter->setPen(ink);
    const QString text = metrics.elidedText(index.data().toString(), Qt::ElideRight, room.width());
    painter->drawText(room, Qt::AlignLeft | Qt::AlignVCenter, text);
    room.setLeft(room.left() + metrics.horizontalAdvance(text) + 2 * gap);
    painter->setPen(faint);
    painter->drawText(room, Qt::AlignLeft | Qt::AlignVCenter,
                      metrics.elidedText(index.data(Path).toString(), Qt::ElideRight, room.width()));
    painter->restore();
}

QSize CommandRow::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const {
    return {0, std::max(pictureSize, QFontMetrics(option.font).height()) + gap};
}

} // namespace stonemason
