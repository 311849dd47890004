// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text/argument_text.h"

#include "editor/text/message_tables.h"
#include "editor/text/names.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <optional>
#include <system_error>

namespace stonemason {

namespace {

struct NumberText {
    Q_DECLARE_TR_FUNCTIONS(NumberText)
};

} // namespace

QString decimalText(double number, int digits) {
    return QLocale().toString(number + 0.0, 'f', digits); // -0 is 0
}

QString percentText(double share) {
    //: %1 is a number, such as 56.2
    return NumberText::tr("%1 %").arg(decimalText(100 * share, 1));
}

namespace {

struct ArgumentText {
    Q_DECLARE_TR_FUNCTIONS(ArgumentText)
};

QString symmetry(const std::string& id) {
    if (id == "diagonal") return ArgumentText::tr("the diagonal mirror");
    if (id == "half-turn") return ArgumentText::tr("the half-turn");
    if (id == "top-bottom") return ArgumentText::tr("the top-bottom mirror");
    if (id == "left-right") return ArgumentText::tr("the left-right mirror");
    return ArgumentText::tr("no symmetry");
}

QString side(const std::string& id) {
    //: A side of a game, after its colour
    return id == "red" ? ArgumentText::tr("Red") : ArgumentText::tr("Blue");
}

QString half(const std::string& id) {
    if (id == "top") return ArgumentText::tr("the top half");
    if (id == "bottom") return ArgumentText::tr("the bottom half");
    if (id == "left") return ArgumentText::tr("the left half");
    if (id == "right") return ArgumentText::tr("the right half");
    return id == "bottom-left" ? ArgumentText::tr("the bottom-left half")
                               : ArgumentText::tr("the top-right half");
}

QString direction(const std::string& id) {
    //: A direction on the map: runs north into
    if (id == "north") return ArgumentText::tr("north");
    if (id == "east") return ArgumentText::tr("east");
    if (id == "south") return ArgumentText::tr("south");
    return ArgumentText::tr("west");
}

QString jsonType(const std::string& id) {
    //: Kinds of JSON values, after "must be"
    if (id == "array") return ArgumentText::tr("a list, [...]");
    if (id == "object") return ArgumentText::tr("an object, {...}");
    if (id == "string") return ArgumentText::tr("a text in quotes");
    if (id == "number") return ArgumentText::tr("a number");
    if (id == "integer") return ArgumentText::tr("a whole number");
    if (id == "boolean") return ArgumentText::tr("true or false");
    if (id == "code") return ArgumentText::tr("one printable character");
    if (id == "cell") return ArgumentText::tr("a pair of numbers, [row, column]");
    return quoted(QString::fromStdString(id));
}

QString fileKind(const std::string& id) {
    for (const GameTexts* game : allGameTexts()) {
        const auto found = std::ranges::find(game->kinds, id, &KindText::id);
        if (found != game->kinds.end()) return ArgumentText::tr(found->text);
    }
    return quoted(QString::fromStdString(id));
}

QString wordText(const std::string& word, ArgumentKind kind) {
    switch (kind) {
    case ArgumentKind::Tile:
    case ArgumentKind::Letter: return letterText(word);
    //: What lies beyond the board, after "opens north onto"
    case ArgumentKind::Ground:
        return word.empty() ? ArgumentText::tr("the edge of the board") : letterText(word);
    case ArgumentKind::Symmetry: return symmetry(word);
    case ArgumentKind::Half: return half(word);
    case ArgumentKind::Direction: return direction(word);
    case ArgumentKind::Number: // too large for an int
    case ArgumentKind::Words: return onOneLine(QString::fromStdString(word));
    case ArgumentKind::Side: return side(word);
    case ArgumentKind::Class:
    case ArgumentKind::Classes:
    case ArgumentKind::Layer:
    case ArgumentKind::King:
    case ArgumentKind::Thing:
    case ArgumentKind::Object:
    case ArgumentKind::Value:
    case ArgumentKind::Quoted: return quoted(QString::fromStdString(word));
    case ArgumentKind::JsonType: return jsonType(word);
    case ArgumentKind::FileKind: return fileKind(word);
    default: return unknownArgument;
    }
}

QString numberText(int number, ArgumentKind kind) {
    switch (kind) {
    case ArgumentKind::Number:
    case ArgumentKind::Player:
    case ArgumentKind::Creature:
    case ArgumentKind::Language:
    case ArgumentKind::Count: return QLocale().toString(number);
    case ArgumentKind::Tenths: return QLocale().toString(number / 10.0, 'f', 1);
    case ArgumentKind::Hundredths: return QLocale().toString(number / 100.0, 'f', 2);
    case ArgumentKind::Bytes: return QLocale().formattedDataSize(number, 0);
    case ArgumentKind::RowOrColumn: return QLocale().toString(number - 1);
    //: The card of that number
    case ArgumentKind::Card: return ArgumentText::tr("card %1").arg(number);
    //: A piece of that rank
    case ArgumentKind::Rank: return ArgumentText::tr("rank %1").arg(number);
    case ArgumentKind::SystemError: return QString::fromStdString(std::generic_category().message(number));
    default: return unknownArgument;
    }
}

} // namespace

QString argumentText(const Argument& argument, ArgumentKind kind, const Vocabulary& vocabulary) {
    if (const std::optional<QString> known = vocabulary.of(argument, kind)) return *known;
    if (const int* number = std::get_if<int>(&argument)) return numberText(*number, kind);
    if (const auto* word = std::get_if<std::string>(&argument)) return wordText(*word, kind);
    const auto* cell = std::get_if<Cell>(&argument);
    if (cell && kind == ArgumentKind::Cell) return placeText(*cell);
    const auto* cells = std::get_if<std::vector<Cell>>(&argument);
    if (cells && kind == ArgumentKind::Cells) return cellsText(*cells);
    return unknownArgument;
}

QString letterText(std::string_view code) {
    return quoted(QString::fromLatin1(code.data(), qsizetype(code.size())));
}

QString cellsText(std::span<const Cell> cells) {
    constexpr std::size_t mostInFull = 4;
    constexpr std::size_t named = 3;
    if (cells.empty()) return {};
    const bool all = cells.size() <= mostInFull;
    QStringList places;
    for (Cell cell : cells.first(all ? cells.size() - 1 : named))
        places += placeText(cell);
    //: Between places in a list; the last two are joined by "and"
    const QString list = places.join(ArgumentText::tr("; "));
    if (!all)
        //: %1 is a list of places
        return ArgumentText::tr("%1 and %n more", nullptr, int(cells.size() - named)).arg(list);
    const QString last = placeText(cells.back());
    //: The end of a list of places
    return list.isEmpty() ? last : ArgumentText::tr("%1 and %2").arg(list, last);
}

QString withPlaces(const QString& sentence, std::span<const Cell> cells) {
    if (cells.empty()) return sentence;
    //: %1 is a sentence, %2 places on the map
    return QCoreApplication::translate("ProblemReport", "%1 Where: %2.").arg(sentence, cellsText(cells));
}

QString onOneLine(QStringView words) {
    constexpr char16_t firstPrintable = 0x20;
    constexpr char16_t controlPictures = 0x2400; // "␀" and those that follow stand for the control characters
    QString shown = words.toString();
    for (QChar& character : shown) {
        if (character.unicode() < firstPrintable)
            character = QChar(char16_t(controlPictures + character.unicode()));
        else if (!character.isPrint() && !character.isSurrogate())
            character = QChar::ReplacementCharacter;
    }
    return shown;
}

QString quoted(QStringView words) {
    constexpr qsizetype longest = 40;
    QString shown = onOneLine(words.left(longest));
    if (words.size() > longest) shown += u'…';
    //: Words or a code in quotes
    return ArgumentText::tr("“%1”").arg(shown);
}

} // namespace stonemason
