// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text/deck_text.h"

#include "core/token_battle/deck/deck_problems.h"
#include "editor/text/error_text.h"
#include "editor/text/message_tables.h"
#include "editor/text/names.h"

#include <QCoreApplication>

#include <algorithm>

namespace stonemason {

namespace {

struct DeckText {
    Q_DECLARE_TR_FUNCTIONS(DeckText)
};

/// The message with the numbers of cards replaced by what cardText() calls them.
Message withNames(Message message, const Catalogue& catalogue) {
    const MessageText* text = findText(deckTexts(), message.id);
    if (!text) return message;
    for (std::size_t i = 0; i < std::min(text->kinds.size(), message.arguments.size()); ++i) {
        const int* card = std::get_if<int>(&message.arguments[i]);
        if (card && text->kinds[i] == ArgumentKind::Card)
            message.arguments[i] = cardText(*card, catalogue).toStdString();
    }
    return message;
}

} // namespace

QString cardText(CardId id, const Catalogue& catalogue) {
    const Card* card = catalogue.card(id);
    //: %1 is the number of a card that has no name
    if (!card) return DeckText::tr("card %1").arg(id);
    //: A card and its number: Hammer (2)
    return DeckText::tr("%1 (%2)").arg(localText(card->name), QString::number(id));
}

QString deckText(const Message& message, const Catalogue& catalogue) {
    return errorText(withNames(message, catalogue));
}

QString deckText(const Error& error, const Catalogue& catalogue) {
    return errorText(Error{withNames(error.message, catalogue), error.line, error.field});
}

QString deckText(const QString& file, const Error& error, const Catalogue& catalogue) {
    return errorText(file, Error{withNames(error.message, catalogue), error.line, error.field});
}

QString unplayableText(const Deck& deck, const Catalogue& catalogue) {
    const auto problems = problemsOf(deck, catalogue);
    const auto error = std::ranges::find(problems, Severity::Error, &DeckProblem::severity);
    return error == problems.end() ? QString() : deckText(error->message, catalogue);
}

} // namespace stonemason
