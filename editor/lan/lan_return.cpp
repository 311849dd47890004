// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/lan/lan_return.h"

#include <QTimer>

namespace stonemason {

namespace {

/// Tries to reconnect, and retries after a delay until the former host answers.
class ReturnToHost : public QObject {
public:
    ReturnToHost(LanConnection& lost, QString host, quint16 port, QString word)
        : lost_(lost), host_(std::move(host)), port_(port), word_(std::move(word)) {
        connect(&again_, &QTimer::timeout, this, &ReturnToHost::knock);
        again_.setSingleShot(true);
        again_.start(0); // not while the connection is still emitting lost()
    }

private:
    void knock() {
        met_ = std::make_unique<LanConnection>(std::make_unique<QTcpSocket>(), lost_.meetingAgain(),
                                               LanConnection::secretFor(word_));
        // Queued: a connection must not be deleted by a slot of its own signal.
        connect(
            met_.get(), &LanConnection::begun, this, [this] { lost_.resume(*met_); }, Qt::QueuedConnection);
        connect(
            met_.get(), &LanConnection::ended, this, [this] { again_.start(lost_.talk().limits().retry); },
            Qt::QueuedConnection);
        met_->connectTo(host_, port_, word_);
    }

    LanConnection& lost_;
    QString host_;
    quint16 port_;
    QString word_;
    QTimer again_;
    std::unique_ptr<LanConnection> met_;
};

/// Listens, and retries after a delay while another program uses the port.
class ReturnOfGuest : public QObject {
public:
    ReturnOfGuest(LanConnection& lost, LanServer::Options options)
        : lost_(lost), options_(std::move(options)) {
        connect(&again_, &QTimer::timeout, this, &ReturnOfGuest::listen);
        again_.setSingleShot(true);
        again_.start(0);
    }

private:
    void listen() {
        const auto connection = [this](std::unique_ptr<QTcpSocket> socket, LanLimits, LanSecret secret) {
            return std::make_unique<LanConnection>(std::move(socket), lost_.meetingAgain(),
                                                   std::move(secret));
        };
        server_ = std::make_unique<LanServer>(LanOffer{{}, {}, connection}, options_);
        if (!server_->isListening()) return again_.start(lost_.talk().limits().retry);
        connect(server_.get(), &LanServer::joined, this, [this] {
            const auto met = server_->takeConnection();
            lost_.resume(*met);
            if (lost_.isLost()) again_.start(0); // the guest has already disconnected
        });
    }

    LanConnection& lost_;
    LanServer::Options options_;
    QTimer again_;
    std::unique_ptr<LanServer> server_;
};

} // namespace

LanConnection::Return returnToHost(const QString& host, quint16 port, const QString& word) {
    return [host, port, word](LanConnection& lost) {
        return std::make_unique<ReturnToHost>(lost, host, port, word);
    };
}

LanConnection::Return returnOfGuest(LanServer::Options options) {
    return [options = std::move(options)](LanConnection& lost) {
        return std::make_unique<ReturnOfGuest>(lost, options);
    };
}

} // namespace stonemason
