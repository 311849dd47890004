// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/deck/view/docks/deck_delegate.h"

#include "core/token_battle/deck/deck_library.h"
#include "editor/app/widgets/icons.h"
#include "editor/app/widgets/look.h"
#include "editor/token_battle/deck/view/docks/deck_list_model.h"

#include <QLineEdit>
#include <QPainter>

namespace stonemason::token_battle {

namespace {

constexpr int pad = 6;
constexpr int signSize = 16;
constexpr int betweenLines = 2;
constexpr double roundness = 4;

QFont boldOf(QFont font) {
    font.setBold(true);
    return font;
}

/// Where the parts of a row are.
struct Places {
    QRect frame;
    QRect name;
    QRect summary;
    QRect sign;
    QRect flag;
};

Places placesIn(const QRect& row, const QFont& font) {
    Places places;
    places.frame = row.adjusted(0, 0, 0, -1);
    const int left = row.left() + gap;
    places.sign = {row.right() - gap - signSize + 1, row.center().y() - signSize / 2, signSize, signSize};
    places.flag = places.sign.translated(-signSize - 2, 0);
    const int width = places.flag.left() - 2 - left;
    const int nameHeight = QFontMetrics(boldOf(font)).height();
    places.name = {left, row.top() + pad, width, nameHeight};
    places.summary = {left, row.top() + pad + nameHeight + betweenLines, width, QFontMetrics(font).height()};
    return places;
}

} // namespace

QSize DeckDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const {
    const int lines = QFontMetrics(boldOf(option.font)).height() + QFontMetrics(option.font).height();
    return {120, lines + betweenLines + 2 * pad};
}

void DeckDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                         const QModelIndex& index) const {
    const Places places = placesIn(option.rect, option.font);
    const QPalette& palette = option.palette;
    const QColor accent = palette.color(QPalette::Active, QPalette::Highlight);
    const bool selected = option.state & QStyle::State_Selected;
    const bool focused = option.state & QStyle::State_HasFocus;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (selected || option.state & QStyle::State_MouseOver) {
        painter->setPen(focused ? QPen(accent, 1.5) : QPen(Qt::NoPen));
        painter->setBrush(selected ? tinted(palette, accent, 0.2)
                                   : tinted(palette, palette.color(QPalette::Text), 0.06));
        painter->drawRoundedRect(QRectF(places.frame).adjusted(1, 1, -1, -1), roundness, roundness);
    }
    const QFont bold = boldOf(option.font);
    painter->setFont(bold);
    painter->setPen(palette.color(QPalette::Text));
    painter->drawText(
        places.name, Qt::AlignLeft | Qt::AlignVCenter,
        QFontMetrics(bold).elidedText(index.data().toString(), Qt::ElideRight, places.name.width()));
    painter->setFont(option.font);
    painter->setPen(tinted(palette, palette.color(QPalette::Text), 0.72));
    painter->drawText(places.summary, Qt::AlignLeft | Qt::AlignVCenter,
                      option.fontMetrics.elidedText(index.data(DeckListModel::SummaryRole).toString(),
                                                    Qt::ElideRight, places.summary.width()));
    const bool valid = index.data(DeckListModel::ErrorsRole).toString().isEmpty();
    (valid ? icon(QStringLiteral("ok")) : severityIcon(Severity::Error)).paint(painter, places.sign);
    if (index.data(DeckListModel::ActiveRole).toBool())
        icon(QStringLiteral("active-deck")).paint(painter, places.flag);
    painter->restore();
}

QWidget* DeckDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem&, const QModelIndex&) const {
    auto* editor = new QLineEdit(parent);
    editor->setMaxLength(maximumNameLength);
    editor->setAccessibleName(tr("Name of the deck"));
    return editor;
}

void DeckDelegate::updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                                        const QModelIndex&) const {
    const QRect name = placesIn(option.rect, option.font).name;
    editor->setGeometry(QRect(option.rect.left() + 2, name.center().y() - editor->sizeHint().height() / 2,
                              option.rect.width() - 4, editor->sizeHint().height()));
}

} // namespace stonemason::token_battle
