// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/lan/lan_address.h"
#include "editor/lan/lan_link.h"

#include <QHostAddress>
#include <QTcpServer>
#include <QUdpSocket>

#include <vector>

namespace stonemason {

/// Where hosts tell the network that they wait.
inline constexpr quint16 lanAnnouncePort = lanPort; // UDP

/// Waits for a peer, and tells the network so. Listens and announces only while it lives and nobody has
/// joined: the first who greets as a program of ours does gets the game, all others are let go.
class LanHost : public QObject {
    Q_OBJECT

public:
    struct Options {
        QHostAddress listenOn = QHostAddress(QHostAddress::Any);
        quint16 port = 0; ///< 0: any that is free
        QHostAddress announceTo = QHostAddress(QHostAddress::Broadcast);
        quint16 announcePort = lanAnnouncePort;
        LanLimits limits{};
    };

    LanHost(std::shared_ptr<const DuelTable> table, LanSession::Own own, Options options,
            QObject* parent = nullptr);

    /// Whether it listens; false when the port could not be had, see errorString().
    bool isListening() const { return server_.isListening(); }
    QString errorString() const { return server_.errorString(); }
    /// What a guest connects to.
    quint16 port() const { return server_.serverPort(); }
    /// The addresses of this machine in its networks, as a guest would write them.
    static QStringList addresses();

    /// The link of the peer who has joined; null before that and when it was taken.
    std::unique_ptr<LanLink> takeLink() { return std::move(joined_); }

signals:
    /// A peer is there and the game has begun: takeLink().
    void joined();
    /// Somebody came who could not play, for this reason; others may still.
    void refused(const stonemason::Message& reason);

private:
    void accept();
    void announce();
    void choose(LanLink* link);
    void drop(LanLink* link);

    std::shared_ptr<const DuelTable> table_;
    LanSession::Own own_;
    Options options_;
    QTcpServer server_;
    QUdpSocket announcer_;
    QTimer announcing_;
    std::vector<std::unique_ptr<LanLink>> greeting_; ///< who has connected and not said who it is
    std::unique_ptr<LanLink> joined_;
};

} // namespace stonemason
