// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>

/// Waits until work on another thread has made the condition true, up to ten times as long as that takes on
/// a loaded machine, because this is no measure of speed.
#define TRY_PATIENTLY(condition) QTRY_VERIFY_WITH_TIMEOUT(condition, 30'000)
