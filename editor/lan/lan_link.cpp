// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/lan/lan_link.h"

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
        ticks_.stop();
        socket_->disconnectFromHost();
        emit ended();
    }
}

LanLink::LanLink(std::unique_ptr<QTcpSocket> socket, std::shared_ptr<const DuelTable> table,
                 LanSession::Role role, LanSession::Own own, LanLimits limits, QObject* parent)
    : QObject(parent)
    , socket_(std::move(socket))
    , session_(std::move(table), role, std::move(own), limits)
    , clock_(steadyTime)
    , lastTick_(clock_()) {
    socket_->setReadBufferSize(readAtOnce);
    connect(socket_.get(), &QTcpSocket::connected, this, &LanLink::flush);
    connect(socket_.get(), &QTcpSocket::readyRead, this, &LanLink::read);
    connect(socket_.get(), &QTcpSocket::disconnected, this,
            [this] { after([this] { session_.connectionLost(); }); });
    connect(socket_.get(), &QTcpSocket::errorOccurred, this,
            [this] { after([this] { session_.connectionLost(); }); });
    connect(&ticks_, &QTimer::timeout, this, &LanLink::tick);
    ticks_.start(tickMilliseconds);
    flush();
}

std::unique_ptr<LanLink> LanLink::to(const QString& host, quint16 port,
                                     std::shared_ptr<const DuelTable> table, LanSession::Own own,
                                     LanLimits limits) {
    auto socket = std::make_unique<QTcpSocket>();
    QTcpSocket* connecting = socket.get();
    auto link = std::make_unique<LanLink>(std::move(socket), std::move(table), LanSession::Role::Guest,
                                          std::move(own), limits);
    connecting->connectToHost(host, port);
    return link;
}

LanLink::~LanLink() {
    leave();
    socket_->disconnect(this);
}

QString LanLink::peerAddress() const {
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
    ticks_.stop();
    session_.leave();
    flush();
    socket_->flush(); // the socket may be gone before the event loop could write
    socket_->disconnectFromHost();
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
    if (passed <= latestTick) after([this, passed] { session_.pass(passed); });
}

void LanLink::read() {
    while (socket_->bytesAvailable() > 0 && session_.stage() != LanSession::Stage::Closed) {
        pending_ += socket_->read(qint64(maximumLanLine) + 1);
        for (qsizetype end = pending_.indexOf('\n'); end >= 0; end = pending_.indexOf('\n')) {
            const QByteArray line = pending_.left(end);
            pending_.remove(0, end + 1);
            take(line);
        }
        if (pending_.size() > qsizetype(maximumLanLine)) after([this] { session_.receiveTooLong(); });
    }
}

void LanLink::take(const QByteArray& line) {
    const int moves = session_.hasGame() ? session_.game().moveCount() : 0;
    const std::uint64_t seed = session_.hasGame() ? session_.game().setup().seed : 0;
    after([&] { session_.receive({line.constData(), std::size_t(line.size())}); });
    if (!session_.hasGame()) return;
    const GameRecord& record = session_.game().record();
    if (record.setup.seed == seed && int(record.moves.size()) > moves) emit moved(record.moves.back());
}

void LanLink::flush() {
    if (socket_->state() != QAbstractSocket::ConnectedState) return;
    for (const std::string& line : session_.takeLines())
        socket_->write(QByteArray::fromStdString(line) + '\n');
}

} // namespace stonemason
