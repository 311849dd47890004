// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/generate/map_gallery.h"

#include "editor/kings_conflict/text/generate_text.h"
#include "editor/kings_conflict/view/dialogs/map_picture.h"

#include <utility>

namespace stonemason::kings_conflict {

QString generatedMapText(const Map& map, const GameProfile& game, std::optional<std::uint64_t> seed) {
    QStringList facts;
    const std::vector<WishInfo> wishes = wishesOf(game);
    const std::vector<int> counts = countedWishes(map, game);
    for (std::size_t i = 0; i < wishes.size(); ++i)
        //: A fact of a map: %1 is what it is of, such as "Water", %2 a number
        facts += MapGallery::tr("%1 %2").arg(wishName(wishes[i], game), wishValue(wishes[i], counts[i]));
    const QString all = facts.join(QStringLiteral(", "));
    if (!seed) return all;
    //: %1 is a number, %2 a list of facts: "Water 12 %, Forest 20 %"
    return MapGallery::tr("Seed %1: %2").arg(QString::number(*seed), all);
}

LiveJob<std::vector<BatchMap>, std::vector<BatchMap>>::Work
MapGalleryTraits::maker(const MapBatch& batch) const {
    return [batch, &game = game](const std::stop_token& stop, const auto& report) {
        return makeMaps(game, batch, stop, report);
    };
}

GalleryPicture MapGalleryTraits::pictureOf(const BatchMap& item, int side, double ratio) const {
    const QString seed = QString::number(item.seed);
    //: Below the picture of a map that resembles another: %1 is a number
    GalleryPicture shown{.name = item.isLike ? MapGallery::tr("Variation %1").arg(seed)
                                             //: %1 is a number
                                             : MapGallery::tr("Seed %1").arg(seed)};
    const auto named = item.isLike ? std::nullopt : std::optional(item.seed);
    shown.words = item.map ? generatedMapText(*item.map, game, named) : failureText(*item.failure);
    if (!item.map) return shown;
    shown.isStarred = isStarred && isStarred(*item.map);
    shown.picture = mapPicture(renderer, *item.map, side, ratio);
    return shown;
}

QString MapGalleryTraits::failureText(const Error& error) const {
    return generationErrorText(error, game);
}

MapGallery::MapGallery(const GameProfile& game, MapRenderer& renderer, QWidget* parent)
    : GalleryOf({.game = game, .renderer = renderer},
                {.list = tr("Generated maps"),
                 .progress = tr("Maps made"),
                 .stopTip = tr("Stop making maps and keep those that there are"),
                 .none = tr("No map."),
                 //: %1 and %2 are numbers
                 .working = [](int done, int of) { return tr("Maps: %1 of %2…").arg(done).arg(of); },
                 .choice = [](int count) { return tr("%n map(s) to choose from.", nullptr, count); }},
                parent) {
}

std::optional<std::uint64_t> MapGallery::chosenSeed() const {
    const BatchMap* chosen = chosenItem();
    return chosen && !chosen->isLike ? std::optional(chosen->seed) : std::nullopt;
}

const Map* MapGallery::chosen() const {
    const BatchMap* chosen = chosenItem();
    return chosen ? &*chosen->map : nullptr;
}

void MapGallery::setStarred(std::function<bool(const Map&)> isStarred) {
    traits().isStarred = std::move(isStarred);
}

} // namespace stonemason::kings_conflict
