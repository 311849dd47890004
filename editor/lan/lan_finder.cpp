// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/lan/lan_finder.h"

#include "editor/lan/plain_words.h"

#include <algorithm>
#include <tuple>

namespace stonemason {

namespace {

constexpr int forgetMilliseconds = 1000;
constexpr int patienceMilliseconds = 4500;
/// A network full of announcements fills no memory.
constexpr qsizetype mostHosts = 100;

} // namespace

LanFinder::LanFinder(QString game, quint16 port, QObject* parent) : QObject(parent), game_(std::move(game)) {
    connect(&socket_, &QUdpSocket::readyRead, this, &LanFinder::read);
    connect(&forgetting_, &QTimer::timeout, this, &LanFinder::forget);
    listening_ =
        socket_.bind(QHostAddress::AnyIPv4, port, QUdpSocket::ShareAddress | QUdpSocket::ReuseAddressHint);
    forgetting_.start(forgetMilliseconds);
}

void LanFinder::read() {
    while (socket_.hasPendingDatagrams()) {
        QByteArray bytes(qsizetype(maximumLanAnnouncement) + 1, '\0');
        QHostAddress from;
        const qint64 size = socket_.readDatagram(bytes.data(), bytes.size(), &from);
        if (size <= 0) continue;
        const auto announcement = readLanAnnouncement({bytes.constData(), std::size_t(size)});
        if (!announcement || QString::fromStdString(announcement->game) != game_) continue;
        const FoundHost host{plainWords(announcement->name), from.toString(), quint16(announcement->port)};
        const auto same = [&host](const Heard& heard) {
            return heard.host.address == host.address && heard.host.port == host.port;
        };
        auto it = std::ranges::find_if(heard_, same);
        if (it == heard_.end()) {
            if (heard_.size() >= mostHosts) continue;
            heard_.append({host, {}});
            it = heard_.end() - 1;
        }
        it->host = host;
        it->since.start();
    }
    update();
}

void LanFinder::forget() {
    heard_.removeIf([](const Heard& heard) { return heard.since.hasExpired(patienceMilliseconds); });
    update();
}

void LanFinder::update() {
    QList<FoundHost> hosts;
    for (const Heard& heard : heard_)
        hosts << heard.host;
    std::ranges::sort(hosts, {}, [](const FoundHost& host) {
        return std::tuple(host.name.toCaseFolded(), host.address, host.port);
    });
    if (hosts == hosts_) return;
    hosts_ = hosts;
    emit changed();
}

} // namespace stonemason
