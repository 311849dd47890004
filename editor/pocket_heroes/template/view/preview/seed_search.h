// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/pocket_heroes/generate/draft.h"
#include "core/pocket_heroes/generate/fairness.h"
#include "core/pocket_heroes/generate/generate.h"

#include <QImage>
#include <QString>

#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

namespace stonemason::pocket_heroes {

/// The input from which a world is generated.
struct WorldRequest {
    Template worldTemplate;
    int seed = 1;
    int size = 0;        ///< 0: Config::mapSize
    KeptLayout layout{}; ///< see GenerationRequest; empty: none is kept

    bool operator==(const WorldRequest&) const = default;
};

/// The template with the ground that its zones have in the world.
Template groundedTemplate(const Template& worldTemplate);

/// Describes to the template's author why no world could be generated.
QString generateFailure(const Error& error);

/// The figures that distinguish the worlds of different seeds.
struct SeedFigures {
    int seed = 0;
    std::optional<Error> failure{}; ///< why there is no world; the members below are then unset
    double shareOff = 0; ///< the largest deviation of a zone from its share, relative to that share
    int roadCells = 0;
    Fairness fairness{};

    bool isFair() const { return !failure && fairness.isFair(); }
    /// Whether there are players who can be compared.
    bool isCompared() const { return !failure && fairness.players.size() >= 2; }
    bool operator==(const SeedFigures&) const = default;
};
SeedFigures figuresOf(int seed, const Generated& worldTemplate, const Fairness& fairness);

/// The figures in words, a line for each kind.
QString seedText(const SeedFigures& figures);

/// The same in two short lines for below a picture: the seed, and how fair the world is.
QString seedCaption(const SeedFigures& figures);
/// What each player has, a line for each: ways to castles and mines, riches. Empty where none is compared.
QString playersText(const SeedFigures& figures);
/// Describes how fair the world is: a warning if it is not, else the difference between the players; then
/// the causes, and the players' ways and riches. Empty where there are not two players to compare.
QString fairnessText(const SeedFigures& figures);

struct SeedRow {
    SeedFigures figures;
    QImage picture; ///< null where there is no world
};

/// The results so far.
struct SeedSearch {
    std::vector<SeedRow> rows;
    int tried = 0;
};
using SearchProgress = std::function<void(const SeedSearch&)>;

/// Generates the worlds of `count` seeds, beginning with the seed of the request. After a stop request it
/// returns the worlds made so far.
/// @param side of the pictures, in pixels
SeedSearch compareSeeds(const WorldRequest& request, const Catalogue& catalogue, int count, int side,
                        bool dark, const std::stop_token& stop, const SearchProgress& progress);
/// Searches up to `most` seeds for the first fair world; without one, the fairest is returned. One row, or
/// none when no seed gave a world.
SeedSearch searchFair(const WorldRequest& request, const Catalogue& catalogue, int most, int side, bool dark,
                      const std::stop_token& stop, const SearchProgress& progress);

} // namespace stonemason::pocket_heroes
