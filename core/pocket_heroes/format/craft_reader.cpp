// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/format/craft_reader.h"

#include "core/format/resource_reader.h"
#include "core/pocket_heroes/catalogue/catalogue.h"
#include "core/pocket_heroes/format/catalogue_reader.h"

#include <algorithm>

namespace stonemason::pocket_heroes {

namespace {

constexpr std::string_view craftFormat = "stonemason-world-craft";
constexpr int craftVersion = 1;
constexpr int hundredths = 100;
constexpr int hundredPercent = 100;
constexpr std::array<const char*, 4> treasureKinds{"pile", "campfire", "chest", "artifact"};
constexpr std::array<const char*, 4> zoneKindKeys{"start", "junction", "treasure", "water"};
constexpr int mostPercent = 1000;
constexpr int mostGuardLevels = 6;
constexpr int mostWeight = 100;
constexpr int mostHundredths = 10'000'000;
constexpr std::array<const char*, craftSizes.size()> sizeKeys{"32", "64", "128"};
constexpr std::array<std::string_view, 5> ruleIds{"two", "most", "least", "fair", "middle"};

/// Fills CraftRules from the fields of their JSON.
class CraftReader {
public:
    CraftReader(const Json& json, std::optional<Error>& error) : root_(json, error) {}

    CraftRules read() {
        requireForm(root_, craftFormat, craftVersion);
        const JsonReader figures = root_["figures"];
        for (std::size_t i = 0; i < figures.sizeUpTo(craftFigureCount); ++i)
            readFigure(figures.at(i));
        for (int figure = 0; figure < craftFigureCount; ++figure)
            if ((seen_ >> unsigned(figure) & 1U) == 0)
                figures.fail("json/missing", {std::string(craftFigureId(CraftFigure(figure)))});
        const JsonReader home = root_["home"];
        for (const auto& [surface, present] : home.object().items())
            readMix(home, surface, rules_.home);
        const JsonReader flat = root_["flat"];
        for (const auto& [surface, present] : flat.object().items())
            readMix(flat, surface, rules_.flat);
        const JsonReader patches = root_["patches"];
        for (const auto& [surface, present] : patches.object().items())
            readPatches(patches, surface);
        const JsonReader foreign = root_["foreign"];
        for (const auto& [surface, present] : foreign.object().items())
            readMix(foreign, surface, rules_.foreign, 0);
        readClasses(root_["visited"], rules_.visited);
        readClasses(root_["villages"], rules_.villages);
        const JsonReader treasure = root_["treasure"];
        for (std::size_t kind = 0; kind < treasureKinds.size(); ++kind)
            rules_.treasure[kind] = treasure[treasureKinds[kind]].integer(0, hundredPercent);
        treasure.allowOnly({"pile", "campfire", "chest", "artifact"});
        readNumbers(root_["guardWorth"], rules_.guardWorth, 1);
        const JsonReader kinds = root_["zoneKinds"];
        for (std::size_t kind = 0; kind < zoneKindKeys.size(); ++kind)
            rules_.zoneKinds[kind] = readZoneKind(kinds[zoneKindKeys[kind]]);
        kinds.allowOnly({"start", "junction", "treasure", "water"});
        root_.allowOnly({"$schema", "format", "version", "figures", "home", "flat", "patches", "foreign",
                         "visited", "villages", "treasure", "guardWorth", "zoneKinds"});
        return rules_;
    }

private:
    void readFigure(const JsonReader& r) {
        const std::string id = r["id"].string();
        const auto figure = craftFigureFromId(id);
        if (!figure) return r["id"].fail("json/unknown-id", {id});
        if ((seen_ >> unsigned(*figure) & 1U) != 0) r["id"].fail("json/duplicate", {id});
        seen_ |= 1U << unsigned(*figure);
        CraftBand& band = rules_.bands[std::size_t(*figure)];
        const std::string rule = r["rule"].string();
        const auto found = std::ranges::find(ruleIds, rule);
        if (found == ruleIds.end()) return r["rule"].fail("json/unknown-id", {rule});
        band.rule = CraftRule(found - ruleIds.begin());
        for (std::size_t size = 0; size < sizeKeys.size(); ++size)
            readNumbers(r[sizeKeys[size]], band.numbers[size], hundredths);
        r.allowOnly({"id", "rule", "32", "64", "128"});
    }

