// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/text/generate_text.h"

#include "editor/kings_conflict/text/map_vocabulary.h"
#include "editor/text/error_text.h"
#include "editor/text/names.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace stonemason::kings_conflict {

namespace {

struct WishText {
    Q_DECLARE_TR_FUNCTIONS(Wish)
};

QString capitalised(QString text) {
    if (!text.isEmpty()) text[0] = text[0].toUpper();
    return text;
}

/// The name of a wish by its id; the id itself for one the game does not have.
std::string nameOf(const std::string& id, const std::vector<WishInfo>& wishes, const GameProfile& game) {
    const auto wish = std::ranges::find(wishes, id, &WishInfo::id);
    return wish == wishes.end() ? id : wishName(*wish, game).toStdString();
}

} // namespace

QString wishName(const WishInfo& wish, const GameProfile& game) {
    switch (wish.kind) {
    case WishKind::Share: return capitalised(localText(game.classes[std::size_t(wish.terrainClass)].name));
    case WishKind::Routes: return WishText::tr("Routes");
    case WishKind::RouteWidth: return WishText::tr("Route width");
    case WishKind::RiverLength: return WishText::tr("River tiles");
    case WishKind::RoadLength: return WishText::tr("Road tiles");
    case WishKind::Openness: return WishText::tr("Open land around kings");
    case WishKind::RegionSize: return WishText::tr("Region size");
    case WishKind::Islands: return WishText::tr("Islands of closed land");
    }
    return {};
}

QString wishMeaning(const WishInfo& wish, const GameProfile& game) {
    switch (wish.kind) {
    case WishKind::Share:
        //: %1 is a kind of terrain, inside a sentence: forest
        return WishText::tr("Percentage of the board: %1. Rivers count as water, bridges do not.")
            .arg(localText(game.classes[std::size_t(wish.terrainClass)].name));
    case WishKind::Routes:
        return WishText::tr("Separate passages between the land around one king and that around the other.");
    case WishKind::RouteWidth: return WishText::tr("Tiles side by side in the narrowest of the routes.");
    case WishKind::RiverLength: return WishText::tr("Tiles with a river, bridges included.");
    case WishKind::RoadLength: return WishText::tr("Tiles with a road, bridges included.");
    case WishKind::Openness:
        return WishText::tr("Percentage of the tiles within three steps of a king that kings can enter.");
    case WishKind::RegionSize: return WishText::tr("Tiles in a region, on average.");
    case WishKind::Islands:
        return WishText::tr("Groups of tiles closed to kings that do not touch the edge of the board.");
    }
    return {};
}

QString wishValue(const WishInfo& wish, int value) {
    const QString number = QString::number(value);
    //: %1 is a number: 14 %
    return wish.unit == WishUnit::Percent ? WishText::tr("%1 %").arg(number) : number;
}

namespace {

struct ScoreText {
    Q_DECLARE_TR_FUNCTIONS(MapScore)
};

} // namespace

QString scoreTermName(std::string_view id) {
    if (id == "variety") return ScoreText::tr("Variety");
    if (id == "balance") return ScoreText::tr("No terrain dominates");
    if (id == "routes") return ScoreText::tr("Direct and narrow routes");
    if (id == "choices") return ScoreText::tr("Choices in turns 1 to 3");
    if (id == "landscape") return ScoreText::tr("Patches, rivers and roads");
    return ScoreText::tr("Land within reach");
}

QString scoreTermMeaning(std::string_view id) {
    if (id == "variety")
        return ScoreText::tr("Each kind of terrain that no map should lack covers 6 % of the board or more.");
    if (id == "balance") return ScoreText::tr("No kind of terrain covers more than 45 % of the board.");
    if (id == "routes")
        return ScoreText::tr("The kings meet without long detours, in passages of at most three tiles.");
    if (id == "choices")
        return ScoreText::tr("In turns 1, 2 and 3 a king can walk to as many regions as turns have passed.");
    if (id == "landscape")
        return ScoreText::tr("Regions have several tiles, and rivers and roads lead some way.");
    return ScoreText::tr("Kings can walk to all land that is open to them.");
}

QString generationErrorText(const Error& error, const GameProfile& game) {
    Error named = error;
    const std::vector<WishInfo> wishes = wishesOf(game);
    const bool isList = error.message.id == "generate/together";
    for (Argument& argument : named.message.arguments) {
        auto* const word = std::get_if<std::string>(&argument);
        if (!word) continue;
        if (!isList) {
            *word = nameOf(*word, wishes, game);
            continue;
        }
        QStringList names;
        for (const QString& id : QString::fromStdString(*word).split(QStringLiteral(", ")))
            names << QString::fromStdString(nameOf(id.toStdString(), wishes, game));
        *word = names.join(QStringLiteral(", ")).toStdString();
    }
    return errorText(named, MapVocabulary(game));
}

} // namespace stonemason::kings_conflict
