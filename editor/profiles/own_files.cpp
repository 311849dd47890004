// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/profiles/own_files.h"

#include "core/format/file.h"

#include <QDir>
#include <QFile>
#include <QStandardPaths>

namespace stonemason {

namespace {

const QStringList jsonFiles{QStringLiteral("*.json")};

} // namespace

Result<std::string> readBuiltInFile(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return Error{.message = {"file/missing", {}}};
    return file.readAll().toStdString();
}

Result<std::string> readOwnFile(const QString& path) {
    return readFile(path.toStdString());
}

QString ownFile(const QString& folder, const QString& name) {
    return QStandardPaths::locate(QStandardPaths::GenericDataLocation,
                                  QStringLiteral("stonemason/%1/%2").arg(folder, name));
}

QStringList builtInNames(const QString& folder) {
    return QDir(QStringLiteral(":/") + folder).entryList(jsonFiles, QDir::Files, QDir::Name);
}

QStringList ownFiles(const QString& folder) {
    QStringList paths;
    QStringList names;
    for (const QString& place :
         QStandardPaths::locateAll(QStandardPaths::GenericDataLocation,
                                   QStringLiteral("stonemason/") + folder, QStandardPaths::LocateDirectory))
        for (const QString& name : QDir(place).entryList(jsonFiles, QDir::Files | QDir::System, QDir::Name)) {
            if (names.contains(name)) continue;
            names += name;
            paths += QDir(place).filePath(name);
        }
    return paths;
}

} // namespace stonemason
