// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/deck/view/strength/figure_delegate.h"

#include "editor/app/widgets/appearance.h"
#include "editor/app/widgets/look.h"
#include "editor/token_battle/cards/card_look.h"
#include "editor/token_battle/deck/view/strength/figure_table.h"

#include <QApplication>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace stonemason::token_battle {

namespace {

constexpr int rowHeight = 23;
constexpr int heatSide = 28;
constexpr int pad = 5;
constexpr int barRoom = 42;
constexpr int fewestBarRoom = 28;
constexpr int signSize = 16;
constexpr double barHeight = 10;
constexpr double strongestHeat = 0.86;
constexpr double halfName = 0.64; ///< of a name's width, that it takes in two lines

const FigureTable& tableOf(const QModelIndex& index) {
    return static_cast<const FigureTable&>(*index.model());
}

void paintSign(QPainter& painter, const QRectF& square, Ability ability, const QPalette& palette) {
    const CardPalette colours = cardPalette(palette);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.of(ability));
    painter.drawEllipse(square);
    paintAbilitySymbol(painter, square, ability, colours.symbol);
}

void paintFocus(QPainter& painter, const QStyleOptionViewItem& option) {
    if (!(option.state & QStyle::State_HasFocus)) return;
    painter.setPen(QPen(option.palette.color(QPalette::Active, QPalette::Highlight), 1.5));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(QRectF(option.rect).adjusted(0.75, 0.75, -0.75, -0.75));
}

} // namespace

QColor heatColour(double share, const QPalette& palette) {
    const bool dark = isDark(palette);
    const QColor more = dark ? QColor(0x4c, 0x9a, 0xe8) : QColor(0x1c, 0x5f, 0xa8);
    const QColor less = dark ? QColor(0xe0, 0x8a, 0x3c) : QColor(0xc4, 0x5a, 0x00);
    const double strength = std::sqrt(std::min(1.0, std::abs(2 * share - 1))) * strongestHeat;
    return tinted(palette, share < 0.5 ? less : more, strength);
}

QString FigureDelegate::shownText(const FigureCell& cell) const {
    return form_.ranges || cell.brief.isEmpty() ? cell.text : cell.brief;
}

/// Measured in bold and with the widest text of the column: bars must be aligned.
int FigureDelegate::widestText(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const FigureCell& cell = tableOf(index).cell(index);
    QFont font = option.font;
    font.setBold(true);
    const QFontMetrics bold(font);
    const int text = bold.horizontalAdvance(shownText(cell));
    const bool isWhole = form_.ranges || cell.brief.isEmpty();
    return isWhole ? std::max(text, bold.horizontalAdvance(tableOf(index).column(index.column()).widest))
                   : text;
}

/// The width of a name on two lines, without breaking words.
int FigureDelegate::wrappedWidth(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    QFont font = option.font;
    font.setBold(true);
    const QFontMetrics bold(font);
    int longest = int(std::ceil(widestText(option, index) * halfName));
    for (const QString& word : shownText(tableOf(index).cell(index)).split(u' '))
        longest = std::max(longest, bold.horizontalAdvance(word));
    return longest;
}

QSize FigureDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const FigureCell& cell = tableOf(index).cell(index);
    if (cell.share) return {heatSide, rowHeight};
    const bool wraps = index.column() == 0 && !form_.oneLine;
    const int text = wraps ? wrappedWidth(option, index) : widestText(option, index);
    const bool hasBar = cell.bar && form_.bars;
    return {text + 2 * pad + (hasBar ? barRoom : 0) + (cell.ability ? signSize + pad : 0),
            rowHeight + (form_.oneLine ? 0 : option.fontMetrics.lineSpacing())};
}

void FigureDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                           const QModelIndex& index) const {
    const FigureCell& cell = tableOf(index).cell(index);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QPalette& palette = option.palette;
    QFont font = option.font;
    font.setBold(cell.strong);
    painter->setFont(font);
    if (cell.share) {
        paintHeat(*painter, option, cell);
        painter->restore();
        return;
    }
    if (option.state & QStyle::State_Selected)
        painter->fillRect(option.rect,
                          tinted(palette, palette.color(QPalette::Active, QPalette::Highlight), 0.2));
    QRect room = option.rect.adjusted(pad, 0, -pad, 0);
    if (cell.ability) {
        QRectF sign(0, 0, signSize, signSize);
        sign.moveCenter(QPointF(room.left() + signSize / 2.0, room.center().y() + 0.5));
        paintSign(*painter, sign, *cell.ability, palette);
        room.setLeft(room.left() + signSize + pad);
    }
    if (cell.bar && form_.bars) {
        const int text = widestText(option, index);
        const QRectF left(room.left(), room.top(), room.width() - text - pad, room.height());
        if (left.width() >= fewestBarRoom) paintBar(*painter, left, *cell.bar, palette);
    }
    painter->setPen(palette.color(QPalette::Text));
    paintText(*painter, room, index);
    paintFocus(*painter, option);
    painter->restore();
}

/// Only a name that is too long for two lines is elided.
void FigureDelegate::paintText(QPainter& painter, const QRect& room, const QModelIndex& index) const {
    const QString text = shownText(tableOf(index).cell(index));
    const QFontMetrics metrics = painter.fontMetrics();
    const QString cut = metrics.elidedText(text, Qt::ElideRight, room.width());
    const bool isNumber = tableOf(index).column(index.column()).isNumber;
    const int flags = int((isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (cut == text || index.column() > 0 || form_.oneLine) return painter.drawText(room, flags, cut);
    const int wrapping = flags | Qt::TextWordWrap;
    const QRect wanted = metrics.boundingRect(room, wrapping, text);
    const bool fits = wanted.height() <= room.height() && wanted.width() <= room.width();
    painter.drawText(room, fits ? wrapping : flags, fits ? text : cut);
}

void FigureDelegate::paintHeat(QPainter& painter, const QStyleOptionViewItem& option,
                               const FigureCell& cell) const {
    const QColor ground = heatColour(*cell.share, option.palette);
    painter.fillRect(option.rect.adjusted(0, 0, -1, -1), ground);
    const bool isWhiteBetter = contrast(Qt::white, ground) > contrast(Qt::black, ground);
    painter.setPen(isWhiteBetter ? Qt::white : Qt::black); // one of them has 4.5:1 on every ground
    painter.drawText(option.rect, Qt::AlignCenter, cell.text);
    if (option.state & (QStyle::State_Selected | QStyle::State_HasFocus)) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(option.palette.color(QPalette::Text), 2));
        painter.drawRect(QRectF(option.rect).adjusted(1, 1, -2, -2));
    }
}

/// A line marks the origin of the bar; the interval is a thin line with end caps over it.
void FigureDelegate::paintBar(QPainter& painter, const QRectF& room, const FigureBar& bar,
                              const QPalette& palette) const {
    const auto at = [&](double number) { return room.left() + std::clamp(number, 0.0, 1.0) * room.width(); };
    const double middle = room.center().y();
    const QColor ink = palette.color(QPalette::Text);
    const QColor colour = bar.ability ? cardPalette(palette).of(*bar.ability)
                                      : palette.color(QPalette::Active, QPalette::Highlight);
    painter.setPen(Qt::NoPen);
    painter.setBrush(tinted(palette, ink, 0.08));
    painter.drawRect(QRectF(room.left(), middle - barHeight / 2, room.width(), barHeight));
    painter.setBrush(colour);
    painter.drawRect(QRectF(QPointF(at(std::min(bar.from, bar.value)), middle - barHeight / 2),
                            QPointF(at(std::max(bar.from, bar.value)), middle + barHeight / 2)));
    painter.setPen(QPen(tinted(palette, ink, 0.55), 1));
    painter.drawLine(QPointF(at(bar.from), middle - 7), QPointF(at(bar.from), middle + 7));
    if (bar.low >= bar.high) return;
    painter.setPen(QPen(ink, 1.25));
    painter.drawLine(QPointF(at(bar.low), middle), QPointF(at(bar.high), middle));
    for (const double end : {bar.low, bar.high})
        painter.drawLine(QPointF(at(end), middle - 3), QPointF(at(end), middle + 3));
}

} // namespace stonemason::token_battle
