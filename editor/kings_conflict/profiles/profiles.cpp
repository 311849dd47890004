// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/profiles/profiles.h"

#include "core/kings_conflict/format/profile_reader.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonValue>

#include <algorithm>
#include <map>

namespace stonemason::kings_conflict {

namespace {

const QString gamesFolder = QStringLiteral("games");

std::vector<GameProfile> builtInProfiles(BrokenFiles& broken) {
    std::vector<GameProfile> games;
    for (const QString& name : builtInNames(gamesFolder)) {
        const QString path = QStringLiteral(":/%1/%2").arg(gamesFolder, name);
        if (auto game = readWith(readGameProfile, readBuiltInFile(path)))
            games.push_back(std::move(game).value());
        else
            broken.emplace_back(path.toStdString(), game.error());
    }
    return games;
}

Error idTaken(const std::string& id, const std::string& by) {
    const std::string file = QFileInfo(QString::fromStdString(by)).fileName().toStdString();
    return {.message = {"profile/id-taken", {id, file}}, .field = "id"};
}

} // namespace

LoadedProfiles loadProfiles() {
    LoadedProfiles loaded;
    loaded.games = builtInProfiles(loaded.broken);
    std::map<std::string, std::string> files; // of own profiles, by id
    for (const QString& path : ownFiles(gamesFolder)) {
        auto game = readWith(readGameProfile, readOwnFile(path));
        if (!game) {
            loaded.broken.emplace_back(path.toStdString(), game.error());
            continue;
        }
        const auto [taken, isNew] = files.emplace(game->id, path.toStdString());
        const auto known = std::ranges::find(loaded.games, game->id, &GameProfile::id);
        if (!isNew)
            loaded.broken.emplace_back(path.toStdString(), idTaken(game->id, taken->second));
        else if (known != loaded.games.end())
            *known = std::move(game).value();
        else
            loaded.games.push_back(std::move(game).value());
    }
    return loaded;
}

bool hasBuiltIn(const std::string& brokenProfile) {
    const QString path = QString::fromStdString(brokenProfile);
    if (QFile::exists(QStringLiteral(":/%1/%2").arg(gamesFolder, QFileInfo(path).fileName()))) return true;
    const Result<std::string> bytes = readOwnFile(path);
    if (!bytes) return false;
    const QJsonValue id = QJsonDocument::fromJson(QByteArray::fromStdString(*bytes))[QStringLiteral("id")];
    BrokenFiles ignored;
    return std::ranges::any_of(builtInProfiles(ignored), [&id](const GameProfile& game) {
        return id.toString() == QString::fromStdString(game.id);
    });
}

} // namespace stonemason::kings_conflict
