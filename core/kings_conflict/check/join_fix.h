// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/check/check.h"
#include "core/kings_conflict/map/pen.h"

#include <optional>

namespace stonemason::kings_conflict {

/// A faulty edge of a river or road.
struct JoinFault {
    Network network = Network::River;
    Cell cell;
    Direction direction = Direction::North;
    bool clash = false;   ///< else a loose end
    bool isError = false; ///< a clash or a loose river of a bridge; else a warning

    bool operator==(const JoinFault&) const = default;
};

/// Whether an end of that network on the tile may stop in the open: a straight road may.
inline bool mayStop(const Tile& tile, Network network) {
    return network == Network::Road && !tile.isBridge() && tile.road.isStraight();
}

/// Calls visit(fault) for every fault of the cell's own edges: rivers first, clockwise from the north.
template <typename Visit>
void visitJoinFaults(const Grid<Code>& terrain, const GameProfile& game, Cell cell, Visit visit) {
    const Tile* tile = game.tile(terrain[cell]);
    if (!tile || !tile->isNetwork()) return;
    for (Network network : allNetworks) {
        const Edges edges = edgesOf(*tile, network);
        for (Direction direction : allDirections) {
            if (!edges.has(direction)) continue;
            const Join join = joinAt(terrain, game, network, cell, direction);
            const bool clash = join == Join::Clash;
            const bool isError = clash || (network == Network::River && tile->isBridge());
            if (clash || (join == Join::Loose && !mayStop(*tile, network)))
                visit(JoinFault{network, cell, direction, clash, isError});
        }
    }
}

/// fix/use-here: code
/// fix/use-here-mirrored: code, the partner's code, cell of the partner
/// fix/use-at: code, cell
/// fix/use-at-mirrored: code, cell, the partner's code, cell of the partner
inline constexpr std::string_view joinFixes[]{"fix/use-here", "fix/use-here-mirrored", "fix/use-at",
                                              "fix/use-at-mirrored"};

/// The side effects of repairing an error, cheapest first.
enum class Price {
    Nothing,
    Warnings, ///< it may bring up warnings; the piece stays a piece of its networks and joined
    Piece,    ///< the piece is taken out: the plain tile
    Way,      ///< as Warnings or Piece, and keeps units from a tile they could enter
    Terrain,  ///< whatever else helps
};

/// Searches for a code that repairs a fault. It must be a piece of the same networks (a bridge may also
/// become one of the two straights it is made of; where no such piece repairs a loose end, any other that is
/// joined on every edge will do: a river painted over a road becomes road again), be joined if it clashed,
/// cause no other fault, preserve the declared symmetry where cell and partner obey it, and not block a unit
/// from a tile it could enter. If no code does all that for an error, one that removes it at a price is
/// accepted. The map must outlive the fixer.
class JoinFixer {
public:
    JoinFixer(const Map& map, const GameProfile& game)
        : map_(map), game_(game), terrain_(map.terrain()), symmetry_(map.symmetry) {
        if (!fits(symmetry_, terrain_.size())) symmetry_ = Symmetry::None;
    }

    struct PricedFix {
        Fix fix;
        Price price = Price::Nothing;
        int solved = 0; ///< how many faults it removes, less those it causes
    };

    /// The fix that writes the code which repairs the fault and most others around it, at no price. With
    /// `here` the label does not name the cell.
    std::optional<PricedFix> repair(const JoinFault& fault, Cell cell, bool here);

    /// The fix that writes the code which removes an error at the lowest price, leaving fewer errors than
    /// before.
    std::optional<PricedFix> lessen(const JoinFault& error, Cell cell, bool here);

private:
    /// The result of writing one code: the cell's change and its partner's.
    struct Change {
        Cell cell;
        Code code;
    };
    using Changes = std::vector<Change>;

    void begin(Cell cell);
    bool plan(const Tile& tile);
    bool repairs(const JoinFault& fault);
    bool lessens(const JoinFault& error);
    Price priceOf(const JoinFault& error, const Tile& tile);
    bool isJoined(Cell cell, Network network) const;
    bool isJoinedAllRound(Cell cell, const Tile& tile) const;
    template <typename MayReplace>
    PricedFix best(const JoinFault& fault, Cell cell, bool here, MayReplace mayReplace);
    void collectFaults(std::vector<JoinFault>& faults) const;
    void swapIn();
    Fix fixOf(const Changes& changes, bool here) const;

    const Map& map_;
    const GameProfile& game_;
    Grid<Code> terrain_;
    Symmetry symmetry_;
    Changes changes_;          ///< the current candidate; while swapped in, the previous codes
    std::vector<Cell> around_; ///< the changed cells and their neighbours
    std::vector<JoinFault> before_;
    std::vector<JoinFault> after_;
};

} // namespace stonemason::kings_conflict
