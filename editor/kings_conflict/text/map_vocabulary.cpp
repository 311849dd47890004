// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/text/map_vocabulary.h"

#include "editor/text/argument_text.h"
#include "editor/text/names.h"

#include <QCoreApplication>
#include <QStringList>

#include <vector>

namespace stonemason::kings_conflict {

QString tileName(const GameProfile& game, Code code) {
    if (const Tile* tile = game.tile(code)) return localText(tile->name);
    return quoted(QString(QLatin1Char(code)));
}

QString symmetryName(Symmetry symmetry) {
    switch (symmetry) {
    case Symmetry::None: return QCoreApplication::translate("Symmetry", "None");
    case Symmetry::Diagonal: return QCoreApplication::translate("Symmetry", "Diagonal mirror");
    case Symmetry::HalfTurn: return QCoreApplication::translate("Symmetry", "Half-turn");
    }
    return {};
}

namespace {

struct MapText {
    Q_DECLARE_TR_FUNCTIONS(ArgumentText)
};

std::optional<QString> tile(const std::string& code, const GameProfile& game) {
    if (code.size() != 1 || !game.tile(code[0])) return std::nullopt;
    //: A tile and its code: Forest (F)
    return MapText::tr("%1 (%2)").arg(tileName(game, code[0]), QString(QLatin1Char(code[0])));
}

template <typename Item>
std::optional<QString> nameOf(const std::vector<Item>& items, const std::string& id) {
    for (const Item& item : items)
        if (item.id == id) return localText(item.name);
    return std::nullopt;
}

std::optional<QString> king(const std::string& start, const GameProfile& game) {
    if (!game.kings) return std::nullopt;
    for (const Start& known : game.kings->starts)
        if (known.id == start) return localText(known.king);
    return std::nullopt;
}

QString allOf(const std::string& ids, const GameProfile& game) {
    QStringList names;
    for (const QString& id : QString::fromStdString(ids).split(u' '))
        names += nameOf(game.classes, id.toStdString()).value_or(quoted(id));
    //: Between kinds of terrain in a list
    return names.join(MapText::tr(", "));
}

/// "mountains, water or lava".
QString anyOf(const std::vector<int>& classes, const GameProfile& game) {
    QStringList names;
    for (int terrainClass : classes)
        names += localText(game.classes[std::size_t(terrainClass)].name);
    if (names.size() < 2) return names.join(QString());
    const QString last = names.takeLast();
    //: Between kinds of terrain in a list; the last two are joined by "or"
    const QString list = names.join(MapText::tr(", "));
    //: The end of a list of kinds of terrain
    return MapText::tr("%1 or %2").arg(list, last);
}

} // namespace

std::optional<QString> MapVocabulary::of(const Argument& argument, ArgumentKind kind) const {
    const auto* const word = std::get_if<std::string>(&argument);
    if (!word) return std::nullopt;
    switch (kind) {
    case ArgumentKind::Tile:
    case ArgumentKind::Ground: return tile(*word, game_);
    case ArgumentKind::Class: return nameOf(game_.classes, *word);
    case ArgumentKind::Classes: return allOf(*word, game_);
    case ArgumentKind::Layer: return nameOf(game_.layers, *word);
    case ArgumentKind::King: return king(*word, game_);
    default: return std::nullopt;
    }
}

std::optional<QString> MapVocabulary::placeholder(QStringView word) const {
    if (!game_.kings) return std::nullopt;
    const KingsRules& kings = *game_.kings;
    if (word == u"cards") return localText(kings.words.cards);
    if (word == u"strikers") return localText(kings.words.strikers);
    if (word == u"trap") return localText(kings.words.trap);
    if (word == u"mercenary") return localText(game_.movers[std::size_t(kings.mercenary)].one);
    if (word == u"obstacles") return anyOf(game_.movers[std::size_t(kings.king)].blockedBy, game_);
    if (word == u"ambushGround") return anyOf(kings.swatClasses, game_);
    return std::nullopt;
}

QString gameWord(QStringView word, const GameProfile& game) {
    return MapVocabulary(game).placeholder(word).value_or(QString());
}

} // namespace stonemason::kings_conflict
