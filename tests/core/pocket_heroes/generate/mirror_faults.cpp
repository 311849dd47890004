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

Cell flipped(Cell cell) {
    return {cell.column, cell.row};
}

class MirrorReading {
public:
    explicit MirrorReading(const World& world) : world_(world) {}

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

    void findPlayers() {
        std::map<Cell, const Castle*> castles;
        for (const Castle& castle : world_.castles)
            castles[castle.cell] = &castle;
        for (const Castle& castle : world_.castles) {
            const auto there = castles.find(flipped(castle.cell));
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
            requireCells(Section::Castle, castle.id, there->second->id, castle.cell);
        }
        for (const Player& player : world_.players) {
            require(imageOf_.contains(player.id), "player");
            const auto there = std::ranges::find(world_.players, imageOf_[player.id], &Player::id);
            require(there != world_.players.end() && player.mainCastle && there->mainCastle &&
                        there->mainCastle->cell == flipped(player.mainCastle->cell),
                    "main castle");
        }
    }

    static std::set<Cell> cellsOf(Section section, const std::string& id, bool flip) {
        std::set<Cell> cells;
        for (const Cell offset : pocketHeroes().find(section, id)->footprint)
            cells.insert(flip ? flipped(offset) : offset);
        return cells;
    }

    void requireCells(Section section, const std::string& one, const std::string& other, Cell at) {
        require(cellsOf(section, one, true) == cellsOf(section, other, false), "footprint", at);
    }

    void readGround() {
        forEachCell(world_.nodes.size(), [this](Cell node) {
            require(world_.nodes[node] == world_.nodes[flipped(node)], "ground", node);
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

    void readThings() {
        readList("road", world_.paths, [](const Placed& path) { return path.id; });
        readList("visitable", world_.visitables, [](const Visitable& building) {
            const PortalEnd* end = portalOf(building);
            return end ? std::to_string(end->leadsIn) + std::to_string(end->leadsOut) : building.id;
        });
        readPortals();
        readList("guard", world_.guards, [](const Guard& guard) {
            return std::tuple(guard.troop.creature, guard.troop.count, int(guard.disposition));
        });
        readList("item", world_.items, [](const Item& item) {
            const auto* pile = std::get_if<Pile>(&item.treasure);
            const auto* artifact = std::get_if<Artifact>(&item.treasure);
            return std::tuple(item.treasure.index(), pile ? int(pile->resource) : 0, pile ? pile->amount : 0,
                              artifact ? artifact->id : std::string());
        });
        std::map<Cell, const Ownerable*> mines;
        for (const Ownerable& mine : world_.ownerables)
            mines[mine.cell] = &mine;
        for (const Ownerable& mine : world_.ownerables) {
            const auto there = mines.find(flipped(mine.cell));
            require(there != mines.end() && there->second->id == mine.id, "mine", mine.cell);
            if (there == mines.end()) continue;
            const bool isSomebodys = mine.owner != PlayerId::Neutral;
            require(there->second->owner == (isSomebodys ? imageOf_[mine.owner] : mine.owner), "mine",
                    mine.cell);
        }
    }

    static const PortalEnd* portalOf(const Visitable& building) {
        const auto& end = pocketHeroes().find(Section::Visitable, building.id)->portal;
        return end ? &*end : nullptr;
    }

    /// The image of a portal leads to the image of where it leads.
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

    /// Where the image of a building would stand and the building does not, decorations have no images.
    void readDecorations() {
        std::set<Cell> plots;
        const auto addPlot = [&](Section section, const auto& buildings) {
            for (const auto& building : buildings)
                for (const Cell offset : cellsOf(section, building.id, true))
                    if (!cellsOf(section, building.id, false).contains(offset))
                        plots.insert(building.cell + offset);
        };
        addPlot(Section::Ownerable, world_.ownerables);
        addPlot(Section::Visitable, world_.visitables);
        std::set<std::pair<Cell, std::string>> all;
        for (const Placed& decoration : world_.decorations)
            if (!plots.contains(decoration.cell)) all.emplace(decoration.cell, decoration.id);
        for (const auto& [cell, id] : all)
            require(all.contains({flipped(cell), id}), "decoration", cell);
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
                require(days == otherDays, "days to castles", one.castle);
                require(one.mineDays == other.mineDays, "days to mines", one.castle);
                require(one.richness == other.richness, "richness", one.castle);
            }
    }

    const World& world_;
    std::map<PlayerId, PlayerId> imageOf_;
    QStringList faults_;
};

} // namespace

QStringList mirrorFaults(const World& world) {
    return MirrorReading(world).faults();
}

} // namespace stonemason::pocket_heroes::generated
