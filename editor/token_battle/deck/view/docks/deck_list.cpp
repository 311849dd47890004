// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/deck/view/docks/deck_list.h"

#include "core/token_battle/deck/deck_library.h"
#include "editor/app/widgets/icons.h"
#include "editor/app/widgets/labels.h"
#include "editor/app/widgets/look.h"
#include "editor/token_battle/deck/model/card_hand.h"
#include "editor/token_battle/deck/view/docks/deck_list_model.h"

#include <QContextMenuEvent>
#include <QDropEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>

#include <algorithm>

namespace stonemason::token_battle {

namespace {

constexpr int pad = 6;
constexpr int signSize = 16;
constexpr int betweenLines = 2;
constexpr double roundness = 4;

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

namespace {

/// The Delete key alone: the standard shortcut includes Ctrl+D, which duplicates here.
bool isDelete(const QKeyEvent& event) {
    return event.key() == Qt::Key_Delete && !(event.modifiers() & ~Qt::KeypadModifier);
}

} // namespace

DeckList::DeckList(DeckListModel& model, QWidget* parent) : QListView(parent), model_(model) {
    setModel(&model);
    setItemDelegate(new DeckDelegate(this));
    setUniformItemSizes(true); // else thousands of rows are measured one by one
    setVerticalScrollMode(ScrollPerPixel);
    verticalScrollBar()->setSingleStep(20);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSelectionMode(ExtendedSelection);
    setEditTriggers(DoubleClicked | EditKeyPressed);
    setDragDropMode(DragDrop);
    setDefaultDropAction(Qt::MoveAction);
    setDropIndicatorShown(true);
    setFrameShape(NoFrame);
    setMouseTracking(true);
    viewport()->setAutoFillBackground(false);
    setAccessibleName(tr("Decks"));
}

std::vector<int> DeckList::selectedDecks() const {
    std::vector<int> decks;
    for (const QModelIndex& index : selectionModel()->selectedIndexes())
        decks.push_back(model_.deckAt(index));
    std::ranges::sort(decks);
    return decks;
}

void DeckList::showDeck(int deck) {
    const QModelIndex row = model_.indexOf(deck);
    if (row == currentIndex() && selectionModel()->hasSelection()) return; // the user is just selecting
    selectionModel()->setCurrentIndex(row, selectionModel()->isSelected(row)
                                               ? QItemSelectionModel::NoUpdate
                                               : QItemSelectionModel::ClearAndSelect);
    if (row.isValid()) scrollTo(row);
}

bool DeckList::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride && isDelete(*static_cast<QKeyEvent*>(event))) {
        event->accept();
        return true;
    }
    return QListView::event(event);
}

void DeckList::keyPressEvent(QKeyEvent* event) {
    if (delete_ && isDelete(*event))
        delete_->trigger();
    else
        QListView::keyPressEvent(event);
}

void DeckList::contextMenuEvent(QContextMenuEvent* event) {
    QMenu menu;
    menu.setToolTipsVisible(true);
    menu.addActions(menu_);
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
    menu.exec(byKey ? viewport()->mapToGlobal(visualRect(currentIndex()).center()) : event->globalPos());
}

void DeckList::setReceiving(const QModelIndex& row, bool welcome) {
    if (receiving_ == row && welcome_ == welcome) return;
    receiving_ = row;
    welcome_ = welcome;
    viewport()->update();
    if (!row.isValid()) QToolTip::hideText();
}

void DeckList::dragEnterEvent(QDragEnterEvent* event) {
    if (event->mimeData()->hasFormat(cardMimeType()))
        event->acceptProposedAction();
    else
        QListView::dragEnterEvent(event);
}

/// Shows the effect of a drop before it is made.
void DeckList::dragMoveEvent(QDragMoveEvent* event) {
    if (!event->mimeData()->hasFormat(cardMimeType())) {
        QListView::dragMoveEvent(event);
        return;
    }
    const QPoint at = event->position().toPoint();
    const QModelIndex row = indexAt(at);
    const auto drop = model_.cardDrop(*event->mimeData(), row);
    const bool welcome = drop && !drop->refusal;
    setReceiving(drop ? row : QModelIndex(), welcome);
    if (drop)
        QToolTip::showText(viewport()->mapToGlobal(at),
                           plainToolTip(welcome ? drop->text : model_.reasonOf(*drop->refusal)), viewport());
    event->setAccepted(welcome);
    if (welcome) event->acceptProposedAction();
}

void DeckList::dragLeaveEvent(QDragLeaveEvent* event) {
    setReceiving({}, false);
    QListView::dragLeaveEvent(event);
}

void DeckList::dropEvent(QDropEvent* event) {
    if (!event->mimeData()->hasFormat(cardMimeType())) {
        QListView::dropEvent(event);
        return;
    }
    setReceiving({}, false);
    const auto drop = model_.cardDrop(*event->mimeData(), indexAt(event->position().toPoint()));
    event->setAccepted(drop && model_.putCards(*drop));
    if (!event->isAccepted()) return;
    event->acceptProposedAction();
    emit message(drop->text + u'.');
}

void DeckList::paintEvent(QPaintEvent* event) {
    QListView::paintEvent(event);
    if (!receiving_.isValid()) return;
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor colour =
        welcome_ ? palette().color(QPalette::Highlight) : severityColour(Severity::Error, palette());
    painter.setPen(QPen(colour, 2));
    painter.drawRoundedRect(QRectF(visualRect(receiving_)).adjusted(2, 2, -2, -2), 4, 4);
}

void DeckList::selectionChanged(const QItemSelection& selected, const QItemSelection& deselected) {
    QListView::selectionChanged(selected, deselected);
    emit selectionEnded();
}

} // namespace stonemason::token_battle
