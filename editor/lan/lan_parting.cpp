// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/lan/lan_parting.h"

#include "editor/lan/socket_end.h"

#include <QCoreApplication>

namespace stonemason {

namespace {

constexpr int partingMilliseconds = 2000;
/// Maximum number of simultaneous partings: bounds the file descriptors used when a peer connects again and
/// again.
constexpr qsizetype mostPartings = 64;

} // namespace

void LanParting::part(std::unique_ptr<QTcpSocket> socket) {
    if (socket->state() != QAbstractSocket::ConnectedState) {
        socket.release()->deleteLater(); // it may be the sender of the current signal
        return;
    }
    QObject* owner = QCoreApplication::instance();
    const auto others = owner->findChildren<LanParting*>(QString(), Qt::FindDirectChildrenOnly);
    if (others.size() >= mostPartings) delete others.front();
    new LanParting(std::move(socket), owner); // deletes itself
}

LanParting::LanParting(std::unique_ptr<QTcpSocket> socket, QObject* parent)
    : QObject(parent), socket_(std::move(socket)) {
    connect(socket_.get(), &QTcpSocket::readyRead, this, [this] { socket_->readAll(); });
    connect(socket_.get(), &QTcpSocket::bytesWritten, this, &LanParting::goOn);
    connect(socket_.get(), &QTcpSocket::disconnected, this, &QObject::deleteLater);
    connect(socket_.get(), &QTcpSocket::errorOccurred, this, &QObject::deleteLater);
    connect(&patience_, &QTimer::timeout, this, &LanParting::close);
    patience_.setSingleShot(true);
    patience_.start(partingMilliseconds);
    socket_->readAll();
    socket_->flush(); // the event loop may end before it could write
    goOn();
}

void LanParting::goOn() {
    if (socket_->bytesToWrite() > 0 || std::exchange(sentAll_, true)) return;
    endSending(socket_->socketDescriptor()); // the peer reads to the end, then disconnects
}

/// Timeout: closes the socket if all output was sent, and aborts it if the peer did not read it.
void LanParting::close() {
    disconnect(socket_.get(), nullptr, this, nullptr);
    sentAll_ ? socket_->disconnectFromHost() : socket_->abort();
    deleteLater();
}

} // namespace stonemason
