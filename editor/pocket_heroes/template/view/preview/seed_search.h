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

/// What a world is to be made of.
struct WorldRequest {
    Template worldTemplate;
    int seed = 1;
    int size = 0;        ///< 0: Config::mapSize
    KeptLayout layout{}; ///< see GenerationRequest; empty: none is kept

    bool operator==(const WorldRequest&) const = default;
};

/// The template with the ground that its zones have in the world.
Template groundedTemplate(const Template& worldTemplate);

/// Why no world has become of a template, for its author.
QString generateFailure(const Error& error);

/// The figures that distinguish the worlds of different seeds.
struct SeedFigures {
    int seed = 0;
    std::optional<Error> failure{}; ///< why there is no world; then nothing of what follows
    double shareOff = 0;            ///< of the zone furthest from its share, as a part of that share
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
/// How fair the world is, in words: the warning of one that is not, else how far players are apart; then
/// what that comes of, their ways and riches. Empty where there are not two players to compare.
QString fairnessText(const SeedFigures& figures);

struct SeedRow {
    SeedFigures figures;
    QImage picture; ///< null where there is no world
};

/// What has come out so far.
struct SeedSearch {
    std::vector<SeedRow> rows;
    int tried = 0;
};
using SearchProgress = std::function<void(const SeedSearch&)>;

/// The worlds of so many seeds, from that of the request on. After a stop request it returns those that there
/// are.
/// @param side of the pictures, in pixels
SeedSearch compareSeeds(const WorldRequest& request, const Catalogue& catalogue, int count, int side,
                        bool dark, const std::stop_token& stop, const SearchProgress& progress);
/// Of up to so many seeds the first whose world is fair, else the one with the fairest: one row, none when no
/// world came of any.
SeedSearch searchFair(const WorldRequest& request, const Catalogue& catalogue, int most, int side, bool dark,
                      const std::stop_token& stop, const SearchProgress& progress);

} // namespace stonemason::pocket_heroes
