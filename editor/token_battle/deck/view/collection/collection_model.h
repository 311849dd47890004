// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/deck/card_filter.h"
#include "core/token_battle/deck/catalogue.h"
#include "editor/token_battle/deck/model/card_hand.h"

#include <QAbstractListModel>
#include <QSortFilterProxyModel>

#include <string>

namespace stonemason::token_battle {

class DeckGestures;

/// All that can be searched for in a card: name, effect, ability, kind, area; folded, as CardFilter needs it.
std::string searchText(const Card& card, const Catalogue& catalogue);

/// All cards of the catalogue, with whether they stand in the shown deck. Cards are dragged from it, and
/// those of the stacks that are dropped on it go back.
class CollectionModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role {
        CardRole = Qt::UserRole, ///< the card's id
        StackRole,               ///< from 0, the stack it stands in; -1 when in none
    };

    explicit CollectionModel(DeckGestures& gestures, QObject* parent = nullptr);

    const Card& card(int row) const;
    /// What a card is searched by.
    const std::string& searchText(int row) const { return texts_[std::size_t(row)]; }
    bool inDeck(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    /// DisplayRole and AccessibleTextRole: what it is called; ToolTipRole: all of it;
    /// AccessibleDescriptionRole: what it does and where it stands.
    QVariant data(const QModelIndex& index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    Qt::DropActions supportedDragActions() const override;
    Qt::DropActions supportedDropActions() const override;
    QStringList mimeTypes() const override;
    QMimeData* mimeData(const QModelIndexList& indexes) const override;
    bool canDropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                         const QModelIndex& parent) const override;
    bool dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                      const QModelIndex& parent) override;

private:
    DeckGestures& gestures_;
    std::vector<std::string> texts_;
};

/// The cards that pass the filter, in an order.
class CollectionProxy : public QSortFilterProxyModel {
    Q_OBJECT

public:
    explicit CollectionProxy(CollectionModel& model, QObject* parent = nullptr);

    const CardFilter& filter() const { return filter_; }
    void setFilter(CardFilter filter);
    CardOrder order() const { return order_; }
    void setOrder(CardOrder order);

    CardId cardAt(const QModelIndex& index) const;
    /// Invalid when the card is not among those shown.
    QModelIndex indexOf(CardId card) const;

signals:
    void filterSet();
    void orderSet();

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
    bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;

private:
    CollectionModel& model_;
    CardFilter filter_;
    CardFilter folded_; ///< the same with its words folded
    CardOrder order_ = CardOrder::Number;
};

} // namespace stonemason::token_battle
