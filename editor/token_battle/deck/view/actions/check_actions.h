// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/token_battle/deck/view/canvas/deck_binding.h"

namespace stonemason::token_battle {

/// What can be done with the check of the deck and its statistics.
class CheckActions : public BoundDeckActions {
    Q_OBJECT

public:
    explicit CheckActions(QObject* parent = nullptr);

    /// For the View menu.
    QList<QAction*> menu() const { return all(); }
    QAction* statistics() const { return statistics_; }
    QAction* rotation() const { return rotation_; }

signals:
    void nextProblemRequested();

protected:
    void bound() override {}

private:
    QAction* statistics_;
    QAction* rotation_;
};

} // namespace stonemason::token_battle
