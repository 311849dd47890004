// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/profiles.h"

#include "core/format/file.h"
#include "core/format/profile_reader.h"

#include <QDir>
#include <QFile>
#include <QStandardPaths>

namespace stonemason {

namespace {

Result<GameProfile> readProfile(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return Error{.message = {"file/missing", {}}};
    return readGameProfile(file.readAll().toStdString());
}

Result<GameProfile> readOwnProfile(const QString& path) {
    const Result<std::string> bytes = readFile(QFile::encodeName(path).toStdString());
    return bytes ? readGameProfile(*bytes) : bytes.error();
}

} // namespace

LoadedProfiles loadProfiles() {
    LoadedProfiles loaded;
    const QDir builtIn(QStringLiteral(":/games"));
    for (const QString& name : builtIn.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name)) {
        const QString own = QStandardPaths::locate(QStandardPaths::GenericDataLocation,
                                                   QStringLiteral("stonemason/games/") + name);
        if (!own.isEmpty()) {
            auto game = readOwnProfile(own);
            if (game) {
                loaded.games.push_back(std::move(game).value());
                continue;
            }
            loaded.broken.emplace_back(own.toStdString(), game.error());
        }
        auto game = readProfile(builtIn.filePath(name));
        if (game)
            loaded.games.push_back(std::move(game).value());
        else
            loaded.broken.emplace_back(builtIn.filePath(name).toStdString(), game.error());
    }
    return loaded;
}

} // namespace stonemason
