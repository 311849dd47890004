// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/hint/suggest.h"

#include "core/grid/distance.h"
#include "core/kings_conflict/hint/hint_field.h"

#include <algorithm>
#include <cmath>
#include <random>

namespace stonemason::kings_conflict {

namespace {

constexpr int highestHint = 9;
constexpr double nothing = -1e9; ///< the score of a tile that gets no value

double share(int percent) {
    return percent / 100.0;
}

/// The areas that units can walk, numbered; -1 where they may not enter.
Grid<int> areasOf(const HintField& field) {
    constexpr int none = -1;
    Grid<int> area(field.size(), none);
    int count = 0;
    std::vector<Cell> flood;
    forEachCell(field.size(), [&](Cell cell) {
        if (!field.mayEnter(cell) || area[cell] != none) return;
        area[cell] = count;
        flood.assign(1, cell);
        for (std::size_t next = 0; next < flood.size(); ++next)
            for (Cell step : eightSteps) {
                const Cell to = flood[next] + step;
                if (!field.mayEnter(to) || area[to] != none) continue;
                area[to] = count;
                flood.push_back(to);
            }
        ++count;
    });
    return area;
}

/// Suggests one grid by scoring tiles with weighted distance fields: shortest lengths from the kings, the
/// crossings and the front (Dial's bucket queue, core/grid/distance.h) are combined to a score for each tile,
/// scores become values of 0 to 9, and climbing() lowers those from which no unit could climb on.
/// Invariant: field_ holds the values before that; tiles with the score `nothing` keep 0. After it a unit
/// finds a better tile within a move on every tile with a value but the goals and crossings. Cost: linear in
/// the cells for each of a fixed number of distance fields and cuts, and that of climbing(). Source: ours; R.
/// Dial, Algorithm 360, Communications of the ACM 12, 1969, for the distances.
class Suggester {
public:
    Suggester(const Map& map, const GameProfile& game, int layer, const SuggestOptions& options,
              std::stop_token stop)
        : map_(map)
        , game_(game)
        , weights_(game.kings->suggestion)
        , options_(options)
        , stop_(std::move(stop))
        , analysis_(analyseFrontline(map, game, stop_))
        , field_{Grid<int>(map.size(), 0), Grid<char>(map.size(), 0), numbersOf(map, game).hintMove} {
        const int mover = game.layers[std::size_t(layer)].mover;
        forEachCell(map.size(),
                    [&](Cell cell) { field_.enterable[cell] = game.mayEnter(mover, map.terrain()[cell]); });
        if (!analysis_.connected) lack_ = SuggestionLack::Way;
    }

    std::optional<Suggestion> suggest(HintPurpose purpose) {
        if (stop_.stop_requested()) return std::nullopt;
        const Grid<int> values = purpose == HintPurpose::Attack    ? attack()
                                 : purpose == HintPurpose::Shelter ? shelter()
                                                                   : mountains();
        if (stop_.stop_requested()) return std::nullopt;
        Suggestion suggestion{Grid<Code>(map_.size(), '0'), lack_};
        forEachCell(map_.size(), [&](Cell cell) { suggestion.grid[cell] = Code('0' + values[cell]); });
        return suggestion;
    }

private:
    /// Whether the board is longer than ten values can lead: nine moves.
    bool isLong() const {
        return std::max(map_.size().rows, map_.size().columns) > highestHint * field_.move;
    }

