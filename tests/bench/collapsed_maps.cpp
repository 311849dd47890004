// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/collapsed_maps.h"

#include "core/base/random.h"
#include "core/kings_conflict/check/check.h"
#include "core/kings_conflict/generate/generate.h"
#include "core/kings_conflict/hint/suggest.h"
#include "core/kings_conflict/map/join.h"
#include "core/kings_conflict/rules/kings.h"

#include <algorithm>
#include <bit>

namespace stonemason::bench {

using namespace kings_conflict;

namespace {

using Tiles = std::uint32_t; ///< bit i: tile i of the profile

/// Whether the second tile may lie in that direction of the first; nothing is beyond the board.
bool mayLieBeside(const GameProfile& game, const Tile& tile, Direction d, const Tile* beside) {
    return std::ranges::all_of(allNetworks, [&](Network network) {
        const auto fits = [&](const Tile& a, Direction out, const Tile* b) {
            if (!edgesOf(a, network).has(out)) return true;
            const Join join = joinWith(game, network, out, b ? std::optional(b->code) : std::nullopt);
            const bool isStop = network == Network::Road && join == Join::Loose && a.road.isStraight();
            return join == Join::Joined || join == Join::Mouth || isStop;
        };
        return fits(tile, d, beside) && (!beside || fits(*beside, opposite(d), &tile));
    });
}

/// The board whose cells lose tiles until each has one.
class Wave {
public:
    Wave(const GameProfile& game, Symmetry symmetry, SeededRandom& random)
        : game_(game), symmetry_(symmetry), random_(random), tiles_(game.board, allTiles()) {
        findNeighbours();
        findWeights();
    }

    /// False: some cell was left without a tile.
    bool collapse() {
        if (!begin()) return false;
        while (const auto cell = leastCertain()) {
            if (!keep(*cell, Tiles(1) << drawn(tiles_[*cell])) || !propagate()) return false;
        }
        return true;
    }

    Grid<Code> terrain() const {
        Grid<Code> terrain(tiles_.size());
        forEachCell(tiles_.size(), [&](Cell cell) {
            terrain[cell] = game_.tiles[std::size_t(std::countr_zero(tiles_[cell]))].code;
        });
        return terrain;
    }

private:
    Tiles allTiles() const { return (Tiles(1) << game_.tiles.size()) - 1; }

    void findNeighbours() {
        for (const Direction d : allDirections)
            for (std::size_t a = 0; a < game_.tiles.size(); ++a) {
                Tiles& fit = beside_[std::size_t(d)].emplace_back();
                atRim_[std::size_t(d)] |= Tiles(mayLieBeside(game_, game_.tiles[a], d, nullptr)) << a;
                for (std::size_t b = 0; b < game_.tiles.size(); ++b)
                    fit |= Tiles(mayLieBeside(game_, game_.tiles[a], d, &game_.tiles[b])) << b;
            }
        const Transform turn = transformOf(symmetry_);
        for (const Tile& tile : game_.tiles) {
            const Code code = game_.transformed(tile.code, turn);
            const auto found = std::ranges::find(game_.tiles, code, &Tile::code);
            image_.push_back(int(found - game_.tiles.begin()));
        }
    }

    /// Land by the middle of what is wished for; a network's tiles share what it is to have.
    void findWeights() {
        weights_.assign(game_.tiles.size(), 30);
        for (const WishInfo& wish : wishesOf(game_))
            for (std::size_t i = 0; i < game_.tiles.size(); ++i)
                if (wish.kind == WishKind::Share && game_.tiles[i].terrainClass == wish.terrainClass)
                    weights_[i] = std::max(1, (wish.standard.least + wish.standard.most) / 2);
        for (std::size_t i = 0; i < game_.tiles.size(); ++i)
            if (game_.tiles[i].isNetwork()) weights_[i] = 1;
    }

