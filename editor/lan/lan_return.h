// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/lan/lan_connection.h"
#include "editor/lan/lan_server.h"

namespace stonemason {

/// How a guest comes back to a host it has lost: it knocks where the host was, again and again.
LanConnection::Return returnToHost(const QString& host, quint16 port, const QString& word);

/// How a host gets a guest back that it has lost: it waits again where it has waited, for that guest alone.
LanConnection::Return returnOfGuest(LanServer::Options options);

} // namespace stonemason
