// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/format/lan_message.h"

#include "core/base/fingerprint.h"
#include "core/format/json.h"
#include "core/token_battle/format/duel_fields.h"
#include "core/token_battle/format/move_text.h"
#include "core/token_battle/format/position_text.h"

#include <utility>

namespace stonemason {

namespace {

constexpr std::size_t markLength = 16;
constexpr std::size_t maximumNonce = 64;

LanHello readHello(const JsonReader& r) {
    const int version = r["version"].integer(1, 1'000'000);
    if (version != lanVersion) r["version"].fail("json/version", {version, lanVersion});
    LanHello hello{readName(r["nonce"], maximumNonce), readName(r["salt"], maximumNonce)};
    r.allowOnly({"type", "version", "nonce", "salt"});
    return hello;
}

LanPlayer readPlayer(const JsonReader& r) {
    LanPlayer player;
    player.game = readName(r["game"], maximumLanName);
    player.rules = readName(r["rules"], markLength);
    player.name = readName(r["name"], maximumLanName);
    player.deckName = readName(r["deck"], maximumLanName);
    player.deck = readStacks(r["stacks"]);
    player.seed = readSeed(r["seed"]);
    r.allowOnly({"type", "game", "rules", "name", "deck", "stacks", "seed"});
    return player;
}

LanMove readLanMove(const JsonReader& r) {
    LanMove move;
    move.number = r["number"].integer(1, maximumMoves);
    move.move = readMove(r["move"]);
    move.position = readName(r["position"], markLength);
    r.allowOnly({"type", "number", "move", "position"});
    return move;
}

LanMessage readMessage(const JsonReader& r) {
    const std::string type = r["type"].string();
    if (type == "hello") return readHello(r);
    if (type == "player") return readPlayer(r);
    if (type == "move") return readLanMove(r);
    if (type == "bye") {
        r.allowOnly({"type", "reason"});
        return LanBye{readName(r["reason"], maximumLanName)};
    }
    r.allowOnly({"type"});
    if (type == "resign") return LanResign{};
    if (type == "confirm") return LanConfirm{};
    if (type == "ping") return LanPing{};
    if (type == "rematch") return LanRematch{};
    r["type"].fail("lan/unknown", {type.substr(0, maximumLanName)});
    return LanPing{};
}

Json jsonOf(const LanHello& hello) {
    return {{"type", "hello"}, {"version", lanVersion}, {"nonce", hello.nonce}, {"salt", hello.salt}};
}
Json jsonOf(const LanPlayer& player) {
    return {{"type", "player"},    {"game", player.game},     {"rules", player.rules},
            {"name", player.name}, {"deck", player.deckName}, {"stacks", player.deck.stacks()},
            {"seed", player.seed}};
}
Json jsonOf(const LanMove& move) {
    return {{"type", "move"},
            {"number", move.number},
            {"move", moveText(move.move)},
            {"position", move.position}};
}
Json jsonOf(const LanResign&) {
    return Json::object({{"type", "resign"}});
}
Json jsonOf(const LanConfirm&) {
    return Json::object({{"type", "confirm"}});
}
Json jsonOf(const LanPing&) {
    return Json::object({{"type", "ping"}});
}
Json jsonOf(const LanRematch&) {
    return Json::object({{"type", "rematch"}});
}
Json jsonOf(const LanBye& bye) {
    return Json::object({{"type", "bye"}, {"reason", bye.reason}});
}

} // namespace

Result<LanMessage> readLanMessage(std::string_view line) {
    if (line.size() > maximumLanLine) return Error{{"lan/too-long", {int(maximumLanLine)}}};
    const Result<Json> parsed = parseJson(line, maximumLanValues);
    if (!parsed) return parsed.error();
    std::optional<Error> error;
    LanMessage message = readMessage(JsonReader(*parsed, error));
    if (error) return *error;
    return message;
}

std::string lanLine(const LanMessage& message) {
    return std::visit(
        [](const auto& said) { return jsonOf(said).dump(-1, ' ', false, Json::error_handler_t::replace); },
        message);
}

std::optional<LanAnnouncement> readLanAnnouncement(std::string_view text) {
    if (text.size() > maximumLanAnnouncement) return std::nullopt;
    const Result<Json> parsed = parseJson(text, maximumLanValues);
    if (!parsed) return std::nullopt;
    std::optional<Error> error;
    const JsonReader r(*parsed, error);
    const bool ours = r["stonemason-lan"].integer(1, 1'000'000) == lanVersion;
    LanAnnouncement announcement{readName(r["game"], maximumLanName), readName(r["name"], maximumLanName),
                                 r["port"].integer(1, 65'535), r["word"].boolean()};
    if (error || !ours) return std::nullopt;
    return announcement;
}

std::string lanAnnouncementText(const LanAnnouncement& announcement) {
    const Json json{{"stonemason-lan", lanVersion},
                    {"game", announcement.game},
                    {"name", announcement.name},
                    {"port", announcement.port},
                    {"word", announcement.asksForWord}};
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::string positionMark(const Position& position) {
    return Fingerprint().add(positionText(position)).text();
}

} // namespace stonemason
