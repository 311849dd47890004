// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/lan/lan_server.h"

#include <QElapsedTimer>
#include <QList>
#include <QObject>
#include <QTimer>
#include <QUdpSocket>

namespace stonemason {

/// A host in the network that waits for a peer.
struct FoundHost {
    QString name; ///< plainWords() of the announced name
    QString address;
    quint16 port = 0;
    bool asksForWord = false;

    bool operator==(const FoundHost&) const = default;
};

/// Receives the announcements of waiting hosts while it lives. A host without an announcement for some
/// seconds is removed. The number per address and per read is limited, so that a flood neither crowds other
/// hosts out of the list nor blocks the window.
class LanFinder : public QObject {
    Q_OBJECT

public:
    /// @param game id of the catalogue; hosts of other games are ignored
    explicit LanFinder(QString game, quint16 port = lanAnnouncePort, QObject* parent = nullptr);

    /// False if the port is not available: hosts can still be joined by their address.
    bool isListening() const { return listening_; }
    /// Sorted by name, then address.
    const QList<FoundHost>& hosts() const { return hosts_; }

signals:
    void changed();

private:
    struct Announcement {
        FoundHost host;
        QElapsedTimer since;
    };

    void read();
    void receiveAnswers();
    void forget();
    void update();

    QString game_;
    QUdpSocket socket_;
    QTimer reading_; ///< continues reading in the next iteration of the event loop
    QTimer forgetting_;
    QList<Announcement> announcements_; ///< the least recently received first
    QList<FoundHost> hosts_;
    bool listening_ = false;
};

} // namespace stonemason
