// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/editor/safety/kinds.h"

#include <QString>

#include <string>

namespace stonemason::test {

/// The reports of a worker process to the process that will kill it, one per line:
/// "saving FILE CONTENT", "saved FILE CONTENT", "forgotten" once recovery holds nothing, "keeping FILE
/// CONTENT", "kept FILE CONTENT", "setting NUMBER", "set NUMBER"; and "recovering", "recovered" during
/// recovery. FILE is a file's name, CONTENT contentName() of its bytes or of those that recovery keeps.
QByteArray contentName(const std::string& bytes);

/// Opens the file FOLDER/a.SUFFIX and edits, saves under two names, keeps for recovery and changes a setting,
/// over and over, until it is killed.
[[noreturn]] void workUntilKilled(const QString& folder, Kind kind, unsigned seed);

/// Recovers all kept work and waits to be killed.
[[noreturn]] void recoverUntilKilled(const QString& folder);

} // namespace stonemason::test
