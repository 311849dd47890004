// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text_map/profiles/remembered.h"

#include "editor/profiles/own_files.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStandardPaths>

namespace stonemason::text_map {

QString folderOf(const QString& path) {
    return QFileInfo(path).absolutePath() + u'/';
}

std::optional<QString> wordsFor(const QStringList& entries, const QString& path, QChar separator) {
    if (path.isEmpty()) return std::nullopt;
    for (const QString& entry : entries)
        if (const qsizetype end = entry.indexOf(separator); QStringView(entry).mid(end + 1) == path)
            return entry.left(end);
    return std::nullopt;
}

SignMeanings meaningsFor(const QStringList& entries, const QString& path) {
    if (path.isEmpty()) return {};
    std::optional<QString> words = wordsFor(entries, path);
    if (!words) words = wordsFor(entries, folderOf(path));
    if (!words) return {};
    auto meanings = readMeanings(words->toStdString());
    return meanings ? std::move(meanings).value() : SignMeanings();
}

std::optional<Charset> charsetFor(const QStringList& entries, const QString& path) {
    const std::optional<QString> id = wordsFor(entries, path, u':');
    return id ? charsetFromId(id->toStdString()) : std::nullopt;
}

RememberedChoices rememberedChoices(const std::string& path) {
    const QDir folder(QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation));
    const auto bytes = readOwnFile(folder.filePath(QStringLiteral("stonemason/settings.json")));
    if (!bytes) return {};
    const QJsonObject settings = QJsonDocument::fromJson(QByteArray::fromStdString(*bytes)).object();
    const auto entries = [&settings](const char* key) {
        return settings.value(QLatin1String(key)).toVariant().toStringList();
    };
    const QString file = QFileInfo(QString::fromStdString(path)).absoluteFilePath();
    RememberedChoices choices{.meanings = meaningsFor(entries(rememberedMeanings), file),
                              .charset = charsetFor(entries(rememberedCharsets), file)};
    bool isNumber = false;
    if (const auto words = wordsFor(entries(rememberedMaps), file))
        if (const int number = words->toInt(&isNumber); isNumber) choices.map = number;
    return choices;
}

} // namespace stonemason::text_map
