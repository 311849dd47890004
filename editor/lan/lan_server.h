// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/lan_channel.h"
#include "editor/lan/lan_address.h"
#include "editor/lan/lan_connection.h"

#include <QHostAddress>
#include <QTcpServer>
#include <QUdpSocket>

#include <map>
#include <optional>
#include <vector>

#ifndef Q_MOC_RUN // moc 6.4 cannot read <chrono> when it comes before other headers
#include "core/play/lan_places.h"
#endif

namespace stonemason {

/// The port on which hosts announce that they wait.
inline constexpr quint16 lanAnnouncePort = lanPort; // UDP

/// What a host has to offer: which game, who waits, and a talk for each who comes.
struct LanOffer {
    using Connect = std::function<std::unique_ptr<LanConnection>(std::unique_ptr<QTcpSocket> socket,
                                                                 LanLimits limits, LanSecret secret)>;

    std::string game; ///< id of what is played
    std::string name; ///< of the person
    Connect connect;  ///< a connection to who has come, with the talk of a host
};

/// Waits for a peer, whatever the game, and announces it to the network. Listens and announces only while it
/// lives and nobody has joined: the first peer with a valid hello, and the password if one is required, gets
/// the game; all others are sent the reason why not.
///
/// Connections, however many, displace nobody who is about to prove the password: whoMakesRoom() defines how
/// places are shared among strangers, and lanSourceOf() which of them count as one. A wrong password leaves
/// some more tries; then that computer is kept out for a while. This slows down guessing by hand; a program
/// with all addresses of a network is held up by the password itself: at ten thousand guesses a second 40
/// bits take years.
class LanServer : public QObject {
    Q_OBJECT

public:
    struct Options {
        QHostAddress listenOn = QHostAddress(QHostAddress::Any);
        quint16 port = 0; ///< 0: any that is free
        QHostAddress announceTo = QHostAddress(QHostAddress::Broadcast);
        quint16 announcePort = lanAnnouncePort;
        LanLimits limits{};
        /// Which a guest has to know; nullopt: anyone may join. One without a letter or digit is none that
        /// could be asked for: then the host does not listen.
        std::optional<QString> word{};
        std::chrono::milliseconds pause{60'000}; ///< after three wrong words from a computer (assumed)
        LanPlaces places{};
        /// Whether to announce to the network; off when waiting for a peer whose line was lost.
        bool announces = true;
    };

    LanServer(LanOffer offer, Options options, QObject* parent = nullptr);
    ~LanServer() override;

    /// Whether it listens; false when the port could not be had, see errorString(), and without a word that
    /// can be asked for.
    bool isListening() const { return server_.isListening(); }
    QString errorString() const { return server_.errorString(); }
    /// What a guest connects to.
    quint16 port() const { return server_.serverPort(); }
    /// The addresses of this machine in its networks, as a guest would write them.
    static QStringList addresses();

    /// The connection of the peer who has joined; null before that and when it was taken.
    std::unique_ptr<LanConnection> takeConnection() { return std::move(joined_); }

signals:
    /// A peer is there and the game has begun: takeConnection().
    void joined();
    /// A guest came who could not play, for this reason; others may still.
    void refused(const stonemason::Message& reason);

private:
    /// Who has connected and is not in a game yet.
    struct Caller {
        std::unique_ptr<LanConnection> link;
        LanSource source;
        std::chrono::steady_clock::time_point since;
    };
    struct Guesses {
        int count = 0;
        std::chrono::steady_clock::time_point last{};
    };
    using Callers = std::vector<Caller>;

    LanSecret secret() const;
    std::unique_ptr<LanConnection> connectionOn(std::unique_ptr<QTcpSocket> socket) const;
    void accept();
    void admit(std::unique_ptr<QTcpSocket> socket);
    std::vector<LanCaller> waiting() const;
    std::optional<Message> refusalOfGuest() const;
    bool makeRoom(const LanSource& source);
    void dismiss(std::size_t caller, const Message& reason);
    bool isKeptOut(const LanSource& source);
    void announce();
    void choose(LanConnection* link);
    void drop(LanConnection* link);
    Callers::iterator callerOf(const LanConnection* link);
    void refuseAll(const Message& reason);
    void refuseWhoStandsInLine(const Message& reason);

    void giveReturn(LanConnection& link) const;

    LanOffer offer_;
    Options options_;
    QTcpServer server_;
    QUdpSocket announcer_;
    QTimer announcing_;
    QList<Subnet> networks_;               ///< ownNetworks()
    Callers callers_;                      ///< who has waited longest first
    std::map<LanSource, Guesses> guesses_; ///< wrong words
    std::string salt_;
    std::string stretched_; ///< the word; empty until it is worked out
    std::unique_ptr<LanConnection> joined_;
    LatestTask<std::string> stretching_; // the last member: the thread ends while the others still live
};

} // namespace stonemason
