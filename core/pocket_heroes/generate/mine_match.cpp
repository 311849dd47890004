// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/generate/mine_match.h"

#include <algorithm>

namespace stonemason::pocket_heroes {

namespace {

/// Whether the level can be drawn from the range, or else from the config.
bool canBeLevel(int level, IntRange range, Resource resource, const Config& config) {
    if (level < noGuardLevel || level > guardLevels) return false;
    if (level >= range.min && level <= range.max) return true;
    if (range.min >= noGuardLevel && range.max <= guardLevels) return false;
    const bool isBase = resource == Resource::Ore || resource == Resource::Wood;
    const int less = isBase && config.decreaseGuardLevelAtBaseMineByOne ? 1 : 0;
    const auto clamped = [&](int drawn) { return std::clamp(drawn - less, noGuardLevel, guardLevels); };
    return level >= clamped(config.mineGuardLevel.min) && level <= clamped(config.mineGuardLevel.max);
}

bool canBe(const StandingMine& mine, const ZoneMine& wanted, const Config& config) {
    if (wanted.resource != Resource::Random && wanted.resource != mine.resource) return false;
    return wanted.owner == mine.owner &&
           (!mine.guard || canBeLevel(*mine.guard, wanted.guardLevel, mine.resource, config));
}

/// Which of one list fit which of another, and whether all of the first find one of their own (source: Kuhn's
/// algorithm).
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

bool canBeMinesOf(const Zone& zone, const Config& config, const std::vector<StandingMine>& mines) {
    // Two ways of pairing, one that serves all of the list and one all mines that nobody draws, make one that
    // serves both (source: the theorem of Mendelsohn and Dulmage).
    Pairing list(mines.size());
    for (const ZoneMine& wanted : zone.mines) {
        std::vector<std::size_t> fitting;
        for (std::size_t i = 0; i < mines.size(); ++i)
            if (canBe(mines[i], wanted, config)) fitting.push_back(i);
        if (!list.add(fitting)) return false;
    }
    Pairing undrawn(zone.mines.size());
    for (const StandingMine& mine : mines) {
        const ZoneMine drawn{mine.resource, PlayerId::Neutral, ZoneMine().guardLevel};
        if (canBe(mine, drawn, config)) continue;
        std::vector<std::size_t> fitting;
        for (std::size_t i = 0; i < zone.mines.size(); ++i)
            if (canBe(mine, zone.mines[i], config)) fitting.push_back(i);
        if (!undrawn.add(fitting)) return false;
    }
    return true;
}

} // namespace stonemason::pocket_heroes
