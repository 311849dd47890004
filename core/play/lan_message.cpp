// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/lan_message.h"

#include "core/play/lan_codec.h"

namespace stonemason {

namespace {

constexpr std::size_t markLength = 16;
constexpr std::size_t maximumNonce = 64;
constexpr std::size_t commitmentDigits = 64;

Json jsonOfType(std::string_view type) {
    return Json::object({{"type", type}});
}

Json jsonOfTakeBack(std::string_view type, const LanTakeBack& asked) {
    return Json::object({{"type", type}, {"moves", asked.moves}, {"left", asked.left}});
}

struct JsonOfSignal {
    Json operator()(const LanResign&) const { return jsonOfType("resign"); }
    Json operator()(const LanConfirm&) const { return jsonOfType("confirm"); }
    Json operator()(const LanPing&) const { return jsonOfType("ping"); }
    Json operator()(const LanRematch&) const { return jsonOfType("rematch"); }
    Json operator()(const LanBye& bye) const {
        return Json::object({{"type", "bye"}, {"reason", bye.reason}});
    }
    Json operator()(const LanTakeBack& asked) const { return jsonOfTakeBack("take-back", asked); }
    Json operator()(const LanTakeBackAnswer& answer) const {
        Json json = jsonOfTakeBack("take-back-answer", answer.asked);
        json["agrees"] = answer.agrees;
        return json;
    }
    Json operator()(const LanTakenBack& done) const { return jsonOfTakeBack("taken-back", done.asked); }
};

/// Of messages that hold nothing but their type.
std::optional<LanSignal> signalOfType(std::string_view type) {
    if (type == "resign") return LanResign{};
    if (type == "confirm") return LanConfirm{};
    if (type == "ping") return LanPing{};
    if (type == "rematch") return LanRematch{};
    return std::nullopt;
}

LanTakeBack readTakeBack(const JsonReader& r) {
    return {r["moves"].integer(1, maximumMoves), r["left"].integer(0, maximumMoves - 1)};
}

/// nullopt for a message of another type.
std::optional<LanSignal> readTakeBackSignal(const std::string& type, const JsonReader& r) {
    if (type == "take-back-answer") {
        r.allowOnly({"type", "moves", "left", "agrees"});
        return LanTakeBackAnswer{readTakeBack(r), r["agrees"].boolean()};
    }
    if (type != "take-back" && type != "taken-back") return std::nullopt;
    r.allowOnly({"type", "moves", "left"});
    const LanTakeBack asked = readTakeBack(r);
    if (type == "take-back") return asked;
    return LanTakenBack{asked};
}

} // namespace

std::string readLanText(const JsonReader& r, std::size_t longest) {
    std::string text = r.string();
    if (text.size() > longest) r.fail("json/range", {0, int(longest)});
    return text;
}

LanHello readLanHello(const JsonReader& r) {
    const int version = r["version"].integer(1, 1'000'000);
    if (version != lanVersion) r["version"].fail("json/version", {version, lanVersion});
    LanHello hello{readLanText(r["nonce"], maximumNonce), readLanText(r["salt"], maximumNonce)};
    r.allowOnly({"type", "version", "nonce", "salt"});
    return hello;
}

LanCommit readLanCommit(const JsonReader& r) {
    LanCommit commit{readLanText(r["commitment"], commitmentDigits)};
    r.allowOnly({"type", "commitment"});
    return commit;
}

std::string readLanRevealFrame(const JsonReader& r) {
    std::string nonce = readLanText(r["nonce"], maximumNonce);
    r.allowOnly({"type", "nonce", "player"});
    return nonce;
}

std::optional<LanSignal> readLanSignal(const JsonReader& r) {
    const std::string type = r["type"].string();
    if (type == "bye") {
        r.allowOnly({"type", "reason"});
        return LanBye{readLanText(r["reason"], maximumLanName)};
    }
    if (auto signal = readTakeBackSignal(type, r)) return signal;
    r.allowOnly({"type"});
    return signalOfType(type);
}

std::pair<int, std::string> readLanMoveFrame(const JsonReader& r) {
    const int number = r["number"].integer(1, maximumMoves);
    std::string position = readLanText(r["position"], markLength);
    r.allowOnly({"type", "number", "move", "position"});
    return {number, std::move(position)};
}

Json jsonOfLan(const LanHello& hello) {
    return {{"type", "hello"}, {"version", lanVersion}, {"nonce", hello.nonce}, {"salt", hello.salt}};
}

Json jsonOfLan(const LanCommit& commit) {
    return {{"type", "commit"}, {"commitment", commit.commitment}};
}

Json jsonOfLanReveal(const std::string& nonce, Json player) {
    return {{"type", "reveal"}, {"nonce", nonce}, {"player", std::move(player)}};
}

Json jsonOfLan(const LanSignal& signal) {
    return std::visit(JsonOfSignal{}, signal);
}

Json jsonOfLanMove(int number, Json move, const std::string& position) {
    return {{"type", "move"}, {"number", number}, {"move", std::move(move)}, {"position", position}};
}

Result<Json> parseLanLine(std::string_view line) {
    if (line.size() > maximumLanLine) return Error{{"lan/too-long", {int(maximumLanLine)}}};
    return parseJson(line, maximumLanValues);
}

std::string lanLineOf(const Json& json) {
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Result<std::variant<LanOther, LanHello, LanBye>> readLanOpening(std::string_view line) {
    const Result<Json> parsed = parseLanLine(line);
    if (!parsed) return parsed.error();
    std::optional<Error> error;
    const JsonReader r(*parsed, error);
    std::variant<LanOther, LanHello, LanBye> opening;
    const std::string type = r["type"].string();
    if (type == "hello")
        opening = readLanHello(r);
    else if (type == "bye")
        opening = std::get<LanBye>(*readLanSignal(r));
    if (error) return *error;
    return opening;
}

std::string lanHelloLine(const LanHello& hello) {
    return lanLineOf(jsonOfLan(hello));
}

Result<LanResume> readLanResume(std::string_view line) {
    const Result<Json> parsed = parseLanLine(line);
    if (!parsed) return parsed.error();
    std::optional<Error> error;
    const JsonReader r(*parsed, error);
    const std::string type = r["type"].string();
    if (type != "resume") r["type"].fail("lan/unknown", {type.substr(0, maximumLanName)});
    LanResume resume{readLanText(r["talk"], maximumNonce),
                     r["games"].integer(1, 1'000'000),
                     r["moves"].integer(0, maximumMoves),
                     readLanText(r["record"], markLength),
                     r["over"].boolean(),
                     r["taken-back"].integer(0, 1'000'000)};
    r.allowOnly({"type", "talk", "games", "moves", "record", "over", "taken-back"});
    if (error) return *error;
    return resume;
}

std::string lanResumeLine(const LanResume& resume) {
    return lanLineOf(Json::object({{"type", "resume"},
                                   {"talk", resume.talk},
                                   {"games", resume.games},
                                   {"moves", resume.moves},
                                   {"record", resume.record},
                                   {"over", resume.over},
                                   {"taken-back", resume.takenBack}}));
}

std::optional<LanAnnouncement> readLanAnnouncement(std::string_view text) {
    if (text.size() > maximumLanAnnouncement) return std::nullopt;
    const Result<Json> parsed = parseJson(text, maximumLanValues);
    if (!parsed) return std::nullopt;
    std::optional<Error> error;
    const JsonReader r(*parsed, error);
    const bool ours = r["stonemason-lan"].integer(1, 1'000'000) == lanVersion;
    LanAnnouncement announcement{readLanText(r["game"], maximumLanName),
                                 readLanText(r["name"], maximumLanName), r["port"].integer(1, 65'535),
                                 r["word"].boolean()};
    if (error || !ours) return std::nullopt;
    return announcement;
}

std::string lanAnnouncementText(const LanAnnouncement& announcement) {
    return lanLineOf(Json{{"stonemason-lan", lanVersion},
                          {"game", announcement.game},
                          {"name", announcement.name},
                          {"port", announcement.port},
                          {"word", announcement.asksForWord}});
}

} // namespace stonemason
