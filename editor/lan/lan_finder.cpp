// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/lan/lan_finder.h"

#include "editor/lan/lan_words.h"

#include <algorithm>
#include <tuple>

namespace stonemason {

namespace {

constexpr int forgetMilliseconds = 1000;
constexpr int patienceMilliseconds = 4500;
/// Bounds the memory used in a network full of announcements.
constexpr qsizetype mostHosts = 100;
/// Maximum number of games per address; the latest announcements are kept.
constexpr qsizetype mostAtOneAddress = 4;
/// Maximum number of announcements read before control returns to the event loop.
constexpr int mostAtOnce = 64;

} // namespace

LanFinder::LanFinder(QString game, quint16 port, QObject* parent) : QObject(parent), game_(std::move(game)) {
    connect(&socket_, &QUdpSocket::readyRead, this, &LanFinder::read);
    connect(&reading_, &QTimer::timeout, this, &LanFinder::read);
    connect(&forgetting_, &QTimer::timeout, this, &LanFinder::forget);
    reading_.setSingleShot(true);
    listening_ =
        socket_.bind(QHostAddress::AnyIPv4, port, QUdpSocket::ShareAddress | QUdpSocket::ReuseAddressHint);
    forgetting_.start(forgetMilliseconds);
}

void LanFinder::read() {
    for (int read = 0; read < mostAtOnce && socket_.hasPendingDatagrams(); ++read)
        receiveAnswers();
    if (socket_.hasPendingDatagrams()) reading_.start(0);
    update();
}

void LanFinder::receiveAnswers() {
    QByteArray bytes(qsizetype(maximumLanAnnouncement) + 1, '\0');
    QHostAddress from;
    const qint64 size = socket_.readDatagram(bytes.data(), bytes.size(), &from);
    if (size <= 0) return;
    const auto announcement = readLanAnnouncement({bytes.constData(), std::size_t(size)});
    if (!announcement || QString::fromStdString(announcement->game) != game_) return;
    const FoundHost host{plainWords(announcement->name), from.toString(), quint16(announcement->port),
                         announcement->asksForWord};
    const auto isThere = [&host](const Announcement& known) { return known.host.address == host.address; };
    announcements_.removeIf(
        [&](const Announcement& known) { return isThere(known) && known.host.port == host.port; });
    if (std::ranges::count_if(announcements_, isThere) >= mostAtOneAddress)
        announcements_.erase(std::ranges::find_if(announcements_, isThere));
    if (announcements_.size() >= mostHosts) return;
    announcements_.append({host, {}});
    announcements_.last().since.start();
}

void LanFinder::forget() {
    announcements_.removeIf(
        [](const Announcement& announcement) { return announcement.since.hasExpired(patienceMilliseconds); });
    update();
}

void LanFinder::update() {
    QList<FoundHost> hosts;
    for (const Announcement& announcement : announcements_)
        hosts << announcement.host;
    std::ranges::sort(hosts, {}, [](const FoundHost& host) {
        return std::tuple(host.name.toCaseFolded(), host.address, host.port);
    });
    if (hosts == hosts_) return;
    hosts_ = hosts;
    emit changed();
}

} // namespace stonemason
