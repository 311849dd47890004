// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/template/template_check.h"

#include <algorithm>
#include <array>
#include <optional>

namespace stonemason::pocket_heroes {

namespace {

/// owners/none
/// owners/twice: player, the zone of the first castle, the zone of another
/// owners/unbuilt: zone, castles it lists
/// owners/castles: zone, castles it has at most
/// owners/homeless: player, the zone of a mine
constexpr std::string_view ownersMessages[]{"owners/none", "owners/twice", "owners/unbuilt", "owners/castles",
                                            "owners/homeless"};
/// fix/nobodys: zone; fix/one-castle, fix/castle-count: zone; fix/nobodys-mines: zone; fix/home: player, zone
constexpr std::string_view ownersFixes[]{"fix/nobodys", "fix/one-castle", "fix/castle-count",
                                         "fix/nobodys-mines", "fix/home"};

using Homes = std::array<std::optional<int>, playerCount>; ///< by player, the zone of his first castle

/// Finds mines of players who have no castle and do not play; one problem for each zone and player.
void findHomelessOwners(const Template& worldTemplate, const Homes& homes, TemplateFindings& problems) {
    for (int i = 0; i < int(worldTemplate.zones.size()); ++i) {
        std::array<bool, playerCount> hasMine{};
        for (const ZoneMine& mine : worldTemplate.zones[std::size_t(i)].mines)
            if (isPlayer(mine.owner)) hasMine[std::size_t(mine.owner)] = true;
        for (int player = 0; player < playerCount; ++player) {
            if (!hasMine[std::size_t(player)] || homes[std::size_t(player)]) continue;
            problems.push_back({ownersCheck.id,
                                Severity::Error,
                                {"owners/homeless", {player, i}},
                                {zoneCell(i)},
                                {{{"fix/nobodys-mines", {i}}, FreeMines{i, PlayerId(player)}}}});
        }
    }
}

/// Finds draws of more than the one castle that a zone can have. rangesCheck reports backwards ranges.
void findDrawnCastles(const Template& worldTemplate, int index, TemplateFindings& problems) {
    const Zone& zone = worldTemplate.zones[std::size_t(index)];
    const IntRange count = zone.castleCount;
    if (!zone.castles.empty() || count.max <= 1 || count.max < count.min) return;
    const ClampRange repair{{RangePlace::Of::ZoneCastles, index}, std::min(1, count.min), 1};
    problems.push_back({ownersCheck.id,
                        Severity::Warning,
                        {"owners/castles", {index, count.max}},
                        {zoneCell(index)},
                        {{{"fix/castle-count", {index}}, repair}}});
}

/// Gives Red the first guaranteed castle, or else one in the largest zone.
TemplateFix homeForRed(const Template& worldTemplate) {
    auto home = std::ranges::find_if(worldTemplate.zones, &Zone::needsCastle);
    if (home == worldTemplate.zones.end())
        home = std::ranges::max_element(worldTemplate.zones, {}, &Zone::size);
    const int index = int(home - worldTemplate.zones.begin());
    return {{"fix/home", {int(PlayerId::Red), index}}, SetHome{index, PlayerId::Red}};
}

void runOwners(const Template& worldTemplate, const Catalogue&, TemplateFindings& problems) {
    Homes homes;
    bool hasPlayer = false;
    for (int i = 0; i < int(worldTemplate.zones.size()); ++i) {
        const Zone& zone = worldTemplate.zones[std::size_t(i)];
        if (zone.castles.size() > 1) {
            problems.push_back({ownersCheck.id,
                                Severity::Warning,
                                {"owners/unbuilt", {i, int(zone.castles.size())}},
                                {zoneCell(i)},
                                {{{"fix/one-castle", {i}}, KeepOneCastle{i}}}});
        }
        findDrawnCastles(worldTemplate, i, problems);
        if (zone.castles.empty() || !isPlayer(zone.castles[0].owner)) continue;
        hasPlayer = true;
        auto& home = homes[std::size_t(zone.castles[0].owner)];
        if (!home) {
            home = i;
            continue;
        }
        problems.push_back({ownersCheck.id,
                            Severity::Warning,
                            {"owners/twice", {int(zone.castles[0].owner), *home, i}},
                            {zoneCell(i), zoneCell(*home)},
                            {{{"fix/nobodys", {i}}, FreeCastle{i}}}});
    }
    findHomelessOwners(worldTemplate, homes, problems);
    if (!hasPlayer && !worldTemplate.zones.empty())
        problems.push_back(
            {ownersCheck.id, Severity::Warning, {"owners/none"}, {}, {homeForRed(worldTemplate)}});
}

} // namespace

constinit const TemplateCheck ownersCheck{"owners", runOwners, ownersMessages, ownersFixes};

} // namespace stonemason::pocket_heroes
