// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/recovery_record.h"

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

} // namespace

std::string toJson(const RecoveryRecord& record) {
    return QJsonDocument(QJsonObject{{workspaceKey, record.workspace},
                                     {pathKey, record.path},
                                     {titleKey, record.title},
                                     {timeKey, record.time.toUTC().toString(Qt::ISODateWithMs)},
                                     {fileHashKey, QString::fromLatin1(record.fileHash.toHex())}})
        .toJson()
        .toStdString();
}

std::optional<RecoveryRecord> recordFromJson(const std::string& json) {
    const QJsonDocument document = QJsonDocument::fromJson(QByteArray::fromStdString(json));
    if (!document.isObject()) return std::nullopt;
    const QJsonObject object = document.object();
    const QString path = object[pathKey].toString();
    return RecoveryRecord{.workspace = object[workspaceKey].toString(),
                          .path = QDir::isAbsolutePath(path) ? path : QString(),
                          .title = object[titleKey].toString(),
                          .time = QDateTime::fromString(object[timeKey].toString(), Qt::ISODateWithMs),
                          .fileHash = QByteArray::fromHex(object[fileHashKey].toString().toLatin1())};
}

} // namespace stonemason
