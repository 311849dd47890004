// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/lan/lan_link.h"

#include <QObject>

class QFormLayout;

namespace stonemason {

/// The choices of this side for a game over the network. Its fields are in the LanDialog, below the player's
/// name.
class LanSetup : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// The id of the game in the announcements of hosts, see LanPlayableGame::gameId().
    virtual QString gameId() const = 0;
    /// Makes the fields; the form's widget owns them.
    virtual void addTo(QFormLayout& form) = 0;
    /// Disabled while waiting for a peer, which receives the choices.
    virtual void setEnabled(bool enabled) = 0;
    /// Whether the choices suffice to host a game. If not, the form shows why.
    virtual bool isComplete() const = 0;
    /// Whether they suffice to join a host, which may require less if the host provides the board.
    virtual bool canJoin() const { return isComplete(); }
    /// This side with the current choices and that name, able to host and to join as far as they permit.
    virtual LanSide side(const std::string& name) const = 0;
    /// Saves the choices for the next time.
    virtual void remember() = 0;

signals:
    /// isComplete() and canJoin() may have changed.
    void changed();
};

} // namespace stonemason
