// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/generate/steps.h"
#include "core/pocket_heroes/generate/validate_parts.h"
#include "core/pocket_heroes/generate/zone_settings.h"
#include "core/pocket_heroes/template/template_check.h"

#include <algorithm>

namespace stonemason::pocket_heroes {

namespace {

/// Whether the level can be drawn from the range, or else from the config.
bool canBeLevel(int level, IntRange range, Resource resource, const Config& config, int shift) {
    if (level < noGuardLevel || level > guardLevels) return false;
    if (level >= range.min && level <= range.max) return true;
    if (range.min >= noGuardLevel && range.max <= guardLevels) return false;
    const bool isBase = isBaseResource(resource);
    const int less = isBase && config.decreaseGuardLevelAtBaseMineByOne ? 1 : 0;
    const auto clamped = [&](int drawn) {
        return shiftedLevel(std::clamp(drawn - less, noGuardLevel, guardLevels), shift);
    };
    return level >= clamped(config.mineGuardLevel.min) && level <= clamped(config.mineGuardLevel.max);
}

bool canBe(const StandingMine& mine, const ZoneMine& wanted, const Config& config, int shift) {
    if (wanted.resource != Resource::Random && wanted.resource != mine.resource) return false;
    return wanted.owner == mine.owner &&
           (!mine.guard || canBeLevel(*mine.guard, wanted.guardLevel, mine.resource, config, shift));
}

/// A bipartite matching between two lists, which shows whether every item of the first gets a partner of its
/// own (source: Kuhn's algorithm).
class Pairing {
public:
    explicit Pairing(std::size_t others) : partnerOf_(others), seen_(others) {}

    bool add(const std::vector<std::size_t>& fitting) {
        fits_.push_back(fitting);
        seen_.assign(seen_.size(), false);
        return place(fits_.size() - 1);
    }

private:
    bool place(std::size_t one) {
        for (const std::size_t other : fits_[one]) {
            if (seen_[other]) continue;
            seen_[other] = true;
            if (partnerOf_[other] && !place(*partnerOf_[other])) continue;
            partnerOf_[other] = one;
            return true;
        }
        return false;
    }

    std::vector<std::vector<std::size_t>> fits_;
    std::vector<std::optional<std::size_t>> partnerOf_;
    std::vector<bool> seen_;
};

} // namespace

bool canBeMinesOf(const Zone& zone, const Config& config, const std::vector<StandingMine>& mines, int shift) {
    // If one matching covers the whole list and another covers all mines that cannot be drawn, there is one
    // that covers both (source: the theorem of Mendelsohn and Dulmage).
    Pairing list(mines.size());
    for (const ZoneMine& wanted : zone.mines) {
        std::vector<std::size_t> fitting;
        for (std::size_t i = 0; i < mines.size(); ++i)
            if (canBe(mines[i], wanted, config, shift)) fitting.push_back(i);
        if (!list.add(fitting)) return false;
    }
    Pairing undrawn(zone.mines.size());
    for (const StandingMine& mine : mines) {
        const ZoneMine drawn{mine.resource, PlayerId::Neutral, ZoneMine().guardLevel};
        if (canBe(mine, drawn, config, shift)) continue;
        std::vector<std::size_t> fitting;
        for (std::size_t i = 0; i < zone.mines.size(); ++i)
            if (canBe(mine, zone.mines[i], config, shift)) fitting.push_back(i);
        if (!undrawn.add(fitting)) return false;
    }
    return true;
}

namespace {

/// Validates zone by zone that castles, mines and players match the template; a matching assigns mines to
/// the entries of its list, see canBeMinesOf().
/// Cost: O(things * players + mines * guards).
class BuildingValidator {
public:
    explicit BuildingValidator(const ValidationContext& context)
        : context_(context)
        , world_(context.input.world)
        , castles_(context.input.worldTemplate.zones.size())
        , mines_(context.input.worldTemplate.zones.size())
        , wanted_(cellsWanted(context.input.worldTemplate, context.input.world.size())) {
        for (const Castle& castle : world_.castles)
            if (const int zone = context.zoneOf(castle.cell); zone >= 0)
                castles_[std::size_t(zone)].push_back(&castle);
        for (const Ownerable& mine : world_.ownerables)
            if (const int zone = context.zoneOf(mine.cell); zone >= 0)
                mines_[std::size_t(zone)].push_back(&mine);
    }

    void run() {
        validatePlayers();
        validateVisitables();
        for (int zone = 0; zone < int(castles_.size()); ++zone) {
            if (!isCastleSound(zone)) context_.report("castle", zone);
            if (!areMinesSound(zone)) context_.report("mine", zone);
            if (!areGuardsSound(zone)) context_.report("mine-guard", zone);
        }
    }

private:
    bool isCastleSound(int zone) const {
        const Zone& wanted = context_.input.worldTemplate.zones[std::size_t(zone)];
        const auto& castles = castles_[std::size_t(zone)];
        const Config& config = context_.input.worldTemplate.config;
        const int asked = std::max(wanted.moreCastles.min, wanted.moreCastles.max);
        const int further = furtherCastles(wanted, cellsOf(zone), 1, world_.size().rows, config);
        const int more = std::max(asked, further);
        const auto isNobodys = [](const Castle* castle) { return castle->owner == PlayerId::Neutral; };
        if (castles.size() > 1 && !std::all_of(castles.begin() + 1, castles.end(), isNobodys)) return false;
        if (wanted.castles.empty())
            return int(castles.size()) >= std::min(1, wanted.castleCount.min) &&
                   int(castles.size()) <= std::clamp(wanted.castleCount.max, 0, 1) + more &&
                   (castles.empty() || isOwnedBy(*castles.front(), PlayerId::Neutral));
        return !castles.empty() && int(castles.size()) <= 1 + more &&
               castles.front()->nation == wanted.castles.front().nation &&
               isOwnedBy(*castles.front(), wanted.castles.front().owner);
    }

