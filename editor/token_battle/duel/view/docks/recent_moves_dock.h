// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/token_battle/duel/view/duel_binding.h"

#include <array>

class QLabel;

namespace stonemason::token_battle {

/// The last five moves before the position looked at, the newest on top, with what their cards do.
class RecentMovesDock : public DuelDock {
    Q_OBJECT

public:
    static constexpr int shown = 5;

    RecentMovesDock();

    QLabel* entry(int index) const { return entries_[std::size_t(index)]; }

protected:
    void bound() override;
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    QString sign(int player) const;
    QString text(int move) const;

    std::array<QLabel*, shown> entries_{};
};

} // namespace stonemason::token_battle
