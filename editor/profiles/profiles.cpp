// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/profiles/profiles.h"

#include "core/format/file.h"
#include "core/kings_conflict/format/profile_reader.h"
#include "core/pocket_heroes/format/catalogue_reader.h"
#include "core/token_battle/format/catalogue_reader.h"
#include "core/token_battle/format/duel_rules_reader.h"
#include "core/wastes/format/profile_reader.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonValue>
#include <QStandardPaths>

#include <algorithm>
#include <map>

namespace stonemason {

namespace {

template <typename Value>
using Reader = Result<Value> (*)(std::string_view json);

template <typename Value>
Result<Value> readBuiltIn(const QString& path, Reader<Value> read) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return Error{.message = {"file/missing", {}}};
    return read(file.readAll().toStdString());
}

template <typename Value>
Result<Value> readOwn(const QString& path, Reader<Value> read) {
    const Result<std::string> bytes = readFile(QFile::encodeName(path).toStdString());
    return bytes ? read(*bytes) : bytes.error();
}

/// The person's own file of this name; empty when there is none.
QString ownFile(const QString& folder, const QString& name) {
    return QStandardPaths::locate(QStandardPaths::GenericDataLocation,
                                  QStringLiteral("stonemason/%1/%2").arg(folder, name));
}

/// What the files of a folder hold, those of the person's own before those built in.
template <typename Value>
std::vector<Value> load(const QString& folder, Reader<Value> read, BrokenFiles& broken) {
    std::vector<Value> values;
    const QDir builtIn(QStringLiteral(":/") + folder);
    for (const QString& name : builtIn.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name)) {
        const QString own = ownFile(folder, name);
        if (!own.isEmpty()) {
            auto value = readOwn(own, read);
            if (value) {
                values.push_back(std::move(value).value());
                continue;
            }
            broken.emplace_back(own.toStdString(), value.error());
        }
        auto value = readBuiltIn(builtIn.filePath(name), read);
        if (value)
            values.push_back(std::move(value).value());
        else
            broken.emplace_back(builtIn.filePath(name).toStdString(), value.error());
    }
    return values;
}

const QString gamesFolder = QStringLiteral("games");
const QString worldsFolder = QStringLiteral("worlds");

/// The person's own profiles, by folder and name.
QStringList ownProfiles() {
    QStringList paths;
    QStringList names;
    for (const QString& folder : QStandardPaths::locateAll(QStandardPaths::GenericDataLocation,
                                                           QStringLiteral("stonemason/") + gamesFolder,
                                                           QStandardPaths::LocateDirectory))
        for (const QString& name :
             QDir(folder).entryList({QStringLiteral("*.json")}, QDir::Files | QDir::System, QDir::Name)) {
            if (names.contains(name)) continue;
            names += name;
            paths += QDir(folder).filePath(name);
        }
    return paths;
}

std::vector<kings_conflict::GameProfile> builtInProfiles(BrokenFiles& broken) {
    std::vector<kings_conflict::GameProfile> games;
    const QDir folder(QStringLiteral(":/") + gamesFolder);
    for (const QString& name : folder.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name)) {
        auto game =
            readBuiltIn<kings_conflict::GameProfile>(folder.filePath(name), kings_conflict::readGameProfile);
        if (game)
            games.push_back(std::move(game).value());
        else
            broken.emplace_back(folder.filePath(name).toStdString(), game.error());
    }
    return games;
}

} // namespace

LoadedProfiles loadProfiles() {
    LoadedProfiles loaded;
    loaded.games = builtInProfiles(loaded.broken);
    std::map<std::string, std::string> files; // of own profiles, by id
    for (const QString& path : ownProfiles()) {
        auto game = readOwn<kings_conflict::GameProfile>(path, kings_conflict::readGameProfile);
        if (!game) {
            loaded.broken.emplace_back(path.toStdString(), game.error());
            continue;
        }
        const auto [taken, isNew] = files.emplace(game->id, path.toStdString());
        const auto known = std::ranges::find(loaded.games, game->id, &kings_conflict::GameProfile::id);
        if (!isNew)
            loaded.broken.emplace_back(
                path.toStdString(),
                Error{
                    .message = {"profile/id-taken",
                                {game->id,
                                 QFileInfo(QString::fromStdString(taken->second)).fileName().toStdString()}},
                    .field = "id"});
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
    const Result<std::string> bytes = readFile(QFile::encodeName(path).toStdString());
    if (!bytes) return false;
    const QJsonValue id = QJsonDocument::fromJson(QByteArray::fromStdString(*bytes))[QStringLiteral("id")];
    BrokenFiles ignored;
    return std::ranges::any_of(builtInProfiles(ignored), [&id](const kings_conflict::GameProfile& game) {
        return id.toString() == QString::fromStdString(game.id);
    });
}

LoadedCatalogues loadCatalogues() {
    LoadedCatalogues loaded;
    loaded.catalogues =
        load<token_battle::Catalogue>(QStringLiteral("cards"), token_battle::readCatalogue, loaded.broken);
    return loaded;
}

const token_battle::DuelRules* LoadedDuelRules::of(const token_battle::Catalogue& catalogue) const {
    const auto it = std::ranges::find(rules, catalogue.id, &token_battle::DuelRules::game);
    return it == rules.end() ? nullptr : &*it;
}

LoadedDuelRules loadDuelRules() {
    LoadedDuelRules loaded;
    loaded.rules =
        load<token_battle::DuelRules>(QStringLiteral("duels"), token_battle::readDuelRules, loaded.broken);
    return loaded;
}

LoadedWastes loadWastes() {
    LoadedWastes loaded;
    const auto profiles = load<wastes::Profile>(QStringLiteral("wastes"), wastes::readProfile, loaded.broken);
    if (!profiles.empty()) loaded.profile = profiles.front();
    return loaded;
}

LoadedSigns loadSigns() {
    LoadedSigns loaded;
    auto tables =
        load<text_map::GlyphTable>(QStringLiteral("text-maps"), text_map::readGlyphTable, loaded.broken);
    if (!tables.empty()) loaded.table = std::move(tables.front());
    return loaded;
}

LoadedWorldCatalogue loadWorldCatalogue() {
    LoadedWorldCatalogue loaded;
    auto catalogues =
        load<pocket_heroes::Catalogue>(worldsFolder, pocket_heroes::readCatalogue, loaded.broken);
    if (!catalogues.empty()) loaded.catalogue = std::move(catalogues.front());
    return loaded;
}

bool hasOwnWorldCatalogue() {
    return !ownFile(worldsFolder, QStringLiteral("pocket-heroes.json")).isEmpty();
}

} // namespace stonemason
