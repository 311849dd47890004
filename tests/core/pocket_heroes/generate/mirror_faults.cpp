// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/pocket_heroes/generate/mirror_faults.h"

#include "core/pocket_heroes/generate/fairness.h"
#include "tests/support/worlds.h"

#include <algorithm>
#include <map>
#include <set>

namespace stonemason::pocket_heroes::generated {

namespace {

using test::pocketHeroes;

struct Box {
    Cell first;
    Cell last;

    auto operator<=>(const Box&) const = default;
};

class MirrorReading {
public:
    MirrorReading(const World& world, WorldSymmetry symmetry)
        : world_(world), symmetry_(symmetry), side_(world.size().rows) {}

    QStringList faults() {
        findPlayers();
        readGround();
        readThings();
        readDecorations();
        readDistances();
        return faults_;
    }

private:
    void require(bool holds, const char* what, Cell cell = {}) {
        if (!holds && faults_.size() < 10)
            faults_ << QStringLiteral("%1 at %2, %3").arg(QLatin1String(what)).arg(cell.row).arg(cell.column);
    }

    bool isDiagonal() const { return symmetry_ == WorldSymmetry::Diagonal; }

    /// @param last of rows and columns
    Cell flipped(Cell cell, int last) const {
        switch (symmetry_) {
        case WorldSymmetry::Diagonal: return {cell.column, cell.row};
        case WorldSymmetry::LeftRight: return {cell.row, last - cell.column};
        case WorldSymmetry::TopBottom: return {last - cell.row, cell.column};
        case WorldSymmetry::QuarterTurn: return {cell.column, last - cell.row};
        default: return {last - cell.row, last - cell.column};
        }
    }
    Cell flipped(Cell cell) const { return flipped(cell, side_ - 1); }

    /// The rectangle of a building with its door; in the diagonal mirror the door alone, in a quarter-turn
    /// the square in whose lower right corner a building stands.
    Box boxOf(Section section, const std::string& id, Cell place) const {
        Box box{place, place};
        if (isDiagonal()) return box;
        for (const Cell offset : cellsOf(section, id)) {
            const Cell cell = place + offset;
            box.first = {std::min(box.first.row, cell.row), std::min(box.first.column, cell.column)};
            box.last = {std::max(box.last.row, cell.row), std::max(box.last.column, cell.column)};
        }
        if (symmetry_ == WorldSymmetry::QuarterTurn && section != Section::Decoration) {
            const int side = std::max(box.last.row - box.first.row, box.last.column - box.first.column);
            box.first = {box.last.row - side, box.last.column - side};
        }
        return box;
    }
    Box flipped(const Box& box) const {
        const Cell one = flipped(box.first);
        const Cell other = flipped(box.last);
        return {{std::min(one.row, other.row), std::min(one.column, other.column)},
                {std::max(one.row, other.row), std::max(one.column, other.column)}};
    }

    void findPlayers() {
        std::map<Box, const Castle*> castles;
        for (const Castle& castle : world_.castles)
            castles[boxOf(Section::Castle, castle.id, castle.cell)] = &castle;
        for (const Castle& castle : world_.castles) {
            const auto there = castles.find(flipped(boxOf(Section::Castle, castle.id, castle.cell)));
            require(there != castles.end(), "castle", castle.cell);
            if (there == castles.end()) continue;
            if (castle.owner != PlayerId::Neutral) {
                require(castle.owner != there->second->owner, "owner", castle.cell);
                const auto [entry, isNew] = imageOf_.try_emplace(castle.owner, there->second->owner);
                require(isNew || entry->second == there->second->owner, "owner", castle.cell);
            } else {
                require(there->second->owner == PlayerId::Neutral, "owner", castle.cell);
            }
            require(castle.nation == there->second->nation, "nation", castle.cell);
            require(isDiagonal() ? haveImageCells(castle.id, there->second->id)
                                 : castle.id == there->second->id,
                    "footprint", castle.cell);
        }
        for (const Player& player : world_.players) {
            require(imageOf_.contains(player.id), "player");
            const auto there = std::ranges::find(world_.players, imageOf_[player.id], &Player::id);
            const auto boxAt = [&](Cell cell) {
                const auto castle = std::ranges::find(world_.castles, cell, &Castle::cell);
                return castle == world_.castles.end() ? Box{} : boxOf(Section::Castle, castle->id, cell);
            };
            require(there != world_.players.end() && player.mainCastle && there->mainCastle &&
                        boxAt(there->mainCastle->cell) == flipped(boxAt(player.mainCastle->cell)),
                    "main castle");
        }
    }

