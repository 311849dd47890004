// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/settings/settings.h"

#include "editor/app/disk/answering_disk.h"

#include <QDir>
#include <QJsonArray>
#include <QStandardPaths>

namespace stonemason {

int SettingKey<int>::read(const QJsonValue& value) const {
    return value.isDouble() ? int(std::clamp(value.toDouble(), double(least), double(most))) : otherwise;
}

std::optional<QString> SettingKey<std::optional<QString>>::read(const QJsonValue& value) const {
    return value.isString() ? std::optional(value.toString()) : std::nullopt;
}

QJsonValue SettingKey<std::optional<QString>>::written(const std::optional<QString>& value) const {
    return value ? QJsonValue(*value) : QJsonValue(QJsonValue::Undefined);
}

QStringList SettingKey<QStringList>::read(const QJsonValue& value) const {
    QStringList list = value.toVariant().toStringList();
    if (!arePaths) return list;
    list.removeIf([](const QString& path) { return !QDir::isAbsolutePath(path); });
    list.removeDuplicates();
    return list;
}

QJsonValue SettingKey<QStringList>::written(const QStringList& value) const {
    return QJsonArray::fromStringList(value);
}

QByteArray SettingKey<QByteArray>::read(const QJsonValue& value) const {
    return QByteArray::fromBase64Encoding(value.toString().toLatin1(),
                                          QByteArray::AbortOnBase64DecodingErrors)
        .decoded;
}

QJsonValue SettingKey<QByteArray>::written(const QByteArray& value) const {
    return QString::fromLatin1(value.toBase64());
}

QString Settings::defaultFile() {
    return QDir(QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation))
        .filePath(QStringLiteral("settings.json"));
}

QString Settings::folder() const {
    return answeringFolder({value(setting::folder)});
}

} // namespace stonemason
