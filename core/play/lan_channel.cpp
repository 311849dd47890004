// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/lan_channel.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace stonemason {

namespace {

using Role = LanTalk::Role;

/// Letters of a code as it stands before a line, two for each byte, and the blank behind it.
constexpr std::size_t codeLetters = 64;
constexpr std::size_t sealLength = codeLetters + 1;

/// Takes as long wherever the two differ, so that nobody learns a code letter by letter.
bool isSame(std::string_view one, std::string_view other) {
    if (one.size() != other.size()) return false;
    unsigned difference = 0;
    for (std::size_t i = 0; i < one.size(); ++i)
        difference |= unsigned(std::uint8_t(one[i]) ^ std::uint8_t(other[i]));
    return difference == 0;
}

std::string hex(std::string_view bytes) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text;
    for (const char byte : bytes) {
        text += digits[std::uint8_t(byte) >> 4U];
        text += digits[std::uint8_t(byte) & 15U];
    }
    return text;
}

/// With its length before it, so that two texts in a row are never taken for two others.
std::string measured(std::string_view text) {
    return std::to_string(text.size()) + ':' + std::string(text);
}

bool isGoodbye(std::string_view line) {
    const auto opening = readLanOpening(line);
    return opening && std::holds_alternative<LanBye>(*opening);
}

} // namespace

LanChannel::LanChannel(Role role, LanSecret secret, LanLimits limits)
    : role_(role), secret_(std::move(secret)), limits_(limits) {
}

std::string_view LanChannel::saltToStretch() const {
    const bool isAsked = role_ == Role::Guest && peerHello_ && !hasKey();
    return isAsked ? std::string_view(peerHello_->salt) : std::string_view();
}

void LanChannel::setStretched(std::string stretched) {
    if (!saltToStretch().empty()) makeKey(stretched);
}

std::string LanChannel::talkMark() const {
    const bool isHost = role_ == Role::Host;
    const std::string& host = isHost ? secret_.nonce : peerHello_->nonce;
    const std::string& guest = isHost ? peerHello_->nonce : secret_.nonce;
    return hex(secret_.mac("stonemason-lan talk", measured(host) + measured(guest)));
}

std::size_t LanChannel::longestLine() const {
    return hasReceivedHello() ? maximumLanLine + sealLength : maximumLanHello;
}

Result<std::optional<std::string>> LanChannel::receive(std::string_view line) {
    if (line.size() > longestLine()) return Error{{"lan/too-long", {int(longestLine())}}};
    if (!hasReceivedHello()) return receiveHello(line);
    const bool isPlain = line.starts_with('{');
    const bool hasWord = hasKey() || !saltToStretch().empty();
    if (!hasWord) return std::optional(std::string(line));
    // A peer that does not know the password can still send a goodbye with its reason.
    if (!proven_ && isPlain && isGoodbye(line)) return std::optional(std::string(line));
    const std::size_t codeLength = std::min(codeLetters, line.size());
    const std::string_view content = line.substr(std::min(sealLength, line.size()));
    const bool isSealed = line.size() >= sealLength && line[codeLetters] == ' ';
    if (isPlain || !hasKey() || !isSealed || !isNextOfPeer(line.substr(0, codeLength), content))
        return Error{{proven_ ? "lan/forged" : "lan/word"}};
    proven_ = true;
    ++received_;
    return std::optional(std::string(content));
}

Result<std::optional<std::string>> LanChannel::receiveHello(std::string_view line) {
    const auto opening = readLanOpening(line);
    if (!opening) return opening.error();
    if (std::holds_alternative<LanBye>(*opening)) return std::optional(std::string(line));
    if (!std::holds_alternative<LanHello>(*opening)) return Error{{"lan/out-of-turn"}};
    peerHello_ = std::get<LanHello>(*opening);
    const bool isAsked = role_ == Role::Guest && !peerHello_->salt.empty();
    if (isAsked && !secret_.hasWord) return Error{{"lan/word-needed"}};
    if (role_ == Role::Guest && !isAsked && secret_.hasWord) return Error{{"lan/no-word"}};
    if (role_ == Role::Host && !secret_.salt.empty()) makeKey(secret_.stretched);
    proven_ = !isAsked && !hasKey();
    return std::optional<std::string>();
}

Status LanChannel::pass(std::chrono::milliseconds time) {
    waited_ += time;
    if (role_ == Role::Guest || hasReceivedHello() || waited_ < limits_.hello) return std::monostate{};
    const auto patience = std::chrono::duration_cast<std::chrono::seconds>(limits_.hello);
    return Error{{"lan/silent", {int(patience.count())}}};
}

bool LanChannel::canSpeak() const {
    if (!hasReceivedHello()) return false;
    if (role_ == Role::Host) return proven_;
    // A side with a password sends nothing without it, even if the peer requires none.
    return saltToStretch().empty() && hasKey() == secret_.hasWord;
}

std::vector<std::string> LanChannel::send(std::vector<std::string> lines, bool isLast) {
    std::vector<std::string> out;
    if (!std::exchange(helloSent_, true)) out.push_back(lanHelloLine({secret_.nonce, secret_.salt}));
    std::ranges::move(lines, std::back_inserter(held_));
    if (canSpeak()) {
        for (const std::string& line : std::exchange(held_, {}))
            out.push_back(hasKey() ? codeOf(role_, sent_++, line) + ' ' + line : line);
    } else if (isLast) {
        // A peer that has not proved the password receives no other line, even if the session ends without a
        // goodbye.
        if (!held_.empty() && isGoodbye(held_.back())) out.push_back(held_.back());
        held_.clear();
    }
    return out;
}

void LanChannel::makeKey(std::string_view stretched) {
    const bool isHost = role_ == Role::Host;
    const std::string& host = isHost ? secret_.nonce : peerHello_->nonce;
    const std::string& guest = isHost ? peerHello_->nonce : secret_.nonce;
    key_ = secret_.mac(stretched,
                       "stonemason-lan " + std::to_string(lanVersion) + measured(host) + measured(guest));
}

std::string LanChannel::codeOf(Role speaker, std::uint64_t number, std::string_view line) const {
    const std::string who = speaker == Role::Host ? "host " : "guest ";
    return hex(secret_.mac(key_, who + std::to_string(number) + ' ' + std::string(line)));
}

bool LanChannel::isNextOfPeer(std::string_view code, std::string_view line) const {
    return isSame(code, codeOf(role_ == Role::Host ? Role::Guest : Role::Host, received_, line));
}

} // namespace stonemason
