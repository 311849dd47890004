// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/profiles/profiles.h"

#include "core/format/file.h"
#include "core/kings_conflict/format/profile_reader.h"
#include "core/token_battle/format/catalogue_reader.h"
#include "core/token_battle/format/duel_rules_reader.h"

#include <QDir>
#include <QFile>
#include <QStandardPaths>

#include <algorithm>

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

/// What the files of a folder hold, those of the person's own before those built in.
template <typename Value>
std::vector<Value> load(const QString& folder, Reader<Value> read, BrokenFiles& broken) {
    std::vector<Value> values;
    const QDir builtIn(QStringLiteral(":/") + folder);
    for (const QString& name : builtIn.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name)) {
        const QString own = QStandardPaths::locate(QStandardPaths::GenericDataLocation,
                                                   QStringLiteral("stonemason/%1/%2").arg(folder, name));
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

} // namespace

LoadedProfiles loadProfiles() {
    LoadedProfiles loaded;
    loaded.games = load<GameProfile>(QStringLiteral("games"), readGameProfile, loaded.broken);
    return loaded;
}

LoadedCatalogues loadCatalogues() {
    LoadedCatalogues loaded;
    loaded.catalogues = load<Catalogue>(QStringLiteral("cards"), readCatalogue, loaded.broken);
    return loaded;
}

const DuelRules* LoadedDuelRules::of(const Catalogue& catalogue) const {
    const auto it = std::ranges::find(rules, catalogue.id, &DuelRules::game);
    return it == rules.end() ? nullptr : &*it;
}

LoadedDuelRules loadDuelRules() {
    LoadedDuelRules loaded;
    loaded.rules = load<DuelRules>(QStringLiteral("duels"), readDuelRules, loaded.broken);
    return loaded;
}

} // namespace stonemason
