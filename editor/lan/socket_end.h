// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace stonemason {

/// Lets the peer of a connected socket read to the end of what was sent; it can still send. Each system has a
/// source file of its own for it: Qt can only close both ways.
void endSending(qintptr socket);

} // namespace stonemason
