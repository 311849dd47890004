// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text/error_text.h"

#include "editor/text/argument_text.h"
#include "editor/text/message_tables.h"

#include <QCoreApplication>

namespace stonemason {

namespace {

struct ErrorPlace {
    Q_DECLARE_TR_FUNCTIONS(ErrorPlace)
};

const MessageText* findErrorText(std::string_view id) {
    if (const MessageText* text = findText(errorTexts(), id)) return text;
    for (const GameTexts* game : allGameTexts())
        for (const GameTexts::Table table : game->errors)
            if (const MessageText* text = table ? findText(table(), id) : nullptr) return text;
    return nullptr;
}

} // namespace

QString errorText(const Message& cause, const Vocabulary& vocabulary) {
    if (const MessageText* text = findErrorText(cause.id))
        return spoken(errorContext, *text, text->sentence, cause, vocabulary);
    return {};
}

QString errorText(const Error& error, const Vocabulary& vocabulary) {
    const QString cause = errorText(error.message, vocabulary);
    const QString field = onOneLine(QString::fromStdString(error.field));
    if (error.line > 0 && !field.isEmpty())
        //: %1 is a line number, %2 a field of a JSON file such as layers.safe[3], %3 a sentence
        return ErrorPlace::tr("Line %1, %2: %3").arg(QString::number(error.line), field, cause);
    //: %1 is a line number, %2 a sentence
    if (error.line > 0) return ErrorPlace::tr("Line %1: %2").arg(QString::number(error.line), cause);
    //: %1 is a field of a JSON file such as layers.safe[3] or the name of a file, %2 a sentence
    return field.isEmpty() ? cause : ErrorPlace::tr("%1: %2").arg(field, cause);
}

QString errorText(const QString& file, const Error& error, const Vocabulary& vocabulary) {
    return ErrorPlace::tr("%1: %2").arg(onOneLine(file), errorText(error, vocabulary));
}

} // namespace stonemason
