// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/check/checks.h"
#include "core/kings_conflict/check/join_fix.h"

#include <algorithm>
#include <tuple>

namespace stonemason::kings_conflict {

namespace {

/// joins/river-clash, joins/road-clash: cell, code, direction, neighbour, the neighbour's code
/// The others for one loose end: cell, code, direction, the neighbour's code or "" for the board's edge;
/// for several loose ends of a tile, "...-ends": cell, code
constexpr std::string_view joinsMessages[]{
    "joins/river-clash",  "joins/road-clash",        "joins/river-end", "joins/river-ends",
    "joins/bridge-river", "joins/bridge-river-ends", "joins/corner",    "joins/corner-ends",
    "joins/bridge-road",  "joins/bridge-road-ends"};

/// Beyond so many problems none comes with a fix: nobody repairs that many one by one, and the next check
/// finds fixes for those that are left. Fix All takes more at once.
constexpr std::size_t mostWithFixes = 400;
constexpr std::size_t mostFixedTogether = 10'000;

std::string word(Direction direction) {
    static constexpr std::string_view words[]{"north", "east", "south", "west"};
    return std::string(words[int(direction)]);
}

std::string codeAt(const Map& map, const GameProfile& game, Cell cell) {
    const bool isOnBoard = map.terrain().contains(cell) && !isHoleCode(game, map.terrain()[cell]);
    return isOnBoard ? std::string(1, map.terrain()[cell]) : std::string();
}

Problem clash(const Map& map, const GameProfile& game, const JoinFault& fault) {
    const Cell other = neighbour(fault.cell, fault.direction);
    const bool river = fault.network == Network::River;
    Problem problem{joinsCheck.id,
                    Severity::Error,
                    {river ? "joins/river-clash" : "joins/road-clash"},
                    {fault.cell, other}};
    problem.message.arguments = {fault.cell, codeAt(map, game, fault.cell), word(fault.direction), other,
                                 codeAt(map, game, other)};
    std::sort(problem.cells.begin(), problem.cells.end());
    return problem;
}

std::string_view looseId(bool river, bool bridge, bool several) {
    if (river && bridge) return several ? "joins/bridge-river-ends" : "joins/bridge-river";
    if (river) return several ? "joins/river-ends" : "joins/river-end";
    if (bridge) return several ? "joins/bridge-road-ends" : "joins/bridge-road";
    return several ? "joins/corner-ends" : "joins/corner";
}

/// One problem for all loose ends that one network has in a tile.
Problem loose(const Map& map, const GameProfile& game, const JoinFault& fault, bool several) {
    const bool river = fault.network == Network::River;
    const bool bridge = game.tile(map.terrain()[fault.cell])->isBridge();
    Problem problem{joinsCheck.id,
                    river && bridge ? Severity::Error : Severity::Warning,
                    {looseId(river, bridge, several), {fault.cell, codeAt(map, game, fault.cell)}},
                    {fault.cell}};
    if (!several) {
        problem.message.arguments.push_back(word(fault.direction));
        problem.message.arguments.push_back(codeAt(map, game, neighbour(fault.cell, fault.direction)));
    }
    return problem;
}

/// Turns the faults found into problems, and looks for their fixes.
class JoinReport {
public:
    JoinReport(const Map& map, const GameProfile& game, Problems& problems)
        : map_(map), game_(game), problems_(problems) {}

    /// All faults of one cell.
    void add(std::span<const JoinFault> faults) {
        for (const JoinFault& fault : faults) {
            if (fault.clash) {
                problems_.push_back(clash(map_, game_, fault));
                offer(fault, {neighbour(fault.cell, fault.direction), fault.cell});
                continue;
            }
            const auto sameNetwork = [&](const JoinFault& other) {
                return !other.clash && other.network == fault.network;
            };
            if (&fault != &*std::find_if(faults.begin(), faults.end(), sameNetwork)) continue;
            const bool several = std::count_if(faults.begin(), faults.end(), sameNetwork) > 1;
            problems_.push_back(loose(map_, game_, fault, several));
            offer(fault, {fault.cell});
        }
    }

private:
    /// Adds what would repair the fault in each of the cells, or else take an error away at a price; the
    /// cheaper and more thorough first.
    void offer(const JoinFault& fault, std::initializer_list<Cell> cells) {
        if (++found_ > (problems_.wantsAll() ? mostFixedTogether : mostWithFixes)) return;
        if (!fixer_) fixer_.emplace(map_, game_);
        std::vector<JoinFixer::PricedFix> found;
        const auto look = [&](auto find) {
            for (Cell cell : cells)
                if (auto candidate = ((*fixer_).*find)(fault, cell, !fault.clash))
                    found.push_back(std::move(*candidate));
        };
        look(&JoinFixer::repair);
        if (found.empty() && fault.isError) look(&JoinFixer::lessen);
        std::stable_sort(found.begin(), found.end(), [](const auto& a, const auto& b) {
            return std::tie(a.price, b.solved) < std::tie(b.price, a.solved);
        });
        for (JoinFixer::PricedFix& candidate : found)
            problems_.back().fixes.push_back(std::move(candidate.fix));
    }

    const Map& map_;
    const GameProfile& game_;
    std::optional<JoinFixer> fixer_; // made on the first fault: most maps have none
    Problems& problems_;
    std::size_t found_ = 0;
};

void runJoins(const Map& map, const GameProfile& game, Problems& problems) {
    JoinReport report(map, game, problems);
    std::vector<JoinFault> faults;
    forEachCell(map.size(), [&](Cell cell) {
        faults.clear();
        visitJoinFaults(map.terrain(), game, cell, [&](const JoinFault& fault) { faults.push_back(fault); });
        if (!faults.empty()) report.add(faults);
    });
}

} // namespace

constinit const Check joinsCheck{"joins", runJoins, joinsMessages, joinFixes};

} // namespace stonemason::kings_conflict
