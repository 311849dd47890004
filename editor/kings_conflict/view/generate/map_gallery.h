// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/gallery/gallery_of.h"
#include "editor/kings_conflict/view/generate/map_batch.h"

namespace stonemason::kings_conflict {

class MapRenderer;

/// What there is to know of a generated map in a line: its seed, and what can be wished for as it came out.
/// @param seed that the picture has, which for a variation is not that of the map it was made of
QString generatedMapText(const Map& map, const GameProfile& game, std::optional<std::uint64_t> seed);

/// What is different in a gallery of maps.
struct MapGalleryTraits {
    using Batch = MapBatch;
    using Item = BatchMap;

    std::optional<Error> whyNot(const MapBatch& batch) const { return whyNotGenerated(game, batch); }
    LiveJob<std::vector<BatchMap>, std::vector<BatchMap>>::Work maker(const MapBatch& batch) const;
    bool isThere(const BatchMap& item) const { return item.map.has_value(); }
    bool isDone(const BatchMap&) const { return true; }
    GalleryPicture pictureOf(const BatchMap& item, int side, double ratio) const;
    QString failureText(const Error& error) const;

    const GameProfile& game;
    MapRenderer& renderer;
    std::function<bool(const Map&)> isStarred{};
};

/// The maps of a batch as pictures to choose one from.
class MapGallery : public GalleryOf<MapGalleryTraits> {
    Q_OBJECT

public:
    /// Both outlive the gallery.
    MapGallery(const GameProfile& game, MapRenderer& renderer, QWidget* parent = nullptr);

    /// The map that is chosen and belongs to the newest batch, or nullptr.
    const Map* chosen() const;
    std::optional<std::uint64_t> chosenSeed() const;
    /// Of the newest batch, in the order of their seeds; those that are not made yet are missing.
    const std::vector<BatchMap>& maps() const { return all(); }
    /// Marks with a star the maps for which that holds.
    void setStarred(std::function<bool(const Map&)> isStarred);
    void showStars() { showAgain(); }
};

} // namespace stonemason::kings_conflict
