// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace stonemason::test {

/// The path of a template that is shipped.
inline QString sample(const char* name) {
    return QStringLiteral(STONEMASON_RESOURCES "/templates/") + QLatin1String(name) +
           QStringLiteral(".ztemplate");
}

/// `generate` of a template.
inline QStringList call(const QStringList& more, const QString& from = sample("two-fords")) {
    return QStringList{"generate", "--template", from} + more;
}

} // namespace stonemason::test
