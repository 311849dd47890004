// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/deck/deck_problems.h"

#include <algorithm>

namespace stonemason::token_battle {

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
    const auto cards = deck.cards();
    const auto assumed = std::ranges::count_if(cards, [&catalogue](CardId id) {
        const Card* card = catalogue.card(id);
        return card && card->isAssumed("id");
    });
    if (assumed > 0) found.push_back({"assumed", Severity::Note, {"deck/assumed-ids", {int(assumed)}}});
    return found;
}

bool isValid(const Deck& deck, const Catalogue& catalogue) {
    return std::ranges::none_of(problemsOf(deck, catalogue), [](const DeckProblem& problem) {
        return problem.severity == Severity::Error;
    });
}

} // namespace stonemason::token_battle
