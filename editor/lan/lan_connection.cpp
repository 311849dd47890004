// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/lan/lan_connection.h"

#include "core/play/lan_resumption.h"
#include "editor/lan/lan_parting.h"
#include "editor/lan/lan_word.h"

#include <QHostAddress>

#include <utility>

namespace stonemason {

namespace {

constexpr int tickMilliseconds = 250;
/// A longer tick interval means that the program itself was suspended, not the peer.
constexpr std::chrono::milliseconds latestTick{4 * tickMilliseconds};
constexpr qint64 readAtOnce = 64 * 1024;

std::chrono::milliseconds steadyTime() {
    using std::chrono::steady_clock;
    return std::chrono::duration_cast<std::chrono::milliseconds>(steady_clock::now().time_since_epoch());
}

} // namespace

void LanConnection::change(const std::function<void(LanTalk&)>& act) {
    const LanProgress before = talk_->progress();
    act(*talk_);
    flush();
    const LanProgress now = talk_->progress();
    const bool isSameGame = now.games == before.games;
    if (talkMark_.empty() && now.games > 0 && channel_.hasReceivedHello()) talkMark_ = channel_.talkMark();
    if (!isSameGame) emit begun();
    if (now.resigned && !before.resigned && isSameGame) emit resigned();
    if (now.wantsRematch && !before.wantsRematch) emit rematchWanted();
    if (now.takenBack != before.takenBack && isSameGame) emit takenBack();
    if (now.takeBack != before.takeBack) emit takeBackChanged();
    if (now.minutesLeft != before.minutesLeft) emit minutesLeftChanged();
    if (isLost() && socket_) {
        dropSocket();
        return_ = makeReturn_(*this);
        emit lost();
    }
    if (talk_->stage() == LanTalk::Stage::Closed && !std::exchange(endHandled_, true)) {
        part();
        emit ended();
    }
}

LanConnection::LanConnection(std::unique_ptr<QTcpSocket> socket, std::unique_ptr<LanTalk> talk,
                             std::optional<LanSecret> secret)
    : talk_(std::move(talk))
    , channel_(talk_->role(), secret ? std::move(*secret) : lanSecret(), talk_->limits())
    , clock_(steadyTime)
    , lastTick_(clock_())
    , stretching_(*this, [this](std::string stretched) {
        change([&](LanTalk&) { channel_.setStretched(std::move(stretched)); });
    }) {
    use(std::move(socket));
    connect(&ticks_, &QTimer::timeout, this, &LanConnection::tick);
    ticks_.start(tickMilliseconds);
    flush();
}

void LanConnection::use(std::unique_ptr<QTcpSocket> socket) {
    socket_ = std::move(socket);
    socket_->setReadBufferSize(readAtOnce);
    connect(socket_.get(), &QTcpSocket::connected, this, &LanConnection::flush);
    connect(socket_.get(), &QTcpSocket::readyRead, this, &LanConnection::read);
    connect(socket_.get(), &QTcpSocket::disconnected, this,
            [this] { change([](LanTalk& ended) { ended.connectionLost(); }); });
    connect(socket_.get(), &QTcpSocket::errorOccurred, this, [this](QAbstractSocket::SocketError error) {
        if (error == QAbstractSocket::SocketTimeoutError) return; // readNow() found nothing
        change([](LanTalk& ended) { ended.connectionLost(); });
    });
    // The socket emits no further signal for data that it has already read.
    QMetaObject::invokeMethod(this, &LanConnection::read, Qt::QueuedConnection);
}

void LanConnection::setReturn(Return makeReturn) {
    makeReturn_ = std::move(makeReturn);
    talk_->waitForReturn();
}

std::unique_ptr<LanTalk> LanConnection::meetingAgain() const {
    LanResume own = talk_->resumption();
    own.talk = talkMark_;
    return std::make_unique<LanResumption>(talk_->role(), std::move(own), talk_->limits());
}

/// Lines already received on the new socket are processed before those still to be read.
void LanConnection::resume(LanConnection& met) {
    auto& meeting = static_cast<LanResumption&>(*met.talk_);
    if (!isLost() || meeting.stage() != LanTalk::Stage::Playing) return;
    met.endHandled_ = true;
    met.ticks_.stop();
    met.socket_->disconnect(&met);
    return_.release()->deleteLater(); // it is the sender of the current signal
    channel_ = std::move(met.channel_);
    pending_ = std::move(met.pending_);
    use(std::move(met.socket_));
    change([&meeting](LanTalk& talk) { talk.resume(meeting.peer()); });
    for (const std::string& line : meeting.takeReceived()) {
        const LanProgress before = talk_->progress();
        change([&line](LanTalk& talk) { talk.receive(line); });
        reportMoves(before);
    }
    if (talk_->stage() == LanTalk::Stage::Playing) emit resumed();
}

void LanConnection::stopWaiting() {
    change([](LanTalk& talk) { talk.stopWaiting(); });
}

/// A password without letters or digits counts as a wrong one: the game is not played without a password.
std::optional<LanSecret> LanConnection::secretFor(const QString& word) {
    return lanSecret(!word.isEmpty());
}

void LanConnection::connectTo(const QString& host, quint16 port, const QString& word) {
    word_ = plainLanWord(word);
    socket_->connectToHost(host, port);
}

LanConnection::~LanConnection() {
    leave();
}

QString LanConnection::peerAddress() const {
    if (!socket_) return {};
    const QHostAddress address = socket_->peerAddress();
    bool isIpv4 = false;
    const QHostAddress ipv4(address.toIPv4Address(&isIpv4));
    return (isIpv4 ? ipv4 : address).toString();
}

bool LanConnection::resign() {
    const bool done = talk_->resign();
    flush();
    return done;
}

bool LanConnection::askForRematch() {
    bool asked = false;
    change([&asked](LanTalk& talk) { asked = talk.askForRematch(); });
    return asked;
}

bool LanConnection::askForTakeBack() {
    bool asked = false;
    change([&asked](LanTalk& talk) { asked = talk.askForTakeBack(); });
    return asked;
}

bool LanConnection::answerTakeBack(bool agrees) {
    bool answered = false;
    change([&](LanTalk& talk) { answered = talk.answerTakeBack(agrees); });
    return answered;
}

void LanConnection::leave() {
    if (std::exchange(endHandled_, true)) return;
    talk_->leave();
    flush();
    part();
}

void LanConnection::refuse(const Message& reason) {
    change([&reason](LanTalk& talk) { talk.refuse(reason); });
}

/// Stops receiving from the socket; pending output is still sent.
void LanConnection::dropSocket() {
    if (!socket_) return;
    pending_.clear();
    socket_->disconnect(this);
    LanParting::part(std::move(socket_));
}

void LanConnection::part() {
    ticks_.stop();
    stretching_.drop();
    if (return_) return_.release()->deleteLater();
    dropSocket();
}

void LanConnection::setClock(Clock clock) {
    clock_ = std::move(clock);
    lastTick_ = clock_();
}

/// While the program was suspended the peer may have sent data, which the event loop reads before the next
/// tick. That time does not count as silence.
void LanConnection::tick() {
    const std::chrono::milliseconds now = clock_();
    const std::chrono::milliseconds passed = now - std::exchange(lastTick_, now);
    if (passed > latestTick) return;
    change([this, passed](LanTalk& talk) {
        talk.pass(passed);
        if (const Status status = channel_.pass(passed); !status) talk.refuse(lanReason(status.error()));
    });
}

void LanConnection::readNow() {
    if (socket_) socket_->waitForReadyRead(0);
    read();
}

void LanConnection::read() {
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

void LanConnection::take(const QByteArray& line) {
    const LanProgress before = talk_->progress();
    change([&](LanTalk&) { receive(line); });
    stretchWord();
    reportMoves(before);
}

void LanConnection::reportMoves(const LanProgress& before) {
    const LanProgress now = talk_->progress();
    if (now.games == before.games && now.moves > before.moves) emit moved();
}

void LanConnection::receive(const QByteArray& line) {
    const auto received = channel_.receive({line.constData(), std::size_t(line.size())});
    if (!received)
        talk_->refuse(lanReason(received.error()));
    else if (received.value())
        talk_->receive(*received.value());
}

/// Runs on a thread of its own because key stretching is slow by design.
void LanConnection::stretchWord() {
    if (channel_.saltToStretch().empty() || stretching_.isBusy() || !socket_) return;
    stretching_.restart([word = word_, salt = std::string(channel_.saltToStretch())](const std::stop_token&) {
        return stretchedLanWord(word, salt);
    });
}

void LanConnection::flush() {
    if (!socket_ || socket_->state() != QAbstractSocket::ConnectedState) return;
    const bool isLast = talk_->stage() == LanTalk::Stage::Closed;
    for (const std::string& line : channel_.send(talk_->takeLines(), isLast))
        socket_->write(QByteArray::fromStdString(line) + '\n');
}

} // namespace stonemason
