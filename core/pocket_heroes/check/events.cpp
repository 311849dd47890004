// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/check/checks.h"

namespace stonemason::pocket_heroes {

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
    if (playing == 0) return; // the check of players reports that nobody plays
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

} // namespace stonemason::pocket_heroes
