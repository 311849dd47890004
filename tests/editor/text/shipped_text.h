// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QString>

#include <string>

namespace stonemason::test {

/// What a file of the resources holds.
inline std::string shippedText(const char* resource) {
    QFile file(QStringLiteral(STONEMASON_RESOURCES) + QString::fromLatin1(resource));
    if (!file.open(QIODevice::ReadOnly)) qFatal("no %s", resource);
    return file.readAll().toStdString();
}

} // namespace stonemason::test
