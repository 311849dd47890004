// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/lan_channel.h"
#include "editor/app/tasks/latest_task.h"

#include <QObject>
#include <QTcpSocket>
#include <QTimer>

#include <chrono>
#include <functional>
#include <memory>

namespace stonemason {

/// A game of any kind with another program over a socket: a LanTalk and its LanChannel with their transport
/// and clock. Buffers at most one incomplete line of the peer. Pending output still reaches the peer after
/// the connection has been deleted. Slots of its own signals must not delete it directly, but use
/// deleteLater().
///
/// If setReturn() was called, a connection whose socket is lost during a game tries to get another one until
/// the talk's waiting time is over.
class LanConnection : public QObject {
    Q_OBJECT

public:
    /// @param socket connected or connecting
    /// @param secret of this talk; by default one without a word
    LanConnection(std::unique_ptr<QTcpSocket> socket, std::unique_ptr<LanTalk> talk,
                  std::optional<LanSecret> secret = std::nullopt);
    ~LanConnection() override;

    /// The source of the time, from any epoch; the machine's steady clock unless set.
    using Clock = std::function<std::chrono::milliseconds()>;
    void setClock(Clock clock);

    const LanTalk& talk() const { return *talk_; }
    bool isLost() const { return talk_->stage() == LanTalk::Stage::Lost; }
    /// Whether the peer has sent the hello of our protocol.
    bool hasReceivedHello() const { return channel_.hasReceivedHello(); }
    /// Whether a word was asked for, and the peer knows it.
    bool isProtected() const { return channel_.isProtected(); }
    /// The other side's address while connected, in the usual notation for IPv4.
    QString peerAddress() const;

    /// See LanTalk; without effect, and false, if not possible now.
    bool resign();
    bool askForRematch();
    bool askForTakeBack();
    bool answerTakeBack(bool agrees);
    /// Sends its goodbye; no signal follows.
    void leave();
    /// Ends the talk for a reason of LanTalk::end(), which is sent to the peer.
    void refuse(const Message& reason);
    /// Stops waiting for a lost connection: ended() follows.
    void stopWaiting();

    /// See LanTalk.
    void setAdmission(LanTalk::Admission admission) { talk_->setAdmission(std::move(admission)); }

    /// Creates the object that re-establishes a lost connection: it exists while the connection is lost, and
    /// calls resume().
    using Return = std::function<std::unique_ptr<QObject>(LanConnection& lost)>;
    void setReturn(Return makeReturn);
    /// A talk for identifying the other side of a lost connection on a new socket.
    std::unique_ptr<LanTalk> meetingAgain() const;
    /// Takes over the channel of a connection whose talk is a meetingAgain() and plays.
    void resume(LanConnection& met);
    /// Starts connecting; begun() or ended() follows.
    /// @param word the password of the host, in any spelling; empty for none
    void connectTo(const QString& host, quint16 port, const QString& word);
    /// The secret of a guest with that word.
    static std::optional<LanSecret> secretFor(const QString& word);

    /// Processes data that has already arrived without waiting for the event loop.
    void readNow();

signals:
    /// A game has begun, the first or a rematch.
    void begun();
    /// The peer has made a move, which is in the talk's game.
    void moved();
    /// A resignation has taken effect: the peer's, or one of this side out of turn.
    void resigned();
    /// talk().minutesLeft() has changed.
    void minutesLeftChanged();
    /// talk().takeBack() has changed.
    void takeBackChanged();
    /// Moves were taken back and removed from the talk's game.
    void takenBack();
    /// The peer has requested a rematch.
    void rematchWanted();
    /// The connection is lost and being re-established: resumed() or ended() follows.
    void lost();
    void resumed();
    /// The talk is over, for the reason in talk().end().
    void ended();

protected:
    /// Runs `act` on the talk, then emits signals for the changes and sends its output.
    void change(const std::function<void(LanTalk&)>& act);

private:
    void use(std::unique_ptr<QTcpSocket> socket);
    void read();
    void take(const QByteArray& line);
    void receive(const QByteArray& line);
    void reportMoves(const LanProgress& before);
    void stretchWord();
    void dropSocket();
    void part();
    void tick();
    void flush();

    std::unique_ptr<QTcpSocket> socket_; ///< null while it is lost, and once it is over
    std::unique_ptr<LanTalk> talk_;
    LanChannel channel_;
    std::string talkMark_; ///< of the channel on which the game was begun
    Return makeReturn_;
    std::unique_ptr<QObject> return_; ///< while it is lost
    QString word_;                    ///< a guest's
    QByteArray pending_;              ///< a line that has not ended
    QTimer ticks_;
    Clock clock_;
    std::chrono::milliseconds lastTick_;
    bool endHandled_ = false;            ///< ended() was emitted, or is not to be
    LatestTask<std::string> stretching_; // the last member: the thread ends while the others still live
};

} // namespace stonemason
