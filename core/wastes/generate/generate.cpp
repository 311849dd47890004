// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/generate/generate.h"

#include "core/base/limits.h"
#include "core/wastes/check/check.h"
#include "core/wastes/generate/army.h"
#include "core/wastes/generate/origin.h"

#include <algorithm>
#include <string>
#include <utility>

namespace stonemason::wastes {

// A board is drawn, counted and checked, and drawn anew from the next random numbers until it meets the
// wishes and passes all checks: most succeed at once, because tiles are laid until each share is reached.

namespace {

constexpr int mostAttempts = 60;
constexpr int longestPatch = 5;

/// The minimum of a wish's range.
int leastOf(const Wishes& wishes, WishKind kind, const GenerationNumbers& numbers) {
    return rangeOf(wishes, kind, numbers).least;
}

Error clash(WishKind one, int number, WishKind other, int otherNumber) {
    return {{"wish/clash", {std::string(wishId(one)), number, std::string(wishId(other)), otherNumber}}};
}

std::optional<Error> whyNotWishes(const Wishes& wishes, const GenerationNumbers& numbers) {
    for (const auto& [id, range] : wishes) {
        const auto kind = wishFromId(id);
        if (!kind) return Error{{"wish/unknown", {id}}};
        const WishRange& limits = numbers.wishes[std::size_t(*kind)].limits;
        if (range.least > range.most || range.least < limits.least || range.most > limits.most)
            return Error{{"wish/limits", {id, limits.least, limits.most}}};
    }
    return std::nullopt;
}

/// Error if more ranks, walkers or jumpers are wished for than pieces.
std::optional<Error> whyArmyClashes(const Wishes& wishes, const GenerationNumbers& numbers) {
    const int most = rangeOf(wishes, WishKind::Pieces, numbers).most;
    for (const WishKind kind : {WishKind::Ranks, WishKind::Walkers, WishKind::Jumpers})
        if (const int least = leastOf(wishes, kind, numbers); least > most)
            return clash(WishKind::Pieces, most, kind, least);
    return std::nullopt;
}

/// Error if the minimum shares exceed the board; it names the two largest.
std::optional<Error> whySharesClash(const Wishes& wishes, const GenerationNumbers& numbers) {
    std::array<std::pair<int, WishKind>, 5> shares{};
    int sum = 0;
    for (std::size_t i = 0; i < shares.size(); ++i) {
        shares[i] = {-leastOf(wishes, WishKind(i), numbers), WishKind(i)};
        sum -= shares[i].first;
    }
    if (sum <= 100) return std::nullopt;
    std::ranges::stable_sort(shares, {}, &std::pair<int, WishKind>::first);
    return clash(shares[0].second, -shares[0].first, shares[1].second, -shares[1].first);
}

/// Pieces start on ground that is neither hole, sludge nor trap, and there are two goals.
std::optional<Error> whyNoRoom(const BoardRequest& request, const GenerationNumbers& numbers) {
    const int area = request.size.area();
    int taken = 0;
    for (const WishKind kind : {WishKind::Holes, WishKind::Sludge, WishKind::Traps})
        taken += leastOf(request.wishes, kind, numbers);
    const int pieces = leastOf(request.wishes, WishKind::Pieces, numbers);
    if ((2 * pieces + 2) * 100 > area * (100 - taken) + 50 * 3) return Error{{"wish/room", {pieces, area}}};
    return std::nullopt;
}

/// A number for each wish, by chance from its range.
WishCounts drawAims(const BoardRequest& request, const GenerationNumbers& numbers, SeededRandom& random) {
    WishCounts aims{};
    for (std::size_t i = 0; i < aims.size(); ++i) {
        const WishRange range = rangeOf(request.wishes, WishKind(i), numbers);
        aims[i] = range.least + random.below(range.most - range.least + 1);
    }
    const auto aim = [&](WishKind kind) -> int& { return aims[std::size_t(kind)]; };
    aim(WishKind::Pieces) =
        std::max({aim(WishKind::Pieces), leastOf(request.wishes, WishKind::Ranks, numbers),
                  leastOf(request.wishes, WishKind::Walkers, numbers),
                  leastOf(request.wishes, WishKind::Jumpers, numbers)});
    for (const WishKind kind : {WishKind::Ranks, WishKind::Walkers, WishKind::Jumpers})
        aim(kind) = std::min(aim(kind), aim(WishKind::Pieces));
    return aims;
}

/// The board with Blue at the top; nullopt: there is no room for the pieces.
std::optional<Board> composedBoard(const Profile& profile, Size size, Symmetry symmetry,
                                   const WishCounts& aims, SeededRandom& random) {
    Draft draft(size, symmetry, random);
    const auto tiles = [&](WishKind kind) { return (aims[std::size_t(kind)] * size.area() + 50) / 100; };
    draft.lay({.tile = Tile::Hole, .count = tiles(WishKind::Holes), .longest = longestPatch, .atEdge = true});
    draft.lay({.tile = Tile::Trap, .count = tiles(WishKind::Traps), .longest = 1, .atGoal = true});
    draft.lay({.tile = Tile::Sludge, .count = tiles(WishKind::Sludge), .longest = longestPatch});
    draft.lay({.tile = Tile::High, .count = tiles(WishKind::High), .longest = 2});
    draft.lay({.tile = Tile::Rough, .count = tiles(WishKind::Rough), .longest = longestPatch});
    const std::vector<Piece> army = drawArmy(profile, aims, random);
    if (!placeArmy(draft, army, aims[std::size_t(WishKind::GoalDistance)], random)) return std::nullopt;
    Board board = draft.board();
    const std::vector<Piece> blue = board.pieces;
    for (const Piece& piece : blue)
        board.pieces.push_back(mirrored(piece, size, symmetry));
    return board;
}

/// As requested: LeftRight is TopBottom laid on its side.
std::optional<Board> drawnBoard(const Profile& profile, const BoardRequest& request, const WishCounts& aims,
                                SeededRandom& random) {
    if (request.symmetry != Symmetry::LeftRight)
        return composedBoard(profile, request.size, request.symmetry, aims, random);
    const Size upright{request.size.columns, request.size.rows};
    const auto board = composedBoard(profile, upright, Symmetry::TopBottom, aims, random);
    if (!board) return std::nullopt;
    return transformed(*board, Transform::Diagonal);
}

/// How near the attempts came, of which none succeeded.
class NearMisses {
public:
    /// Whether the wishes are met.
    bool add(const WishCounts& counts, const BoardRequest& request, const GenerationNumbers& numbers) {
        bool isMet = true;
        for (std::size_t i = 0; i < counts.size(); ++i) {
            const WishRange range = rangeOf(request.wishes, WishKind(i), numbers);
            const auto off = [&](int value) {
                return std::max({0, range.least - value, value - range.most});
            };
            isMet = isMet && range.contains(counts[i]);
            unmet_[i] += int(!range.contains(counts[i]));
            if (attempts_ == 0 || off(counts[i]) < off(nearest_[i])) nearest_[i] = counts[i];
        }
        ++attempts_;
        return isMet;
    }
    void addFault(std::string_view message) { fault_ = message; }

