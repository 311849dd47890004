// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text/argument_text.h"

#include "core/wastes/board/symmetry.h"
#include "editor/text/names.h"
#include "editor/text/wastes_text.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <optional>
#include <system_error>

namespace stonemason {

namespace {

struct ArgumentText {
    Q_DECLARE_TR_FUNCTIONS(ArgumentText)
};

QString letter(std::string_view code) {
    return quoted(QString::fromLatin1(code.data(), qsizetype(code.size())));
}

QString tile(const std::string& code, const GameProfile* game) {
    if (code.size() != 1 || !game || !game->tile(code[0])) return letter(code);
    //: A tile and its code: Forest (F)
    return ArgumentText::tr("%1 (%2)").arg(tileName(*game, code[0]), QString(QLatin1Char(code[0])));
}

QString ground(const std::string& code, const GameProfile* game) {
    if (!code.empty()) return tile(code, game);
    //: What lies beyond the board, after "opens north onto"
    return ArgumentText::tr("the edge of the board");
}

template <typename Item>
QString nameOf(const std::vector<Item> GameProfile::*items, const std::string& id, const GameProfile* game) {
    if (game)
        for (const Item& item : game->*items)
            if (item.id == id) return localText(item.name);
    return quoted(QString::fromStdString(id));
}

QString king(const std::string& start, const GameProfile* game) {
    if (game && game->kings)
        for (const Start& known : game->kings->starts)
            if (known.id == start) return localText(known.king);
    return quoted(QString::fromStdString(start));
}

/// "mountains, water or lava".
QString anyOf(const std::vector<int>& classes, const GameProfile& game) {
    QStringList names;
    for (int terrainClass : classes)
        names += localText(game.classes[std::size_t(terrainClass)].name);
    if (names.size() < 2) return names.join(QString());
    const QString last = names.takeLast();
    //: Between kinds of terrain in a list; the last two are joined by "or"
    const QString list = names.join(ArgumentText::tr(", "));
    //: The end of a list of kinds of terrain
    return ArgumentText::tr("%1 or %2").arg(list, last);
}

QString allOf(const std::string& ids, const GameProfile* game) {
    QStringList names;
    for (const QString& id : QString::fromStdString(ids).split(u' '))
        names += nameOf(&GameProfile::classes, id.toStdString(), game);
    //: Between kinds of terrain in a list
    return names.join(ArgumentText::tr(", "));
}

QString symmetry(const std::string& id) {
    switch (symmetryFromId(id).value_or(Symmetry::None)) {
    case Symmetry::Diagonal: return ArgumentText::tr("the diagonal mirror");
    case Symmetry::HalfTurn: return ArgumentText::tr("the half-turn");
    case Symmetry::None: break;
    }
    return ArgumentText::tr("no symmetry");
}

QString mirrorOfSides(const std::string& id) {
    switch (wastes::symmetryFromId(id).value_or(wastes::Symmetry::None)) {
    case wastes::Symmetry::HalfTurn: return ArgumentText::tr("the half-turn");
    case wastes::Symmetry::TopBottom: return ArgumentText::tr("the top-bottom mirror");
    case wastes::Symmetry::LeftRight: return ArgumentText::tr("the left-right mirror");
    case wastes::Symmetry::None: break;
    }
    return ArgumentText::tr("no symmetry");
}

QString side(const std::string& id) {
    return wastes::sideName(id == wastes::sideId(wastes::Side::Red) ? wastes::Side::Red : wastes::Side::Blue);
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
    if (id == "integer") return ArgumentText::tr("a whole number");
    if (id == "boolean") return ArgumentText::tr("true or false");
    if (id == "code") return ArgumentText::tr("one printable character");
    if (id == "cell") return ArgumentText::tr("a pair of numbers, [row, column]");
    return quoted(QString::fromStdString(id));
}

QString wordText(const std::string& word, ArgumentKind kind, const GameProfile* game) {
    switch (kind) {
    case ArgumentKind::Tile: return tile(word, game);
    case ArgumentKind::Ground: return ground(word, game);
    case ArgumentKind::Letter: return letter(word);
    case ArgumentKind::Class: return nameOf(&GameProfile::classes, word, game);
    case ArgumentKind::Classes: return allOf(word, game);
    case ArgumentKind::Layer: return nameOf(&GameProfile::layers, word, game);
    case ArgumentKind::King: return king(word, game);
    case ArgumentKind::Symmetry: return symmetry(word);
    case ArgumentKind::Half: return half(word);
    case ArgumentKind::Direction: return direction(word);
    case ArgumentKind::Card:
    case ArgumentKind::Rank:
    case ArgumentKind::Words: return onOneLine(QString::fromStdString(word));
    case ArgumentKind::Side: return side(word);
    case ArgumentKind::MirrorOfSides: return mirrorOfSides(word);
    case ArgumentKind::Quoted: return quoted(QString::fromStdString(word));
    case ArgumentKind::JsonType: return jsonType(word);
    default: return QStringLiteral("?");
    }
}

} // namespace

QString argumentText(const Argument& argument, ArgumentKind kind, const GameProfile* game) {
    if (const int* number = std::get_if<int>(&argument)) {
        if (kind == ArgumentKind::Number || kind == ArgumentKind::Count) return QLocale().toString(*number);
        if (kind == ArgumentKind::Hundredths) return QLocale().toString(*number / 100.0, 'f', 2);
        if (kind == ArgumentKind::Bytes) return QLocale().formattedDataSize(*number, 0);
        if (kind == ArgumentKind::RowOrColumn) return QLocale().toString(*number - 1);
        //: The card of that number
        if (kind == ArgumentKind::Card) return ArgumentText::tr("card %1").arg(*number);
        //: A piece of that rank
        if (kind == ArgumentKind::Rank) return ArgumentText::tr("rank %1").arg(*number);
        if (kind == ArgumentKind::SystemError)
            return QString::fromStdString(std::system_category().message(*number));
    } else if (const auto* word = std::get_if<std::string>(&argument)) {
        return wordText(*word, kind, game);
    } else if (const auto* cell = std::get_if<Cell>(&argument)) {
        if (kind == ArgumentKind::Cell) return placeText(*cell);
    } else if (const auto* cells = std::get_if<std::vector<Cell>>(&argument)) {
        if (kind == ArgumentKind::Cells) return cellsText(*cells);
    }
    return QStringLiteral("?");
}

QString gameWord(QStringView word, const GameProfile& game) {
    if (!game.kings) return QStringLiteral("?");
    if (word == u"cards") return localText(game.kings->words.cards);
    if (word == u"strikers") return localText(game.kings->words.strikers);
    if (word == u"trap") return localText(game.kings->words.trap);
    if (word == u"mercenary") return localText(game.movers[std::size_t(game.kings->mercenary)].one);
    if (word == u"obstacles") return anyOf(game.movers[std::size_t(game.kings->king)].blockedBy, game);
    if (word == u"ambushGround") return anyOf(game.kings->swatClasses, game);
    return QStringLiteral("?");
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