    /// The attack on a long board: the way from king to king in stages, each ending on tiles of value 9, the
    /// last on the king's. The first is near enough for all that appears around the own king. Units wait at
    /// the end of their stage, for no value leads on from there. Nothing where no stage ends on ground that
    /// units may enter.
    std::optional<Grid<int>> attackInStages() {
        const auto onFoot = [this](Cell cell) { return field_.mayEnter(cell); };
        const Grid<int> home = stepsFrom({&analysis_.own, 1}, map_.size(), onFoot);
        const Grid<int> ahead = stepsFrom({&analysis_.enemy, 1}, map_.size(), onFoot);
        const int stage = highestHint * field_.move;
        const int first = stage - 2 * field_.move;
        const int whole = home[analysis_.enemy];
        std::vector<Cell> ends;
        if (field_.mayEnter(analysis_.enemy)) ends.push_back(analysis_.enemy);
        forEachCell(map_.size(), [&](Cell cell) {
            if (!onFoot(cell) || home[cell] == unreachable || ahead[cell] == unreachable) return;
            const bool isOnTheWay = home[cell] + ahead[cell] <= whole + field_.move;
            const bool isEnd = home[cell] >= first && (home[cell] - first) % stage == 0;
            if (isOnTheWay && isEnd && ahead[cell] >= field_.move) ends.push_back(cell);
        });
        if (ends.empty()) return std::nullopt;
        const Grid<int> left = stepsFrom(ends, map_.size(), onFoot);
        Grid<double> score(map_.size(), nothing);
        forEachCell(map_.size(), [&](Cell cell) {
            if (!onFoot(cell) || left[cell] == unreachable) return;
            const int moves = (left[cell] + field_.move - 1) / field_.move;
            score[cell] = 1 - double(moves) / highestHint;
        });
        setValues(score);
        return climbing(field_, ends, {}, stop_);
    }

    Grid<int> attack() {
        if (isLong() && analysis_.connected)
            if (auto staged = attackInStages()) return *std::move(staged);
        const auto onFoot = [this](Cell cell) { return field_.mayEnter(cell); };
        const Grid<int> fromPosts = measured(analysis_.posts, onFoot);
        const Grid<int> home = lengthsFrom({&analysis_.own, 1}, map_.size(), onFoot);
        Grid<double> score(map_.size(), nothing);
        forEachCell(map_.size(), [&](Cell cell) {
            const bool counts = home[cell] != unreachable && analysis_.fromEnemy[cell] != unreachable;
            if (!onFoot(cell) || !counts) return;
            const double ahead = part(analysis_.fromEnemy[cell]);
            const double detour = part(analysis_.fromOwn[cell]) + ahead - 1;
            score[cell] = 1 - (ahead + share(weights_.detour) * detour) / reach(weights_.attackReach);
            if (analysis_.width > 0 && fromPosts[cell] != unreachable)
                score[cell] += share(weights_.crossings) * share(options_.crossings) / analysis_.width *
                               std::max(0.0, 1 - part(fromPosts[cell]) / share(weights_.crossingReach));
        });
        setValues(score);
        std::vector<Cell> goals = analysis_.connected && field_.mayEnter(analysis_.enemy)
                                      ? std::vector<Cell>{analysis_.enemy}
                                      : bestOf([](Cell) { return 0; }, 0);
        // A crossing is kept by a unit when that is almost as good as the end of the way, or else just
        // crossed.
        std::vector<Cell> posts = analysis_.posts;
        std::erase_if(posts, [this](Cell cell) { return field_.value[cell] < highestHint - 1; });
        return climbing(field_, goals, posts, stop_);
    }

    Grid<int> shelter() {
        const auto onGround = [this](Cell cell) { return isGround(cell); };
        const Grid<int> own =
            analysis_.connected ? measured({&analysis_.own, 1}, onGround) : analysis_.fromOwn;
        const Grid<int> enemy =
            analysis_.connected ? measured({&analysis_.enemy, 1}, onGround) : analysis_.fromEnemy;
        const Grid<int> front = measured(analysis_.front, onGround);
        Grid<double> score(map_.size(), nothing);
        Grid<int> side(map_.size(), 0);
        forEachCell(map_.size(), [&](Cell cell) {
            if (!isGround(cell) || own[cell] == unreachable || isTooFar(own[cell])) return;
            const double lead = enemy[cell] == unreachable ? 1 : part(enemy[cell] - own[cell]);
            side[cell] = lead > 0 ? 1 : 0;
            score[cell] = seclusion(own[cell], enemy[cell], front[cell]) * homeliness(lead);
        });
        setRelativeValues(score, share(weights_.shelterReach) * share(options_.reach));
        const Grid<int> area = areasOf(field_);
        Grid<int> values =
            climbing(field_, bestOf([&](Cell cell) { return 2 * area[cell] + side[cell]; }, 1), {}, stop_);
        // What is built on mountains need not walk there; yet no unit shall be drawn to what it cannot reach.
        const int below = numbersOf(map_, game_).hintHigh - 1;
        forEachCell(map_.size(), [&](Cell cell) {
            if (!field_.mayEnter(cell)) values[cell] = std::min(field_.value[cell], below);
        });
        return values;
    }

