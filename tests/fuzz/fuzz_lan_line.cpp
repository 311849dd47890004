// SPDX-License-Identifier: GPL-3.0-or-later
// Any lines as what a peer says, in a talk that goes on as long as it can, and before it and under a word.
#include "core/base/fingerprint.h"
#include "core/play/lan_channel.h"
#include "core/play/lan_resumption.h"
#include "core/token_battle/deck/deck.h"
#include "core/token_battle/lan/lan_session.h"
#include "tests/fuzz/duel_oracle.h"
#include "tests/fuzz/lan_oracle.h"

using namespace stonemason;
using namespace stonemason::token_battle;
using fuzz::require;

namespace {

LanSession session() {
    SeededRandom random(1);
    return {fuzz::duels(),
            LanSession::Role::Host,
            {"Ann", "Deck", randomDeck(fuzz::cards(), random), 1, "0123456789abcdef"},
            fuzz::openSeal()};
}

/// A line that is a message says the same when it is written anew.
void requireRoundTrip(std::string_view line) {
    const auto message = readLanMessage(line);
    if (!message) return;
    const auto again = readLanMessage(lanLine(*message));
    require(again.ok() && *again == *message, "what is written reads back");
}

/// Who comes back with any words receives the moves missed, or why there is nothing to go on with.
void requireThatLossIsRepaired(std::string_view line, LanSession talk) {
    const auto resume = readLanResume(line);
    if (!resume) return;
    const auto again = readLanResume(lanResumeLine(*resume));
    require(again.ok() && *again == *resume, "what takes a talk up reads back");
    LanResumption meeting(LanSession::Role::Host, {resume->talk, 1, 0, {}, false});
    meeting.receive(line);
    require(meeting.stage() == LanTalk::Stage::Playing, "who knows the talk is let in");
    if (talk.stage() != LanTalk::Stage::Playing) return;
    talk.waitForReturn();
    talk.connectionLost();
    talk.resume(*resume);
    require(talk.stage() != LanTalk::Stage::Lost, "it goes on or ends");
    for (const std::string& sentence : talk.takeLines())
        require(readLanMessage(sentence).ok(), "what is said again can be read");
}

/// What a session receives from any lines is what they are, or was said under the key.
void requireThatWordsProtect(std::string_view input, bool hasWord) {
    const auto mac = [](std::string_view key, std::string_view bytes) {
        const std::string text = Fingerprint().add(key).add(bytes).text();
        return text + text;
    };
    LanSecret secret{.mac = mac, .nonce = "nonce"};
    if (hasWord) secret.salt = secret.stretched = "word";
    LanChannel channel(LanSession::Role::Host, secret);
    while (!input.empty()) {
        const std::size_t end = std::min(input.find('\n'), input.size());
        const auto received = channel.receive(input.substr(0, end));
        require(received.ok() || !lanReason(received.error()).id.empty(), "what is refused has a reason");
        if (!received) return;
        const bool isBye = *received && readLanMessage(**received).ok();
        require(!hasWord || !*received || isBye, "nothing is received without the password but a goodbye");
        input.remove_prefix(std::min(end + 1, input.size()));
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::string_view input = fuzz::textOf(data, size);
    requireThatWordsProtect(input, false);
    requireThatWordsProtect(input, true);
    LanSession talk = session();
    while (!input.empty()) {
        const std::size_t end = std::min(input.find('\n'), input.size());
        requireRoundTrip(input.substr(0, end));
        requireThatLossIsRepaired(input.substr(0, end), talk);
        talk.receive(input.substr(0, end));
        input.remove_prefix(std::min(end + 1, input.size()));
        if (talk.isOwnTurn()) talk.play(talk.game().duel().legalMoves(talk.game().position())[0]);
        for (const std::string& line : talk.takeLines())
            require(readLanMessage(line).ok(), "what is said can be read");
    }
    require(talk.stage() != LanSession::Stage::Closed || talk.end().has_value(), "an end has a reason");
    return 0;
}
