// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/format/profile_reader.h"

#include "core/format/resource_reader.h"

#include <algorithm>

namespace stonemason::wastes {

namespace {

constexpr std::string_view profileFormat = "stonemason-wastes-profile";
constexpr int profileVersion = 1;
constexpr int mostNodes = 100'000'000;
constexpr std::array<std::string_view, 4> sources{"document", "public", "decided", "measured"};

/// Fills a Profile from the fields of its JSON.
class ProfileReader {
public:
    ProfileReader(const Json& json, std::optional<Error>& error) : root_(json, error) {}

    Profile read() {
        requireForm(root_, profileFormat, profileVersion);
        profile_.game = readWords(root_["game"]);
        profile_.name = readLocalText(root_["name"]);
        readRanks(root_["ranks"]);
        readPower(root_["power"]);
        readDraw(root_["draw"]);
        readDesigned(root_["designed"]);
        readHard(root_["hard"]);
        readJudging(root_["judging"]);
        // A person's own numbers may be older than generated boards.
        if (root_.has("generation")) readGeneration(root_["generation"]);
        root_.allowOnly({"$schema", "format", "version", "game", "name", "ranks", "power", "draw", "designed",
                         "hard", "judging", "generation"});
        return std::move(profile_);
    }

private:
    static JsonReader sourced(const JsonReader& r) { return sourcedValue(r, sources); }

    static int number(const JsonReader& r, int minimum, int maximum) {
        return sourced(r).integer(minimum, maximum);
    }
    static int change(const JsonReader& r) { return number(r, -9, 9); }
    static int weight(const JsonReader& r) { return number(r, -100, 100); }
    static int side(const JsonReader& r) { return number(r, 1, maximumSide); }

    static ByRank byRank(const JsonReader& r) {
        const JsonReader values = sourced(r);
        ByRank numbers{};
        if (values.size() != numbers.size())
            values.fail("json/length", {rankCount, int(values.size())});
        else
            for (std::size_t i = 0; i < numbers.size(); ++i)
                numbers[i] = values.at(i).integer(0, 1000);
        return numbers;
    }

    void readRanks(const JsonReader& list) {
        if (list.size() != profile_.ranks.size()) {
            list.fail("json/length", {rankCount, int(list.size())});
            return;
        }
        for (std::size_t i = 0; i < profile_.ranks.size(); ++i) {
            const JsonReader r = list.at(i);
            profile_.ranks[i] = {readLocalText(r["name"]), r["walks"].boolean(), r["jumps"].boolean()};
            requireSource(r["source"], sources);
            r.allowOnly({"name", "walks", "jumps", "source"});
        }
    }

    void readPower(const JsonReader& r) {
        constexpr int leastInSludge = 20; // above every rank, whatever the ground
        profile_.power = {change(r["high"]), change(r["rough"]), number(r["sludge"], leastInSludge, 100),
                          change(r["trap"])};
        r.allowOnly({"high", "rough", "sludge", "trap"});
    }

    void readDraw(const JsonReader& r) {
        profile_.draw = {number(r["repetitions"], 2, 9), number(r["quietTurns"], 1, mostQuietTurns),
                         number(r["mostMoves"], 1, maximumMoves)};
        r.allowOnly({"repetitions", "quietTurns", "mostMoves"});
    }

    void readDesigned(const JsonReader& r) {
        DesignedNumbers& designed = profile_.designed;
        designed.material = byRank(r["material"]);
        designed.mobility = weight(r["mobility"]);
        designed.protection = weight(r["protection"]);
        designed.areaWidth = side(r["areaWidth"]);
        designed.areaDepth = side(r["areaDepth"]);
        designed.distance = weight(r["distance"]);
        designed.rank = weight(r["rank"]);
        designed.easyChoices = number(r["easyChoices"], 1, maximumPieces);
        r.allowOnly({"material", "mobility", "protection", "areaWidth", "areaDepth", "distance", "rank",
                     "easyChoices"});
    }

    void readHard(const JsonReader& r) {
        constexpr int mostSteps = 64; // the worth of an army stays far below that of a game won
        constexpr int mostWorth = 10'000;
        HardNumbers& hard = profile_.hard;
        hard.nodes = number(r["nodes"], 1, mostNodes);
        hard.measureNodes = number(r["measureNodes"], 1, mostNodes);
        hard.captureNodes = number(r["captureNodes"], 0, mostNodes);
        hard.material = byRank(r["material"]);
        hard.approach = weight(r["approach"]);
        hard.farthest = number(r["farthest"], 1, mostSteps);
        hard.urgency = number(r["urgency"], 0, mostSteps);
        hard.pull = number(r["pull"], 0, 2);
        hard.longWay = number(r["longWay"], 1, maximumSide * maximumSide);
        hard.lead = number(r["lead"], 0, 10);
        hard.race = number(r["race"], 0, mostWorth);
        hard.contempt = number(r["contempt"], 0, mostWorth);
        r.allowOnly({"nodes", "measureNodes", "captureNodes", "material", "approach", "farthest", "pull",
                     "urgency", "longWay", "lead", "race", "contempt"});
    }

    static WishRange range(const JsonReader& r, int most) {
        constexpr int ends = 2;
        if (const int found = int(r.size()); found != ends) {
            r.fail("json/length", {ends, found});
            return {};
        }
        const int least = r.at(0).integer(0, most);
        return {least, r.at(1).integer(least, most)};
    }

    void readGeneration(const JsonReader& r) {
        constexpr int mostOfAWish = maximumSide * maximumSide;
        GenerationNumbers& generation = profile_.generation;
        const JsonReader wishes = r["wishes"];
        for (std::size_t i = 0; i < wishIds.size(); ++i) {
            const JsonReader wish = wishes[wishIds[i].data()];
            const WishRange limits = range(wish["limits"], i < 5 ? 100 : mostOfAWish);
            const WishRange standard = range(wish["standard"], limits.most);
            if (standard.least < limits.least)
                wish["standard"].fail("json/range", {limits.least, limits.most});
            generation.wishes[i] = {limits, standard};
            requireSource(wish["source"], sources);
            wish.allowOnly({"limits", "standard", "source"});
        }
        generation.games = number(r["games"], 2, maximumGames) / 2 * 2;
        generation.nodes = number(r["nodes"], 1, mostNodes);
        generation.fair = range(sourced(r["fair"]), 100);
        generation.variations = number(r["variations"], 1, 1000);
        r.allowOnly({"wishes", "games", "nodes", "fair", "variations"});
    }

    void readJudging(const JsonReader& r) {
        constexpr int most = 10'000;
        profile_.judging = {number(r["won"], 1, most), number(r["leastLoss"], 1, most),
                            number(r["chanceScale"], 1, most), number(r["advantageNodes"], 1, mostNodes)};
        r.allowOnly({"won", "leastLoss", "chanceScale", "advantageNodes"});
    }

    JsonReader root_;
    Profile profile_;
};

} // namespace

Result<Profile> readProfile(std::string_view json) {
    return readJson<ProfileReader>(json);
}

} // namespace stonemason::wastes
