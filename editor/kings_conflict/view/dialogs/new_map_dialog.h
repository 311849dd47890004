// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/map/map.h"

#include <QDialog>

#include <vector>

class QComboBox;
class QLineEdit;
class QVBoxLayout;

namespace stonemason {
class PictureButton;
}

namespace stonemason::kings_conflict {

class MapRenderer;

/// Asks what a new map is to be: its game where there are several, its name, its symmetry, and whether it
/// starts plain or from a published map.
class NewMapDialog : public QDialog {
    Q_OBJECT

public:
    /// A game to make a map of, and the maps to start from. They obey a symmetry of their own, which is taken
    /// over.
    struct Offer {
        const GameProfile& game;
        MapRenderer& renderer;
        std::vector<Map> samples;
    };

    NewMapDialog(const GameProfile& game, MapRenderer& renderer, std::vector<Map> samples,
                 QWidget* parent = nullptr);
    /// At least one offer; the first is chosen.
    explicit NewMapDialog(std::vector<Offer> offers, QWidget* parent = nullptr);

    /// The map as chosen; meaningful at any time.
    Map map() const;
    /// Of which offer it is.
    std::size_t game() const;
    void chooseGame(std::size_t offer);
    /// Has a plain map of that offer begin with the symmetry instead of that of the published maps; one that
    /// the game does not offer changes nothing.
    void chooseSymmetry(std::size_t offer, Symmetry symmetry);
    /// What the person chose for plain maps of the chosen offer; a sample's own is nobody's choice.
    Symmetry symmetry() const { return page().wanted; }

    QComboBox* gameField() const { return games_; } ///< nullptr where there is one game only
    QLineEdit* nameField() const { return name_; }
    /// Of the chosen game, in the order of the profile's symmetries without None; of plain first, then the
    /// samples.
    const std::vector<PictureButton*>& symmetryChoices() const { return page().symmetries; }
    const std::vector<PictureButton*>& startChoices() const { return page().starts; }

private:
    /// The choices of one game.
    struct Page {
        Offer offer;
        QWidget* widget = nullptr;
        std::vector<PictureButton*> symmetries{};
        std::vector<Symmetry> offered{};
        Symmetry wanted = Symmetry::None; ///< for plain maps
        std::vector<PictureButton*> starts{};
    };

    void addGames(QVBoxLayout& layout);
    void buildPage(Page& page);
    QWidget* buildSymmetries(Page& page);
    QWidget* buildStarts(Page& page);
    const Page& page() const { return pages_[game()]; }
    void showGame();
    static void startChosen(const Page& page);
    static const Map* chosenSample(const Page& page);

    std::vector<Page> pages_;
    QComboBox* games_ = nullptr;
    QLineEdit* name_;
};

} // namespace stonemason::kings_conflict
