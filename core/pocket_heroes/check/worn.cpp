// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/check/checks.h"
#include "core/pocket_heroes/edit/placing.h"

#include <set>

namespace stonemason::pocket_heroes {

namespace {

/// worn/same-place: kind and id of the hero, his cell
constexpr std::string_view wornMessages[]{"worn/same-place"};
/// fix/backpack: number of artifacts that are put there
constexpr std::string_view wornFixes[]{"fix/backpack"};

/// The artifacts as the hero can wear them: the first in a place stays there, the others are in the backpack.
/// Of places that the game does not have the check of values tells; which artifact fits where, nobody knows
/// by its number.
std::vector<WornArtifact> eachInItsPlace(std::vector<WornArtifact> artifacts, const Catalogue& catalogue) {
    const auto isPlace = [&places = catalogue.wornPlaces](int slot) {
        return slot >= 0 && (places.empty() || std::size_t(slot) < places.size());
    };
    std::set<std::int16_t> taken;
    for (WornArtifact& worn : artifacts)
        if (isPlace(worn.slot) && !taken.insert(worn.slot).second) worn.slot = WornArtifact().slot;
    return artifacts;
}

/// The game puts each artifact of the list where it is worn (source: Game/hero and Game/Artifacts of the
/// game), and what was there before is gone.
std::vector<Problem> runWorn(const Survey& survey) {
    std::vector<Problem> problems;
    for (int i = 0; i < int(survey.world.heroes.size()); ++i) {
        Hero hero = survey.world.heroes[std::size_t(i)];
        const std::vector<WornArtifact> before = hero.artifacts;
        hero.artifacts = eachInItsPlace(before, survey.catalogue);
        if (hero.artifacts == before) continue;
        int moved = 0;
        for (std::size_t j = 0; j < before.size(); ++j)
            moved += hero.artifacts[j] != before[j] ? 1 : 0;
        const Thing thing{ThingKind::Hero, i};
        Problem problem{wornCheck.id,
                        Severity::Warning,
                        {"worn/same-place", {std::string(thingKindId(thing.kind)), hero.id, hero.cell}},
                        {hero.cell}};
        problem.fixes.push_back(
            {{"fix/backpack", {moved}}, replacing(survey.world, thing, {thing.kind, hero})});
        problems.push_back(std::move(problem));
    }
    return problems;
}

} // namespace

constinit const Check wornCheck{"worn", runWorn, wornMessages, wornFixes};

} // namespace stonemason::pocket_heroes
