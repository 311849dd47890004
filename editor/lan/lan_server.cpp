// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/lan/lan_server.h"

#include "editor/lan/lan_return.h"
#include "editor/lan/lan_word.h"

#include <QNetworkInterface>

#include <algorithm>

namespace stonemason {

namespace {

constexpr int announceMilliseconds = 1000;
constexpr int mostGuesses = 3;
constexpr std::size_t mostGuessers = 1000;
/// Maximum number of pending connections that are notified that the game is taken, however many follow: the
/// system's backlog is not longer.
constexpr int mostInLine = 64;

bool isOver(const LanConnection& link) {
    return link.talk().stage() == LanTalk::Stage::Closed;
}

bool hasGame(const LanConnection& link) {
    return link.talk().stage() == LanTalk::Stage::Playing;
}

} // namespace

LanServer::LanServer(LanOffer offer, Options options, QObject* parent)
    : QObject(parent)
    , offer_(std::move(offer))
    , options_(std::move(options))
    , stretching_(*this, [this](std::string stretched) {
        stretched_ = std::move(stretched);
        accept();
    }) {
    // Queued: a flood of connections must not starve the event loop.
    connect(&server_, &QTcpServer::newConnection, this, &LanServer::accept, Qt::QueuedConnection);
    connect(&announcing_, &QTimer::timeout, this, &LanServer::announce);
    if (options_.word) options_.word = plainLanWord(*options_.word);
    if (options_.word && options_.word->isEmpty()) return;
    if (!server_.listen(options_.listenOn, options_.port)) return;
    if (options_.word) {
        salt_ = randomLanText();
        stretching_.restart([word = *options_.word, salt = salt_](const std::stop_token&) {
            return stretchedLanWord(word, salt);
        });
    }
    networks_ = ownNetworks();
    if (!options_.announces) return;
    announcing_.start(announceMilliseconds);
    announce();
}

LanServer::~LanServer() {
    for (const Caller& caller : callers_)
        caller.link->disconnect(this);
}

QStringList LanServer::addresses() {
    QStringList found;
    for (const QHostAddress& address : QNetworkInterface::allAddresses())
        if (!address.isLoopback() && address.protocol() == QAbstractSocket::IPv4Protocol)
            found << address.toString();
    return found;
}

LanSecret LanServer::secret() const {
    LanSecret secret = lanSecret();
    secret.salt = salt_;
    secret.stretched = stretched_;
    return secret;
}

std::unique_ptr<LanConnection> LanServer::connectionOn(std::unique_ptr<QTcpSocket> socket) const {
    return offer_.connect(std::move(socket), options_.limits, secret());
}

/// Connections that arrive before the key is derived from the word wait in the system's backlog.
void LanServer::accept() {
    if (!salt_.empty() && stretched_.empty()) return;
    while (QTcpSocket* socket = server_.nextPendingConnection()) {
        std::unique_ptr<QTcpSocket> owned(socket);
        owned->setParent(nullptr);
        admit(std::move(owned));
    }
}

void LanServer::admit(std::unique_ptr<QTcpSocket> socket) {
    const LanSource source = lanSourceOf(socket->peerAddress(), networks_);
    auto link = connectionOn(std::move(socket));
    if (const auto reason = refusalOfGuest()) return link->refuse(*reason);
    if (isKeptOut(source)) return link->refuse({"lan/guesses"});
    if (!makeRoom(source)) return link->refuse({"lan/crowded"});
    LanConnection* raw = link.get();
    link->setAdmission([this] { return refusalOfGuest(); });
    // Queued: a link must not be deleted by a slot of its own signal.
    connect(
        raw, &LanConnection::begun, this, [this, raw] { choose(raw); }, Qt::QueuedConnection);
    connect(
        raw, &LanConnection::ended, this, [this, raw] { drop(raw); }, Qt::QueuedConnection);
    callers_.push_back({std::move(link), source, std::chrono::steady_clock::now()});
}

/// A caller that is already in a game will be chosen as soon as the event loop processes its begun().
std::optional<Message> LanServer::refusalOfGuest() const {
    const auto isHere = [](const Caller& caller) { return hasGame(*caller.link); };
    return std::ranges::any_of(callers_, isHere) ? std::optional(Message{"lan/taken"}) : std::nullopt;
}

std::vector<LanCaller> LanServer::waiting() const {
    const auto now = std::chrono::steady_clock::now();
    std::vector<LanCaller> waiting;
    for (const Caller& caller : callers_)
        waiting.push_back({caller.source, caller.link->hasReceivedHello(),
                           std::chrono::duration_cast<std::chrono::milliseconds>(now - caller.since)});
    return waiting;
}

/// Drops a connection when its source has reached its limit. The received data of the connection
/// to be dropped is read first: a peer that has just sent its hello does not count as silent, and one that
/// sent an invalid line is dropped for that reason.
bool LanServer::makeRoom(const LanSource& source) {
    for (std::vector<LanCaller> callers = waiting(); isFull(callers, source, options_.places);
         callers = waiting()) {
        const auto goes = whoMakesRoom(callers, source, options_.places);
        if (!goes) return false;
        LanConnection& link = *callers_[*goes].link;
        const bool wasSilent = !link.hasReceivedHello();
        link.readNow();
        if (isOver(link))
            drop(&link);
        else if (hasGame(link))
            return false;
        else if (!wasSilent || !link.hasReceivedHello())
            dismiss(*goes, {"lan/crowded"});
    }
    return true;
}

void LanServer::dismiss(std::size_t caller, const Message& reason) {
    const std::unique_ptr<LanConnection> link = std::move(callers_[caller].link);
    callers_.erase(callers_.begin() + std::ptrdiff_t(caller));
    link->disconnect(this);
    link->refuse(reason);
}

bool LanServer::isKeptOut(const LanSource& source) {
    const auto now = std::chrono::steady_clock::now();
    std::erase_if(guesses_, [&](const auto& guesser) { return now - guesser.second.last >= options_.pause; });
    const auto it = guesses_.find(source);
    return it != guesses_.end() && it->second.count >= mostGuesses;
}

void LanServer::announce() {
    networks_ = ownNetworks(); // the computer may join another network while it waits
    const LanAnnouncement announcement{offer_.game, offer_.name, server_.serverPort(),
                                       options_.word.has_value()};
    announcer_.writeDatagram(QByteArray::fromStdString(lanAnnouncementText(announcement)),
                             options_.announceTo, options_.announcePort);
}

LanServer::Callers::iterator LanServer::callerOf(const LanConnection* link) {
    return std::ranges::find_if(callers_, [link](const Caller& caller) { return caller.link.get() == link; });
}

void LanServer::choose(LanConnection* link) {
    const auto it = callerOf(link);
    if (it == callers_.end() || joined_ || !server_.isListening() || !hasGame(*link)) return;
    announcing_.stop();
    link->disconnect(this);
    link->setAdmission({});
    joined_ = std::move(it->link);
    callers_.erase(it);
    if (options_.announces) giveReturn(*joined_);
    refuseAll({"lan/taken"});
    refuseWhoStandsInLine({"lan/taken"});
    server_.close();
    emit joined();
}

void LanServer::giveReturn(LanConnection& link) const {
    Options options = options_;
    options.port = server_.serverPort();
    options.announces = false;
    link.setReturn(returnOfGuest(std::move(options)));
}

/// Refuses the connections in the system's backlog, which closing the server would reset without a reason.
void LanServer::refuseWhoStandsInLine(const Message& reason) {
    const auto next = [this]() -> QTcpSocket* {
        if (!server_.hasPendingConnections() && !server_.waitForNewConnection(0)) return nullptr;
        return server_.nextPendingConnection();
    };
    for (int reported = 0; reported < mostInLine; ++reported) {
        std::unique_ptr<QTcpSocket> socket(next());
        if (!socket) return;
        socket->setParent(nullptr);
        connectionOn(std::move(socket))->refuse(reason);
    }
}

void LanServer::refuseAll(const Message& reason) {
    for (const Caller& caller : callers_) {
        caller.link->disconnect(this);
        caller.link->refuse(reason);
    }
    callers_.clear();
}

void LanServer::drop(LanConnection* link) {
    const auto it = callerOf(link);
    if (it == callers_.end() || !isOver(*link)) return;
    const auto reason = link->talk().end();
    if (reason && reason->id == "lan/word" && guesses_.size() < mostGuessers) {
        Guesses& guesses = guesses_[it->source];
        ++guesses.count;
        guesses.last = std::chrono::steady_clock::now();
    }
    callers_.erase(it);
    if (reason && reason->id != "lan/unreachable") emit refused(*reason);
}

} // namespace stonemason
