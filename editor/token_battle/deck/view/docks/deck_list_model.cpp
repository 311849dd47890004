// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/deck/view/docks/deck_list_model.h"

#include "core/token_battle/deck/deck.h"
#include "core/token_battle/format/unknown_words.h"
#include "editor/app/widgets/labels.h"
#include "editor/token_battle/cards/card_description.h"
#include "editor/token_battle/deck/model/card_hand.h"
#include "editor/token_battle/deck/model/deck_edits.h"
#include "editor/token_battle/text/deck_text.h"

#include <QCoreApplication>
#include <QDataStream>
#include <QIODevice>
#include <QMimeData>

#include <algorithm>
#include <numeric>
#include <unordered_map>
#include <unordered_set>

namespace stonemason::token_battle {

namespace {

const QString decksMimeType = QStringLiteral("application/x-stonemason-decks");

/// The differing ranges of two lists, between their common prefix and suffix.
struct Difference {
    int first = 0;
    int before = 0; ///< entries of the first list
    int after = 0;  ///< entries of the second
};

Difference differenceOf(const std::vector<std::string>& one, const std::vector<std::string>& other) {
    const auto [end, otherEnd] = std::ranges::mismatch(one, other);
    const auto first = end - one.begin();
    auto tail = one.end();
    auto otherTail = other.end();
    while (tail != end && otherTail != otherEnd && *(tail - 1) == *(otherTail - 1)) {
        --tail;
        --otherTail;
    }
    return {int(first), int(tail - end), int(otherTail - otherEnd)};
}

/// Whether the lists contain the same names; each name occurs once per list.
bool haveSameNames(const std::vector<std::string>& one, const std::vector<std::string>& other) {
    const std::unordered_set<std::string_view> names(one.begin(), one.end());
    return std::ranges::all_of(other, [&names](const std::string& name) { return names.contains(name); });
}

} // namespace

void DeckListModel::setDocument(DeckDocument* document) {
    beginResetModel();
    document_ = document;
    rows_ = wantedRows();
    endResetModel();
}

void DeckListModel::setSearch(const QString& words) {
    const QStringList wanted = words.simplified().split(u' ', Qt::SkipEmptyParts);
    if (wanted == words_) return;
    beginResetModel();
    words_ = wanted;
    rows_ = wantedRows();
    endResetModel();
}

bool DeckListModel::fits(int deck) const {
    const NamedDeck& candidate = document_->library().at(deck);
    QString text = QString::fromStdString(candidate.name);
    for (const std::string& tag : candidate.tags)
        text += u'\n' + QString::fromStdString(tag);
    for (const auto& stack : candidate.deck.stacks())
        for (const CardId card : stack)
            text += u'\n' + cardName(card, document_->catalogue());
    return std::ranges::all_of(words_,
                               [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
}

DeckListModel::Rows DeckListModel::wantedRows() const {
    Rows rows;
    if (!document_) return rows;
    rows.decks.resize(std::size_t(document_->library().size()));
    std::iota(rows.decks.begin(), rows.decks.end(), 0);
    if (isSearching()) std::erase_if(rows.decks, [this](int deck) { return !fits(deck); });
    rows.names.reserve(rows.decks.size());
    for (int deck : rows.decks)
        rows.names.push_back(document_->library().at(deck).name);
    return rows;
}

void DeckListModel::sync() {
    take(wantedRows());
    if (rowCount() > 0) emit dataChanged(index(0), index(rowCount() - 1));
}

/// Views keep selection, editor and scroll position if they are notified of the rows that changed, not of a
/// reset.
void DeckListModel::take(Rows rows) {
    const auto [first, before, after] = differenceOf(rows_.names, rows.names);
    const int last = first + before - 1;
    if (before == after && before < 2) {
        rows_ = std::move(rows); // at most one row was renamed
    } else if (before == 0) {
        beginInsertRows({}, first, first + after - 1);
        rows_ = std::move(rows);
        endInsertRows();
    } else if (after == 0) {
        beginRemoveRows({}, first, last);
        rows_ = std::move(rows);
        endRemoveRows();
    } else if (before == after && haveSameNames(rows_.names, rows.names)) {
        reorder(std::move(rows));
    } else {
        beginResetModel();
        rows_ = std::move(rows);
        endResetModel();
    }
}

/// The same names in another order: persistent indexes follow their rows.
void DeckListModel::reorder(Rows rows) {
    emit layoutAboutToBeChanged({}, VerticalSortHint);
    std::unordered_map<std::string_view, int> places;
    for (int row = 0; row < int(rows.names.size()); ++row)
        places.emplace(rows.names[std::size_t(row)], row);
    const QModelIndexList from = persistentIndexList();
    QModelIndexList to;
    for (const QModelIndex& index : from)
        to += this->index(places.at(rows_.names[std::size_t(index.row())]));
    changePersistentIndexList(from, to);
    rows_ = std::move(rows);
    emit layoutChanged({}, VerticalSortHint);
}

void DeckListModel::refreshDeck(int deck) {
    if (const QModelIndex row = indexOf(deck); row.isValid()) emit dataChanged(row, row);
}

int DeckListModel::deckAt(const QModelIndex& index) const {
    return index.isValid() ? rows_.decks[std::size_t(index.row())] : -1;
}

QModelIndex DeckListModel::indexOf(int deck) const {
    const auto row = std::ranges::lower_bound(rows_.decks, deck);
    return row != rows_.decks.end() && *row == deck ? index(int(row - rows_.decks.begin())) : QModelIndex();
}

int DeckListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : int(rows_.decks.size());
}

QString DeckListModel::summary(int deck) const {
    const NamedDeck& shown = document_->library().at(deck);
    QStringList parts{tr("%n card(s)", nullptr, shown.deck.size())};
    for (const std::string& tag : shown.tags)
        parts += QString::fromStdString(tag);
    return parts.join(QStringLiteral(" · "));
}

QString DeckListModel::errors(int deck) const {
    QStringList sentences;
    for (const DeckProblem& problem : problemsOf(document_->library().at(deck), document_->catalogue()))
        if (problem.severity == Severity::Error)
            sentences += deckText(problem.message, document_->catalogue());
    return sentences.join(u' ');
}

QVariant DeckListModel::data(const QModelIndex& index, int role) const {
    const int deck = deckAt(index);
    if (!document_ || deck < 0) return {};
    // While views are being notified of a change the library is ahead of the rows; a row keeps its own name.
    const QString name = QString::fromStdString(rows_.names[std::size_t(index.row())]);
    if (role == Qt::DisplayRole || role == Qt::EditRole) return name;
    if (deck >= document_->library().size()) return {};
    const bool active = deck == document_->library().active();
    switch (role) {
    case SummaryRole: return summary(deck);
    case ActiveRole: return active;
    case ErrorsRole: return errors(deck);
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole: {
        const QString wrong = errors(deck);
        QStringList parts{name, summary(deck)};
        if (active) parts += tr("the active deck");
        parts += wrong.isEmpty() ? tr("The game accepts this deck.") : wrong;
        if (role == Qt::AccessibleTextRole) return parts.join(QStringLiteral(", "));
        return plainToolTip(parts.join(QLatin1Char('\n')));
    }
    default: return {};
    }
}

bool DeckListModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    const int deck = deckAt(index);
    if (!document_ || deck < 0 || role != Qt::EditRole) return false;
    const auto fault = document_->renameDeck(deck, value.toString().trimmed());
    if (fault) document_->refuse(*fault);
    return !fault;
}

Qt::ItemFlags DeckListModel::flags(const QModelIndex& index) const {
    if (!index.isValid()) return Qt::ItemIsDropEnabled; // between rows
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsEditable | Qt::ItemIsDragEnabled |
           Qt::ItemNeverHasChildren;
}

QStringList DeckListModel::mimeTypes() const {
    return {decksMimeType, QStringLiteral("text/plain"), QStringLiteral("text/uri-list")};
}

QMimeData* DeckListModel::mimeData(const QModelIndexList& indexes) const {
    std::vector<int> decks;
    for (const QModelIndex& index : indexes)
        decks.push_back(deckAt(index));
    std::ranges::sort(decks);
    QByteArray bytes;
    QDataStream stream(&bytes, QIODevice::WriteOnly);
    stream << qint64(QCoreApplication::applicationPid()) << quint64(quintptr(this));
    for (int deck : decks)
        stream << deck;
    auto* data = new QMimeData;
    data->setData(decksMimeType, bytes);
    if (const auto list = writeDecks(libraryOf(*document_, decks), document_->catalogue(), DeckFormat::List))
        data->setText(QString::fromStdString(list->bytes));
    return data;
}

/// The dragged decks if the drag comes from this model, else none.
std::vector<int> DeckListModel::draggedDecks(const QMimeData& data) const {
    QDataStream stream(data.data(decksMimeType));
    qint64 process = 0;
    quint64 model = 0;
    stream >> process >> model;
    if (process != QCoreApplication::applicationPid() || model != quint64(quintptr(this))) return {};
    std::vector<int> decks;
    while (!stream.atEnd()) {
        int deck = 0;
        stream >> deck;
        if (deck < 0 || deck >= document_->library().size()) return {};
        decks.push_back(deck);
    }
    return decks;
}

std::optional<DeckListModel::CardDrop> DeckListModel::cardDrop(const QMimeData& data,
                                                               const QModelIndex& row) const {
    const int deck = deckAt(row);
    const auto hand = handOf(data, QUuid());
    if (!document_ || deck < 0 || !hand || hand->empty()) return std::nullopt;
    return CardDrop{hand->cards, deck, putText(*document_, hand->cards, deck),
                    withCards(document_->library().at(deck).deck, hand->cards).refusal};
}

QString DeckListModel::reasonOf(const Refusal& refusal) const {
    return document_ ? deckText(messageOf(refusal), document_->catalogue()) : QString();
}

bool DeckListModel::putCards(const CardDrop& drop) {
    return document_ && stonemason::token_battle::putCards(*document_, drop.cards, drop.deck);
}

int DeckListModel::deckBefore(int row) const {
    return row < 0 || row >= rowCount() ? document_->library().size() : rows_.decks[std::size_t(row)];
}

bool DeckListModel::canDropMimeData(const QMimeData* data, Qt::DropAction, int, int,
                                    const QModelIndex& parent) const {
    if (!document_ || parent.isValid()) return false;
    if (data->hasFormat(decksMimeType)) return !isSearching() && !draggedDecks(*data).empty();
    return data->hasText() || data->hasUrls();
}

bool DeckListModel::dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                                 const QModelIndex& parent) {
    if (!canDropMimeData(data, action, row, column, parent)) return false;
    const int before = deckBefore(row);
    if (data->hasFormat(decksMimeType))
        document_->moveDecks(draggedDecks(*data), before);
    else if (data->hasUrls())
        emit filesDropped(data->urls(), before);
    else
        emit textDropped(data->text(), before);
    return false; // the drag source must not remove anything: the rows have moved already
}

} // namespace stonemason::token_battle
