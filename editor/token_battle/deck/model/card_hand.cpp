// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/deck/model/card_hand.h"

#include <QList>

#include <algorithm>

namespace stonemason::token_battle {

namespace {

// One line: version, view, origin, ids.
constexpr char version[] = "1";
constexpr char collection[] = "collection";
constexpr char stacks[] = "stacks";
constexpr qsizetype headLength = 3;
constexpr qsizetype mostCards = 1000; // far more than any collection has

std::optional<CardId> cardIn(const QByteArray& word) {
    bool isNumber = false;
    const int id = word.toInt(&isNumber);
    return isNumber && id >= 0 && id <= maximumCardId ? std::optional(id) : std::nullopt;
}

} // namespace

bool CardHand::contains(CardId card) const {
    return std::ranges::find(cards, card) != cards.end();
}

QString cardMimeType() {
    return QStringLiteral("application/x-stonemason-cards");
}

std::unique_ptr<QMimeData> mimeDataOf(const CardHand& hand, const QUuid& view) {
    QByteArrayList words{version, view.toByteArray(QUuid::WithoutBraces),
                         hand.from == CardHand::From::Collection ? collection : stacks};
    for (CardId card : hand.cards)
        words += QByteArray::number(card);
    auto data = std::make_unique<QMimeData>();
    data->setData(cardMimeType(), words.join(' '));
    return data;
}

std::optional<CardHand> handOf(const QMimeData& data, const QUuid& view) {
    const QByteArrayList words = data.data(cardMimeType()).split(' ');
    if (words.size() <= headLength || words.size() > headLength + mostCards || words[0] != version)
        return std::nullopt;
    if (words[2] != collection && words[2] != stacks) return std::nullopt;
    const bool fromHere = QUuid::fromString(words[1]) == view;
    CardHand hand;
    if (words[2] == stacks && fromHere) hand.from = CardHand::From::Stacks;
    for (const QByteArray& word : words.sliced(headLength)) {
        const auto card = cardIn(word);
        if (!card) return std::nullopt;
        hand.cards.push_back(*card);
    }
    return hand;
}

} // namespace stonemason::token_battle