    Grid<int> mountains() {
        const auto onFoot = [this](Cell cell) { return field_.mayEnter(cell); };
        const Grid<int> own = measured({&analysis_.own, 1}, onFoot);
        // Those who fight cannot follow into the mountains, but from their foot they can strike.
        const Grid<int> threat = extendedLengths(
            analysis_.fromEnemy, [&](Cell c) { return onFoot(c) && analysis_.fromEnemy[c] == unreachable; });
        const Grid<int> front = measured(analysis_.front, onFoot);
        const int lead = weights_.mountainLead * field_.move * straightLength;
        const auto safe = [&](Cell cell) {
            return onFoot(cell) && own[cell] != unreachable &&
                   (threat[cell] == unreachable || threat[cell] - own[cell] > lead);
        };
        Grid<double> seclusions(map_.size(), nothing);
        double best = 0;
        std::vector<Cell> summits;
        forEachCell(map_.size(), [&](Cell cell) {
            if (!isMountain(cell) || !safe(cell) || isTooFar(own[cell])) return;
            summits.push_back(cell);
            seclusions[cell] = seclusion(own[cell], threat[cell], front[cell]);
            best = std::max(best, seclusions[cell]);
        });
        if (summits.empty()) {
            lack_ = SuggestionLack::Mountain;
            return Grid<int>(map_.size(), 0);
        }
        // A worse mountain pulls as if it lay that much farther away. Land behind mountains leads nowhere.
        const double pull = reach(weights_.mountainReach) * analysis_.length;
        // Where the best is hardly secluded at all, and others are less so, the quotient has no bound; no way
        // is longer than all cells in a row.
        const double longest = double(map_.size().area()) * diagonalLength;
        Grid<int> begin(map_.size(), unreachable);
        for (Cell cell : summits) {
            const double loss =
                best > 0 ? share(weights_.mountainShelter) * (1 - seclusions[cell] / best) : 0;
            begin[cell] = int(std::lround(std::min(loss * pull, longest)));
        }
        const Grid<int> away = extendedLengths(begin, onFoot);
        Grid<double> score(map_.size(), nothing);
        forEachCell(map_.size(), [&](Cell cell) {
            const bool leadsThere = isMountain(cell) || analysis_.fromOwn[cell] != unreachable;
            if (leadsThere && safe(cell) && away[cell] != unreachable) score[cell] = 1 - away[cell] / pull;
        });
        setValues(score);
        return climbing(field_, bestOf([&](Cell cell) { return isMountain(cell) ? 0 : -1; }, 1), {}, stop_);
    }

    /// Whether values cannot lead from the own king to a tile so far off: on a long board it is no goal.
    bool isTooFar(int length) const {
        return isLong() && length > (highestHint - 2) * field_.move * straightLength;
    }

    /// A length as a part of the way from king to king.
    double part(int length) const { return double(length) / analysis_.length; }
    double reach(int percent) const { return share(percent) * share(options_.reach); }
    bool isMountain(Cell cell) const {
        const Tile* tile = game_.tile(map_.terrain()[cell]);
        return tile && std::find(game_.kings->mountainClasses.begin(), game_.kings->mountainClasses.end(),
                                 tile->terrainClass) != game_.kings->mountainClasses.end();
    }
    bool isGround(Cell cell) const { return field_.mayEnter(cell) || isMountain(cell); }

