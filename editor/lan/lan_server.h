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

/// A host's offer: the game, the host's name, and a talk for each guest.
struct LanOffer {
    using Connect = std::function<std::unique_ptr<LanConnection>(std::unique_ptr<QTcpSocket> socket,
                                                                 LanLimits limits, LanSecret secret)>;

    std::string game; ///< id of the game
    std::string name; ///< of the host
    Connect connect;  ///< creates a connection to a guest, with the talk of a host
};

/// Waits for a peer, for any kind of game, and announces that to the network. Listens and announces only
/// while it exists and nobody has joined: the first peer with a valid hello, and the password if one is
/// required, gets the game; all others receive the reason for their refusal.
///
/// No number of connections displaces a peer that is about to prove the password: whoMakesRoom() defines how
/// places are shared among strangers, and lanSourceOf() which of them count as one. After several wrong
/// passwords a computer is locked out for a while. This slows down guessing by hand; the protection against
/// a program with all addresses of a network is the password itself: at ten thousand guesses a second 40 bits
/// take years.
class LanServer : public QObject {
    Q_OBJECT

public:
    struct Options {
        QHostAddress listenOn = QHostAddress(QHostAddress::Any);
        quint16 port = 0; ///< 0: any that is free
        QHostAddress announceTo = QHostAddress(QHostAddress::Broadcast);
        quint16 announcePort = lanAnnouncePort;
        LanLimits limits{};
        /// The word required of guests; nullopt: anyone may join. A word without a letter or digit is
        /// invalid: then the host does not listen.
        std::optional<QString> word{};
        std::chrono::milliseconds pause{60'000}; ///< after three wrong words from a computer (assumed)
        LanPlaces places{};
        /// Whether to announce to the network; off when waiting for a peer whose line was lost.
        bool announces = true;
    };

    LanServer(LanOffer offer, Options options, QObject* parent = nullptr);
    ~LanServer() override;

    /// Whether it listens; false if the port is not available, see errorString(), or the word is invalid.
    bool isListening() const { return server_.isListening(); }
    QString errorString() const { return server_.errorString(); }
    /// The port that guests connect to.
    quint16 port() const { return server_.serverPort(); }
    /// The addresses of this machine in its networks, as guests enter them.
    static QStringList addresses();

    /// The connection of the joined peer; null before that and after it was taken.
    std::unique_ptr<LanConnection> takeConnection() { return std::move(joined_); }

signals:
    /// A game with a peer has begun: call takeConnection().
    void joined();
    /// A guest was refused for this reason; others may still join.
    void refused(const stonemason::Message& reason);

private:
    /// A peer that has connected and is not in a game yet.
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
    Callers callers_;                      ///< the longest waiting first
    std::map<LanSource, Guesses> guesses_; ///< wrong words
    std::string salt_;
    std::string stretched_; ///< the key derived from the word; empty until it is computed
    std::unique_ptr<LanConnection> joined_;
    LatestTask<std::string> stretching_; // the last member: the thread ends while the others still live
};

} // namespace stonemason
