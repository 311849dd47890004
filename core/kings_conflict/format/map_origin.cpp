// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/format/map_origin.h"

#include "core/base/limits.h"
#include "core/base/text.h"
#include "core/format/json.h"

#include <algorithm>

namespace stonemason::kings_conflict {

namespace {

constexpr int mostOfAWish = maximumBoardSide * maximumBoardSide;
constexpr int newestGenerator = 1'000'000;
constexpr int mostWishes = maximumTerms;

bool isPrintableRow(const std::string& row) {
    return int(row.size()) <= maximumBoardSide &&
           std::ranges::all_of(row, [](char c) { return c >= ' ' && c <= '~'; });
}

} // namespace

std::optional<MapOrigin> readOrigin(const JsonReader& r) {
    MapOrigin origin;
    origin.generator = r["generator"].integer(1, newestGenerator);
    const auto seed = r["seed"].natural();
    if (!seed || *seed > maximumSeed) r["seed"].fail("json/type", {std::string("seed")});
    origin.seed = seed.value_or(0);
    const std::string symmetry = r["symmetry"].string();
    const auto known = symmetryFromId(symmetry);
    if (!known) r["symmetry"].fail("json/unknown-id", {symmetry});
    origin.symmetry = known.value_or(Symmetry::None);
    if (r.has("wishes")) {
        const JsonReader wishes = r["wishes"];
        if (int(wishes.object().size()) > mostWishes) wishes.fail("json/values", {mostWishes});
        for (const auto& [id, value] : wishes.object().items()) {
            const JsonReader range = wishes[id.c_str()];
            constexpr int ends = 2;
            if (const int found = int(range.size()); found != ends) {
                range.fail("json/length", {ends, found});
                continue;
            }
            origin.wishes[id] = {range.at(0).integer(0, mostOfAWish), range.at(1).integer(0, mostOfAWish)};
        }
    }
    if (r.has("locked")) {
        const JsonReader rows = r["locked"];
        for (std::size_t row = 0; row < rows.sizeUpTo(maximumBoardSide); ++row) {
            origin.locked.push_back(rows.at(row).string());
            if (!isPrintableRow(origin.locked.back())) rows.at(row).fail("json/type", {std::string("row")});
        }
    }
    return origin;
}

bool isWritable(const MapOrigin& origin) {
    const auto fits = [](const auto& wish) {
        const WishRange range = wish.second;
        return isUtf8(wish.first) && range.least >= 0 && range.least <= mostOfAWish && range.most >= 0 &&
               range.most <= mostOfAWish;
    };
    return origin.generator >= 1 && origin.generator <= newestGenerator && origin.seed <= maximumSeed &&
           int(origin.wishes.size()) <= mostWishes && std::ranges::all_of(origin.wishes, fits) &&
           int(origin.locked.size()) <= maximumBoardSide &&
           std::ranges::all_of(origin.locked, isPrintableRow);
}

std::string originText(const MapOrigin& origin) {
    std::string text = "{\"generator\": " + std::to_string(origin.generator);
    text += ", \"seed\": " + std::to_string(origin.seed);
    text += ", \"symmetry\": " + jsonText(symmetryId(origin.symmetry)) + ", \"wishes\": {";
    const char* comma = "";
    for (const auto& [id, range] : origin.wishes) {
        text += comma + jsonText(id) + ": [" + std::to_string(range.least) + ", " +
                std::to_string(range.most) + "]";
        comma = ", ";
    }
    text += "}";
    if (!origin.locked.empty()) {
        text += ", \"locked\": [";
        comma = "";
        for (const std::string& row : origin.locked) {
            text += comma + jsonText(row);
            comma = ", ";
        }
        text += "]";
    }
    return text + "}";
}

} // namespace stonemason::kings_conflict
