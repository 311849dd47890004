// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/generate/origin.h"

#include "core/base/limits.h"
#include "core/format/json_writer.h"
#include "core/play/result_json.h"
#include "core/wastes/board/symmetry.h"

#include <array>
#include <string>
#include <string_view>

namespace stonemason::wastes {

namespace {

constexpr std::string_view originField = "generated";
constexpr int shareFigures = 4; ///< digits behind the point

Json asJson(const BoardOrigin& origin) {
    const BoardRequest& request = origin.request;
    Json json{{"generator", origin.generator}, {"seed", request.seed}};
    json["variation"] = request.variation;
    json["symmetry"] = symmetryId(request.symmetry);
    json["size"] = {request.size.rows, request.size.columns};
    json["wishes"] = Json::object();
    for (const auto& [id, range] : request.wishes)
        json["wishes"][id] = {range.least, range.most};
    if (origin.measure) json["firstMover"] = asJson(*origin.measure);
    return json;
}

/// A member that is a whole number of that range.
std::optional<std::int64_t> numberIn(const Json& object, std::string_view name, std::int64_t most) {
    const auto found = object.find(name);
    if (found == object.end() || !found->is_number_unsigned()) return std::nullopt;
    const auto number = found->get<std::uint64_t>();
    return number <= std::uint64_t(most) ? std::optional(std::int64_t(number)) : std::nullopt;
}

/// A pair of numbers from 0 on.
template <typename Number>
std::optional<std::pair<Number, Number>> pairIn(const Json& value, Number most) {
    if (!value.is_array() || value.size() != 2) return std::nullopt;
    std::array<Number, 2> pair{};
    for (std::size_t i = 0; i < 2; ++i) {
        if (!value[i].is_number()) return std::nullopt;
        const auto number = value[i].get<double>();
        if (!(number >= 0) || number > double(most)) return std::nullopt;
        pair[i] = Number(number);
    }
    return std::pair{pair[0], pair[1]};
}

std::optional<Wishes> wishesIn(const Json& json) {
    Wishes wishes;
    if (!json.contains("wishes")) return wishes;
    if (!json["wishes"].is_object()) return std::nullopt;
    for (const auto& [id, value] : json["wishes"].items()) {
        const auto range = pairIn(value, maximumSide * maximumSide);
        if (!range || !wishFromId(id)) return std::nullopt;
        wishes[id] = {range->first, range->second};
    }
    return wishes;
}

std::optional<BoardMeasure> measureIn(const Json& json) {
    const auto found = json.find("firstMover");
    if (found == json.end() || !found->is_object()) return std::nullopt;
    const auto games = numberIn(*found, "games", maximumGames);
    const auto nodes = numberIn(*found, "nodes", maximumGames);
    const auto share = found->find("share");
    const auto interval = found->find("interval");
    if (!games || !nodes || share == found->end() || !share->is_number() || interval == found->end())
        return std::nullopt;
    const auto ends = pairIn(*interval, 1.0);
    if (!ends) return std::nullopt;
    BoardMeasure measure{.games = int(*games), .nodes = int(*nodes)};
    measure.share = {share->get<double>(), {ends->first, ends->second}};
    measure.outcomes = {numberIn(*found, "wins", maximumGames).value_or(0),
                        numberIn(*found, "draws", maximumGames).value_or(0),
                        numberIn(*found, "losses", maximumGames).value_or(0)};
    return measure;
}

} // namespace

Json asJson(const BoardMeasure& measure) {
    Json json{{"player", "hard"}, {"nodes", measure.nodes}, {"games", measure.games}};
    json["wins"] = measure.outcomes.wins;
    json["draws"] = measure.outcomes.draws;
    json["losses"] = measure.outcomes.losses;
    json["share"] = rounded(measure.share.value, shareFigures);
    json["interval"] = {rounded(measure.share.interval.low, shareFigures),
                        rounded(measure.share.interval.high, shareFigures)};
    return json;
}

std::optional<BoardOrigin> originOf(const Board& board) {
    if (board.unknownFields.empty()) return std::nullopt;
    const Json all = Json::parse(board.unknownFields, nullptr, false);
    if (!all.is_object() || !all.contains(originField)) return std::nullopt;
    const Json& json = all[std::string(originField)];
    if (!json.is_object()) return std::nullopt;
    const auto generator = numberIn(json, "generator", maximumGames);
    const auto seed = numberIn(json, "seed", std::int64_t(maximumSeed));
    const auto variation = numberIn(json, "variation", mostVariations);
    const auto wishes = wishesIn(json);
    if (!generator || !seed || !variation || !wishes || !json.contains("size")) return std::nullopt;
    const auto size = pairIn(json["size"], maximumSide);
    const auto symmetry = symmetryFromId(
        json.value("symmetry", Json()).is_string() ? json["symmetry"].get<std::string>() : std::string());
    if (!size || !symmetry) return std::nullopt;
    BoardOrigin origin{.generator = int(*generator)};
    origin.request = {.size = {size->first, size->second},
                      .symmetry = *symmetry,
                      .seed = std::uint64_t(*seed),
                      .variation = int(*variation),
                      .wishes = *wishes};
    origin.measure = measureIn(json);
    return origin;
}

void setOrigin(Board& board, const BoardOrigin& origin) {
    JsonObjectText text;
    if (!board.unknownFields.empty())
        text.addAll(membersExcept(std::array{originField}, board.unknownFields));
    text.add(originField, asJson(origin).dump());
    board.unknownFields = text.text();
}

} // namespace stonemason::wastes
