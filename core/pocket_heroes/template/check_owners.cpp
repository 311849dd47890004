// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/template/template_checks.h"

#include <algorithm>
#include <array>
#include <optional>

namespace stonemason::pocket_heroes {

namespace {

/// owners/none
/// owners/twice: player, the zone of the first castle, the zone of another
/// owners/unbuilt: zone, castles it lists
/// owners/castles: zone, castles it asks for at most
/// owners/homeless: player, the zone of a mine
constexpr std::string_view ownersMessages[]{"owners/none", "owners/twice", "owners/unbuilt", "owners/castles",
                                            "owners/homeless"};
/// fix/nobodys: zone; fix/one-castle, fix/castle-count: zone; fix/nobodys-mines: zone; fix/home: player, zone
constexpr std::string_view ownersFixes[]{"fix/nobodys", "fix/one-castle", "fix/castle-count",
                                         "fix/nobodys-mines", "fix/home"};

using Homes = std::array<std::optional<int>, playerCount>; ///< by player, the zone of his first castle

/// Mines of players who have no castle and do not play, a problem for each zone and player.
void findHomelessOwners(const Template& made, const Homes& homes, std::vector<TemplateProblem>& problems) {
    for (int i = 0; i < int(made.zones.size()); ++i)
        for (int player = 0; player < playerCount; ++player) {
            Zone other = made.zones[std::size_t(i)];
            bool hasMine = false;
            for (ZoneMine& mine : other.mines) {
                if (mine.owner != PlayerId(player)) continue;
                hasMine = true;
                mine.owner = PlayerId::Neutral;
            }
            if (!hasMine || homes[std::size_t(player)]) continue;
            problems.push_back({ownersCheck.id,
                                Severity::Error,
                                {"owners/homeless", {player, i}},
                                {zoneCell(i)},
                                {{{"fix/nobodys-mines", {i}}, SetZone{i, other}}}});
        }
}

/// Castles that are drawn beyond the one that a zone can have. Backwards ranges are another matter.
void findDrawnCastles(const Template& made, int index, std::vector<TemplateProblem>& problems) {
    const Zone& zone = made.zones[std::size_t(index)];
    const IntRange count = zone.castleCount;
    if (!zone.castles.empty() || count.max <= 1 || count.max < count.min) return;
    Zone other = zone;
    other.castleCount = {std::min(1, count.min), 1};
    problems.push_back({ownersCheck.id,
                        Severity::Warning,
                        {"owners/castles", {index, count.max}},
                        {zoneCell(index)},
                        {{{"fix/castle-count", {index}}, SetZone{index, other}}}});
}

/// Gives Red the first castle there is in any case, else one in the largest zone.
TemplateFix homeForRed(const Template& made) {
    const auto hasCastle = [](const Zone& zone) { return !zone.castles.empty() || zone.castleCount.min > 0; };
    auto home = std::ranges::find_if(made.zones, hasCastle);
    if (home == made.zones.end()) home = std::ranges::max_element(made.zones, {}, &Zone::size);
    const int index = int(home - made.zones.begin());
    Zone other = *home;
    if (other.castles.empty()) other.castles.emplace_back();
    other.castles.front().owner = PlayerId::Red;
    return {{"fix/home", {int(PlayerId::Red), index}}, SetZone{index, other}};
}

std::vector<TemplateProblem> runOwners(const Template& made, const Catalogue&) {
    std::vector<TemplateProblem> problems;
    Homes homes;
    bool hasPlayer = false;
    for (int i = 0; i < int(made.zones.size()); ++i) {
        const Zone& zone = made.zones[std::size_t(i)];
        if (zone.castles.size() > 1) {
            Zone other = zone;
            other.castles.resize(1);
            problems.push_back({ownersCheck.id,
                                Severity::Warning,
                                {"owners/unbuilt", {i, int(zone.castles.size())}},
                                {zoneCell(i)},
                                {{{"fix/one-castle", {i}}, SetZone{i, other}}}});
        }
        findDrawnCastles(made, i, problems);
        if (zone.castles.empty() || !isPlayer(zone.castles[0].owner)) continue;
        hasPlayer = true;
        auto& home = homes[std::size_t(zone.castles[0].owner)];
        if (!home) {
            home = i;
            continue;
        }
        Zone other = zone;
        other.castles[0].owner = PlayerId::Neutral;
        problems.push_back({ownersCheck.id,
                            Severity::Warning,
                            {"owners/twice", {int(zone.castles[0].owner), *home, i}},
                            {zoneCell(i), zoneCell(*home)},
                            {{{"fix/nobodys", {i}}, SetZone{i, other}}}});
    }
    findHomelessOwners(made, homes, problems);
    if (!hasPlayer && !made.zones.empty())
        problems.push_back({ownersCheck.id, Severity::Warning, {"owners/none"}, {}, {homeForRed(made)}});
    return problems;
}

} // namespace

constinit const TemplateCheck ownersCheck{"owners", runOwners, ownersMessages, ownersFixes};

} // namespace stonemason::pocket_heroes
