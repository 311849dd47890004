// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/check/check.h"
#include "tests/support/error_text.h"
#include "tests/support/worlds.h"

#include <QStringList>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace stonemason::pocket_heroes {

inline QString textOf(const Message& message) {
    return QString::fromStdString(test::errorText({message}));
}

/// The problems that a check reports, one per line: severity, message, labels of the fixes.
inline QStringList findings(const World& world, std::string_view check) {
    QStringList lines;
    for (const Problem& problem : runChecks(world, test::pocketHeroes()).problems) {
        if (problem.check != check) continue;
        QString line = QString("NWE").at(int(problem.severity)) + QString(" ") + textOf(problem.message);
        for (const Fix& fix : problem.fixes)
            line += " | " + textOf(fix.label);
        lines << line;
    }
    return lines;
}

inline QStringList findings(const std::vector<std::string>& rows, std::string_view check) {
    return findings(test::drawn(rows), check);
}

/// Whether every fix of that check's problems removes its problem and adds no error.
inline bool fixesHelp(const World& world, std::string_view check) {
    const Report before = runChecks(world, test::pocketHeroes());
    for (const Problem& problem : before.problems) {
        if (problem.check != check) continue;
        const int most = before.count(Severity::Error) - (problem.severity == Severity::Error ? 1 : 0);
        for (const Fix& fix : problem.fixes) {
            World fixed = world;
            apply(fixed, editOf(fixed, test::pocketHeroes(), fix).value());
            const Report now = runChecks(fixed, test::pocketHeroes());
            if (now.count(Severity::Error) > most ||
                std::ranges::find(now.problems, problem.message, &Problem::message) != now.problems.end())
                return false;
        }
    }
    return true;
}

inline const QStringList nothing;

/// Two players with a village each and land between.
inline const std::vector<std::string> sound{"............", "............", "..A.....B...",
                                            "............", "......C.....", "..S...G...!."};

} // namespace stonemason::pocket_heroes
