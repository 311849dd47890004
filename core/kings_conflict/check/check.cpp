// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/check/check.h"

#include "core/kings_conflict/check/checks.h"

#include <algorithm>
#include <array>
#include <map>
#include <numeric>
#include <tuple>

namespace stonemason::kings_conflict {

std::span<const Check> allChecks() {
    static const std::array table{sizeCheck,          codesCheck,        symmetryCheck, joinsCheck,
                                  varietyCheck,       startCheck,        kingTrapCheck, swatCheck,
                                  firstTurnKillCheck, routeCheck,        hintSizeCheck, hintFlatCheck,
                                  hintPeakCheck,      hintStrandedCheck, hintSideCheck, hintHomeCheck};
    return table;
}

Report runChecks(const Map& map, const GameProfile& game, std::stop_token stop) {
    return reportOf(allChecks(), stop, map, game);
}

void visitProblems(const Map& map, const GameProfile& game, const std::function<void(const Problem&)>& visit,
                   std::stop_token stop) {
    Problems problems(visit);
    runTable(allChecks(), stop, problems, map, game);
}

namespace {

/// Which problems belong together.
class Sets {
public:
    explicit Sets(std::size_t size) : parents_(size) { std::iota(parents_.begin(), parents_.end(), 0); }

    std::size_t firstOf(std::size_t i) {
        while (parents_[i] != i)
            i = parents_[i] = parents_[parents_[i]];
        return i;
    }

    void join(std::size_t a, std::size_t b) {
        a = firstOf(a);
        b = firstOf(b);
        parents_[std::max(a, b)] = std::min(a, b);
    }

private:
    std::vector<std::size_t> parents_;
};

/// Pieces that do not join, by the cells they share.
void joinNeighbours(Sets& sets, const std::vector<Problem>& problems) {
    std::map<Cell, std::size_t> firstAt;
    for (std::size_t i = 0; i < problems.size(); ++i) {
        if (problems[i].check != joinsCheck.id) continue;
        for (const Cell cell : problems[i].cells)
            sets.join(i, firstAt.try_emplace(cell, i).first->second);
    }
}

bool isToCome(const Problem& problem) {
    const std::string_view id = problem.message.id;
    return problem.severity == Severity::Error && (id == "variety/absent" || id == "variety/none");
}

/// The problems that are shown. While terrain is still to come, first-turn kills are left out, because
/// nothing divides the regions of the two kings yet: a blank map would kill them on turn one.
std::vector<Problem> shownOf(const std::vector<Problem>& problems) {
    std::vector<Problem> shown = problems;
    if (std::ranges::any_of(shown, isToCome))
        std::erase_if(shown, [](const Problem& problem) { return problem.check == firstTurnKillCheck.id; });
    return shown;
}

/// Hint grids without information, or missing.
bool isBlankGrid(const Problem& problem) {
    return problem.check == hintFlatCheck.id;
}

/// All that are alike.
template <typename IsAlike>
void joinAll(Sets& sets, const std::vector<Problem>& problems, IsAlike isAlike) {
    std::size_t first = problems.size();
    for (std::size_t i = 0; i < problems.size(); ++i) {
        if (!isAlike(problems[i])) continue;
        if (first < problems.size()) sets.join(first, i);
        first = std::min(first, i);
    }
}

/// Equal for two problems that are the same at other cells.
using Kind = std::tuple<std::string_view, std::string_view, std::optional<int>, std::vector<Cell>>;

/// Joins problems that are mirror images of each other, and returns for each whether it has one.
std::vector<char> joinMirrored(Sets& sets, const std::vector<Problem>& problems, const Map& map) {
    std::vector<char> isMirrored(problems.size(), 0);
    if (map.symmetry == Symmetry::None || !fits(map.symmetry, map.size())) return isMirrored;
    const auto kindOf = [](const Problem& problem, std::vector<Cell> cells) {
        std::ranges::sort(cells);
        return Kind{problem.check, problem.message.id, problem.layer, std::move(cells)};
    };
    std::map<Kind, std::size_t> firstOf;
    for (std::size_t i = 0; i < problems.size(); ++i) {
        if (problems[i].cells.empty()) continue;
        std::vector<Cell> mirrored = problems[i].cells;
        for (Cell& cell : mirrored)
            cell = partner(cell, map.size(), map.symmetry);
        const auto other = firstOf.find(kindOf(problems[i], std::move(mirrored)));
        if (other != firstOf.end()) {
            sets.join(other->second, i);
            isMirrored[other->second] = isMirrored[i] = 1;
        }
        firstOf.try_emplace(kindOf(problems[i], problems[i].cells), i);
    }
    return isMirrored;
}

/// The problem that represents the set: the worst, preferably one with a fix.
const Problem& worst(const std::vector<const Problem*>& set) {
    return **std::ranges::max_element(set, {}, [](const Problem* problem) {
        return std::pair(problem->severity, !problem->fixes.empty());
    });
}

/// The same message for several hint grids.
Message ofSeveral(const Message& message, std::size_t count) {
    return {message.id == "hint-flat/flat" ? "hint-flat/several-flat" : "hint-flat/several-missing",
            {int(count)}};
}

Problem merged(const std::vector<const Problem*>& set) {
    Problem problem = worst(set);
    if (isBlankGrid(problem)) {
        problem.message = ofSeveral(problem.message, set.size());
        problem.layer.reset();
        return problem;
    }
    problem.cells.clear();
    for (const Problem* part : set)
        problem.cells.insert(problem.cells.end(), part->cells.begin(), part->cells.end());
    std::ranges::sort(problem.cells);
    const auto same = std::ranges::unique(problem.cells);
    problem.cells.erase(same.begin(), same.end());
    if (!isToCome(problem)) return problem;
    std::string classes;
    for (const Problem* part : set)
        classes += (classes.empty() ? "" : " ") + std::get<std::string>(part->message.arguments.front());
    problem.message = {"variety/to-come", {std::move(classes)}};
    return problem;
}

} // namespace

Report mergedReport(const Report& report, const Map& map) {
    const std::vector<Problem> problems = shownOf(report.problems);
    Sets sets(problems.size());
    joinNeighbours(sets, problems);
    joinAll(sets, problems, isToCome);
    for (const std::string_view id : {"hint-flat/flat", "hint-flat/missing"})
        joinAll(sets, problems, [id](const Problem& problem) { return problem.message.id == id; });
    const std::vector<char> isMirrored = joinMirrored(sets, problems, map);
    std::map<std::size_t, std::vector<const Problem*>> setsByFirst;
    for (std::size_t i = 0; i < problems.size(); ++i)
        setsByFirst[sets.firstOf(i)].push_back(&problems[i]);
    Report result{{}, report.unlisted};
    if (report.problems.size() != problems.size())
        std::erase_if(result.unlisted,
                      [](const UnlistedProblems& more) { return more.check == firstTurnKillCheck.id; });
    for (const auto& [first, set] : setsByFirst) {
        const bool alone = set.size() == 1 && !isToCome(*set.front());
        result.problems.push_back(alone ? *set.front() : merged(set));
        result.problems.back().isMirrored = isMirrored[first] != 0;
    }
    return result;
}

} // namespace stonemason::kings_conflict
