// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QTcpServer>
#include <QTcpSocket>

namespace stonemason::test {

/// A network between a guest and a host on this machine that can fail: forwards every connection to that
/// port.
class Relay : public QObject {
public:
    explicit Relay(quint16 port) : port_(port) {
        connect(&server_, &QTcpServer::newConnection, this, &Relay::forward);
        if (!server_.listen(QHostAddress::LocalHost)) qFatal("cannot listen");
    }

    quint16 port() const { return server_.serverPort(); }
    quint16 target() const { return port_; }
    /// Breaks the connections; none gets through until the network is repaired.
    void cut() {
        isCut_ = true;
        for (const QPointer<QTcpSocket>& socket : std::exchange(sockets_, {}))
            if (socket) socket->abort();
    }
    void repair() { isCut_ = false; }
    /// Forwards nothing and notifies nobody, like an unplugged cable.
    void setDeaf(bool deaf) { isDeaf_ = deaf; }

private:
    void forward() {
        auto* guest = server_.nextPendingConnection();
        if (isCut_) return guest->abort();
        auto* host = new QTcpSocket(this);
        host->connectToHost(QHostAddress::LocalHost, port_);
        for (const auto& [from, to] : {std::pair(guest, host), std::pair(host, guest)}) {
            connect(from, &QTcpSocket::readyRead, this, [this, from = from, to = to] {
                const QByteArray bytes = from->readAll();
                if (!isDeaf_) to->write(bytes);
            });
            connect(from, &QTcpSocket::disconnected, to, &QTcpSocket::disconnectFromHost);
            connect(from, &QTcpSocket::errorOccurred, to, &QTcpSocket::disconnectFromHost);
            sockets_ += from;
        }
    }

    quint16 port_;
    QTcpServer server_;
    QList<QPointer<QTcpSocket>> sockets_;
    bool isCut_ = false;
    bool isDeaf_ = false;
};

} // namespace stonemason::test
