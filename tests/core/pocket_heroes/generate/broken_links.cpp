// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/pocket_heroes/generate/patient.h"

#include <algorithm>
#include <utility>

namespace stonemason::pocket_heroes::broken {

std::vector<Broken> linksBroken() {
    return {
        {"a passage blocked", "link",
         [](Patient& p) {
             const Cell cell = passage(p).cells.front();
             std::erase_if(p.map().paths, [&](const Placed& path) { return path.cell == cell; });
             block(p, cell);
         }},
        {"a passage said to be elsewhere", "link", [](Patient& p) { passage(p).cells = {meadow(p)}; }},
        {"a passage without cells", "link", [](Patient& p) { passage(p).cells.clear(); }},
        {"a passage of other zones", "link",
         [](Patient& p) { std::swap(passage(p).first, passage(p).second); }},
        {"a passage used twice", "link",
         [](Patient& p) { p.report().links[std::size_t(passageOf(p)) + 1].cells = passage(p).cells; }},
        {"a passage said to be portals", "link", [](Patient& p) { passage(p).portal = true; }},
        {"portals said to be a passage", "link", [](Patient& p) { portal(p).portal = false; }},
        {"a portal gone", "link",
         [](Patient& p) {
             const Cell cell = portal(p).cells.front();
             std::erase_if(p.map().visitables, [&](const Visitable& each) { return each.cell == cell; });
         }},
        {"a portal of another pair", "link",
         [](Patient& p) {
             const auto end =
                 std::ranges::find(p.map().visitables, portal(p).cells.front(), &Visitable::cell);
             end->id = "teleport_yellow_ent";
         }},
        {"a third end of a pair", "portal",
         [](Patient& p) {
             const auto end =
                 std::ranges::find(p.map().visitables, portal(p).cells.front(), &Visitable::cell);
             p.map().visitables.push_back({end->id, meadow(p), {}, {}});
         }},
        {"a portal of no link", "portal",
         [](Patient& p) {
             p.map().visitables.push_back({"teleport_yellow_ext", meadow(p), {}, {}});
         }},
        {"a passage without its guard", "link-guard",
         [](Patient& p) { removeGuardsAround(p, passage(p).cells.front()); }},
        {"a guard of another level", "link-guard",
         [](Patient& p) { guardAt(p, passage(p).cells.front())->troop.creature = randomGuard; }},
        {"a guard that none could be", "link-guard",
         [](Patient& p) {
             passage(p).guardLevel = 6;
             guardAt(p, passage(p).cells.front())->troop.creature = randomGuard + 6;
         }},
        {"no guard where one is wanted", "link-guard",
         [](Patient& p) {
             passage(p).guardLevel = -1;
             removeGuardsAround(p, passage(p).cells.front());
         }},
        {"a portal without its guard", "link-guard",
         [](Patient& p) { removeGuardsAround(p, portal(p).cells.front()); }},
        {"a link too few", "shape", [](Patient& p) { p.report().links.pop_back(); }},
    };
}

std::vector<Broken> buildingsBroken() {
    return {
        {"no castle", "castle", [](Patient& p) { p.map().castles.erase(p.map().castles.begin()); }},
        {"another owner", "castle", [](Patient& p) { p.map().castles[0].owner = PlayerId::Neutral; }},
        {"another nation", "castle", [](Patient& p) { p.map().castles[0].nation = Nation::Tower; }},
        {"a mine gone", "mine", [](Patient& p) { p.map().ownerables.erase(p.map().ownerables.begin()); }},
        {"a mine of another resource", "mine",
         [](Patient& p) {
             for (Ownerable& mine : p.map().ownerables)
                 if (mine.id == "ore_mine") mine.id = "mercury_lab";
         }},
        {"a tower instead of a mine", "mine", [](Patient& p) { p.map().ownerables[0].id = "obs_tower3"; }},
        {"a mine too many", "mine",
         [](Patient& p) {
             for (int i = 0; i < 4; ++i)
                 p.map().ownerables.push_back(p.map().ownerables[0]);
         }},
        {"a mine without its guard", "mine-guard",
         [](Patient& p) {
             for (const MineReport& mine : p.report().zones[12].mines)
                 removeGuardsAround(p, mine.cell);
         }},
        {"mines said to have no guard where one is wanted", "mine-guard",
         [](Patient& p) {
             for (MineReport& mine : p.report().zones[12].mines) {
                 removeGuardsAround(p, mine.cell);
                 mine.guardLevel = -1;
             }
         }},
        {"guards of mines that none could be", "mine-guard",
         [](Patient& p) {
             for (MineReport& mine : p.report().zones[12].mines) {
                 mine.guardLevel = 6;
                 for (Guard& guard : p.map().guards)
                     if (chebyshev(guard.cell, mine.cell) <= 1) guard.troop.creature = randomGuard + 6;
             }
         }},
        {"a mine that is another's", "mine",
         [](Patient& p) { p.map().ownerables[0].owner = p.map().castles[0].owner; }},
        {"a mine that is not listed", "mine-guard",
         [](Patient& p) { p.report().zones[12].mines.pop_back(); }},
        {"a report without zones", "mine-guard", [](Patient& p) { p.report().zones.clear(); }},
        {"a player without a castle", "player",
         [](Patient& p) { p.map().players[0].mainCastle = std::nullopt; }},
        {"a player twice", "player", [](Patient& p) { p.map().players.push_back(p.map().players[0]); }},
        {"a castle without its player", "player",
         [](Patient& p) { p.map().players.erase(p.map().players.begin()); }},
        {"another's main castle", "player",
         [](Patient& p) { std::swap(p.map().players[0].mainCastle, p.map().players[1].mainCastle); }},
        {"a mine of nobody who plays", "player",
         [](Patient& p) {
             p.map().players.pop_back();
             p.map().ownerables[0].owner = PlayerId::Yellow;
         }},
    };
}

} // namespace stonemason::pocket_heroes::broken
