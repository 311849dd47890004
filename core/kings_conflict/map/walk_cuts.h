// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/map/pen_board.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace stonemason::kings_conflict {

/// The positions at which a walk can be cut into parts that a pen can lay independently. A cut lies in the
/// middle of a shortest-path stretch without a river or road nearby, where nothing before the cut comes near
/// anything after it, mirror images included. On such a stretch a pen lays exactly the walk's own links,
/// whatever is laid elsewhere.
///
/// Cuts depend on the map and the walk alone, not on how the walk grew.
class WalkCuts {
public:
    /// How many of the walk's cells on either side of a cut are on the stretch. Steps; the margin with which
    /// a part is laid must be less.
    static constexpr std::size_t clearance = 8;

    /// Both must outlive it; the map must not change.
    WalkCuts(const Map& map, const GameProfile& game, Network network, Symmetry symmetry);

    /// Updates to the current walk, whose first `kept` cells are unchanged. Returns the index below which
    /// the cuts are unchanged. Cost: linear in the cells added, removed, or now between two places that come
    /// near each other.
    std::size_t follow(std::span<const Cell> walk, std::size_t kept);

    /// The indices in the walk at which it can be cut, at most one in a few steps, ascending.
    const std::vector<std::size_t>& cuts() const { return cuts_; }

private:
    /// A cell of the walk as it was when it came; a removed cell's serial number is no longer known.
    struct Visit {
        std::size_t index = 0;
        std::uint64_t serial = 0; ///< from 1
    };
    struct Step {
        std::uint64_t serial;
        std::size_t nearest; ///< the first of the walk's cells that this one comes near; `none` if only those
                             ///< that lead there
        bool isQuiet;        ///< no river, road or mirror image is about
    };
    static constexpr std::size_t none = SIZE_MAX;

    void add(std::span<const Cell> walk, std::size_t index);
    bool isNetwork(Cell cell) const;
    bool isBridge(Cell cell) const;
    bool isQuiet(Cell cell) const;
    std::vector<Cell> bridgesAbout(Cell cell) const;
    std::optional<std::size_t> visited(const CellMap<Visit>& visits, Cell cell) const;
    void mark(CellMap<Visit>& visits, Cell cell, std::size_t index);
    bool isStretch(std::size_t middle) const;

    PenBoard board_; ///< nothing is ever written to it
    bool hasTiles_;  ///< for whatever a stretch needs
    std::vector<Step> steps_;
    std::uint64_t lastSerial_ = 0;
    CellMap<Visit> walked_;  ///< when the walk first came to a cell
    CellMap<Visit> bridged_; ///< when it first came near a row of bridges that holds the cell
    std::vector<std::size_t> cuts_;
};

} // namespace stonemason::kings_conflict
