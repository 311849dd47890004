// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/format/json.h"
#include "core/format/json_reader.h"
#include "core/play/paired_standings.h"
#include "core/play/player.h"
#include "core/play/shards.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

// The parts of tournament result files that all games share. Figures are for people and programs, rounded to
// fixed digits; sums are whole numbers, from which all figures can be computed. Equal results give equal
// bytes.

namespace stonemason {

/// The word for a form in files: "round-robin", "field".
std::string_view formId(TournamentForm form);
/// Error: json/unknown-id.
TournamentForm readForm(const JsonReader& r);
/// Error: json/unknown-id.
PlayerLevel readPlayerLevel(const JsonReader& r);
/// Hard's node budget for a move, at least one.
int readNodes(const JsonReader& r);
/// 0 to maximumSeed. Error: tournament/seed.
std::uint64_t readTournamentSeed(const JsonReader& r);

/// Builds a JSON object as text, with each list entry on its own line.
class JsonLines {
public:
    void add(std::string_view key, const Json& value) { begin(key) += value.dump(); }
    /// Adds a value that is multi-line JSON text already; only its indentation changes.
    void addText(std::string_view key, std::string_view json);

    template <typename Items, typename AsJson>
    void addList(std::string_view key, const Items& items, AsJson asItem) {
        begin(key) += '[';
        const char* between = "\n";
        for (const auto& item : items) {
            text_.append(between).append(depth_ + 2, ' ').append(asItem(item).dump());
            between = ",\n";
        }
        text_.append("\n").append(depth_, ' ').append("]");
    }

    /// An object within, until close().
    void open(std::string_view key);
    void close();
    std::string take() && { return std::move(text_) + "\n}\n"; }

private:
    std::string& begin(std::string_view key);

    std::string text_ = "{";
    std::size_t depth_ = 2;
    bool first_ = true;
};

inline constexpr int shareDigits = 4;
inline constexpr int pointDigits = 2;

/// A figure with so many digits behind the point and never minus zero.
Json rounded(double value, int digits);
/// The figure, and its interval as keyInterval.
void put(Json& json, const std::string& key, const Estimate& estimate, int digits);
void put(Json& json, const std::string& key, const Mean& mean, int digits);
/// Games, wins, draws, losses, share, Elo with the expected score against the mean, and points of an
/// entrant.
void put(Json& json, const EntrantFigures& figures);
void put(Json& json, const PairingFigures& figures);

Json asJson(const Outcomes& outcomes);
Json asJson(const Sums& sums);
Json asJson(const PairingTally& tally);
/// The units, as pairs of the first and the one behind the last.
Json asJson(const UnitRanges& played);

/// What was played of which shard.
template <typename Partial>
void addPlayed(JsonLines& lines, const Schedule& schedule, const Partial& result) {
    lines.add("shard", {result.shard.number, result.shard.of});
    lines.add("finished", result.isFinished(schedule));
    lines.add("games", result.gamesInAll(schedule));
    lines.add("gamesPlayed", result.gamesPlayed());
    lines.add("played", asJson(result.played));
}

/// The fingerprints of the game's rules and of the plan, which guard against mixing results.
void addFingerprints(JsonLines& lines, const std::string& game, const std::string& plan);

/// What a result file of a game begins with.
struct ResultFileHead {
    std::string_view format;
    int version;                 ///< the newest that is read
    std::string_view game;       ///< its id
    std::string gameFingerprint; ///< of its rules
};
/// Validates the head of the file. Errors: tournament/not-one, json/version, tournament/unknown-game,
/// tournament/other-game.
void readHead(const JsonReader& root, const ResultFileHead& expected);

/// Whether there is an array of that length. Error: json/length.
bool hasLength(const JsonReader& r, std::size_t length);
/// Error: tournament/number.
std::int64_t readWhole(const JsonReader& r);
/// Three elements from that one on, the last of the array.
Outcomes readOutcomes(const JsonReader& r, std::size_t from = 0);
Sums readSums(const JsonReader& r);
/// Reads one entry into each of the tallies.
void readPairings(const JsonReader& r, std::vector<PairingTally>& tallies);
/// Of the whole file. Errors: tournament/shard, tournament/played for units that are not the shard's, there
/// twice or not rising.
void readPlayed(const JsonReader& root, const Schedule& schedule, Shard& shard, UnitRanges& played);

/// The tournament that the plan of a result file makes, with what the file holds of it. Errors:
/// tournament/changed when another one was played, tournament/sums when the figures contradict each other,
/// and those of `read`.
/// @param firstError that of the root
/// @param read reads the result from the root
template <typename Part, typename Tournament, typename Read>
Result<Part> readPart(const JsonReader& root, const std::optional<Error>& firstError, Tournament tournament,
                      Read read) {
    const JsonReader plan = root["fingerprint"]["plan"];
    if (plan.string() != tournament.fingerprint()) plan.fail("tournament/changed");
    auto result = read(root, tournament);
    if (firstError) return *firstError;
    if (const auto field = inconsistencyOf(tournament, result))
        return Error{{"tournament/sums"}, 0, "sums." + *field};
    return Part{std::move(tournament), std::move(result)};
}

} // namespace stonemason
