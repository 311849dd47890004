// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grid/cell_map.h"
#include "core/pocket_heroes/check/checks.h"
#include "core/pocket_heroes/check/wording.h"
#include "core/pocket_heroes/world/half_pairs.h"

#include <utility>

namespace stonemason::pocket_heroes {

namespace {

/// halves/text: number of texts with half a character, where they are used
constexpr std::string_view halvesMessages[]{"halves/text"};
/// fix/replace-halves: number of texts
constexpr std::string_view halvesFixes[]{"fix/replace-halves"};

/// Calls visit(cell, words) with all words of a world; what its texts are
/// called is no words.
template <typename WorldT, typename Visit>
void forEachWords(WorldT& world, Visit visit) {
    const std::optional<Cell> nowhere;
    for (auto* words : {&world.name, &world.description, &world.mapVersion, &world.author})
        visit(nowhere, *words);
    for (auto& text : world.texts)
        for (auto& words : text.words)
            visit(nowhere, words);
    for (auto& event : world.timeEvents)
        visit(nowhere, event.name);
    if (world.version == Version::Plain) forEachMessageIn(world, visit);
}

void replaceHalves(World& world, int /*which*/) {
    forEachWords(world, [](const std::optional<Cell>&, std::string& words) {
        if (halfPairsIn(words) > 0) words = withoutHalfPairs(words);
    });
}

void runHalves(const Survey& survey, Problems& problems) {
    int count = 0;
    std::vector<Cell> cells;
    forEachWords(survey.world, [&](const std::optional<Cell>& cell, const std::string& words) {
        if (halfPairsIn(words) == 0) return;
        ++count;
        if (cell) cells.push_back(*cell);
    });
    if (count == 0) return;
    problems.push_back({halvesCheck.id,
                        Severity::Warning,
                        {"halves/text", {count}},
                        withoutRepeats(std::move(cells)),
                        {{{"fix/replace-halves", {count}}, ChangeWorld{replaceHalves}}}});
}

} // namespace

constinit const Check halvesCheck{"halves", runHalves, halvesMessages, halvesFixes};

} // namespace stonemason::pocket_heroes