    static std::set<Cell> cellsOf(Section section, const std::string& id) {
        const auto& cells = pocketHeroes().find(section, id)->footprint;
        return {cells.begin(), cells.end()};
    }

    static bool haveImageCells(const std::string& one, const std::string& other) {
        std::set<Cell> image;
        for (const Cell offset : cellsOf(Section::Castle, one))
            image.insert({offset.column, offset.row});
        return image == cellsOf(Section::Castle, other);
    }

    void readGround() {
        forEachCell(world_.nodes.size(), [this](Cell node) {
            require(world_.nodes[node] == world_.nodes[flipped(node, side_)], "ground", node);
        });
        const Grid<Footing> footing = footingOf(world_, pocketHeroes());
        forEachCell(footing.size(), [&](Cell cell) {
            require((footing[cell] == Footing::Free) == (footing[flipped(cell)] == Footing::Free), "footing",
                    cell);
        });
    }

    template <typename List, typename Figures>
    void readList(const char* what, const List& list, Figures figures) {
        using Entry = std::pair<Cell, decltype(figures(list.front()))>;
        std::vector<Entry> here, there;
        for (const auto& thing : list) {
            here.emplace_back(thing.cell, figures(thing));
            there.emplace_back(flipped(thing.cell), figures(thing));
        }
        const auto byText = [](const Entry& one, const Entry& other) { return one < other; };
        std::ranges::sort(here, byText);
        std::ranges::sort(there, byText);
        require(here == there, what, list.empty() ? Cell{} : list.front().cell);
    }

    /// Only roads to doors may differ.
    void readRoads() {
        std::set<Cell> roads;
        for (const Placed& path : world_.paths)
            roads.insert(path.cell);
        const auto others =
            std::ranges::count_if(roads, [&](Cell cell) { return !roads.contains(flipped(cell)); });
        require(10 * others <= 3 * std::ssize(roads), "roads", Cell{int(others), int(roads.size())});
    }

    /// The levels of guards next to a door that have no images.
    std::multiset<int> takeGuards(Cell door, std::set<Cell>& taken) const {
        std::multiset<int> levels;
        for (const Guard& guard : world_.guards) {
            const Cell step{guard.cell.row - door.row, guard.cell.column - door.column};
            if (step.row < 0 || step.row > 1 || step.column < 0 || step.column > 1) continue;
            if (flippedGuard(guard)) continue;
            levels.insert(guard.troop.creature);
            taken.insert(guard.cell);
        }
        return levels;
    }

    bool flippedGuard(const Guard& guard) const {
        return std::ranges::any_of(world_.guards, [&](const Guard& other) {
            return other.cell == flipped(guard.cell) && other.troop.creature == guard.troop.creature;
        });
    }

    /// Buildings by their rectangles, with the guards at their doors; other guards by their cells.
    void readGuardedBuildings() {
        std::map<std::pair<Box, std::string>, std::multiset<int>> buildings;
        std::set<Cell> atDoors;
        const auto nameOf = [](const Visitable& building) {
            const PortalEnd* end = portalOf(building);
            return end ? std::to_string(end->leadsIn) + std::to_string(end->leadsOut) : building.id;
        };
        for (const Visitable& building : world_.visitables)
            buildings[{boxOf(Section::Visitable, building.id, building.cell), nameOf(building)}] =
                portalOf(building) ? takeGuards(building.cell, atDoors) : std::multiset<int>();
        for (const Ownerable& mine : world_.ownerables)
            buildings[{boxOf(Section::Ownerable, mine.id, mine.cell), mine.id}] =
                takeGuards(mine.cell, atDoors);
        for (const auto& [building, guards] : buildings) {
            const auto there = buildings.find({flipped(building.first), building.second});
            require(there != buildings.end(), "building", building.first.last);
            if (there != buildings.end()) require(there->second == guards, "door", building.first.last);
        }
        for (const Guard& guard : world_.guards)
            require(atDoors.contains(guard.cell) || flippedGuard(guard), "guard", guard.cell);
    }

