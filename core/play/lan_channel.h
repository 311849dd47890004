// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/lan_message.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace stonemason {

/// The secret used to authenticate the peer. A password that both people share is stretched to a key;
/// without a password neither side is authenticated and lines are sent unchanged.
struct LanSecret {
    /// A message authentication code of the bytes under a key: HMAC-SHA-256. Always of the same length.
    using Mac = std::function<std::string(std::string_view key, std::string_view bytes)>;

    Mac mac{};
    std::string nonce{};     ///< unique to this session, LanHello::nonce
    std::string salt{};      ///< of a host that requires a password: its key derivation salt; else empty
    std::string stretched{}; ///< the stretched password
    bool hasWord = false;    ///< a guest has a password to stretch, see LanChannel::saltToStretch()
};

/// The layer between the line and a LanTalk. First each side sends its hello in plain text; from then on, if
/// the host requires a password, every line carries an authentication code over the line, its number and its
/// sender, under a key derived from the stretched password and both nonces. A line that a third party forges,
/// changes, replays, drops, reorders or reflects is detected, and lines of a peer without the password are
/// rejected. Nothing is encrypted.
///
/// The guest sends the first line under the key. The host sends nothing under it before that, so that merely
/// connecting does not yield a line for guessing passwords offline.
class LanChannel {
public:
    LanChannel(LanTalk::Role role, LanSecret secret, LanLimits limits = {});

    /// Whether the peer's first line was a hello.
    bool hasReceivedHello() const { return peerHello_.has_value(); }
    /// Whether lines carry codes, and a line of the peer has proved that it knows the password.
    bool isProtected() const { return hasKey() && proven_; }
    /// The salt with which a guest must stretch its password for setStretched(), once the host has requested
    /// one. Empty before, after, and when no password is required.
    std::string_view saltToStretch() const;
    void setStretched(std::string stretched);
    /// An identifier of this session, known only to the two peers and to eavesdroppers; valid once
    /// hasReceivedHello().
    std::string talkMark() const;
    /// The most bytes the next line may have.
    std::size_t longestLine() const;

    /// Processes a line of the peer and returns what is to be passed to the session, if anything. Errors:
    /// those of readLanOpening for the first line; lan/word (the peer does not know the password),
    /// lan/forged (not the peer's next line), lan/word-needed and lan/no-word (only one side has a password;
    /// errors of a guest), lan/too-long.
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
    std::vector<std::string> held_; ///< queued lines that may not be sent yet
    std::chrono::milliseconds waited_{0};
};

} // namespace stonemason
