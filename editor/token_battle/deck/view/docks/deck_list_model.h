// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/deck/deck.h"

#include <QAbstractListModel>
#include <QPointer>
#include <QUrl>

#include <optional>
#include <string>
#include <vector>

namespace stonemason::token_battle {

class DeckDocument;

/// The decks of a library as rows, in its order; with words to search for, only those whose name, tags and
/// names of cards hold all of them. Rows can be renamed, and dragged to another place while nothing is
/// searched for. Dragged elsewhere, decks are text. Text and files that are dropped between rows are passed
/// on by a signal, not read.
class DeckListModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role {
        SummaryRole = Qt::UserRole, ///< "12 cards"
        ActiveRole,                 ///< whether it is the active deck
        ErrorsRole,                 ///< what the game would not take, in sentences; empty for a valid deck
    };

    using QAbstractListModel::QAbstractListModel;

    void setDocument(DeckDocument* document);
    /// The list of the library's decks, or names in it, may have changed.
    void sync();
    /// The cards of the deck at that index of the library have changed.
    void refreshDeck(int deck);

    void setSearch(const QString& words);
    bool isSearching() const { return !words_.isEmpty(); }

    /// The deck's index in the library, -1 for no row.
    int deckAt(const QModelIndex& index) const;
    /// The row of that deck, or invalid when it is not listed.
    QModelIndex indexOf(int deck) const;

    /// The result of dropping cards on a row, without applying it; nullopt if the data are no cards.
    struct CardDrop {
        std::vector<CardId> cards;
        int deck = 0;
        QString text;                   ///< "Put Pike into Rams"
        std::optional<Refusal> refusal; ///< why it cannot be

        bool operator==(const CardDrop&) const = default;
    };
    std::optional<CardDrop> cardDrop(const QMimeData& data, const QModelIndex& row) const;
    /// In a sentence.
    QString reasonOf(const Refusal& refusal) const;
    /// Puts the cards into the deck, or reports why that is refused; true when done.
    bool putCards(const CardDrop& drop);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    Qt::DropActions supportedDragActions() const override { return Qt::MoveAction | Qt::CopyAction; }
    Qt::DropActions supportedDropActions() const override { return Qt::MoveAction | Qt::CopyAction; }
    QStringList mimeTypes() const override;
    QMimeData* mimeData(const QModelIndexList& indexes) const override;
    bool canDropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                         const QModelIndex& parent) const override;
    bool dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                      const QModelIndex& parent) override;

signals:
    /// Text was dropped in front of the deck at that index of the library.
    void textDropped(const QString& text, int before);
    void filesDropped(const QList<QUrl>& files, int before);

private:
    struct Rows {
        std::vector<int> decks;         ///< indexes in the library
        std::vector<std::string> names; ///< of the same decks: what distinguishes them
    };

    Rows wantedRows() const;
    void take(Rows rows);
    void reorder(Rows rows);
    bool fits(int deck) const;
    QString summary(int deck) const;
    QString errors(int deck) const;
    std::vector<int> draggedDecks(const QMimeData& data) const;
    int deckBefore(int row) const;

    QPointer<DeckDocument> document_;
    QStringList words_;
    Rows rows_;
};

} // namespace stonemason::token_battle
