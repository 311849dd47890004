// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/kings_conflict/generate/wishes.h"
#include "core/kings_conflict/map/map.h"
#include "core/kings_conflict/map/symmetry.h"

#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace stonemason::kings_conflict {

// The map generator. Every function here is a pure function of its arguments: the same result on every
// machine and with every compiler, as long as generatorVersion stays the same. None keeps state between
// calls, so they may run on any thread. A map of 11 by 11 takes some milliseconds, one of 64 by 64 some
// seconds; a stop request ends them early.
//
// Every returned map has no error and no warning of any check (core/kings_conflict/check), its wishes are
// met (countedWishes()), and the symmetry holds in every cell, so both sides are equal. Hint grids are
// suggestHints() of the terrain. Two exceptions produce warnings: a grid without a purpose stays 0
// throughout, and on a board of more than nine moves of its units a grid may lack a higher digit for each
// move.
//
// They fail with one of these errors. Wishes are named by their ids; the arguments are
// - generate/symmetry: the symmetry's id. It is not among generatedSymmetries().
// - generate/unknown-wish: the id. It is not among wishesOf().
// - generate/limits: wish, least, most. The range is backwards or leaves the wish's limits, which are given.
// - generate/demanded: wish, the most that is wished for, the least that is needed in percent and in tiles.
//   The checks find a fault in every map that has less (GameProfile::variety).
// - generate/clash: wish, number, wish, number. The two cannot be met together: the number is the least of
//   each that is wished for (for the first the most, where it is too little for the second).
// - generate/nearest: wish, least wished, most wished, the nearest number that a map came out with.
// - generate/together: the ids of the wishes that no map met, with ", " between them. Each could be met
// alone.
// - generate/checks: message id of a check's problem, which every map that was made had.
// - generate/locked-size: rows, columns, rows of the board, columns of the board. The map to keep is of
//   another size.
// - generate/locked-uneven: number of cells, cells. Two locked cells that are mirror images of each other
//   differ, or one that is its own mirror image holds what the symmetry would turn.
// - generate/locked-faults: message id of the check's problem, number of cells, cells. What is locked makes a
//   warning that no other cell can take away.
// - generate/no-cells: every cell is locked, or none was selected.
// - generate/no-variation: nothing else was found for the selected cells.
// - generate/stopped: a stop was requested.

/// The output of a version never changes; increment it when the algorithm changes.
inline constexpr int generatorVersion = 1;

/// The parameters of a map to generate.
struct GenerationRequest {
    Symmetry symmetry = Symmetry::HalfTurn; ///< one of generatedSymmetries()
    std::uint64_t seed = 1;                 ///< 0 to maximumSeed (core/base/limits.h)
    Wishes wishes{};                        ///< those that are not named are wished for as is standard

    /// A map to keep a part of. Its words, notes and changed numbers are kept, too.
    std::optional<Map> keep{};
    /// The cells of it that stay as they are, in any order. Their mirror images become what the symmetry
    /// makes of them and are locked as well. Rivers and roads that leave them are carried on.
    std::vector<Cell> locked{};

    bool operator==(const GenerationRequest&) const = default;
};

/// Why the request cannot be met by any map, as far as this shows without trying: bounds of wishes against
/// each other, the symmetry, what is locked. nullopt: generateMap() may still fail. Takes microseconds, so
/// that a dialog can ask at every change.
std::optional<Error> whyNotGenerated(const GameProfile& game, const GenerationRequest& request);

/// A map as requested. It names its origin (Map::origin), from which requestOf() makes the request again; its
/// other words are empty unless `keep` has some.
Result<Map> generateMap(const GameProfile& game, const GenerationRequest& request, std::stop_token stop = {});

/// The request a generated map was made with; nullopt for a map that has no origin, or one of another version
/// of the generator. A map that was made around locked cells carries these along.
std::optional<GenerationRequest> requestOf(const Map& map, const GameProfile& game);

/// The request for others like a generated map: that of requestOf(), around the cells as well that are locked
/// in the map now, as they are now. nullopt as for requestOf().
std::optional<GenerationRequest> requestForOthers(const Map& map, const GameProfile& game);

/// Adds what is locked in one request to another of the same game: its cells stay as the first has them, and
/// their mirror images follow them.
void lockAlso(GenerationRequest& request, const GenerationRequest& locking);

/// A request for a map that resembles the map: about two thirds of its cells, in one piece with their mirror
/// images, are locked; which ones depends on the seed. The wishes are those given.
GenerationRequest requestLike(const Map& map, const GameProfile& game, const Wishes& wishes,
                              std::uint64_t seed);

/// Regenerates the terrain of the cells and of their mirror images under the symmetry that the map declares;
/// all other terrain stays. Wishes are ignored, and existing warnings elsewhere may remain: none are added.
/// Hint grids stay as well, except those that the new terrain makes faulty, which are suggested anew.
/// @param cells what is selected, in any order; cells outside the board are passed over
/// @returns the changes, never none at all
Result<Edit> variedCells(const Map& map, const GameProfile& game, std::span<const Cell> cells,
                         std::uint64_t seed, std::stop_token stop = {});

/// The fewest cells found whose change takes errors and warnings away, adding none: terrain first, with
/// mirror images under the symmetry that the map declares, and hint grids that are flat, missing or get their
/// units stuck, which are suggested anew.
/// @param locked cells of the terrain that stay, with their mirror images
/// @returns the changes; none at all where there is nothing to improve or nothing improves it
Result<Edit> improvedMap(const Map& map, const GameProfile& game, std::span<const Cell> locked = {},
                         std::stop_token stop = {});

} // namespace stonemason::kings_conflict
