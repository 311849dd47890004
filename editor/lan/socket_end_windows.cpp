// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/lan/socket_end.h"

#include <winsock2.h>

namespace stonemason {

void endSending(qintptr socket) {
    ::shutdown(SOCKET(socket), SD_SEND);
}

} // namespace stonemason
