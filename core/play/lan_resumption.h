// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/lan_talk.h"

namespace stonemason {

/// The handshake on a new connection to the peer of a session whose connection was lost: each side sends its
/// state, the guest first, so that a host does not reveal which session it waits for. It plays no moves:
/// later lines of the peer are queued for the session itself, which takes over when this is Playing.
///
/// Ids of end() beside those of LanTalk: lan/taken, for a peer that tries to resume another session or begin
/// a new one.
class LanResumption : public LanTalk {
public:
    /// @param own LanTalk::resumption(), with the talk
    LanResumption(Role role, LanResume own, LanLimits limits = {});

    /// The state of the peer; valid when Playing.
    const LanResume& peer() const { return peer_; }
    /// The lines received from the peer since the last call; each is returned once.
    std::vector<std::string> takeReceived();

    bool hasGameEnded() const override { return true; } // there is no move timeout
    const std::string& ownName() const override { return noName_; }
    const std::string& peerName() const override { return noName_; }
    void receive(std::string_view line) override;

protected:
    int toMove() const override { return 0; }
    void giveUp(int) override {}
    int moverOf(int) const override { return 0; }
    void goBackTo(int) override {}
    std::string recordMark(int) const override { return own_.record; }
    bool resendFrom(int) override { return false; }
    void beginAgain() override {}
    std::string lineOf(const LanSignal& signal) const override;

private:
    LanResume own_;
    LanResume peer_;
    std::string noName_;
    std::vector<std::string> received_;
};

} // namespace stonemason
