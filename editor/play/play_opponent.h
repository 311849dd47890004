// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace stonemason {

/// Who moves one side of a game in a person's stead: a computer player, or somebody at another desk. Never
/// blocks: answers come as signals, from the event loop. What is asked and answered depends on the game: its
/// own opponents are derived from this.
class PlayOpponent : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Cancels the open request: it is not answered any more.
    virtual void withdraw() = 0;
    /// The person at this desk gives up while it is this side's turn, in a live game. A move may be on its
    /// way: the game ends as soon as that is known.
    virtual void takeResignation() {}
};

} // namespace stonemason
