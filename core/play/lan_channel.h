// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/lan_message.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace stonemason {

/// The secret by which one side authenticates the other. A password that both people share is stretched to a
/// key; without a password nobody is authenticated and lines are sent as they are.
struct LanSecret {
    /// A message authentication code of the bytes under a key: HMAC-SHA-256. Always of the same length.
    using Mac = std::function<std::string(std::string_view key, std::string_view bytes)>;

    Mac mac{};
    std::string nonce{};     ///< drawn for this talk alone, LanHello::nonce
    std::string salt{};      ///< of a host that requires a password: its key derivation salt; else empty
    std::string stretched{}; ///< that word, stretched
    bool hasWord = false;    ///< a guest has one to stretch, see LanChannel::saltToStretch()
};

/// The layer between the line and a LanTalk. First each side sends its hello in plain text; from then on, if
/// the host requires a password, every line carries an authentication code over the line, its number and its
/// sender, under a key derived from the stretched password and both nonces. A line that a third party forges,
/// changes, replays, drops, reorders or reflects is detected, and lines of a peer without the password are
/// rejected. Nothing is encrypted.
///
/// The guest sends the first line under the key. The host sends nothing under it before, so that nobody gets
/// a line for guessing passwords offline by only connecting.
class LanChannel {
public:
    LanChannel(LanTalk::Role role, LanSecret secret, LanLimits limits = {});

    /// Whether the peer's first line was a hello.
    bool hasReceivedHello() const { return peerHello_.has_value(); }
    /// Whether lines carry codes, and one of the peer's has shown that it knows the word.
    bool isProtected() const { return hasKey() && proven_; }
    /// Once the host has asked a guest for its word: what that is to be stretched with, for setStretched().
    /// Empty before, after, and when nothing is asked.
    std::string_view saltToStretch() const;
    void setStretched(std::string stretched);
    /// An identifier of this talk, known only to the two peers and to eavesdroppers; valid once
    /// hasReceivedHello().
    std::string talkMark() const;
    /// The most bytes the next line may have.
    std::size_t longestLine() const;

    /// Processes a line of the peer and returns what is to be passed to the session, if anything. Errors:
    /// those of readLanOpening for the first line; lan/word (the peer does not know it), lan/forged (not the
    /// peer's next line), lan/word-needed and lan/no-word (only one of both sides has a word, a guest's
    /// error), lan/too-long.
    Result<std::optional<std::string>> receive(std::string_view line);
    /// Reports elapsed time. Error: lan/silent (seconds) when the peer of a host has sent no hello for
    /// LanLimits::hello.
    Status pass(std::chrono::milliseconds time);
    /// The lines to be sent now, given those of the session.
    /// @param isLast the session sends nothing more: its goodbye goes out even to a peer that has not proved
    /// a password
    std::vector<std::string> send(std::vector<std::string> lines, bool isLast);

private:
    Result<std::optional<std::string>> receiveHello(std::string_view line);
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
    std::uint64_t sent_ = 0;     ///< lines under the key
    std::uint64_t received_ = 0; ///< likewise
    bool helloSent_ = false;
    std::vector<std::string> held_; ///< lines of the session that may not be sent yet
    std::chrono::milliseconds waited_{0};
};

} // namespace stonemason