    Error error(const BoardRequest& request, const GenerationNumbers& numbers) const {
        if (attempts_ == 0)
            return {{"wish/room", {leastOf(request.wishes, WishKind::Pieces, numbers), request.size.area()}}};
        std::string together;
        for (std::size_t i = 0; i < unmet_.size(); ++i) {
            const std::string id(wishIds[i]);
            const WishRange range = rangeOf(request.wishes, WishKind(i), numbers);
            if (unmet_[i] == attempts_) return {{"wish/nearest", {id, range.least, range.most, nearest_[i]}}};
            if (unmet_[i] > 0) together += (together.empty() ? "" : ", ") + id;
        }
        if (!fault_.empty() || together.empty()) return {{"wish/checks", {fault_}}};
        return {{"wish/together", {together}}};
    }

private:
    int attempts_ = 0;
    WishCounts unmet_{};
    WishCounts nearest_{};
    std::string fault_; ///< the last that the checks found
};

/// The first error or warning of the checks; empty: there is none.
std::string faultOf(const Board& board, const Profile& profile, const std::stop_token& stop) {
    for (const Problem& problem : runChecks(board, profile, stop).problems)
        if (problem.severity != Severity::Note) return std::string(problem.message.id);
    return {};
}

} // namespace

std::optional<Error> whyNotGenerated(const Profile& profile, const BoardRequest& request) {
    const GenerationNumbers& numbers = profile.generation;
    const auto fits = [](int side) { return side >= smallestGenerated && side <= maximumSide; };
    if (!fits(request.size.rows) || !fits(request.size.columns))
        return Error{{"wish/size", {smallestGenerated, maximumSide}}};
    if (request.symmetry == Symmetry::None) return Error{{"wish/symmetry"}};
    if (auto error = whyNotWishes(request.wishes, numbers)) return error;
    if (auto error = whyArmyClashes(request.wishes, numbers)) return error;
    if (auto error = whySharesClash(request.wishes, numbers)) return error;
    return whyNoRoom(request, numbers);
}

Result<Board> generateBoard(const Profile& profile, const BoardRequest& request,
                            const std::stop_token& stop) {
    if (auto error = whyNotGenerated(profile, request)) return *std::move(error);
    NearMisses misses;
    SeededRandom seeds(request.seed);
    SeededRandom variations(seeds.next() ^ (std::uint64_t(request.variation) * 0xD1342543DE82EF95U));
    for (int attempt = 0; attempt < mostAttempts; ++attempt) {
        if (stop.stop_requested()) return Error{{"wish/stopped"}};
        SeededRandom random(variations.next());
        const WishCounts aims = drawAims(request, profile.generation, random);
        auto board = drawnBoard(profile, request, aims, random);
        if (!board || !misses.add(countedWishes(*board, profile), request, profile.generation)) continue;
        const std::string fault = faultOf(*board, profile, stop);
        if (stop.stop_requested()) return Error{{"wish/stopped"}};
        if (!fault.empty()) {
            misses.addFault(fault);
            continue;
        }
        setOrigin(*board, {.request = request});
        return *std::move(board);
    }
    return misses.error(request, profile.generation);
}

} // namespace stonemason::wastes
