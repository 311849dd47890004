// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/lan/lan_link.h"

#include "editor/token_battle/lan/lan_parting.h"
#include "editor/token_battle/lan/lan_word.h"

#include <QHostAddress>

#include <utility>

namespace stonemason {

namespace {

constexpr int tickMilliseconds = 250;
/// A tick that comes later than this after the one before: the program itself stood still, not the peer.
constexpr std::chrono::milliseconds latestTick{4 * tickMilliseconds};
constexpr qint64 readAtOnce = 64 * 1024;

std::chrono::milliseconds steadyTime() {
    using std::chrono::steady_clock;
    return std::chrono::duration_cast<std::chrono::milliseconds>(steady_clock::now().time_since_epoch());
}

/// What of a session its link tells others.
struct Seen {
    explicit Seen(const LanSession& session)
        : hasGame(session.hasGame())
        , seed(hasGame ? session.game().setup().seed : 0)
        , moves(hasGame ? session.game().moveCount() : 0)
        , resigned(hasGame && session.game().record().resigned.has_value())
        , wantsRematch(session.peerWantsRematch())
        , minutesLeft(session.minutesLeft()) {}

    bool hasGame;
    std::uint64_t seed;
    int moves;
    bool resigned;
    bool wantsRematch;
    std::optional<int> minutesLeft;
};

} // namespace

template <typename Act>
void LanLink::after(Act act) {
    const Seen before(session_);
    act();
    flush();
    const Seen now(session_);
    if (now.hasGame && (!before.hasGame || now.seed != before.seed)) emit begun();
    if (now.resigned && !before.resigned && now.seed == before.seed) emit resigned();
    if (now.wantsRematch && !before.wantsRematch) emit rematchWanted();
    if (now.minutesLeft != before.minutesLeft) emit minutesLeftChanged();
    if (session_.stage() == LanSession::Stage::Closed && !std::exchange(told_, true)) {
        part();
        emit ended();
    }
}

LanLink::LanLink(std::unique_ptr<QTcpSocket> socket, std::shared_ptr<const DuelTable> table,
                 LanSession::Role role, LanSession::Own own, LanLimits limits,
                 std::optional<LanSecret> secret)
    : socket_(std::move(socket))
    , session_(std::move(table), role, std::move(own), limits)
    , channel_(role, secret ? std::move(*secret) : lanSecret(), limits)
    , clock_(steadyTime)
    , lastTick_(clock_())
    , stretching_(*this, [this](std::string stretched) {
        after([&] { channel_.setStretched(std::move(stretched)); });
    }) {
    socket_->setReadBufferSize(readAtOnce);
    connect(socket_.get(), &QTcpSocket::connected, this, &LanLink::flush);
    connect(socket_.get(), &QTcpSocket::readyRead, this, &LanLink::read);
    connect(socket_.get(), &QTcpSocket::disconnected, this,
            [this] { after([this] { session_.connectionLost(); }); });
    connect(socket_.get(), &QTcpSocket::errorOccurred, this, [this](QAbstractSocket::SocketError error) {
        if (error == QAbstractSocket::SocketTimeoutError) return; // readNow() found nothing
        after([this] { session_.connectionLost(); });
    });
    connect(&ticks_, &QTimer::timeout, this, &LanLink::tick);
    ticks_.start(tickMilliseconds);
    flush();
    // What the socket has read before is told to nobody again.
    QMetaObject::invokeMethod(this, &LanLink::read, Qt::QueuedConnection);
}

std::unique_ptr<LanLink> LanLink::to(const QString& host, quint16 port,
                                     std::shared_ptr<const DuelTable> table, LanSession::Own own,
                                     LanLimits limits, const QString& word) {
    auto socket = std::make_unique<QTcpSocket>();
    QTcpSocket* connecting = socket.get();
    // Also a word of which nothing is left is one: it is wrong, and nobody plays without one instead.
    auto link = std::make_unique<LanLink>(std::move(socket), std::move(table), LanSession::Role::Guest,
                                          std::move(own), limits, lanSecret(!word.isEmpty()));
    link->word_ = plainLanWord(word);
    connecting->connectToHost(host, port);
    return link;
}

LanLink::~LanLink() {
    leave();
}

QString LanLink::peerAddress() const {
    if (!socket_) return {};
    const QHostAddress address = socket_->peerAddress();
    bool isIpv4 = false;
    const QHostAddress ipv4(address.toIPv4Address(&isIpv4));
    return (isIpv4 ? ipv4 : address).toString();
}

bool LanLink::play(Move move) {
    bool played = false;
    after([this, &played, move] { played = session_.play(move); });
    return played;
}

bool LanLink::resign() {
    const bool done = session_.resign();
    flush();
    return done;
}

bool LanLink::askForRematch() {
    bool asked = false;
    after([this, &asked] { asked = session_.askForRematch(); });
    return asked;
}

void LanLink::leave() {
    if (std::exchange(told_, true)) return;
    session_.leave();
    flush();
    part();
}

void LanLink::refuse(const Message& reason) {
    after([&] { session_.refuse(reason); });
}

/// Nothing more is heard, and what was said last goes out.
void LanLink::part() {
    ticks_.stop();
    stretching_.drop();
    socket_->disconnect(this);
    LanParting::part(std::move(socket_));
}

void LanLink::setClock(Clock clock) {
    clock_ = std::move(clock);
    lastTick_ = clock_();
}

/// While the program stood still the peer may have spoken; what it said lies unread where the event loop gets
/// it before the next tick. So that time is nobody's silence.
void LanLink::tick() {
    const std::chrono::milliseconds now = clock_();
    const std::chrono::milliseconds passed = now - std::exchange(lastTick_, now);
    if (passed > latestTick) return;
    after([this, passed] {
        session_.pass(passed);
        if (const Status status = channel_.pass(passed); !status) session_.refuse(lanReason(status.error()));
    });
}

void LanLink::readNow() {
    if (socket_) socket_->waitForReadyRead(0);
    read();
}

void LanLink::read() {
    while (socket_ && socket_->bytesAvailable() > 0) {
        pending_ += socket_->read(qint64(maximumLanLine));
        for (qsizetype end = pending_.indexOf('\n'); socket_ && end >= 0; end = pending_.indexOf('\n')) {
            const QByteArray line = pending_.left(end);
            pending_.remove(0, end + 1);
            take(line);
        }
        const std::size_t most = channel_.longestLine();
        if (std::size_t(pending_.size()) > most) refuse({"lan/too-long", {int(most)}});
    }
}

void LanLink::take(const QByteArray& line) {
    const int moves = session_.hasGame() ? session_.game().moveCount() : 0;
    const std::uint64_t seed = session_.hasGame() ? session_.game().setup().seed : 0;
    after([&] { hear(line); });
    stretchWord();
    if (!session_.hasGame()) return;
    const GameRecord& record = session_.game().record();
    if (record.setup.seed == seed && int(record.moves.size()) > moves) emit moved(record.moves.back());
}

void LanLink::hear(const QByteArray& line) {
    const auto heard = channel_.receive({line.constData(), std::size_t(line.size())});
    if (!heard)
        session_.refuse(lanReason(heard.error()));
    else if (heard.value())
        session_.receive(*heard.value());
}

/// On a thread of its own: it takes its time on purpose.
void LanLink::stretchWord() {
    if (channel_.saltToStretch().empty() || stretching_.isBusy() || !socket_) return;
    stretching_.restart([word = word_, salt = std::string(channel_.saltToStretch())](const std::stop_token&) {
        return stretchedLanWord(word, salt);
    });
}

void LanLink::flush() {
    if (!socket_ || socket_->state() != QAbstractSocket::ConnectedState) return;
    const bool isLast = session_.stage() == LanSession::Stage::Closed;
    for (const std::string& line : channel_.send(session_.takeLines(), isLast))
        socket_->write(QByteArray::fromStdString(line) + '\n');
}

} // namespace stonemason
