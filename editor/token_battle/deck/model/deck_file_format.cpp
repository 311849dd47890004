// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/deck/model/deck_file_format.h"

#include "editor/text/argument_text.h"
#include "editor/token_battle/text/deck_text.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cctype>
#include <iterator>
#include <set>

namespace stonemason::token_battle {

namespace {

constexpr int mostNamed = 8; // of decks or cards in one notice

struct DeckFile {
    Q_DECLARE_TR_FUNCTIONS(DeckFile)
};

std::string withoutSpace(std::string_view text) {
    std::string kept;
    std::ranges::copy_if(text, std::back_inserter(kept), [](char c) {
        return std::string_view(" \t\r\n").find(c) == std::string_view::npos;
    });
    return kept;
}

/// The words of a list in lower case, without card counts and card numbers.
std::set<std::string> wordsOf(std::string_view text) {
    std::set<std::string> words;
    std::string word;
    const auto take = [&] {
        if (word.find_first_not_of("0123456789x") != std::string::npos) words.insert(word);
        word.clear();
    };
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte >= 0x80 || std::isalnum(byte))
            word += char(byte < 0x80 ? std::tolower(byte) : byte);
        else
            take();
    }
    take();
    return words;
}

/// Whether writing the decks in the format reproduces the file, except for white space. Only lists and codes
/// can have other words around them.
bool isAsWritten(const DeckReading& reading, DeckFormat form, const std::string& bytes,
                 const Catalogue& catalogue) {
    if (reading.format != DeckFormat::List && reading.format != DeckFormat::ShareCode) return true;
    const auto again = writeDecks(reading.library, catalogue, form);
    return again && withoutSpace(again->bytes) == withoutSpace(bytes);
}

/// Whether the written format contains all words of the list, even if in another arrangement.
bool hasItsWords(const DeckReading& reading, DeckFormat form, const std::string& bytes,
                 const Catalogue& catalogue) {
    if (reading.format != DeckFormat::List) return false;
    const auto again = writeDecks(reading.library, catalogue, form);
    return again && std::ranges::includes(wordsOf(again->bytes), wordsOf(bytes));
}

QString leftOutNames(const DeckReading& reading) {
    QStringList names;
    for (const LeftOutDeck& deck : reading.leftOut)
        if (names.size() < mostNamed) names += quoted(QString::fromStdString(deck.name));
    if (int(reading.leftOut.size()) > mostNamed) names += DeckFile::tr("others");
    return QLocale().createSeparatedList(names);
}

QString lossWhenOpened(const DeckReading& reading, const Catalogue& catalogue) {
    if (reading.leftOut.empty()) return {};
    QStringList lines{
        DeckFile::tr("These decks break the rules and are skipped. The original is not changed:")};
    for (const LeftOutDeck& deck : reading.leftOut) {
        if (lines.size() > mostNamed) {
            lines += DeckFile::tr("… and others.");
            break;
        }
        const Error reason{deck.reason.message, deck.reason.line, {}}; // the number replaces the field
        //: %1 is a number, %2 a deck's name in quotes, %3 a sentence that says why
        lines += DeckFile::tr("• Deck %1, %2: %3")
                     .arg(QString::number(deck.number), quoted(QString::fromStdString(deck.name)),
                          deckText(reason, catalogue));
    }
    return lines.join(u'\n');
}

QString noteWhenOpened(const DeckReading& reading) {
    QStringList sentences;
    if (reading.unknownWords > 0)
        sentences += DeckFile::tr("%n word(s) of the list name no card or one that does not fit. They are "
                                  "listed in the deck check.",
                                  nullptr, reading.unknownWords);
    if (!reading.unknownIds.empty()) {
        QStringList ids;
        for (CardId card : reading.unknownIds)
            if (ids.size() < mostNamed) ids += QString::number(card);
        if (int(reading.unknownIds.size()) > mostNamed) ids += QStringLiteral("…");
        //: %1 is a list of numbers
        sentences += DeckFile::tr("Unknown cards: %1. They are kept, but the game rejects decks with them.")
                         .arg(ids.join(QStringLiteral(", ")));
    }
    // In our own format the numbers are ours; the verdict below the stacks notes that the game's may differ.
    if (reading.usesAssumedIds && reading.format != DeckFormat::Sdeck)
        sentences +=
            DeckFile::tr("Card numbers from 21 up are not confirmed: the game may mean other cards.");
    if (reading.renamed)
        //: %1 is a deck's name
        sentences +=
            DeckFile::tr("Several decks were called “%1” or similar, so numbers were added to their names.")
                .arg(QString::fromStdString(*reading.renamed));
    return sentences.join(u' ');
}

} // namespace

std::optional<DeckFileFormat> deckFileFormatOf(const std::string& bytes, const Catalogue& catalogue) {
    const auto reading = readDecks(bytes, catalogue);
    if (!reading) return std::nullopt;
    const bool isList = reading->format == DeckFormat::List;
    const DeckFormat form = isList ? listFormOf(bytes) : reading->format;
    const bool isSame = isAsWritten(*reading, form, bytes, catalogue);
    const bool isReshaped = !isSame && hasItsWords(*reading, form, bytes, catalogue);
    return DeckFileFormat{form, !isSame && !isReshaped, isReshaped, leftOutNames(*reading)};
}

DeckFormat deckFormatOf(const QString& path) {
    for (const DeckFormat format :
         {DeckFormat::Sets, DeckFormat::MarkdownTable, DeckFormat::Csv, DeckFormat::Html}) {
        const std::string_view ending = extensionOf(format);
        if (path.endsWith(QLatin1String(ending.data(), qsizetype(ending.size())), Qt::CaseInsensitive))
            return format;
    }
    return DeckFormat::Sdeck;
}

DeckOpening openingOf(const DeckReading& reading, const Catalogue& catalogue) {
    return {lossWhenOpened(reading, catalogue), noteWhenOpened(reading)};
}

QString lossOf(const std::vector<Message>& notes, const Catalogue& catalogue) {
    QStringList sentences;
    for (const Message& note : notes)
        if (note.id.starts_with("write/lost-") || note.id == "write/more-than-game" ||
            note.id == "write/active-stays")
            sentences += deckText(note, catalogue);
    return sentences.join(u' ');
}

} // namespace stonemason::token_battle
