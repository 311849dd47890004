// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/game/engine.h"
#include "editor/lan/lan_setup.h"

#include <vector>

class QComboBox;
class QLabel;

namespace stonemason {
class Settings;
}

namespace stonemason::wastes {

/// Which board is played over the network by who waits; who joins plays on the other one's.
class WarLanSetup : public LanSetup {
    Q_OBJECT

public:
    /// @param boards to choose from, one at least
    /// @param profile and settings must outlive it
    WarLanSetup(const Profile& profile, std::vector<Board> boards, Settings& settings);

    QString gameId() const override;
    void addTo(QFormLayout& form) override;
    void setEnabled(bool enabled) override;
    bool isComplete() const override;
    bool canJoin() const override { return true; } ///< the host's board is played
    LanSide side(const std::string& name) const override;
    void remember() override;

    QComboBox* boardField() const { return board_; }

private:
    const Board& chosenBoard() const;
    void showRemark();

    const Profile& profile_;
    std::vector<Board> boards_;
    Settings& settings_;
    QComboBox* board_ = nullptr;
    QLabel* remark_ = nullptr;
};

} // namespace stonemason::wastes
