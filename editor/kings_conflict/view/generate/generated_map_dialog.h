// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/gallery/gallery_dialog.h"
#include "editor/kings_conflict/view/generate/map_batch.h"

#include <memory>
#include <vector>

class QComboBox;
class QPushButton;

namespace stonemason {
class Settings;
}

namespace stonemason::kings_conflict {

class FavouriteMaps;
class MapGallery;
class MapRenderer;
class WishPanel;

/// Shows twelve generated maps at once, which follow the wishes while they are dragged, and asks for one: for
/// a new document, for the rest of a map, or for its selected cells.
class GeneratedMapDialog : public GalleryDialog {
    Q_OBJECT

public:
    /// A game to make maps of. Both outlive the dialog.
    struct Offer {
        const GameProfile& game;
        MapRenderer& renderer;
    };
    /// A map of which a part is made anew.
    struct Part {
        Map map;
        std::vector<Cell> varied{}; ///< these cells alone; empty: all but the locked ones
    };

    /// A new map.
    /// @param offers at least one; the first is chosen
    /// @param settings remembers the favourites; nullptr: nothing does
    GeneratedMapDialog(std::vector<Offer> offers, Settings* settings, QWidget* parent = nullptr);
    /// A part of a map.
    GeneratedMapDialog(const Offer& offer, Part part, QWidget* parent = nullptr);
    ~GeneratedMapDialog() override;

    /// Shows what was requested: its seed, symmetry and wishes. What it locks stays in all maps, whose locked
    /// cells it becomes, until another game is chosen.
    void showRequest(const GenerationRequest& request);
    void chooseGame(std::size_t offer);

    /// The map that is chosen; there is one when the dialog was accepted.
    Map map() const;
    /// Of which offer it is.
    std::size_t game() const;

    QComboBox* gameField() const { return games_; }        ///< nullptr where there is one game only
    QComboBox* symmetryField() const { return symmetry_; } ///< nullptr where there is nothing to choose
    WishPanel* wishes() const { return wishes_; }          ///< nullptr for selected cells
    MapGallery* gallery() const { return gallery_; }
    FavouriteMaps* favourites() const { return favourites_; } ///< nullptr for a part of a map
    QPushButton* likeButton() const { return like_; }         ///< nullptr for a part of a map
    QPushButton* allButton() const { return all_; }
    QPushButton* starButton() const { return star_; }

protected:
    void make() override;
    std::uint64_t nextSeed() const override;

private:
    GeneratedMapDialog(std::vector<Offer> offers, std::unique_ptr<Part> part, Settings* settings,
                       QWidget* parent);
    const Offer& offer() const { return offers_[game()]; }
    void addChoices();
    void addButtons();
    QWidget* makeGallery();
    void showGame();
    MapBatch batch() const;
    const Map* chosen() const;
    std::optional<std::uint64_t> seedOfChosen() const; ///< of the picture, which a variation has of its own
    void choiceChanged();
    void showLike();
    void toggleStar(bool on);

    std::vector<Offer> offers_;
    std::unique_ptr<Part> part_;
    Settings* settings_;
    std::optional<Map> base_; ///< all maps are to resemble this one
    GenerationRequest kept_;  ///< what it locks stays in all maps
    QComboBox* games_ = nullptr;
    QComboBox* symmetry_ = nullptr;
    QPushButton* like_ = nullptr;
    QPushButton* all_ = nullptr;
    QPushButton* star_ = nullptr;
    QWidget* page_ = nullptr; ///< of the chosen game
    WishPanel* wishes_ = nullptr;
    MapGallery* gallery_ = nullptr;
    FavouriteMaps* favourites_ = nullptr;
};

} // namespace stonemason::kings_conflict
