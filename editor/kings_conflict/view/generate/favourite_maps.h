// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/map/map.h"

#include <QWidget>

#include <vector>

class QLabel;
class QListWidget;

namespace stonemason {
class Settings;
}

namespace stonemason::kings_conflict {

class MapRenderer;

/// The generated maps that a person has marked as favourites, in a row; the settings remember them for each
/// game. Hidden while there are none.
class FavouriteMaps : public QWidget {
    Q_OBJECT

public:
    /// All that is handed over outlives the row.
    /// @param settings nullptr: nothing is remembered
    FavouriteMaps(const GameProfile& game, MapRenderer& renderer, Settings* settings,
                  QWidget* parent = nullptr);

    bool contains(const Map& map) const;
    bool isFull() const { return int(maps_.size()) >= mostFavourites; }
    /// Nothing happens beyond mostFavourites, or with one that is among them.
    void add(const Map& map);
    void remove(const Map& map);

    /// The chosen one, or nullptr.
    const Map* chosen() const;
    void clearChoice();
    const std::vector<Map>& maps() const { return maps_; }
    QListWidget* list() const { return list_; }

    static constexpr int mostFavourites = 24;

signals:
    void choiceChanged();
    /// Enter or a double click on one.
    void activated();

private:
    void read();
    void write() const;
    void show();

    const GameProfile& game_;
    MapRenderer& renderer_;
    Settings* settings_;
    std::vector<Map> maps_;
    QListWidget* list_;
};

} // namespace stonemason::kings_conflict
