// SPDX-License-Identifier: GPL-3.0-or-later
// Checks for data that the game's editor exports, but at which the game itself stops or hangs (source:
// Game/GameWorld.cpp, Map.cpp, hero.cpp; measured with the game's own loader).
#include "core/pocket_heroes/check/checks.h"
#include "core/pocket_heroes/rules/ground.h"

#include <algorithm>
#include <set>

namespace stonemason::pocket_heroes {

namespace {

/// loading/hero-twice, loading/skills, loading/hoard-guards: kind, id and cell of the hero or the building;
/// loading/ultimate
constexpr std::string_view loadingMessages[]{"loading/hero-twice", "loading/hoard-guards", "loading/skills",
                                             "loading/ultimate"};
/// fix/dismiss-guards; fix/drop-skills: their number; fix/bury-anywhere
constexpr std::string_view loadingFixes[]{"fix/bury-anywhere", "fix/delete", "fix/dismiss-guards",
                                          "fix/drop-skills"};

constexpr std::size_t mostSkills = 8;
constexpr int rim = 8; ///< cells along the edges where nothing is buried

/// The skills that a hero keeps: the first eight, each once.
std::vector<SecondarySkill> keptSkills(const std::vector<SecondarySkill>& skills) {
    std::vector<SecondarySkill> kept;
    std::set<std::int8_t> known;
    for (const SecondarySkill& skill : skills)
        if (kept.size() < mostSkills && known.insert(skill.skill).second) kept.push_back(skill);
    return kept;
}

void dropSkills(World& world, int hero) {
    if (std::size_t(hero) >= world.heroes.size()) return;
    auto& skills = world.heroes[std::size_t(hero)].secondarySkills;
    skills = keptSkills(skills);
}

void dismissGuards(World& world, int visitable) {
    if (std::size_t(visitable) < world.visitables.size())
        world.visitables[std::size_t(visitable)].guard = Army();
}

void buryAnywhere(World& world, int /*which*/) {
    world.ultimate = UltimateArtifact();
}

void addProblem(Problems& problems, std::string_view id, Thing thing, const auto& record, Fix fix) {
    problems.add(loadingCheck.id, Severity::Error, id, [&]() -> Problem {
        return {loadingCheck.id,
                Severity::Error,
                {id, {std::string(thingKindId(thing.kind)), record.id, record.cell}},
                {record.cell},
                {std::move(fix)}};
    });
}

void checkHeroes(const World& world, Problems& problems) {
    std::set<std::string_view> known;
    std::set<std::string_view> reported; // one report for each id, however often it is repeated
    for (int i = 0; i < int(world.heroes.size()); ++i) {
        const Hero& hero = world.heroes[std::size_t(i)];
        const Thing thing{ThingKind::Hero, i};
        if (!known.insert(hero.id).second && reported.insert(hero.id).second)
            addProblem(problems, "loading/hero-twice", thing, hero, deletion(thing, hero.cell));
        const std::size_t kept = keptSkills(hero.secondarySkills).size();
        if (const auto surplus = int(hero.secondarySkills.size() - kept); surplus > 0)
            addProblem(problems, "loading/skills", thing, hero,
                       {{"fix/drop-skills", {surplus}}, ChangeWorld{dropSkills, i}});
    }
}

void checkHoards(const World& world, const Catalogue& catalogue, Problems& problems) {
    for (int i = 0; i < int(world.visitables.size()); ++i) {
        const Visitable& hoard = world.visitables[std::size_t(i)];
        const CatalogueObject* object = catalogue.find(Section::Visitable, hoard.id);
        if (object && object->kind == ObjectClass::Hoard && hoard.guard != Army())
            addProblem(problems, "loading/hoard-guards", {ThingKind::Visitable, i}, hoard,
                       {{"fix/dismiss-guards"}, ChangeWorld{dismissGuards, i}});
    }
}

/// The cells where a hero can dig: dry at all corners, free, and without a decoration or path.
Grid<std::uint8_t> diggableCells(const Survey& survey) {
    const World& world = survey.world;
    Grid<std::uint8_t> diggable(world.size(), 0);
    const auto isWater = [&world](Cell node) { return world.nodes[node].surface == Surface::Water; };
    forEachCell(world.size(), [&](Cell cell) {
        if (survey.footing[cell] == Footing::Free && std::ranges::none_of(nodesOf(cell), isWater))
            diggable[cell] = 1;
    });
    for (const auto* list : {&world.decorations, &world.paths})
        for (const Placed& thing : *list)
            if (diggable.contains(thing.cell)) diggable[thing.cell] = 0;
    return diggable;
}

/// Whether the game finds a cell for the ultimate artifact where the map places it: the given cell, or one
/// in the square that begins there; if that square lies on the rim, any cell off the rim.
bool canBury(const World& world, const Grid<std::uint8_t>& diggable) {
    const auto radius = int(world.ultimate.radius & 0xFFU);
    const Cell at = world.ultimate.cell;
    const bool isAnywhere = at == UltimateArtifact().cell;
    if (isAnywhere) return true;
    if (radius == 0) return diggable.contains(at) && diggable[at] != 0;
    const int end = world.size().rows - rim;
    int firstRow = std::max(at.row, rim);
    int firstColumn = std::max(at.column, rim);
    int lastRow = std::min(at.row + 2 * radius, end - 1);
    int lastColumn = std::min(at.column + 2 * radius, end - 1);
    if (firstRow > lastRow || firstColumn > lastColumn) {
        firstRow = firstColumn = rim;
        lastRow = lastColumn = end - 1;
    }
    for (int row = firstRow; row <= lastRow; ++row)
        for (int column = firstColumn; column <= lastColumn; ++column)
            if (diggable[{row, column}] != 0) return true;
    return false;
}

void runLoading(const Survey& survey, Problems& problems) {
    checkHeroes(survey.world, problems);
    checkHoards(survey.world, survey.catalogue, problems);
    // A world without players cannot be started; the missing players are reported first.
    if (survey.world.players.empty() || canBury(survey.world, diggableCells(survey))) return;
    problems.add(loadingCheck.id, Severity::Error, "loading/ultimate", [&]() -> Problem {
        Problem problem{loadingCheck.id, Severity::Error, {"loading/ultimate"}};
        if (survey.footing.contains(survey.world.ultimate.cell)) problem.cells = {survey.world.ultimate.cell};
        problem.fixes.push_back({{"fix/bury-anywhere"}, ChangeWorld{buryAnywhere}});
        return problem;
    });
}

} // namespace

constinit const Check loadingCheck{"loading", runLoading, loadingMessages, loadingFixes};

} // namespace stonemason::pocket_heroes
