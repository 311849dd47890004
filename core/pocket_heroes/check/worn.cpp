// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/check/checks.h"
#include "core/pocket_heroes/check/worn_artifacts.h"

#include <set>

namespace stonemason::pocket_heroes {

namespace {

/// worn/same-place: kind and id of the hero, his cell
constexpr std::string_view wornMessages[]{"worn/same-place"};
/// fix/backpack: number of artifacts that are put there
constexpr std::string_view wornFixes[]{"fix/backpack"};

/// The game puts each artifact of the list where it is worn (source: Game/hero and Game/Artifacts of the
/// game), and what was there before is gone.
void runWorn(const Survey& survey, Problems& problems) {
    for (int i = 0; i < int(survey.world.heroes.size()); ++i) {
        const Hero& hero = survey.world.heroes[std::size_t(i)];
        const std::vector<WornArtifact> after = eachInItsPlace(hero.artifacts, survey.catalogue);
        int moved = 0;
        for (std::size_t j = 0; j < after.size(); ++j)
            moved += hero.artifacts[j] != after[j] ? 1 : 0;
        if (moved == 0) continue;
        problems.add(wornCheck.id, Severity::Warning, "worn/same-place", [&]() -> Problem {
            return {wornCheck.id,
                    Severity::Warning,
                    {"worn/same-place", {std::string(thingKindId(ThingKind::Hero)), hero.id, hero.cell}},
                    {hero.cell},
                    {{{"fix/backpack", {moved}}, UseBackpack{i, hero.cell}}}};
        });
    }
}

} // namespace

std::vector<WornArtifact> eachInItsPlace(std::vector<WornArtifact> artifacts, const Catalogue& catalogue) {
    const auto isPlace = [&places = catalogue.wornPlaces](int slot) {
        return slot >= 0 && (places.empty() || std::size_t(slot) < places.size());
    };
    std::set<std::int16_t> taken;
    for (WornArtifact& worn : artifacts)
        if (isPlace(worn.slot) && !taken.insert(worn.slot).second) worn.slot = WornArtifact().slot;
    return artifacts;
}

constinit const Check wornCheck{"worn", runWorn, wornMessages, wornFixes};

} // namespace stonemason::pocket_heroes
