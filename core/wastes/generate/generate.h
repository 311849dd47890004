// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/wastes/generate/wishes.h"

#include <cstdint>
#include <optional>
#include <stop_token>

namespace stonemason::wastes {

// Generates boards on request. Every function here is a pure function of its arguments: the same on every
// machine for as long as generatorVersion stays the same. None keeps anything between calls, so they may run
// on any thread.
//
// Boards come out with the symmetry in every cell and piece, without any error or warning of a check
// (core/wastes/check), and with the wishes met as countedWishes() counts them.
//
// They fail with one of these errors. Wishes are named by their ids.
// - wish/unknown: the id.
// - wish/limits: wish, least, most. The range is backwards or leaves the wish's limits, which are given.
// - wish/size: least, most rows or columns.
// - wish/symmetry: none is asked for.
// - wish/clash: wish, number, wish, number. The two cannot be met together.
// - wish/room: pieces of a side, cells. There is no room for so many.
// - wish/nearest: wish, least wished, most wished, the nearest number that a board came out with.
// - wish/together: the ids of the wishes that no board met, with ", " between them.
// - wish/checks: message id of a check's problem, which every board had that met the wishes.
// - wish/stopped: a stop was requested.

/// Boards of one version of the generator are made the same way for ever.
inline constexpr int generatorVersion = 1;

inline constexpr int smallestGenerated = 5; ///< rows or columns

/// What a board is to be like.
struct BoardRequest {
    Size size{13, 11};                      ///< smallestGenerated to maximumSide each
    Symmetry symmetry = Symmetry::HalfTurn; ///< not None
    std::uint64_t seed = 1;                 ///< 0 to maximumSeed
    int variation = 0;                      ///< 0 to mostVariations: another board of the same seed
    Wishes wishes{};                        ///< those that are not named are wished for as is standard

    bool operator==(const BoardRequest&) const = default;
};

inline constexpr int mostVariations = 1000;

/// Why no board can meet the request, as far as this shows without trying; nullopt: generateBoard() may still
/// fail. Takes microseconds.
std::optional<Error> whyNotGenerated(const Profile& profile, const BoardRequest& request);

/// A board as requested, without words. It names its origin, see origin.h.
Result<Board> generateBoard(const Profile& profile, const BoardRequest& request,
                            const std::stop_token& stop = {});

} // namespace stonemason::wastes
