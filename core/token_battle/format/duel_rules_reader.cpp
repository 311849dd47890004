// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/limits.h"
#include "core/format/resource_reader.h"
#include "core/token_battle/duel/position.h"
#include "core/token_battle/format/catalogue_reader.h"

#include <array>

namespace stonemason::token_battle {

namespace {

constexpr int rulesVersion = 1;
constexpr int mostWary = 9;
constexpr std::array<std::string_view, 3> sources{"blog", "source", "assumed"};

/// Fills DuelRules from the fields of their JSON.
class DuelRulesReader {
public:
    DuelRulesReader(const Json& json, std::optional<Error>& error) : root_(json, error) {}

    DuelRules read() {
        requireForm(root_, "stonemason-duel-rules", rulesVersion);
        rules_.game = root_["game"].string();
        rules_.winningScore = number(root_["winningScore"], 1, 20'000);
        rules_.mostMoves = number(root_["mostMoves"], duelCells, maximumMoves);
        rules_.startValue = number(root_["startValue"], 1, 9);
        readStarts(root_["starts"]);
        rules_.spawnValue = number(root_["spawnValue"], 1, 9);
        rules_.gildBelow = number(root_["gildBelow"], 1, 9);
        rules_.goldenFactor = number(root_["goldenFactor"], 1, 9);
        rules_.auraBonus = number(root_["auraBonus"], 0, 9);
        readPlayers(root_["players"]);
        root_.allowOnly({"$schema", "format", "version", "game", "winningScore", "mostMoves", "startValue",
                         "starts", "spawnValue", "gildBelow", "goldenFactor", "auraBonus", "players"});
        return std::move(rules_);
    }

private:
    static JsonReader sourced(const JsonReader& r) { return sourcedValue(r, sources); }

    static int number(const JsonReader& r, int minimum, int maximum) {
        return sourced(r).integer(minimum, maximum);
    }

    void readStarts(const JsonReader& r) {
        const JsonReader cells = sourced(r);
        if (cells.size() == 0) cells.fail("json/length", {1, 0});
        for (std::size_t i = 0; i < cells.sizeUpTo(duelCells); ++i) {
            const JsonReader cell = cells.at(i);
            if (cell.size() != 2) {
                cell.fail("json/length", {2, int(cell.size())});
                continue;
            }
            const int row = cell.at(0).integer(0, duelSide - 1);
            const int column = cell.at(1).integer(0, duelSide - 1);
            const Squares start = bit(squareOf({row, column}));
            if ((rules_.starts & start) != 0)
                cell.fail("json/duplicate", {std::to_string(row) + ", " + std::to_string(column)});
            rules_.starts |= start;
        }
    }

    void readPlayers(const JsonReader& r) {
        PlayerRules& players = rules_.players;
        players.doubt = number(r["doubt"], 0, 9);
        players.extraTurn = number(r["extraTurn"], 0, 9);
        players.boostNext = number(r["boostNext"], 0, 9);
        readWary(sourced(r["wary"]));
        players.turretReach = number(r["turretReach"], 0, 9);
        players.nodes = number(r["nodes"], 1, 100'000'000);
        players.unknownValue = number(r["unknownValue"], 1, 9);
        r.allowOnly({"doubt", "extraTurn", "boostNext", "wary", "turretReach", "nodes", "unknownValue"});
    }

    void readWary(const JsonReader& list) {
        rules_.players.wary.clear();
        if (list.size() > mostWary) list.fail("json/entries", {mostWary, int(list.size())});
        for (std::size_t i = 0; i < std::min(list.size(), std::size_t(mostWary)); ++i) {
            const JsonReader r = list.at(i);
            rules_.players.wary.push_back(
                {r["percent"].integer(0, 100), r["above"].integer(0, maximumTokenValue)});
            r.allowOnly({"percent", "above"});
        }
    }

    JsonReader root_;
    DuelRules rules_;
};

} // namespace

Result<DuelRules> readDuelRules(std::string_view json) {
    return readJson<DuelRulesReader>(json);
}

} // namespace stonemason::token_battle
