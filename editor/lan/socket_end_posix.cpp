// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/lan/socket_end.h"

#include <sys/socket.h>

namespace stonemason {

void endSending(qintptr socket) {
    ::shutdown(int(socket), SHUT_WR);
}

} // namespace stonemason
