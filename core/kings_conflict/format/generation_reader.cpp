// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/format/generation_reader.h"

#include "core/base/limits.h"

#include <algorithm>

namespace stonemason::kings_conflict {

namespace {

constexpr int mostPercent = 100;
constexpr int mostTiles = maximumBoardSide * maximumBoardSide;

WishRange readRange(const JsonReader& r, WishRange within) {
    constexpr std::size_t ends = 2;
    if (r.size() != ends) {
        r.fail("json/type", {std::string("range")});
        return within;
    }
    WishRange range;
    range.least = r.at(0).integer(within.least, within.most);
    range.most = r.at(1).integer(std::min(std::max(range.least, within.least), within.most), within.most);
    return range;
}

Landform readLandform(const JsonReader& r) {
    const std::string id = r.string();
    const auto found = std::ranges::find(landformIds, id);
    if (found != landformIds.end()) return Landform(found - landformIds.begin());
    r.fail("json/unknown-id", {id});
    return Landform::Wet;
}

void readShare(const JsonReader& r, GameProfile& game, int terrainClass) {
    ShareNumbers share;
    share.terrainClass = terrainClass;
    share.wish =
        r.stringOr("wish", game.classes.empty() ? std::string() : game.classes[std::size_t(terrainClass)].id);
    share.landform = readLandform(r["landform"]);
    share.limits = readRange(r["limits"], {0, mostPercent});
    share.standard = readRange(r["standard"], share.limits);
    const auto isNamed = [&](const WishKindId& kind) { return kind.id == share.wish; };
    if (std::ranges::count(game.generation.shares, share.wish, &ShareNumbers::wish) > 0 ||
        std::ranges::any_of(wishKindIds, isNamed))
        r["wish"].fail("json/duplicate", {share.wish});
    game.generation.shares.push_back(std::move(share));
    r.allowOnly({"class", "wish", "landform", "limits", "standard"});
}

} // namespace

void readGeneration(const JsonReader& r, GameProfile& game,
                    const std::function<int(const JsonReader&)>& classIndex) {
    if (r.has("shares")) {
        game.generation.shares.clear();
        const JsonReader shares = r["shares"];
        for (std::size_t i = 0; i < shares.sizeUpTo(maximumTerms); ++i)
            readShare(shares.at(i), game, classIndex(shares.at(i)["class"]));
    }
    if (r.has("wishes")) {
        const JsonReader wishes = r["wishes"];
        for (const auto& [id, value] : wishes.object().items()) {
            const auto kind = std::ranges::find(wishKindIds, id, &WishKindId::id);
            if (kind == wishKindIds.end()) {
                wishes[id.c_str()].fail("json/unknown-field");
                continue;
            }
            const JsonReader wish = wishes[id.c_str()];
            WishNumbers numbers{kind->kind, readRange(wish["limits"], {0, mostTiles}), {}};
            numbers.standard = readRange(wish["standard"], numbers.limits);
            wish.allowOnly({"limits", "standard"});
            std::erase_if(game.generation.wishes,
                          [&](const WishNumbers& other) { return other.kind == numbers.kind; });
            game.generation.wishes.push_back(numbers);
        }
    }
    if (r.has("score")) {
        const JsonReader score = r["score"];
        for (const auto& [id, value] : score.object().items()) {
            if (std::ranges::count(scoreTermIds, id) == 0) score[id.c_str()].fail("json/unknown-field");
            game.generation.score[id] = score[id.c_str()].integer(0, mostPercent);
        }
    }
    r.allowOnly({"shares", "wishes", "score"});
}

} // namespace stonemason::kings_conflict
