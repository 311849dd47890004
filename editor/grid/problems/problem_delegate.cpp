// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/grid/problems/problem_delegate.h"

#include "editor/app/widgets/icons.h"
#include "editor/app/widgets/look.h"
#include "editor/grid/problems/problem_model.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QPainter>
#include <QStyleOptionButton>

namespace stonemason {

namespace {

constexpr int strip = 4;
constexpr int pad = 8;
constexpr int iconSize = 16;
constexpr int between = 6; ///< spacing between cards
constexpr int buttonHeight = 24;
constexpr int buttonPadding = iconSize + 22; ///< a button's width minus that of its text
constexpr int headingHeight = 24;
constexpr int tall = 100000;

bool isCard(ProblemModel::RowKind kind) {
    return kind == ProblemModel::RowKind::Problem || kind == ProblemModel::RowKind::Fold;
}

int wrappedHeight(const QFont& font, int width, const QString& text) {
    return QFontMetrics(font).boundingRect(0, 0, width, tall, Qt::TextWordWrap, text).height();
}

} // namespace

struct ProblemDelegate::Card {
    QRect frame;
    QRect icon;
    QRect headline;
    QRect sentence;
    std::vector<QRect> fixes;
};

ProblemDelegate::ProblemDelegate(const ProblemModel& model, QObject* parent)
    : QStyledItemDelegate(parent), model_(model) {
}

ProblemDelegate::Card ProblemDelegate::layOut(const QStyleOptionViewItem& option,
                                              const QModelIndex& index) const {
    Card card;
    const QRect& row = option.rect;
    const int left = row.left() + strip + pad;
    const int width = row.width() - strip - 2 * pad;
    const int top = row.top() + pad;
    card.icon = {left, top, iconSize, iconSize};

    const int indent = iconSize + pad - 2;
    const int headlineHeight =
        std::max(iconSize, wrappedHeight(boldOf(option.font), width - indent, model_.headline(index)));
    card.headline = {left + indent, top, width - indent, headlineHeight};
    card.sentence = {left, card.headline.bottom() + 4, width,
                     wrappedHeight(option.font, width, model_.sentence(index))};

    int x = left;
    int y = card.sentence.bottom() + 1 + pad - 2;
    int lowest = y;
    const QFontMetrics metrics(option.font);
    for (const QString& text : model_.buttonTexts(index)) {
        const int wanted = std::min(width, metrics.horizontalAdvance(text) + buttonPadding);
        if (x > left && x + wanted > left + width) {
            x = left;
            y = lowest + 4;
        }
        const int height =
            std::max(buttonHeight, wrappedHeight(option.font, wanted - buttonPadding + 2, text) + 8);
        card.fixes.push_back({x, y, wanted, height});
        lowest = std::max(lowest, y + height);
        x += wanted + 6;
    }
    const int bottom = card.fixes.empty() ? card.sentence.bottom() : lowest - 1;
    card.frame = {row.left(), row.top(), row.width(), bottom + pad - row.top()};
    return card;
}

QSize ProblemDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    QStyleOptionViewItem whole = option;
    const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
    const int width = view ? view->viewport()->width() : option.rect.width();
    whole.rect = {0, 0, width, tall};
    if (!isCard(model_.kind(index))) return {width, headingHeight};
    return {width, layOut(whole, index).frame.height() + between};
}

std::vector<QRect> ProblemDelegate::fixRects(const QStyleOptionViewItem& option,
                                             const QModelIndex& index) const {
    return isCard(model_.kind(index)) ? layOut(option, index).fixes : std::vector<QRect>();
}

int ProblemDelegate::fixAt(const QStyleOptionViewItem& option, const QModelIndex& index, QPoint point) const {
    const auto rects = fixRects(option, index);
    for (std::size_t i = 0; i < rects.size(); ++i)
        if (rects[i].contains(point)) return int(i);
    return -1;
}

void ProblemDelegate::setHot(const QModelIndex& index, int fix, bool down) {
    hotIndex_ = index;
    hotFix_ = fix;
    hotDown_ = down;
}

void ProblemDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                            const QModelIndex& index) const {
    painter->save();
    if (isCard(model_.kind(index))) {
        paintCard(*painter, option, index);
    } else {
        const bool heading = model_.kind(index) == ProblemModel::RowKind::Heading;
        painter->setFont(heading ? boldOf(option.font) : option.font);
        painter->setPen(option.palette.color(QPalette::PlaceholderText));
        painter->drawText(option.rect.adjusted(heading ? 2 : strip + pad, 0, 0, heading ? -2 : -between),
                          Qt::AlignLeft | Qt::AlignVCenter, model_.headline(index));
    }
    painter->restore();
}

void ProblemDelegate::paintCard(QPainter& painter, const QStyleOptionViewItem& option,
                                const QModelIndex& index) const {
    const Card card = layOut(option, index);
    const Severity severity = model_.severity(index);
    const QColor colour = severityColour(severity, option.palette);
    const QColor accent = option.palette.color(QPalette::Active, QPalette::Highlight);
    const bool selected = option.state & QStyle::State_Selected;

    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipRect(card.frame);
    painter.setPen(Qt::NoPen);
    painter.setBrush(selected ? tinted(option.palette, accent, 0.16) : option.palette.color(QPalette::Base));
    painter.drawRoundedRect(card.frame, 4, 4);
    painter.save();
    painter.setClipRect(QRect(card.frame.left(), card.frame.top(), strip, card.frame.height()));
    painter.setBrush(colour);
    painter.drawRoundedRect(card.frame, 4, 4);
    painter.restore();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(selected ? accent : option.palette.color(QPalette::Mid));
    painter.drawRoundedRect(QRectF(card.frame).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);

    severityIcon(severity).paint(&painter, card.icon);
    painter.setPen(option.palette.color(QPalette::Text));
    painter.setFont(boldOf(option.font));
    painter.drawText(card.headline, Qt::TextWordWrap, model_.headline(index));
    painter.setFont(option.font);
    painter.setPen(tinted(option.palette, option.palette.color(QPalette::Text), 0.8));
    painter.drawText(card.sentence, Qt::TextWordWrap, model_.sentence(index));
    paintFixes(painter, option, index, card);
}

void ProblemDelegate::paintFixes(QPainter& painter, const QStyleOptionViewItem& option,
                                 const QModelIndex& index, const Card& card) const {
    const auto texts = model_.buttonTexts(index);
    for (std::size_t i = 0; i < texts.size(); ++i) {
        QStyleOptionButton button;
        button.rect = card.fixes[i];
        button.palette = option.palette;
        button.state = QStyle::State_Enabled | QStyle::State_Raised;
        if (index == hotIndex_ && int(i) == hotFix_) {
            button.state |= QStyle::State_MouseOver;
            if (hotDown_) button.state = (button.state & ~QStyle::State_Raised) | QStyle::State_Sunken;
        }
        QApplication::style()->drawControl(QStyle::CE_PushButtonBevel, &button, &painter);
        const QRect& rect = button.rect;
        const QRect symbol(rect.left() + 8, rect.top() + (rect.height() - iconSize) / 2, iconSize, iconSize);
        icon(model_.buttonIcon(index, int(i))).paint(&painter, symbol);
        painter.setPen(option.palette.color(QPalette::ButtonText));
        painter.drawText(rect.adjusted(iconSize + 14, 0, -4, 0), Qt::AlignVCenter | Qt::TextWordWrap,
                         texts[i]);
    }
}

} // namespace stonemason
