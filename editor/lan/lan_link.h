// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/lan_session.h"
#include "editor/lan/lan_connection.h"
#include "editor/lan/lan_return.h"
#include "editor/lan/lan_server.h"
#include "editor/lan/lan_word.h"

namespace stonemason {

/// A LanConnection over which a game of one kind is played; `Session` is a LanSessionOf.
template <typename Session>
class LanLinkOf : public LanConnection {
public:
    using Table = typename Session::Table;
    using Own = typename Session::Own;

    LanLinkOf(std::unique_ptr<QTcpSocket> socket, Table table, LanTalk::Role role, Own own,
              LanLimits limits = {}, std::optional<LanSecret> secret = std::nullopt)
        : LanConnection(std::move(socket),
                        std::make_unique<Session>(std::move(table), role, std::move(own), lanSeal(), limits),
                        std::move(secret)) {}

    /// A link to a host; begun() or ended() follows.
    /// @param word the password of the host, in any spelling; empty for none
    static std::unique_ptr<LanLinkOf> to(const QString& host, quint16 port, Table table, Own own,
                                         LanLimits limits = {}, const QString& word = {}) {
        auto link =
            std::make_unique<LanLinkOf>(std::make_unique<QTcpSocket>(), std::move(table),
                                        LanTalk::Role::Guest, std::move(own), limits, secretFor(word));
        link->setReturn(returnToHost(host, port, word));
        link->connectTo(host, port, word);
        return link;
    }

    /// Casts a connection, which must be of this type.
    static std::unique_ptr<LanLinkOf> from(std::unique_ptr<LanConnection> connection) {
        return std::unique_ptr<LanLinkOf>(static_cast<LanLinkOf*>(connection.release()));
    }

    const Session& session() const { return static_cast<const Session&>(talk()); }
    /// See LanSessionOf; without effect, and false, if the move cannot be played now.
    bool play(typename Session::Move move) {
        bool played = false;
        change([&](LanTalk& talk) { played = static_cast<Session&>(talk).play(std::move(move)); });
        return played;
    }
};

/// One side of a future game of any kind: its offer as a host, and its way to connect as a guest.
struct LanSide {
    using Knock = std::function<std::unique_ptr<LanConnection>(const QString& host, quint16 port,
                                                               LanLimits limits, const QString& word)>;

    LanOffer offer;
    Knock knock; ///< LanLinkOf::to()
};

/// A side of a game of one kind. All its connections are a LanLinkOf<Session>.
/// @param waiting and knocking its contribution as a host, and as a guest
template <typename Session>
LanSide lanSideOf(const typename Session::Table& table, const typename Session::Own& waiting,
                  const typename Session::Own& knocking) {
    using Link = LanLinkOf<Session>;
    return {{Session::gameId(table), waiting.name,
             [table, waiting](std::unique_ptr<QTcpSocket> socket, LanLimits limits, LanSecret secret) {
                 return std::make_unique<Link>(std::move(socket), table, LanTalk::Role::Host, waiting, limits,
                                               std::move(secret));
             }},
            [table, knocking](const QString& host, quint16 port, LanLimits limits, const QString& word) {
                return Link::to(host, port, table, knocking, limits, word);
            }};
}
/// The same for a side with one contribution in both roles.
template <typename Session>
LanSide lanSideOf(const typename Session::Table& table, const typename Session::Own& own) {
    return lanSideOf<Session>(table, own, own);
}

/// Waits for a peer to play a game of one kind with.
template <typename Session>
class LanHostOf : public LanServer {
public:
    using Link = LanLinkOf<Session>;

    LanHostOf(const typename Session::Table& table, const typename Session::Own& own, Options options,
              QObject* parent = nullptr)
        : LanServer(lanSideOf<Session>(table, own).offer, std::move(options), parent) {}

    /// The link of the joined peer; null before that and after it was taken.
    std::unique_ptr<Link> takeLink() { return Link::from(takeConnection()); }
};

} // namespace stonemason
