// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/map/axis_piece.h"

#include "core/kings_conflict/map/join.h"

#include <optional>

namespace stonemason::kings_conflict {

namespace {

class AxisCell {
public:
    AxisCell(const Grid<Code>& terrain, const GameProfile& game, Cell cell)
        : terrain_(terrain), game_(game), cell_(cell), now_(game.tile(terrain[cell])) {}

    /// Whether every edge of the piece leads on, one of them at least to another piece or to what the cell
    /// was joined to before.
    bool fits(const Tile& piece) const {
        bool leadsOn = false;
        for (Network network : allNetworks)
            for (Direction d : allDirections) {
                if (!edgesOf(piece, network).has(d)) continue;
                const Join join = joinAt(terrain_, game_, network, cell_, d);
                if (join != Join::Joined && join != Join::Mouth) return false;
                leadsOn = leadsOn || join == Join::Joined || carries(network);
            }
        return leadsOn;
    }

    /// How many neighbours lead here where the piece has no edge.
    int leftOut(const Tile& piece) const {
        int count = 0;
        for (Network network : allNetworks)
            for (Direction d : allDirections)
                count += !edgesOf(piece, network).has(d) &&
                         joinAt(terrain_, game_, network, cell_, d) == Join::Joined;
        return count;
    }

private:
    bool carries(Network network) const { return now_ && !edgesOf(*now_, network).empty(); }

    const Grid<Code>& terrain_;
    const GameProfile& game_;
    Cell cell_;
    const Tile* now_;
};

} // namespace

Code axisPiece(const Grid<Code>& terrain, const GameProfile& game, Symmetry symmetry, Cell cell) {
    const AxisCell axis(terrain, game, cell);
    Code best = game.plainTile;
    std::optional<int> fewest;
    for (const Tile& tile : game.tiles) {
        if (game.transformed(tile.code, transformOf(symmetry)) != tile.code || !axis.fits(tile)) continue;
        const int leftOut = axis.leftOut(tile);
        if (fewest && leftOut >= *fewest) continue;
        fewest = leftOut;
        best = tile.code;
    }
    return best;
}

} // namespace stonemason::kings_conflict
