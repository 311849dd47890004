// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text/message_text.h"

#include "editor/text/argument_text.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace stonemason {

namespace {

/// The argument as inserted between `before` and `after`, without its own quotation marks if the sentence
/// already quotes it, whether or not the game has a word for it.
QStringView inQuotesOnce(const QString& argument, QStringView before, QStringView after) {
    const auto isMark = [](QChar c) {
        return c.category() == QChar::Punctuation_InitialQuote ||
               c.category() == QChar::Punctuation_FinalQuote || c == u'„';
    };
    const bool isTwice = argument.size() > 2 && !before.isEmpty() && !after.isEmpty() &&
                         isMark(argument.front()) && isMark(argument.back()) &&
                         before.back() == argument.front() && after.front() == argument.back();
    return isTwice ? QStringView(argument).mid(1, argument.size() - 2) : QStringView(argument);
}

/// Replaces %1 to %9 by the arguments and %{word} by the game's vocabulary in one pass: inserted text is
/// never searched for placeholders.
QString filled(const QString& text, const QStringList& arguments, const Vocabulary& vocabulary) {
    QString result;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (const qsizetype close = text.indexOf(u'}', i);
            close > 0 && QStringView(text).mid(i).startsWith(u"%{")) {
            result +=
                vocabulary.placeholder(QStringView(text).mid(i + 2, close - i - 2)).value_or(unknownArgument);
            i = close;
            continue;
        }
        const int index = i + 1 < text.size() && text[i] == u'%' ? text[i + 1].digitValue() - 1 : -1;
        if (index < 0 || index >= arguments.size()) {
            result += text[i];
            continue;
        }
        result += inQuotesOnce(arguments[index], result, QStringView(text).mid(i + 2));
        ++i;
    }
    return result;
}

QString translated(const char* context, const Phrase& phrase, int count) {
    return phrase.many && count != 1 ? QCoreApplication::translate(context, phrase.many, nullptr, count)
                                     : QCoreApplication::translate(context, phrase.one);
}

} // namespace

std::optional<QString> Vocabulary::of(const Argument& /*argument*/, ArgumentKind /*kind*/) const {
    return std::nullopt;
}

std::optional<QString> Vocabulary::placeholder(QStringView /*word*/) const {
    return std::nullopt;
}

const MessageText* findText(std::span<const MessageText> table, std::string_view id) {
    const auto found =
        std::find_if(table.begin(), table.end(), [id](const MessageText& text) { return text.id == id; });
    return found == table.end() ? nullptr : &*found;
}

QString spoken(const char* context, const MessageText& text, const Phrase& phrase, const Message& message,
               const Vocabulary& vocabulary) {
    QStringList arguments;
    int count = 1;
    for (std::size_t i = 0; i < std::min(text.kinds.size(), message.arguments.size()); ++i) {
        arguments += argumentText(message.arguments[i], text.kinds[i], vocabulary);
        const int* number = std::get_if<int>(&message.arguments[i]);
        if (number && text.kinds[i] == ArgumentKind::Count) count = *number;
    }
    QString result = filled(translated(context, phrase, count), arguments, vocabulary);
    if (!result.isEmpty()) result[0] = result[0].toUpper();
    return result;
}

} // namespace stonemason
