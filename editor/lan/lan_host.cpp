// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/lan/lan_host.h"

#include "editor/lan/lan_word.h"

#include <QNetworkInterface>

#include <algorithm>

namespace stonemason {

namespace {

constexpr int announceMilliseconds = 1000;
/// So many wait at once to say who they are, and so many of one address.
constexpr std::size_t mostCallers = 32;
constexpr std::ptrdiff_t mostOfOneSource = 4;
constexpr int mostGuesses = 3;
constexpr qsizetype mostGuessers = 1000;

/// Whom one computer's connections count for: its address; of IPv6 beyond the own network the first half,
/// since one computer has all that begin with it.
QString sourceOf(const QHostAddress& address) {
    bool isIpv4 = false;
    const QHostAddress ipv4(address.toIPv4Address(&isIpv4));
    if (isIpv4) return ipv4.toString();
    if (address.isLinkLocal() || address.isLoopback()) return address.toString();
    const Q_IPV6ADDR bytes = address.toIPv6Address();
    return QString::fromLatin1(
        QByteArray(reinterpret_cast<const char*>(bytes.c), sizeof bytes.c / 2).toHex());
}

bool isOver(const LanLink& link) {
    return link.session().stage() == LanSession::Stage::Closed;
}

bool hasGame(const LanLink& link) {
    return link.session().stage() == LanSession::Stage::Playing;
}

} // namespace

LanHost::LanHost(std::shared_ptr<const DuelTable> table, LanSession::Own own, Options options,
                 QObject* parent)
    : QObject(parent)
    , table_(std::move(table))
    , own_(std::move(own))
    , options_(std::move(options))
    , stretching_(*this, [this](std::string stretched) {
        stretched_ = std::move(stretched);
        accept();
    }) {
    connect(&server_, &QTcpServer::newConnection, this, &LanHost::accept);
    connect(&announcing_, &QTimer::timeout, this, &LanHost::announce);
    options_.word = plainLanWord(options_.word);
    if (!server_.listen(options_.listenOn, options_.port)) return;
    if (!options_.word.isEmpty()) {
        salt_ = randomLanText();
        stretching_.restart([word = options_.word, salt = salt_](const std::stop_token&) {
            return stretchedLanWord(word, salt);
        });
    }
    announcing_.start(announceMilliseconds);
    announce();
}

LanHost::~LanHost() {
    for (const Caller& caller : callers_)
        caller.link->disconnect(this);
}

QStringList LanHost::addresses() {
    QStringList found;
    for (const QHostAddress& address : QNetworkInterface::allAddresses())
        if (!address.isLoopback() && address.protocol() == QAbstractSocket::IPv4Protocol)
            found << address.toString();
    return found;
}

LanSecret LanHost::secret() const {
    LanSecret secret = lanSecret();
    secret.salt = salt_;
    secret.stretched = stretched_;
    return secret;
}

/// Who comes before the word is worked out waits in the system's line.
void LanHost::accept() {
    if (!salt_.empty() && stretched_.empty()) return;
    while (QTcpSocket* socket = server_.nextPendingConnection()) {
        std::unique_ptr<QTcpSocket> owned(socket);
        owned->setParent(nullptr);
        admit(std::move(owned));
    }
}

void LanHost::admit(std::unique_ptr<QTcpSocket> socket) {
    const QString source = sourceOf(socket->peerAddress());
    auto link = std::make_unique<LanLink>(std::move(socket), table_, LanSession::Role::Host, own_,
                                          options_.limits, secret());
    if (isKeptOut(source)) return link->refuse({"lan/guesses"});
    if (!makeRoom(source)) return link->refuse({"lan/crowded"});
    LanLink* raw = link.get();
    // Queued: a link is not to be deleted by what it tells itself.
    connect(
        raw, &LanLink::begun, this, [this, raw] { choose(raw); }, Qt::QueuedConnection);
    connect(
        raw, &LanLink::ended, this, [this, raw] { drop(raw); }, Qt::QueuedConnection);
    callers_.push_back({std::move(link), source});
}

/// Lets somebody go when there is no place for one more of that source. What has come from those who wait is
/// read first: who has just said hello is not taken for silent.
bool LanHost::makeRoom(const QString& source) {
    const auto from = [this](const QString& one) {
        return std::ranges::count(callers_, one, &Caller::source);
    };
    const bool isSourceFull = from(source) >= mostOfOneSource;
    if (!isSourceFull && callers_.size() < mostCallers) return true;
    QString fullest = source;
    if (!isSourceFull)
        for (const Caller& caller : callers_)
            if (from(caller.source) > from(fullest)) fullest = caller.source;
    for (const Caller& caller : callers_)
        if (caller.source == fullest) caller.link->readNow();
    // Whoever has just said nonsense goes by that.
    const auto over = std::ranges::find_if(
        callers_, [&](const Caller& caller) { return caller.source == fullest && isOver(*caller.link); });
    if (over != callers_.end()) {
        drop(over->link.get());
        return true;
    }
    const auto goes = [&](const Caller& caller) {
        return caller.source == fullest && !hasGame(*caller.link);
    };
    auto it = std::ranges::find_if(
        callers_, [&](const Caller& caller) { return goes(caller) && !caller.link->hasHeardHello(); });
    if (it == callers_.end()) it = std::ranges::find_if(callers_, goes);
    if (it == callers_.end()) return false;
    it->link->disconnect(this);
    it->link->refuse({"lan/crowded"});
    callers_.erase(it);
    return true;
}

bool LanHost::isKeptOut(const QString& source) {
    const auto now = std::chrono::steady_clock::now();
    guesses_.removeIf([&](const auto& guesser) { return now - guesser->last >= options_.pause; });
    return guesses_.value(source).count >= mostGuesses;
}

void LanHost::announce() {
    const LanAnnouncement announcement{table_->catalogue().id, own_.name, server_.serverPort(),
                                       !options_.word.isEmpty()};
    announcer_.writeDatagram(QByteArray::fromStdString(lanAnnouncementText(announcement)),
                             options_.announceTo, options_.announcePort);
}

LanHost::Callers::iterator LanHost::callerOf(const LanLink* link) {
    return std::ranges::find_if(callers_, [link](const Caller& caller) { return caller.link.get() == link; });
}

void LanHost::choose(LanLink* link) {
    const auto it = callerOf(link);
    if (it == callers_.end() || joined_ || !server_.isListening() || !hasGame(*link)) return;
    server_.close();
    announcing_.stop();
    link->disconnect(this);
    joined_ = std::move(it->link);
    callers_.erase(it);
    refuseAll({"lan/taken"});
    emit joined();
}

void LanHost::refuseAll(const Message& reason) {
    for (const Caller& caller : callers_) {
        caller.link->disconnect(this);
        caller.link->refuse(reason);
    }
    callers_.clear();
}

void LanHost::drop(LanLink* link) {
    const auto it = callerOf(link);
    if (it == callers_.end() || !isOver(*link)) return;
    const auto reason = link->session().end();
    if (reason && reason->id == "lan/word" && guesses_.size() < mostGuessers) {
        Guesses& guesses = guesses_[it->source];
        ++guesses.count;
        guesses.last = std::chrono::steady_clock::now();
    }
    callers_.erase(it);
    if (reason && reason->id != "lan/unreachable") emit refused(*reason);
}

} // namespace stonemason
