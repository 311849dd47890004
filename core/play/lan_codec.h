// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/format/json.h"
#include "core/format/json_reader.h"
#include "core/play/lan_message.h"

#include <cstdint>
#include <type_traits>
#include <utility>

// JSON serialization of messages: the part that all games share; the game's own functions do the rest. To be
// included only by the file of a game that reads and writes its messages.

namespace stonemason {

/// A string of at most `longest` bytes. Error: json/range.
std::string readLanText(const JsonReader& r, std::size_t longest);

LanHello readLanHello(const JsonReader& r);
LanCommit readLanCommit(const JsonReader& r);
/// The nonce sent with a greeting.
std::string readLanRevealFrame(const JsonReader& r);
/// nullopt for a message of another type.
std::optional<LanSignal> readLanSignal(const JsonReader& r);
Json jsonOfLan(const LanHello& hello);
Json jsonOfLan(const LanCommit& commit);
/// A LanRevealOf message with the greeting as JSON.
Json jsonOfLanReveal(const std::string& nonce, Json player);
Json jsonOfLan(const LanSignal& signal);
/// A LanMoveOf message with the move as JSON.
Json jsonOfLanMove(int number, Json move, const std::string& position);
/// The number and the position mark sent with a move.
std::pair<int, std::string> readLanMoveFrame(const JsonReader& r);
Result<Json> parseLanLine(std::string_view line);
std::string lanLineOf(const Json& json);

/// A line of a game that has the functions
///     readGreeting(JsonReader) -> Greeting, json(Greeting) -> Json
///     readMove(JsonReader) -> Move, json(Move) -> Json
/// Errors: those of readLanOpening and of these functions, lan/unknown (the type it names).
template <typename G>
Result<LanMessageOf<G>> readLanMessageOf(std::string_view line) {
    const Result<Json> parsed = parseLanLine(line);
    if (!parsed) return parsed.error();
    std::optional<Error> error;
    const JsonReader r(*parsed, error);
    const auto read = [&r]() -> LanMessageOf<G> {
        const std::string type = r["type"].string();
        if (type == "hello") return readLanHello(r);
        if (type == "commit") return readLanCommit(r);
        if (type == "reveal") {
            auto player = G::readGreeting(r["player"]);
            return LanRevealOf<typename G::Greeting>{readLanRevealFrame(r), std::move(player)};
        }
        if (type == "move") {
            typename G::Move move = G::readMove(r["move"]);
            auto [number, position] = readLanMoveFrame(r);
            return LanMoveOf<typename G::Move>{number, std::move(move), std::move(position)};
        }
        if (auto signal = readLanSignal(r))
            return std::visit([](auto content) -> LanMessageOf<G> { return content; }, *std::move(signal));
        r["type"].fail("lan/unknown", {type.substr(0, maximumLanName)});
        return LanPing{};
    };
    LanMessageOf<G> message = read();
    if (error) return *error;
    return message;
}

template <typename G>
std::string lanLineOf(const LanMessageOf<G>& message) {
    return std::visit(
        [](const auto& content) {
            using Content = std::decay_t<decltype(content)>;
            if constexpr (std::is_same_v<Content, LanMoveOf<typename G::Move>>)
                return lanLineOf(jsonOfLanMove(content.number, G::json(content.move), content.position));
            else if constexpr (std::is_same_v<Content, LanRevealOf<typename G::Greeting>>)
                return lanLineOf(jsonOfLanReveal(content.nonce, G::json(content.player)));
            else
                return lanLineOf(jsonOfLan(content));
        },
        message);
}

} // namespace stonemason