    void readThings() {
        if (isDiagonal()) {
            readList("road", world_.paths, [](const Placed& path) { return path.id; });
            readList("visitable", world_.visitables, [](const Visitable& building) {
                const PortalEnd* end = portalOf(building);
                return end ? std::to_string(end->leadsIn) + std::to_string(end->leadsOut) : building.id;
            });
            readList("guard", world_.guards, [](const Guard& guard) {
                return std::tuple(guard.troop.creature, guard.troop.count, int(guard.disposition));
            });
        } else {
            readRoads();
            readGuardedBuildings();
        }
        readPortals();
        readList("item", world_.items, [](const Item& item) {
            const auto* pile = std::get_if<Pile>(&item.treasure);
            const auto* artifact = std::get_if<Artifact>(&item.treasure);
            return std::tuple(item.treasure.index(), pile ? int(pile->resource) : 0, pile ? pile->amount : 0,
                              artifact ? artifact->id : std::string());
        });
        std::map<Box, const Ownerable*> mines;
        for (const Ownerable& mine : world_.ownerables)
            mines[boxOf(Section::Ownerable, mine.id, mine.cell)] = &mine;
        for (const auto& [box, mine] : mines) {
            const auto there = mines.find(flipped(box));
            require(there != mines.end() && there->second->id == mine->id, "mine", mine->cell);
            if (there == mines.end()) continue;
            const bool isSomebodys = mine->owner != PlayerId::Neutral;
            require(there->second->owner == (isSomebodys ? imageOf_[mine->owner] : mine->owner), "mine",
                    mine->cell);
        }
    }

    static const PortalEnd* portalOf(const Visitable& building) {
        const auto& end = pocketHeroes().find(Section::Visitable, building.id)->portal;
        return end ? &*end : nullptr;
    }

    /// The image of a portal leads to the image of its other end.
    void readPortals() {
        std::map<Cell, Cell> otherEnd;
        for (const Visitable& one : world_.visitables)
            for (const Visitable& other : world_.visitables)
                if (&one != &other && portalOf(one) && portalOf(other) &&
                    portalOf(one)->pair == portalOf(other)->pair)
                    otherEnd[one.cell] = other.cell;
        for (const auto& [cell, end] : otherEnd)
            require(otherEnd.contains(flipped(cell)) && otherEnd[flipped(cell)] == flipped(end), "portal",
                    cell);
    }

    /// Decorations have no images where the image of a building would stand but the building does not.
    void readDecorations() {
        std::set<Cell> plots;
        const auto addPlot = [&](Section section, const auto& buildings) {
            for (const auto& building : buildings) {
                const std::set<Cell> own = cellsOf(section, building.id);
                const auto add = [&](Cell offset) {
                    if (!own.contains(offset)) plots.insert(building.cell + offset);
                };
                if (isDiagonal())
                    for (const Cell offset : own)
                        add({offset.column, offset.row});
                else
                    forEachIn(boxOf(section, building.id, {}), add);
            }
        };
        addPlot(Section::Ownerable, world_.ownerables);
        addPlot(Section::Visitable, world_.visitables);
        if (!isDiagonal()) addPlot(Section::Castle, world_.castles);
        std::set<std::pair<Box, std::string>> all;
        for (const Placed& decoration : world_.decorations)
            if (!plots.contains(decoration.cell))
                all.emplace(boxOf(Section::Decoration, decoration.id, decoration.cell), decoration.id);
        for (const auto& [box, id] : all)
            require(all.contains({flipped(box), id}), "decoration", box.last);
    }

    template <typename Visit>
    static void forEachIn(const Box& box, Visit visit) {
        for (int row = box.first.row; row <= box.last.row; ++row)
            for (int column = box.first.column; column <= box.last.column; ++column)
                visit(Cell{row, column});
    }

    void readDistances() {
        const Fairness fairness = fairnessOf(world_, pocketHeroes(), Config());
        for (const PlayerFairness& one : fairness.players)
            for (const PlayerFairness& other : fairness.players) {
                if (imageOf_[one.player] != other.player) continue;
                auto days = one.castleDays;
                auto otherDays = other.castleDays;
                std::ranges::sort(days);
                std::ranges::sort(otherDays);
                requireAlike(days, otherDays, "days to castles", one.castle);
                requireAlike(one.mineDays, other.mineDays, "days to mines", one.castle);
                requireAlike(one.richness, other.richness, "richness", one.castle);
            }
    }

    template <typename Numbers>
    void requireAlike(const Numbers& one, const Numbers& other, const char* what, Cell at) {
        if (isDiagonal()) {
            require(one == other, what, at);
            return;
        }
        require(one.size() == other.size(), what, at);
        for (std::size_t i = 0; i < std::min(one.size(), other.size()); ++i)
            require(std::abs(one[i] - other[i]) <= std::max(1., .2 * double(std::max(one[i], other[i]))),
                    what, at);
    }

    const World& world_;
    WorldSymmetry symmetry_;
    int side_;
    std::map<PlayerId, PlayerId> imageOf_;
    QStringList faults_;
};

} // namespace

QStringList mirrorFaults(const World& world, WorldSymmetry symmetry) {
    return MirrorReading(world, symmetry).faults();
}

} // namespace stonemason::pocket_heroes::generated
