// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/check/checks.h"
#include "core/pocket_heroes/edit/placing.h"

namespace stonemason::pocket_heroes {

namespace {

/// events/nobody: cell
constexpr std::string_view eventsMessages[]{"events/nobody"};
/// fix/for-all
constexpr std::string_view eventsFixes[]{"fix/for-all"};

constexpr PlayerMask maskOf(PlayerId player) {
    return isPlayer(player) ? PlayerMask(1) << unsigned(player) : 0;
}

Fix happeningToAll(const World& world, int index) {
    MapEvent event = world.events[std::size_t(index)];
    for (int player = 0; player < playerCount; ++player)
        event.players |= maskOf(PlayerId(player));
    return {{"fix/for-all", {}}, replacing(world, {ThingKind::Event, index}, {ThingKind::Event, event})};
}

std::vector<Problem> runEvents(const Survey& survey) {
    PlayerMask playing = 0;
    for (const Player& player : survey.world.players)
        playing |= maskOf(player.id);
    std::vector<Problem> problems;
    if (playing == 0) return problems; // that nobody plays is what the check of players says
    for (int i = 0; i < int(survey.world.events.size()); ++i) {
        const MapEvent& event = survey.world.events[std::size_t(i)];
        if ((event.players & playing) != 0) continue;
        problems.push_back(
            {eventsCheck.id, Severity::Warning, {"events/nobody", {event.cell}}, {event.cell}});
        problems.back().fixes.push_back(happeningToAll(survey.world, i));
    }
    return problems;
}

} // namespace

constinit const Check eventsCheck{"events", runEvents, eventsMessages, eventsFixes};

} // namespace stonemason::pocket_heroes
