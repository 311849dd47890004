// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grid/cell_map.h"
#include "core/pocket_heroes/check/checks.h"

#include <algorithm>
#include <map>
#include <set>

namespace stonemason::pocket_heroes {

namespace {

/// surfaces/decoration: id, number of decorations on unsuitable ground, their cells. Reported only if at
/// least half of all are: on the six maps of the game that people made it is 20 to 46 of a hundred, on
/// generated ones about 30.
constexpr std::string_view surfacesMessages[]{"surfaces/decoration"};

/// Whether none of the nodes around the cell has a surface that suits.
bool isOutOfPlace(const World& world, const SurfaceSet& surfaces, Cell cell) {
    return !surfaces.empty() && std::ranges::none_of(nodesOf(cell), [&](Cell node) {
        return surfaces.has(world.nodes[node].surface);
    });
}

void runSurfaces(const Survey& survey, Problems& problems) {
    std::map<std::string_view, std::vector<Cell>> cellsOf;
    std::size_t strange = 0;
    for (const Placed& decoration : survey.world.decorations) {
        const CatalogueObject* object = survey.catalogue.find(Section::Decoration, decoration.id);
        if (!object || !survey.footing.contains(decoration.cell) ||
            !isOutOfPlace(survey.world, object->surfaces, decoration.cell))
            continue;
        cellsOf[object->id].push_back(decoration.cell);
        ++strange;
    }
    if (2 * strange < survey.world.decorations.size()) return;
    for (auto& [id, all] : cellsOf) {
        const int count = int(all.size());
        const std::vector<Cell> cells = withoutRepeats(std::move(all));
        problems.push_back({surfacesCheck.id,
                            Severity::Note,
                            {"surfaces/decoration", {std::string(id), count, cells}},
                            cells});
    }
}

} // namespace

constinit const Check surfacesCheck{"surfaces", runSurfaces, surfacesMessages};

namespace {

/// events/nobody: cell
constexpr std::string_view eventsMessages[]{"events/nobody"};
/// fix/for-all
constexpr std::string_view eventsFixes[]{"fix/for-all"};

constexpr PlayerMask maskOf(PlayerId player) {
    return isPlayer(player) ? PlayerMask(1) << unsigned(player) : 0;
}

void runEvents(const Survey& survey, Problems& problems) {
    PlayerMask playing = 0;
    for (const Player& player : survey.world.players)
        playing |= maskOf(player.id);
    if (playing == 0) return; // playersCheck reports worlds without players
    for (int i = 0; i < int(survey.world.events.size()); ++i) {
        const MapEvent& event = survey.world.events[std::size_t(i)];
        if ((event.players & playing) != 0) continue;
        problems.add(eventsCheck.id, Severity::Warning, "events/nobody", [&]() -> Problem {
            return {eventsCheck.id,
                    Severity::Warning,
                    {"events/nobody", {event.cell}},
                    {event.cell},
                    {{{"fix/for-all", {}}, HappenToAll{i, event.cell}}}};
        });
    }
}

} // namespace

constinit const Check eventsCheck{"events", runEvents, eventsMessages, eventsFixes};

namespace {

/// worn/same-place: kind and id of the hero, his cell
constexpr std::string_view wornMessages[]{"worn/same-place"};
/// fix/backpack: number of artifacts moved to the backpack
constexpr std::string_view wornFixes[]{"fix/backpack"};

/// The game puts each artifact of the list in its slot (source: Game/hero and Game/Artifacts of the game),
/// and stops if the slot is occupied.
void runWorn(const Survey& survey, Problems& problems) {
    for (int i = 0; i < int(survey.world.heroes.size()); ++i) {
        const Hero& hero = survey.world.heroes[std::size_t(i)];
        const std::vector<WornArtifact> after = eachInItsPlace(hero.artifacts, survey.catalogue);
        int moved = 0;
        for (std::size_t j = 0; j < after.size(); ++j)
            moved += hero.artifacts[j] != after[j] ? 1 : 0;
        if (moved == 0) continue;
        problems.add(wornCheck.id, Severity::Error, "worn/same-place", [&]() -> Problem {
            return {wornCheck.id,
                    Severity::Error,
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
