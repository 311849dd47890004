// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/lan_message.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace stonemason {

/// What one side brings along to know the other by. A word that both people say to each other makes a key of
/// it; without a word nobody is known and lines go as they are.
struct LanSecret {
    /// A message authentication code of the bytes under a key: HMAC-SHA-256. Always of the same length.
    using Mac = std::function<std::string(std::string_view key, std::string_view bytes)>;

    Mac mac{};
    std::string nonce{};     ///< drawn for this talk alone, LanHello::nonce
    std::string salt{};      ///< of a host who asks for a word: what it was stretched with; else empty
    std::string stretched{}; ///< that word, stretched
    bool hasWord = false;    ///< a guest has one to stretch, see LanChannel::saltToStretch()
};

/// What lies between the line and a LanTalk. First each side says hello, as it is; from then on, when the
/// host asks for a word, every line carries a code over the line, its number and who says it, under a key of
/// the stretched word and both nonces. So a line that somebody else wrote, changed, repeats, leaves out,
/// moves or sends back is noticed, whoever carries the lines; and who does not know the word is not heard at
/// all. Nothing is encrypted.
///
/// The guest speaks first under the key. The host says nothing under it before, so that nobody gets a line to
/// try words on by only connecting.
class LanChannel {
public:
    LanChannel(LanTalk::Role role, LanSecret secret, LanLimits limits = {});

    /// Whether the peer's first line was a hello.
    bool hasHeardHello() const { return peerHello_.has_value(); }
    /// Whether lines carry codes, and one of the peer's has shown that it knows the word.
    bool isProtected() const { return hasKey() && proven_; }
    /// Once the host has asked a guest for its word: what that is to be stretched with, for setStretched().
    /// Empty before, after, and when nothing is asked.
    std::string_view saltToStretch() const;
    void setStretched(std::string stretched);
    /// A mark of this talk, which only the two and who hears them knows; once hasHeardHello().
    std::string talkMark() const;
    /// The most bytes the next line may have.
    std::size_t longestLine() const;

    /// A line of the peer's; what the session is to hear of it, if anything. Errors: those of readLanOpening
    /// for the first line; lan/word (the peer does not know it), lan/forged (not the peer's next line),
    /// lan/word-needed and lan/no-word (only one of both sides has a word, a guest's error), lan/too-long.
    Result<std::optional<std::string>> receive(std::string_view line);
    /// Time that has gone by. Error: lan/silent (seconds) when the peer of a host has said no hello for
    /// LanLimits::hello.
    Status pass(std::chrono::milliseconds time);
    /// What is to be sent now, given what the session says.
    /// @param isLast the session says nothing more: its goodbye goes out also to who has not shown a word
    std::vector<std::string> send(std::vector<std::string> lines, bool isLast);

private:
    Result<std::optional<std::string>> takeHello(std::string_view line);
    bool canSpeak() const;
    bool hasKey() const { return !key_.empty(); }
    void makeKey(std::string_view stretched);
    std::string codeOf(LanTalk::Role speaker, std::uint64_t number, std::string_view line) const;
    bool isNextOfPeer(std::string_view code, std::string_view line) const;

    LanTalk::Role role_;
    LanSecret secret_;
    LanLimits limits_;
    std::optional<LanHello> peerHello_;
    std::string key_;
    bool proven_ = false;
    std::uint64_t said_ = 0;  ///< lines under the key
    std::uint64_t heard_ = 0; ///< likewise
    bool helloSaid_ = false;
    std::vector<std::string> held_; ///< what the session has said and may not go out yet
    std::chrono::milliseconds waited_{0};
};

} // namespace stonemason