    /// If the template has no players, one castle may belong to Red.
    bool isOwnedBy(const Castle& castle, PlayerId wanted) const {
        if (castle.owner == wanted) return true;
        return castle.owner == PlayerId::Red && !hasPlayers(context_.input.worldTemplate) &&
               std::ranges::count(world_.castles, PlayerId::Red, &Castle::owner) == 1;
    }

    double cellsOf(int zone) const { return wanted_[std::size_t(zone)]; }

    Resource resourceOf(const Ownerable& mine) const {
        const CatalogueObject* object = context_.input.catalogue.find(Section::Ownerable, mine.id);
        return object && object->resource ? *object->resource : Resource::Random;
    }

    bool areMinesSound(int zone) const {
        const Zone& wanted = context_.input.worldTemplate.zones[std::size_t(zone)];
        const auto& mines = mines_[std::size_t(zone)];
        const int listed = int(wanted.mines.size());
        const ZoneKindMines* ofKind = kindMinesOf(wanted, context_.input.catalogue);
        const int asked = ofKind ? ofKind->count.max : wanted.mineCount.max;
        const int further =
            furtherMines(wanted, cellsOf(zone), 0, world_.size().rows, context_.input.worldTemplate.config);
        const int most = std::max(asked, further);
        if (int(mines.size()) < std::max(listed, wanted.mineCount.min) ||
            int(mines.size()) > std::max(listed, most))
            return false;
        std::vector<StandingMine> standing;
        for (const Ownerable* mine : mines) {
            const Resource resource = resourceOf(*mine);
            if (resource == Resource::Random) return false;
            standing.push_back({resource, mine->owner});
        }
        return canBeMinesOf(wanted, context_.input.worldTemplate.config, standing);
    }

    /// Whether the report declares each mine with the guard beside it, and the levels match the template.
    bool areGuardsSound(int zone) const {
        const auto& zones = context_.input.report.zones;
        if (std::size_t(zone) >= zones.size()) return false;
        const auto& claimed = zones[std::size_t(zone)].mines;
        if (claimed.size() != mines_[std::size_t(zone)].size()) return false;
        std::vector<StandingMine> standing;
        for (const Ownerable* mine : mines_[std::size_t(zone)]) {
            const auto report = std::ranges::find(claimed, mine->cell, &MineReport::cell);
            if (report == claimed.end() || report->resource != resourceOf(*mine) || !isGuardThere(*report))
                return false;
            standing.push_back({report->resource, mine->owner, report->guardLevel});
        }
        const Zone& wanted = context_.input.worldTemplate.zones[std::size_t(zone)];
        return canBeMinesOf(wanted, context_.input.worldTemplate.config, standing,
                            guardShiftOf(wanted, context_.input.catalogue));
    }

    bool isGuardThere(const MineReport& mine) const {
        if (mine.guardLevel < 0) return true;
        return std::ranges::any_of(world_.guards, [&](const Guard& guard) {
            const auto steps = approachesOf(ThingKind::Ownerable);
            return guard.troop.creature == randomGuard + mine.guardLevel &&
                   std::ranges::any_of(steps, [&](Cell step) { return guard.cell == mine.cell + step; });
        });
    }

    void validateVisitables() const {
        if (context_.input.worldTemplate.config.addVisitables) return;
        for (const Visitable& building : world_.visitables) {
            const CatalogueObject* object = context_.input.catalogue.find(Section::Visitable, building.id);
            if (!object || !object->portal) context_.report("visit-unwanted", context_.zoneOf(building.cell));
        }
    }

    void validatePlayers() const {
        for (const Player& player : world_.players) {
            const bool isHome =
                player.mainCastle && std::ranges::any_of(world_.castles, [&](const Castle& castle) {
                    return castle.cell == player.mainCastle->cell && castle.owner == player.id;
                });
            if (!isHome || std::ranges::count(world_.players, player.id, &Player::id) != 1)
                context_.report("player", -1);
        }
        const auto plays = [&](PlayerId owner) {
            return !isPlayer(owner) || std::ranges::count(world_.players, owner, &Player::id) > 0;
        };
        for (const Castle& castle : world_.castles)
            if (!plays(castle.owner)) context_.report("player", -1);
        for (const Ownerable& mine : world_.ownerables)
            if (!plays(mine.owner)) context_.report("player", -1);
    }

    const ValidationContext& context_;
    const World& world_;
    std::vector<std::vector<const Castle*>> castles_;
    std::vector<std::vector<const Ownerable*>> mines_;
    std::vector<double> wanted_; ///< cells, by zone
};

} // namespace

void validateBuildings(const ValidationContext& context) {
    BuildingValidator(context).run();
}

} // namespace stonemason::pocket_heroes