    bool begin() {
        bool fits = true;
        forEachCell(tiles_.size(), [&](Cell cell) {
            Tiles may = 0;
            for (std::size_t i = 0; i < game_.tiles.size(); ++i)
                may |= Tiles(mayHold(game_, tiles_.size(), symmetry_, cell, game_.tiles[i].code)) << i;
            for (const Direction d : allDirections)
                if (!tiles_.contains(neighbour(cell, d))) may &= atRim_[std::size_t(d)];
            if (game_.kings && isStart(game_, cell)) may &= Tiles(1) << indexOf(game_.plainTile);
            fits = fits && keep(cell, may);
        });
        return fits && propagate();
    }

    int indexOf(Code code) const {
        return int(std::ranges::find(game_.tiles, code, &Tile::code) - game_.tiles.begin());
    }

    bool keep(Cell cell, Tiles tiles) {
        const Tiles left = tiles_[cell] & tiles;
        if (left == tiles_[cell]) return left != 0;
        tiles_[cell] = left;
        open_.push_back(cell);
        Tiles images = 0;
        for (Tiles rest = left; rest; rest &= rest - 1)
            images |= Tiles(1) << image_[std::size_t(std::countr_zero(rest))];
        return left != 0 && keep(partner(cell, tiles_.size(), symmetry_), images);
    }

    bool propagate() {
        while (!open_.empty()) {
            const Cell cell = open_.back();
            open_.pop_back();
            for (const Direction d : allDirections) {
                const Cell next = neighbour(cell, d);
                if (!tiles_.contains(next)) continue;
                Tiles fit = 0;
                for (Tiles rest = tiles_[cell]; rest; rest &= rest - 1)
                    fit |= beside_[std::size_t(d)][std::size_t(std::countr_zero(rest))];
                if (!keep(next, fit)) return false;
            }
        }
        return true;
    }

    /// One of the cells with the fewest tiles that have more than one.
    std::optional<Cell> leastCertain() {
        std::vector<Cell> cells;
        int least = 33;
        forEachCell(tiles_.size(), [&](Cell cell) {
            const int count = std::popcount(tiles_[cell]);
            if (count < 2 || count > least) return;
            if (count < least) cells.clear();
            least = count;
            cells.push_back(cell);
        });
        if (cells.empty()) return std::nullopt;
        return cells[std::size_t(random_.below(int(cells.size())))];
    }

    int drawn(Tiles tiles) {
        int sum = 0;
        for (Tiles rest = tiles; rest; rest &= rest - 1)
            sum += weights_[std::size_t(std::countr_zero(rest))];
        int left = random_.below(sum);
        for (Tiles rest = tiles; rest; rest &= rest - 1)
            if ((left -= weights_[std::size_t(std::countr_zero(rest))]) < 0) return std::countr_zero(rest);
        return 0;
    }

    const GameProfile& game_;
    Symmetry symmetry_;
    SeededRandom& random_;
    Grid<Tiles> tiles_;
    std::vector<Cell> open_;
    std::array<std::vector<Tiles>, 4> beside_;
    std::array<Tiles, 4> atRim_{};
    std::vector<int> image_;
    std::vector<int> weights_;
};

bool isFit(const Map& map, const GameProfile& game) {
    const Report report = runChecks(map, game);
    if (report.count(Severity::Error) + report.count(Severity::Warning) > 0) return false;
    const std::vector<WishInfo> wishes = wishesOf(game);
    const std::vector<int> counts = countedWishes(map, game);
    for (std::size_t i = 0; i < wishes.size(); ++i)
        if (!wishes[i].standard.contains(counts[i])) return false;
    return true;
}

} // namespace

std::optional<Map> collapsedMap(const GameProfile& game, Symmetry symmetry, std::uint64_t seed, int most) {
    SeededRandom random(seed);
    for (int begun = 0; begun < most; ++begun) {
        Wave wave(game, symmetry, random);
        if (!wave.collapse()) continue;
        Map map = newMap(game);
        map.symmetry = symmetry;
        map.layer(terrainLayer) = wave.terrain();
        for (int layer = 1; layer < map.layerCount(); ++layer)
            if (auto hints = suggestHints(map, game, layer)) map.layer(layer) = std::move(hints->grid);
        if (const auto repaired = improvedMap(map, game)) kings_conflict::apply(map, repaired->changes);
        if (isFit(map, game)) return map;
    }
    return std::nullopt;
}

} // namespace stonemason::bench
