// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/deck/view/collection/collection_model.h"

#include "editor/app/widgets/folded_text.h"
#include "editor/text/names.h"
#include "editor/token_battle/cards/card_description.h"
#include "editor/token_battle/deck/model/deck_document.h"
#include "editor/token_battle/deck/model/deck_gestures.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace stonemason::token_battle {

std::string searchText(const Card& card, const Catalogue& catalogue) {
    const TermInfo& ability = catalogue.infoOf(card.ability);
    const TermInfo& kind = catalogue.infoOf(card.kind);
    QStringList texts{localText(card.name), localText(card.text), localText(ability.name),
                      localText(ability.text), localText(kind.name), localText(kind.text),
                      //: what a person may type in front of a number: "value 2"
                      QCoreApplication::translate("CardSearch", "value")};
    if (card.areaShape >= 0) texts += localText(catalogue.areas[std::size_t(card.areaShape)].name);
    return folded(texts.join(QLatin1Char('\n'))).toStdString();
}

CollectionModel::CollectionModel(DeckGestures& gestures, QObject* parent)
    : QAbstractListModel(parent), gestures_(gestures) {
    const Catalogue& catalogue = gestures.document().catalogue();
    for (const Card& card : catalogue.cards)
        texts_.push_back(stonemason::token_battle::searchText(card, catalogue));
    const auto emitAllChanged = [this] {
        emit dataChanged(index(0), index(rowCount() - 1),
                         {StackRole, Qt::AccessibleTextRole, Qt::AccessibleDescriptionRole});
    };
    connect(&gestures.document(), &DeckDocument::deckChanged, this, emitAllChanged);
    connect(&gestures.document(), &DeckDocument::shownChanged, this, emitAllChanged);
}

const Card& CollectionModel::card(int row) const {
    return gestures_.document().catalogue().cards[std::size_t(row)];
}

bool CollectionModel::inDeck(int row) const {
    return gestures_.document().deck().contains(card(row).id);
}

int CollectionModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : int(texts_.size());
}

QVariant CollectionModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    const Card& card = this->card(index.row());
    const Catalogue& catalogue = gestures_.document().catalogue();
    const auto slot = gestures_.document().deck().find(card.id);
    switch (role) {
    case Qt::DisplayRole: return localText(card.name);
    case Qt::ToolTipRole: return cardToolTip(card.id, catalogue);
    case Qt::AccessibleTextRole:
        //: %1 is a card with its traits, %2 the number of a stack
        return slot ? tr("%1, in stack %2").arg(cardSummary(card.id, catalogue)).arg(slot->stack + 1)
                    : cardSummary(card.id, catalogue);
    case Qt::AccessibleDescriptionRole: return localText(card.text);
    case CardRole: return card.id;
    case StackRole: return slot ? slot->stack : -1;
    default: return {};
    }
}

Qt::ItemFlags CollectionModel::flags(const QModelIndex& index) const {
    if (!index.isValid()) return Qt::ItemIsDropEnabled;
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDragEnabled | Qt::ItemIsDropEnabled |
           Qt::ItemNeverHasChildren;
}

Qt::DropActions CollectionModel::supportedDragActions() const {
    return Qt::MoveAction;
}

Qt::DropActions CollectionModel::supportedDropActions() const {
    return Qt::MoveAction;
}

QStringList CollectionModel::mimeTypes() const {
    return {cardMimeType()};
}

QMimeData* CollectionModel::mimeData(const QModelIndexList& indexes) const {
    CardHand hand;
    for (const QModelIndex& index : indexes)
        hand.cards.push_back(card(index.row()).id);
    return hand.empty() ? nullptr : mimeDataOf(hand, gestures_.viewId()).release();
}

bool CollectionModel::canDropMimeData(const QMimeData* data, Qt::DropAction, int, int,
                                      const QModelIndex&) const {
    const auto hand = data ? handOf(*data, gestures_.viewId()) : std::nullopt;
    return hand && hand->from == CardHand::From::Stacks;
}

bool CollectionModel::dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                                   const QModelIndex& parent) {
    return canDropMimeData(data, action, row, column, parent) &&
           gestures_.removeCards(handOf(*data, gestures_.viewId())->cards);
}

CollectionProxy::CollectionProxy(CollectionModel& model, QObject* parent)
    : QSortFilterProxyModel(parent), model_(model) {
    setSourceModel(&model);
    setDynamicSortFilter(true);
    sort(0);
}

void CollectionProxy::setFilter(CardFilter filter) {
    if (filter == filter_) return;
    filter_ = std::move(filter);
    folded_ = filter_;
    folded_.words = folded(QString::fromStdString(filter_.words)).toStdString();
    invalidateRowsFilter();
    emit filterSet();
}

void CollectionProxy::setOrder(CardOrder order) {
    if (order == order_) return;
    order_ = order;
    invalidate();
    emit orderSet();
}

CardId CollectionProxy::cardAt(const QModelIndex& index) const {
    return index.data(CollectionModel::CardRole).toInt();
}

QModelIndex CollectionProxy::indexOf(CardId card) const {
    for (int row = 0; row < model_.rowCount(); ++row)
        if (model_.card(row).id == card) return mapFromSource(model_.index(row));
    return {};
}

bool CollectionProxy::filterAcceptsRow(int row, const QModelIndex&) const {
    return matches(folded_, model_.card(row), model_.searchText(row),
                   filter_.notInDeck && model_.inDeck(row));
}

bool CollectionProxy::lessThan(const QModelIndex& left, const QModelIndex& right) const {
    const Card& one = model_.card(left.row());
    const Card& other = model_.card(right.row());
    if (order_ == CardOrder::Name)
        if (const int by = QString::localeAwareCompare(localText(one.name), localText(other.name)))
            return by < 0;
    return comesBefore(one, other, order_);
}

} // namespace stonemason::token_battle
