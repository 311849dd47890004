// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/deck/deck.h"

#include <algorithm>

namespace stonemason::token_battle {

Message messageOf(const Refusal& refusal) {
    switch (refusal.reason) {
    case RefusalReason::StackFull: return {"deck/stack-full", {refusal.stack + 1, stackCapacity}};
    case RefusalReason::CardTwice: return {"deck/card-twice", {refusal.card, refusal.stack + 1}};
    case RefusalReason::NoSlot: return {"deck/no-slot"};
    case RefusalReason::NoCard: return {"deck/no-card"};
    case RefusalReason::NotInDeck: return {"deck/not-in-deck", {refusal.card}};
    }
    return {"deck/no-slot"};
}

std::variant<Deck, Refusal> Deck::of(std::span<const std::vector<CardId>> stacks) {
    if (stacks.size() > std::size_t(stackCount)) return Refusal{RefusalReason::NoSlot};
    Deck deck;
    for (std::size_t s = 0; s < stacks.size(); ++s) {
        Stack& stack = deck.stacks_[s];
        for (const CardId card : stacks[s]) {
            if (card < 0 || card > maximumCardId) return Refusal{RefusalReason::NoCard, int(s), card};
            if (const auto there = deck.find(card))
                return Refusal{RefusalReason::CardTwice, there->stack, card};
            if (stack.count == stackCapacity) return Refusal{RefusalReason::StackFull, int(s), card};
            stack.cards[std::size_t(stack.count++)] = card;
        }
    }
    return deck;
}

int Deck::size() const {
    int size = 0;
    for (const Stack& stack : stacks_)
        size += stack.count;
    return size;
}

std::optional<Slot> Deck::find(CardId card) const {
    for (int s = 0; s < stackCount; ++s) {
        const auto cards = stack(s);
        const auto it = std::ranges::find(cards, card);
        if (it != cards.end()) return Slot{s, int(it - cards.begin())};
    }
    return std::nullopt;
}

std::optional<CardId> Deck::at(Slot slot) const {
    if (slot.stack < 0 || slot.stack >= stackCount) return std::nullopt;
    const auto cards = stack(slot.stack);
    if (slot.index < 0 || slot.index >= int(cards.size())) return std::nullopt;
    return cards[std::size_t(slot.index)];
}

std::vector<CardId> Deck::cards() const {
    std::vector<CardId> all;
    for (int s = 0; s < stackCount; ++s)
        all.insert(all.end(), stack(s).begin(), stack(s).end());
    return all;
}

std::array<std::vector<CardId>, stackCount> Deck::stacks() const {
    std::array<std::vector<CardId>, stackCount> stacks;
    for (int s = 0; s < stackCount; ++s)
        stacks[std::size_t(s)].assign(stack(s).begin(), stack(s).end());
    return stacks;
}

namespace {

void findInStack(const Deck& deck, int stack, const Catalogue& catalogue, std::vector<DeckProblem>& found) {
    const auto cards = deck.stack(stack);
    const int count = int(cards.size());
    if (count < catalogue.rules.fewest)
        found.push_back({"stack-size",
                         Severity::Error,
                         {"deck/too-few", {stack + 1, catalogue.rules.fewest - count}},
                         stack});
    if (count > catalogue.rules.most)
        found.push_back({"stack-size",
                         Severity::Error,
                         {"deck/too-many", {stack + 1, count - catalogue.rules.most}},
                         stack});
    for (int slot = 0; slot < count; ++slot) {
        const CardId card = cards[std::size_t(slot)];
        if (!catalogue.card(card))
            found.push_back({"unknown-card", Severity::Error, {"deck/unknown-card", {card}}, stack, slot});
    }
}

/// One note for all such cards; its place is that of the first.
void findAssumedIds(const Deck& deck, const Catalogue& catalogue, std::vector<DeckProblem>& found) {
    int others = -1;
    DeckProblem problem{"assumed", Severity::Note, {}};
    for (int stack = 0; stack < stackCount; ++stack) {
        const auto cards = deck.stack(stack);
        for (int slot = 0; slot < int(cards.size()); ++slot) {
            const CardId id = cards[std::size_t(slot)];
            const Card* card = catalogue.card(id);
            if (!card || !card->isAssumed("id")) continue;
            if (++others > 0) continue;
            problem.stack = stack;
            problem.slot = slot;
            problem.message = {"deck/assumed-id", {id}};
        }
    }
    if (others > 0) problem.message = {"deck/assumed-ids", {problem.message.arguments[0], others}};
    if (others >= 0) found.push_back(std::move(problem));
}

bool hasOpenerOnTop(const Deck& deck, const Catalogue& catalogue) {
    for (int stack = 0; stack < stackCount; ++stack) {
        const auto top = deck.at({stack, 0});
        const Card* card = top ? catalogue.card(*top) : nullptr;
        if (card && card->opener) return true;
    }
    return false;
}

} // namespace

std::vector<DeckProblem> problemsOf(const Deck& deck, const Catalogue& catalogue) {
    std::vector<DeckProblem> found;
    for (int stack = 0; stack < stackCount; ++stack)
        findInStack(deck, stack, catalogue, found);
    if (!deck.empty() && !hasOpenerOnTop(deck, catalogue))
        found.push_back({"opener", Severity::Note, {"deck/no-opener"}});
    findAssumedIds(deck, catalogue, found);
    return found;
}

bool isValid(const Deck& deck, const Catalogue& catalogue) {
    return std::ranges::none_of(problemsOf(deck, catalogue), [](const DeckProblem& problem) {
        return problem.severity == Severity::Error;
    });
}

namespace {

int randomSize(const Catalogue& catalogue, SeededRandom& random) {
    const auto& another = catalogue.random.another;
    int size = catalogue.rules.fewest;
    while (size < catalogue.rules.most && random.percent(another[std::size_t(size)]))
        ++size;
    return size;
}

/// Moves the last `count` cards over into the stack.
std::vector<CardId> dealt(std::vector<CardId>& from, int count) {
    const auto first = from.end() - std::min(count, int(from.size()));
    std::vector<CardId> stack(first, from.end());
    from.erase(first, from.end());
    return stack;
}

} // namespace

Deck randomDeck(const Catalogue& catalogue, SeededRandom& random) {
    std::vector<CardId> openers;
    std::vector<CardId> others;
    for (const Card& card : catalogue.cards)
        (card.opener ? openers : others).push_back(card.id);
    std::array<int, stackCount> sizes{};
    for (int& size : sizes)
        size = randomSize(catalogue, random);
    std::array<std::vector<CardId>, stackCount> stacks;
    const auto openerStack = std::size_t(catalogue.random.openerStack);
    random.shuffle(std::span(openers));
    stacks[openerStack] = dealt(openers, sizes[openerStack]);
    others.insert(others.end(), openers.begin(), openers.end());
    random.shuffle(std::span(others));
    for (std::size_t i = 0; i < stacks.size(); ++i)
        if (i != openerStack) stacks[i] = dealt(others, sizes[i]);
    return std::get<Deck>(Deck::of(stacks));
}

} // namespace stonemason::token_battle