    /// Reads numbers in ascending order; equal ones are allowed.
    template <typename Number, std::size_t count>
    static void readNumbers(const JsonReader& r, std::array<Number, count>& numbers, int unit) {
        int least = 0;
        if (const std::size_t found = r.size(); found != numbers.size())
            return r.fail("json/length", {int(numbers.size()), int(found)});
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            least = r.at(i).integer(least, mostHundredths);
            numbers[i] = Number(least) / Number(unit);
        }
    }

    static ZoneKindRule readZoneKind(const JsonReader& r) {
        r.allowOnly({"treasurePercent", "guardedPercent", "visitedPercent", "obstaclePercent", "pilePercent",
                     "guardLevels", "waterPercent", "mines"});
        return {r["treasurePercent"].integer(0, mostPercent),
                r["guardedPercent"].integer(0, mostPercent),
                r["visitedPercent"].integer(1, mostPercent),
                r["obstaclePercent"].integer(0, mostPercent),
                r["pilePercent"].integer(0, hundredPercent),
                r["guardLevels"].integer(-mostGuardLevels, mostGuardLevels),
                r.has("waterPercent") ? r["waterPercent"].integer(0, hundredPercent) : -1,
                readMines(r["mines"])};
    }

    static ZoneKindMines readMines(const JsonReader& r) {
        r.allowOnly({"least", "most", "weights"});
        ZoneKindMines mines;
        mines.count.min = r["least"].integer(0, resourceCount);
        mines.count.max = r["most"].integer(mines.count.min, resourceCount);
        const JsonReader weights = r["weights"];
        for (const auto& [name, present] : weights.object().items()) {
            const JsonReader weight = weights[name.c_str()];
            const auto resource = resourceFromId(name);
            if (!resource) {
                weight.fail("json/unknown-id", {name});
                break;
            }
            mines.weights[std::size_t(*resource)] = weight.integer(1, mostWeight);
        }
        return mines;
    }

    static void readMix(const JsonReader& mixes, const std::string& id,
                        std::array<DecorationMix, surfaceCount>& into, int least = 1) {
        const JsonReader mix = mixes[id.c_str()];
        const auto surface = surfaceFromId(id);
        if (!surface) return mix.fail("json/unknown-id", {id});
        readClasses(mix, into[std::size_t(*surface)], least);
    }

    void readPatches(const JsonReader& patches, const std::string& id) {
        const JsonReader mix = patches[id.c_str()];
        const auto surface = surfaceFromId(id);
        if (!surface) return mix.fail("json/unknown-id", {id});
        for (const auto& [name, present] : mix.object().items()) {
            const JsonReader share = mix[name.c_str()];
            const auto other = surfaceFromId(name);
            if (!other || *other == Surface::Water) return share.fail("json/unknown-id", {name});
            rules_.patches[std::size_t(*surface)][std::size_t(*other)] = share.integer(1, hundredPercent);
        }
    }

    static void readClasses(const JsonReader& mix, ClassMix& into, int least = 1) {
        for (const auto& [name, present] : mix.object().items()) {
            const JsonReader share = mix[name.c_str()];
            const auto kind = objectClassFromId(name);
            if (!kind) return share.fail("json/unknown-id", {name});
            into[std::size_t(*kind)] = share.integer(least, hundredPercent);
        }
    }

    JsonReader root_;
    CraftRules rules_;
    unsigned seen_ = 0; ///< bit i: figure i was read
};

} // namespace

Result<CraftRules> readCraftRules(std::string_view json) {
    return readJson<CraftReader>(json);
}

} // namespace stonemason::pocket_heroes
