// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/check.h"
#include "core/pocket_heroes/template/template.h"

#include <cstdint>
#include <span>
#include <variant>

/// What can be repaired in templates. Zones, links and mines are named by their position in the list.
namespace stonemason::pocket_heroes {

/// A range of numbers in a template.
struct RangePlace {
    enum class Of : std::uint8_t {
        ZoneMines,       ///< Zone::mineCount
        ZoneCastles,     ///< Zone::castleCount
        ZoneMoreCastles, ///< Zone::moreCastles
        MineGuard,       ///< ZoneMine::guardLevel
        LinkGuard,       ///< Link::guardLevel
        ConfigLinkGuard, ///< Config::linkGuardLevel
        ConfigMineGuard, ///< Config::mineGuardLevel
        GuardCount,      ///< Config::guardCount
    };
    Of of = Of::ZoneMines;
    int index = 0; ///< of the zone, the link or the level
    int mine = 0;  ///< of the zone
    bool operator==(const RangePlace&) const = default;
};

/// Least and most are exchanged.
struct TurnRange {
    RangePlace place;
    bool operator==(const TurnRange&) const = default;
};
/// Numbers beyond these become the nearest.
struct ClampRange {
    RangePlace place;
    int least = 0;
    int most = 0;
    bool operator==(const ClampRange&) const = default;
};
/// A link behind all others.
struct AddLink {
    int first = 0;
    int second = 0;
    bool operator==(const AddLink&) const = default;
};
struct RemoveLink {
    int link = 0;
    bool operator==(const RemoveLink&) const = default;
};
/// A link with portals becomes one that has them only where its zones do not touch.
struct FreeOfPortal {
    int link = 0;
    bool operator==(const FreeOfPortal&) const = default;
};
/// No zone has a place of its own any more.
struct FreePlaces {
    bool operator==(const FreePlaces&) const = default;
};
struct SetMapSize {
    int rows = 0;
    bool operator==(const SetMapSize&) const = default;
};
/// Limits the number of mines that the zone always has.
struct LimitMines {
    int zone = 0;
    int most = 0;
    bool operator==(const LimitMines&) const = default;
};
struct SetSurface {
    int zone = 0;
    Surface surface = Surface::Grass;
    bool operator==(const SetSurface&) const = default;
};
/// The player's mines in the zone are nobody's.
struct FreeMines {
    int zone = 0;
    PlayerId player = PlayerId::Neutral;
    bool operator==(const FreeMines&) const = default;
};
/// The zone takes its numbers from no other.
struct OwnNumbers {
    int zone = 0;
    bool operator==(const OwnNumbers&) const = default;
};
/// Keeps only the first of the castles that the zone lists.
struct KeepOneCastle {
    int zone = 0;
    bool operator==(const KeepOneCastle&) const = default;
};
/// The first castle of the zone is nobody's.
struct FreeCastle {
    int zone = 0;
    bool operator==(const FreeCastle&) const = default;
};
/// The first castle of the zone is the player's; a zone without one gets one.
struct SetHome {
    int zone = 0;
    PlayerId player = PlayerId::Red;
    bool operator==(const SetHome&) const = default;
};
/// The chances of treasures in their proportions, with a sum of 1.
struct ScaleChances {
    bool operator==(const ScaleChances&) const = default;
};
/// The kind of treasure costs 1.
struct SetLeastCost {
    int kind = 0;
    bool operator==(const SetLeastCost&) const = default;
};
/// Worlds have no symmetry.
struct DropSymmetry {
    bool operator==(const DropSymmetry&) const = default;
};

using TemplateRepair = std::variant<TurnRange, ClampRange, AddLink, RemoveLink, FreeOfPortal, FreePlaces,
                                    SetMapSize, LimitMines, SetSurface, FreeMines, OwnNumbers, KeepOneCastle,
                                    FreeCastle, SetHome, ScaleChances, SetLeastCost, DropSymmetry>;
using TemplateFix = BasicFix<TemplateRepair>;

/// The template with the fix of one of its problems made.
Template repaired(Template worldTemplate, const TemplateFix& fix);
/// The template with repairs that were found together. What they are about must be in its lists. Numbers that
/// a zone takes from another are repaired there.
Template repaired(Template worldTemplate, std::span<const TemplateRepair> repairs);

/// The zone with at most so many mines that it always has.
Zone withMines(Zone zone, int most);

} // namespace stonemason::pocket_heroes