    template <typename MayEnter>
    Grid<int> measured(std::span<const Cell> sources, MayEnter mayEnter) const {
        if (!analysis_.connected) return lengthsFrom(sources, map_.size(), [](Cell) { return true; });
        return lengthsFrom(sources, map_.size(), mayEnter);
    }

    /// How far off a tile lies: from the front, and from the ways between the kings.
    double seclusion(int own, int enemy, int front) const {
        const double fromFront = front == unreachable ? 1 : part(front);
        const double detour = enemy == unreachable ? 1 : part(own + enemy) - 1;
        return fromFront + share(weights_.shelterDetour) * detour;
    }

    /// What is left of a shelter's worth that the computer's king is nearer to by `lead` parts of the way.
    double homeliness(double lead) const {
        const double far = share(weights_.shelterFarSide);
        const double middle = (1 + far) / 2;
        return std::clamp(middle + (1 - far) / 2 * lead / share(weights_.shelterBorder), far, 1.0);
    }

    /// Scores of 0 to 1 become values of 0 to 9, with the noise asked for.
    void setValues(const Grid<double>& score) {
        std::mt19937 random(options_.seed);
        const unsigned choices = unsigned(2 * options_.noise + 1);
        forEachCell(map_.size(), [&](Cell cell) {
            const int noise = int(random() % choices) - options_.noise;
            if (score[cell] == nothing) return;
            const int value =
                int(std::clamp(std::floor(highestHint * score[cell] + 0.5), -1.0, highestHint + 1.0));
            field_.value[cell] = std::clamp(value + noise, 0, highestHint);
        });
    }

    /// The same for scores of any height: the best that the computer's units can walk to becomes 9, those
    /// worse by the share `fall` of it 0.
    void setRelativeValues(Grid<double> score, double fall) {
        double best = 0;
        forEachCell(map_.size(), [&](Cell cell) {
            if (field_.mayEnter(cell) && analysis_.fromOwn[cell] != unreachable)
                best = std::max(best, score[cell]);
        });
        forEachCell(map_.size(), [&](Cell cell) {
            if (score[cell] != nothing)
                score[cell] = best > 0 ? 1 - (1 - score[cell] / best) / fall : nothing;
        });
        setValues(score);
    }

    /// The tiles of each group of enterable tiles (negative: no group) whose value is within `slack` of the
    /// group's best and not 0.
    template <typename GroupOf>
    std::vector<Cell> bestOf(GroupOf groupOf, int slack) const {
        std::vector<int> best;
        const auto visit = [&](auto found) {
            forEachCell(map_.size(), [&](Cell cell) {
                if (!field_.mayEnter(cell) || field_.value[cell] == 0 || groupOf(cell) < 0) return;
                best.resize(std::max(best.size(), std::size_t(groupOf(cell)) + 1), 0);
                found(cell, best[std::size_t(groupOf(cell))]);
            });
        };
        visit([&](Cell cell, int& high) { high = std::max(high, field_.value[cell]); });
        std::vector<Cell> cells;
        visit([&](Cell cell, const int& high) {
            if (field_.value[cell] >= high - slack) cells.push_back(cell);
        });
        return cells;
    }

    const Map& map_;
    const GameProfile& game_;
    const SuggestionWeights& weights_;
    SuggestOptions options_;
    std::stop_token stop_;
    FrontlineAnalysis analysis_;
    HintField field_; ///< the values wanted, before units are seen to climb
    SuggestionLack lack_ = SuggestionLack::Nothing;
};

} // namespace

std::optional<Suggestion> suggestHints(const Map& map, const GameProfile& game, int layer,
                                       const SuggestOptions& options, std::stop_token stop) {
    if (layer <= terrainLayer || layer >= int(game.layers.size())) return std::nullopt;
    const HintPurpose purpose = game.layers[std::size_t(layer)].purpose;
    if (purpose == HintPurpose::None || !game.kings || stop.stop_requested()) return std::nullopt;
    return Suggester(map, game, layer, options, std::move(stop)).suggest(purpose);
}

} // namespace stonemason::kings_conflict
