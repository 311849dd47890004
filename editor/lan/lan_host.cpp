// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/lan/lan_host.h"

#include <QNetworkInterface>

#include <algorithm>

namespace stonemason {

namespace {

constexpr int announceMilliseconds = 1000;
/// More than these do not wait at once: who connects and says nothing keeps nobody out for long.
constexpr std::size_t mostGreeting = 8;

} // namespace

LanHost::LanHost(std::shared_ptr<const DuelTable> table, LanSession::Own own, Options options,
                 QObject* parent)
    : QObject(parent), table_(std::move(table)), own_(std::move(own)), options_(std::move(options)) {
    connect(&server_, &QTcpServer::newConnection, this, &LanHost::accept);
    connect(&announcing_, &QTimer::timeout, this, &LanHost::announce);
    if (!server_.listen(options_.listenOn, options_.port)) return;
    announcing_.start(announceMilliseconds);
    announce();
}

QStringList LanHost::addresses() {
    QStringList found;
    for (const QHostAddress& address : QNetworkInterface::allAddresses())
        if (!address.isLoopback() && address.protocol() == QAbstractSocket::IPv4Protocol)
            found << address.toString();
    return found;
}

void LanHost::accept() {
    while (QTcpSocket* socket = server_.nextPendingConnection()) {
        std::unique_ptr<QTcpSocket> owned(socket);
        owned->setParent(nullptr);
        if (greeting_.size() >= mostGreeting) continue;
        auto link = std::make_unique<LanLink>(std::move(owned), table_, LanSession::Role::Host, own_,
                                              options_.limits);
        LanLink* raw = link.get();
        // Queued: a link is not to be deleted by what it tells itself.
        connect(
            raw, &LanLink::begun, this, [this, raw] { choose(raw); }, Qt::QueuedConnection);
        connect(
            raw, &LanLink::ended, this, [this, raw] { drop(raw); }, Qt::QueuedConnection);
        greeting_.push_back(std::move(link));
    }
}

void LanHost::announce() {
    const LanAnnouncement announcement{table_->catalogue().id, own_.name, server_.serverPort()};
    announcer_.writeDatagram(QByteArray::fromStdString(lanAnnouncementText(announcement)),
                             options_.announceTo, options_.announcePort);
}

void LanHost::choose(LanLink* link) {
    const auto it = std::ranges::find(greeting_, link, &std::unique_ptr<LanLink>::get);
    if (it == greeting_.end() || joined_ || !server_.isListening()) return;
    if (link->session().stage() != LanSession::Stage::Playing) return;
    server_.close();
    announcing_.stop();
    link->disconnect(this);
    joined_ = std::move(*it);
    greeting_.clear();
    emit joined();
}

void LanHost::drop(LanLink* link) {
    const auto it = std::ranges::find(greeting_, link, &std::unique_ptr<LanLink>::get);
    if (it == greeting_.end()) return;
    const auto reason = link->session().end();
    greeting_.erase(it);
    if (reason && reason->id != "lan/unreachable") emit refused(*reason);
}

} // namespace stonemason
