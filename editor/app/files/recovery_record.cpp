// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/files/recovery_record.h"

#include <QDir>
#include <QJsonDocument>
#include <QJsonObject>

namespace stonemason {

namespace {

const QString workspaceKey = QStringLiteral("workspace");
const QString pathKey = QStringLiteral("path");
const QString titleKey = QStringLiteral("title");
const QString timeKey = QStringLiteral("time");
const QString fileHashKey = QStringLiteral("fileHash");
const QString savingPathKey = QStringLiteral("savingPath");
const QString savingHashKey = QStringLiteral("savingHash");

QString hexOf(const QByteArray& hash) {
    return QString::fromLatin1(hash.toHex());
}

QByteArray hashIn(const QJsonValue& value) {
    return QByteArray::fromHex(value.toString().toLatin1());
}

QString absolutePathIn(const QJsonValue& value) {
    const QString path = value.toString();
    return QDir::isAbsolutePath(path) ? path : QString();
}

} // namespace

std::string toJson(const RecoveryRecord& record) {
    QJsonObject object{{workspaceKey, record.workspace},
                       {pathKey, record.path},
                       {titleKey, record.title},
                       {timeKey, record.time.toUTC().toString(Qt::ISODateWithMs)},
                       {fileHashKey, hexOf(record.fileHash)}};
    if (!record.saving.path.isEmpty()) {
        object.insert(savingPathKey, record.saving.path);
        object.insert(savingHashKey, hexOf(record.saving.hash));
    }
    return QJsonDocument(object).toJson().toStdString();
}

std::optional<RecoveryRecord> recordFromJson(const std::string& json) {
    const QJsonDocument document = QJsonDocument::fromJson(QByteArray::fromStdString(json));
    if (!document.isObject()) return std::nullopt;
    const QJsonObject object = document.object();
    return RecoveryRecord{
        .workspace = object[workspaceKey].toString(),
        .path = absolutePathIn(object[pathKey]),
        .title = object[titleKey].toString(),
        .time = QDateTime::fromString(object[timeKey].toString(), Qt::ISODateWithMs),
        .fileHash = hashIn(object[fileHashKey]),
        .saving = {.path = absolutePathIn(object[savingPathKey]), .hash = hashIn(object[savingHashKey])}};
}

} // namespace stonemason
