// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>

/// Fails with the faults, which are given one below the other.
#define HOLDS(faults)                                                                                        \
    do {                                                                                                     \
        const QString found = faults;                                                                        \
        if (!found.isEmpty()) QFAIL(qPrintable(u'\n' + found)); /* QVERIFY2 would cut it off */              \
    } while (false)
