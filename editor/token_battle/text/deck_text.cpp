// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/text/deck_text.h"

#include "core/token_battle/deck/deck.h"
#include "core/token_battle/format/unknown_words.h"
#include "editor/text/error_text.h"
#include "editor/text/names.h"

#include <QCoreApplication>

#include <algorithm>

namespace stonemason::token_battle {

namespace {

struct DeckFormWords {
    Q_DECLARE_TR_FUNCTIONS(DeckExportWords)
};

struct DeckText {
    Q_DECLARE_TR_FUNCTIONS(DeckText)
};

/// Cards by name.
class CardVocabulary : public Vocabulary {
public:
    explicit CardVocabulary(const Catalogue& catalogue) : catalogue_(catalogue) {}

    std::optional<QString> of(const Argument& argument, ArgumentKind kind) const override {
        const int* const card = std::get_if<int>(&argument);
        return card && kind == ArgumentKind::Card ? std::optional(cardText(*card, catalogue_)) : std::nullopt;
    }

private:
    const Catalogue& catalogue_;
};

} // namespace

QString cardText(CardId id, const Catalogue& catalogue) {
    const Card* card = catalogue.card(id);
    //: %1 is the number of a card that has no name
    if (!card) return DeckText::tr("card %1").arg(id);
    //: A card and its number: Hammer (2)
    return DeckText::tr("%1 (%2)").arg(localText(card->name), QString::number(id));
}

QString deckText(const Message& message, const Catalogue& catalogue) {
    return errorText(message, CardVocabulary(catalogue));
}

QString deckText(const Error& error, const Catalogue& catalogue) {
    return errorText(error, CardVocabulary(catalogue));
}

QString deckText(const QString& file, const Error& error, const Catalogue& catalogue) {
    return errorText(file, error, CardVocabulary(catalogue));
}

namespace {

QString firstError(const std::vector<DeckProblem>& problems, const Catalogue& catalogue) {
    const auto error = std::ranges::find(problems, Severity::Error, &DeckProblem::severity);
    return error == problems.end() ? QString() : deckText(error->message, catalogue);
}

} // namespace

QString listFormName(DeckFormat form) {
    switch (form) {
    case DeckFormat::Cards: return DeckFormWords::tr("One card a line");
    case DeckFormat::MarkdownList: return DeckFormWords::tr("Markdown list");
    case DeckFormat::MarkdownTable: return DeckFormWords::tr("Markdown table");
    case DeckFormat::Csv: return DeckFormWords::tr("Table (CSV)");
    case DeckFormat::Html: return DeckFormWords::tr("Web page (HTML)");
    default: return DeckFormWords::tr("One stack a line");
    }
}

QString unplayableText(const Deck& deck, const Catalogue& catalogue) {
    return firstError(problemsOf(deck, catalogue), catalogue);
}

QString unplayableText(const NamedDeck& deck, const Catalogue& catalogue) {
    return firstError(problemsOf(deck, catalogue), catalogue);
}

} // namespace stonemason::token_battle
