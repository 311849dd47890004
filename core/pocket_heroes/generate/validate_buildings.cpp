// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/generate/mine_match.h"
#include "core/pocket_heroes/generate/validate_parts.h"
#include "core/pocket_heroes/template/template_check.h"

#include <algorithm>

namespace stonemason::pocket_heroes {

namespace {

class BuildingJudge {
public:
    explicit BuildingJudge(const Judged& judged)
        : judged_(judged)
        , world_(judged.claims.world)
        , castles_(judged.claims.made.zones.size())
        , mines_(judged.claims.made.zones.size()) {
        for (const Castle& castle : world_.castles)
            if (const int zone = judged.zoneOf(castle.cell); zone >= 0)
                castles_[std::size_t(zone)].push_back(&castle);
        for (const Ownerable& mine : world_.ownerables)
            if (const int zone = judged.zoneOf(mine.cell); zone >= 0)
                mines_[std::size_t(zone)].push_back(&mine);
    }

    void judge() {
        judgePlayers();
        judgeVisitables();
        for (int zone = 0; zone < int(castles_.size()); ++zone) {
            if (!isCastleSound(zone)) judged_.tell("castle", zone);
            if (!areMinesSound(zone)) judged_.tell("mine", zone);
            if (!areGuardsSound(zone)) judged_.tell("mine-guard", zone);
        }
    }

private:
    bool isCastleSound(int zone) const {
        const Zone& wanted = judged_.claims.made.zones[std::size_t(zone)];
        const auto& castles = castles_[std::size_t(zone)];
        if (wanted.castles.empty())
            return int(castles.size()) >= std::min(1, wanted.castleCount.min) &&
                   int(castles.size()) <= std::min(1, wanted.castleCount.max) &&
                   (castles.empty() || isOwnedBy(*castles.front(), PlayerId::Neutral));
        return castles.size() == 1 && castles.front()->nation == wanted.castles.front().nation &&
               isOwnedBy(*castles.front(), wanted.castles.front().owner);
    }

    /// One castle may be Red's where the template has no players.
    bool isOwnedBy(const Castle& castle, PlayerId wanted) const {
        if (castle.owner == wanted) return true;
        return castle.owner == PlayerId::Red && !hasPlayers(judged_.claims.made) &&
               std::ranges::count(world_.castles, PlayerId::Red, &Castle::owner) == 1;
    }

    Resource resourceOf(const Ownerable& mine) const {
        const CatalogueObject* object = judged_.claims.catalogue.find(Section::Ownerable, mine.id);
        return object && object->resource ? *object->resource : Resource::Random;
    }

    bool areMinesSound(int zone) const {
        const Zone& wanted = judged_.claims.made.zones[std::size_t(zone)];
        const auto& mines = mines_[std::size_t(zone)];
        const int listed = int(wanted.mines.size());
        if (int(mines.size()) < std::max(listed, wanted.mineCount.min) ||
            int(mines.size()) > std::max(listed, wanted.mineCount.max))
            return false;
        std::vector<StandingMine> standing;
        for (const Ownerable* mine : mines) {
            const Resource resource = resourceOf(*mine);
            if (resource == Resource::Random) return false;
            standing.push_back({resource, mine->owner});
        }
        return canBeMinesOf(wanted, judged_.claims.made.config, standing);
    }

    /// Each mine is declared with the guard that stands beside it, and the levels are those wanted.
    bool areGuardsSound(int zone) const {
        const auto& zones = judged_.claims.report.zones;
        if (std::size_t(zone) >= zones.size()) return false;
        const auto& said = zones[std::size_t(zone)].mines;
        if (said.size() != mines_[std::size_t(zone)].size()) return false;
        std::vector<StandingMine> standing;
        for (const Ownerable* mine : mines_[std::size_t(zone)]) {
            const auto report = std::ranges::find(said, mine->cell, &MineReport::cell);
            if (report == said.end() || report->resource != resourceOf(*mine) || !isGuardThere(*report))
                return false;
            standing.push_back({report->resource, mine->owner, report->guard});
        }
        return canBeMinesOf(judged_.claims.made.zones[std::size_t(zone)], judged_.claims.made.config,
                            standing);
    }

    bool isGuardThere(const MineReport& mine) const {
        if (mine.guard < 0) return true;
        return std::ranges::any_of(world_.guards, [&](const Guard& guard) {
            const auto steps = approachesOf(ThingKind::Ownerable);
            return guard.troop.creature == randomGuard + mine.guard &&
                   std::ranges::any_of(steps, [&](Cell step) { return guard.cell == mine.cell + step; });
        });
    }

    void judgeVisitables() const {
        if (judged_.claims.made.config.addVisitables) return;
        for (const Visitable& building : world_.visitables) {
            const CatalogueObject* object = judged_.claims.catalogue.find(Section::Visitable, building.id);
            if (!object || !object->portal) judged_.tell("visit-unwanted", judged_.zoneOf(building.cell));
        }
    }

    void judgePlayers() const {
        for (const Player& player : world_.players) {
            const bool isHome =
                player.mainCastle && std::ranges::any_of(world_.castles, [&](const Castle& castle) {
                    return castle.cell == player.mainCastle->cell && castle.owner == player.id;
                });
            if (!isHome || std::ranges::count(world_.players, player.id, &Player::id) != 1)
                judged_.tell("player", -1);
        }
        const auto plays = [&](PlayerId owner) {
            return !isPlayer(owner) || std::ranges::count(world_.players, owner, &Player::id) > 0;
        };
        for (const Castle& castle : world_.castles)
            if (!plays(castle.owner)) judged_.tell("player", -1);
        for (const Ownerable& mine : world_.ownerables)
            if (!plays(mine.owner)) judged_.tell("player", -1);
    }

    const Judged& judged_;
    const World& world_;
    std::vector<std::vector<const Castle*>> castles_;
    std::vector<std::vector<const Ownerable*>> mines_;
};

} // namespace

void judgeBuildings(const Judged& judged) {
    BuildingJudge(judged).judge();
}

} // namespace stonemason::pocket_heroes
