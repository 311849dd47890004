// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/lan_talk.h"

namespace stonemason {

/// The handshake on a new line to the peer of a talk whose line was lost: each side sends what it holds, the
/// guest first, so that a host does not reveal which talk it waits for. It plays nothing: what the peer sends
/// next is kept for the talk itself, which takes over when this is Playing.
///
/// Ids of end() beside those of LanTalk: lan/taken, for who would go on with another talk, or begin one.
class LanResumption : public LanTalk {
public:
    /// @param own LanTalk::resumption(), with the talk
    LanResumption(Role role, LanResume own, LanLimits limits = {});

    /// What the peer holds; when Playing.
    const LanResume& peer() const { return peer_; }
    /// The lines received from the peer since the last call; each is returned once.
    std::vector<std::string> takeReceived();

    bool hasGameEnded() const override { return true; } // nobody is waited for to move
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
