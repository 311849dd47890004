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

/// A game with another program over a socket, whatever the game: a LanTalk and its LanChannel with their
/// transport and clock. Holds at most one incomplete line of the peer. Pending output still reaches the peer
/// when the connection has been deleted. Not to be deleted by a slot of its own signals: those use
/// deleteLater().
///
/// A connection that knows the way back stays when its socket is lost in a game, and looks for another one
/// until the talk waits no longer.
class LanConnection : public QObject {
    Q_OBJECT

public:
    /// @param socket connected, or on its way to be
    /// @param secret of this talk; without a word unless given
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
    /// Of the other side, while connected; IPv4 as people write it.
    QString peerAddress() const;

    /// See LanTalk: false, and nothing done, when it cannot be now.
    bool resign();
    bool askForRematch();
    bool askForTakeBack();
    bool answerTakeBack(bool agrees);
    /// Sends its goodbye; no signal follows.
    void leave();
    /// Ends the talk for a reason of LanTalk::end(), which is sent to the peer.
    void refuse(const Message& reason);
    /// Waits no longer for a line that is lost: ended() follows.
    void stopWaiting();

    /// See LanTalk.
    void setAdmission(LanTalk::Admission admission) { talk_->setAdmission(std::move(admission)); }

    /// What brings a lost connection back: it lives as long as the connection is lost, and calls resume().
    using Return = std::function<std::unique_ptr<QObject>(LanConnection& lost)>;
    void setReturn(Return makeReturn);
    /// The talk with which the other side of a lost connection is met again.
    std::unique_ptr<LanTalk> meetingAgain() const;
    /// Takes over the channel of a connection whose talk is a meetingAgain() and plays.
    void resume(LanConnection& met);
    /// Begins to connect; begun() or ended() follows.
    /// @param word the password of the host, in any spelling; empty for none
    void connectTo(const QString& host, quint16 port, const QString& word);
    /// What a guest brings who knows such a word.
    static std::optional<LanSecret> secretFor(const QString& word);

    /// Takes what has come already without waiting for the event loop.
    void readNow();

signals:
    /// A game is there to be played, the first or a rematch.
    void begun();
    /// The peer has played; the talk's game has the move.
    void moved();
    /// A side has given the game up: the peer, or this side out of turn, and it counts now.
    void resigned();
    /// talk().minutesLeft() has changed.
    void minutesLeftChanged();
    /// talk().takeBack() has changed.
    void takeBackChanged();
    /// Moves were taken back; the talk's game lacks them.
    void takenBack();
    /// The peer would play once more.
    void rematchWanted();
    /// The line is gone, and looked for again: resumed() or ended() follows.
    void lost();
    void resumed();
    /// It is over, for the reason talk().end() gives.
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
