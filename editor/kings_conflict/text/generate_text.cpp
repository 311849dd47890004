// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/text/generate_text.h"

#include "editor/kings_conflict/text/map_vocabulary.h"
#include "editor/text/error_text.h"
#include "editor/text/names.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <variant>

namespace stonemason::kings_conflict {

namespace {

struct MapWishes {
    Q_DECLARE_TR_FUNCTIONS(MapWishes)
};

QString className(const WishInfo& wish, const GameProfile& game) {
    return localText(game.classes[std::size_t(wish.terrainClass)].name);
}

QString textAt(const Message& message, std::size_t at) {
    if (at >= message.arguments.size()) return {};
    const std::string* text = std::get_if<std::string>(&message.arguments[at]);
    return text ? QString::fromStdString(*text) : QString();
}

int numberAt(const Message& message, std::size_t at) {
    if (at >= message.arguments.size()) return 0;
    const int* number = std::get_if<int>(&message.arguments[at]);
    return number ? *number : 0;
}

QString nameOf(const QString& id, const GameProfile& game) {
    const std::vector<WishInfo> wishes = wishesOf(game);
    const auto found = std::ranges::find(wishes, id.toStdString(), &WishInfo::id);
    return found == wishes.end() ? id : wishName(*found, game);
}

QString wishAt(const Message& message, std::size_t at, const GameProfile& game) {
    return nameOf(textAt(message, at), game);
}

QString clashText(const Message& cause, const GameProfile& game) {
    //: %1 and %3 are what is wished for of a map, %2 and %4 numbers
    return MapWishes::tr("%1 %2 and %3 %4 cannot be met by one map. Wish for less of one of them.")
        .arg(wishAt(cause, 0, game))
        .arg(numberAt(cause, 1))
        .arg(wishAt(cause, 2, game))
        .arg(numberAt(cause, 3));
}

QString nearestText(const Message& cause, const GameProfile& game) {
    //: %1 is what is wished for of a map, %2 to %4 are numbers
    return MapWishes::tr("No map was found with %1 from %2 to %3; the nearest has %4.")
        .arg(wishAt(cause, 0, game))
        .arg(numberAt(cause, 1))
        .arg(numberAt(cause, 2))
        .arg(numberAt(cause, 3));
}

QString togetherText(const Message& cause, const GameProfile& game) {
    QStringList names;
    for (const QString& id : textAt(cause, 0).split(u' ', Qt::SkipEmptyParts))
        names += nameOf(id, game);
    //: %1 lists what is wished for of a map
    return MapWishes::tr("No map was found that meets all of these together: %1.")
        .arg(names.join(QStringLiteral(", ")));
}

} // namespace

QString wishName(const WishInfo& wish, const GameProfile& game) {
    switch (wish.kind) {
    case WishKind::Share: {
        QString name = className(wish, game);
        if (!name.isEmpty()) name[0] = name[0].toUpper();
        return name;
    }
    case WishKind::Routes: return MapWishes::tr("Routes");
    case WishKind::RouteWidth: return MapWishes::tr("Width of routes");
    case WishKind::RiverLength: return MapWishes::tr("Rivers");
    case WishKind::RoadLength: return MapWishes::tr("Roads");
    case WishKind::Openness: return MapWishes::tr("Openness around kings");
    case WishKind::RegionSize: return MapWishes::tr("Size of regions");
    case WishKind::Islands: return MapWishes::tr("Obstacles");
    }
    return {};
}

QString wishMeaning(const WishInfo& wish, const GameProfile& game) {
    switch (wish.kind) {
    case WishKind::Share:
        //: %1 is a kind of terrain
        return MapWishes::tr("share of the tiles that are %1, in percent").arg(className(wish, game));
    case WishKind::Routes: return MapWishes::tr("places where ways lead from king to king");
    case WishKind::RouteWidth: return MapWishes::tr("tiles across the narrowest of the routes");
    case WishKind::RiverLength: return MapWishes::tr("tiles with a river");
    case WishKind::RoadLength: return MapWishes::tr("tiles with a road");
    case WishKind::Openness:
        return MapWishes::tr("of the tiles within three steps of a king those that it may enter, in percent");
    case WishKind::RegionSize: return MapWishes::tr("tiles of a region on average");
    case WishKind::Islands: return MapWishes::tr("groups of tiles closed to kings, with land all around");
    }
    return {};
}

QString generationErrorText(const Error& error, const GameProfile& game) {
    const Message& cause = error.message;
    const auto is = [&cause](std::string_view id) { return cause.id == id; };
    if (is("generate/clash")) return clashText(cause, game);
    if (is("generate/nearest")) return nearestText(cause, game);
    if (is("generate/together")) return togetherText(cause, game);
    if (is("generate/symmetry")) return MapWishes::tr("Maps are not generated with this symmetry.");
    if (is("generate/unknown-wish"))
        //: %1 is what somebody wished for
        return MapWishes::tr("The game has nothing called %1 to wish for.").arg(textAt(cause, 0));
    if (is("generate/limits"))
        //: %1 is what is wished for of a map, %2 and %3 are numbers
        return MapWishes::tr("%1 can be wished for from %2 to %3.")
            .arg(wishAt(cause, 0, game))
            .arg(numberAt(cause, 1))
            .arg(numberAt(cause, 2));
    if (is("generate/locked-size"))
        return MapWishes::tr(
            "The map is not as large as the game's board, so no terrain is generated for it.");
    if (is("generate/locked-uneven"))
        return MapWishes::tr(
            "Locked cells that are mirror images of each other differ. Repair the symmetry or unlock them.");
    if (is("generate/locked-faults"))
        return MapWishes::tr("What is locked makes a fault that no other cell takes away. Unlock some of it.");
    if (is("generate/no-cells")) return MapWishes::tr("Every cell is locked: there is nothing to generate.");
    if (is("generate/stopped")) return MapWishes::tr("Stopped.");
    return errorText(error, MapVocabulary(game));
}

} // namespace stonemason::kings_conflict
