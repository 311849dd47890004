// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/lan/lan_connection.h"
#include "editor/lan/lan_server.h"

namespace stonemason {

/// The way a guest reconnects to a lost host: it repeatedly connects to the host's address.
LanConnection::Return returnToHost(const QString& host, quint16 port, const QString& word);

/// The way a host recovers a lost guest: it listens again with the same options, only for that guest.
LanConnection::Return returnOfGuest(LanServer::Options options);

} // namespace stonemason
