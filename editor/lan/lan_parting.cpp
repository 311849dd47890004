// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/lan/lan_parting.h"

#include "editor/lan/socket_end.h"

#include <QCoreApplication>

namespace stonemason {

namespace {

constexpr int partingMilliseconds = 2000;
/// More than these do not part at once: a peer that connects again and again takes no more of the system's
/// files.
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
    new LanParting(std::move(socket), owner); // goes by itself
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
    endSending(socket_->socketDescriptor()); // the peer reads to the end, then goes
}

/// The peer stays: it does not get more time, and none at all when it does not even read.
void LanParting::close() {
    disconnect(socket_.get(), nullptr, this, nullptr);
    sentAll_ ? socket_->disconnectFromHost() : socket_->abort();
    deleteLater();
}

} // namespace stonemason
