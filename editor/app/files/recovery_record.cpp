// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/files/recovery_record.h"

#include <QDir>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QUuid>

namespace stonemason {

namespace {

const QString recordSuffix = QStringLiteral("json");
const QString lockSuffix = QStringLiteral(".lock");

bool matches(const QString& name, const QString& pattern) {
    return QRegularExpression(QRegularExpression::anchoredPattern(pattern)).match(name).hasMatch();
}

const QString filePattern = QStringLiteral("[1-9][0-9]{0,8}\\.[a-z][a-z0-9]*");

} // namespace

QString newProcessName() {
    return QUuid::createUuid().toString(QUuid::WithoutBraces);
}

bool isProcessName(const QString& name) {
    return matches(name, QStringLiteral("[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}"));
}

QString lockNameOf(const QString& process) {
    return process + lockSuffix;
}

QString processOfLock(const QString& name) {
    const QString process = name.chopped(std::min(name.size(), lockSuffix.size()));
    return name.endsWith(lockSuffix) && isProcessName(process) ? process : QString();
}

QString contentName(const QString& document, const QString& suffix) {
    return document + QLatin1Char('.') + suffix;
}

bool isContentName(const QString& name) {
    return matches(name, filePattern) && !isRecordName(name);
}

QString recordName(const QString& document) {
    return contentName(document, recordSuffix);
}

bool isRecordName(const QString& name) {
    return matches(name, filePattern) && name == recordName(documentOf(name));
}

QString documentOf(const QString& name) {
    return name.left(name.indexOf(QLatin1Char('.')));
}

bool isUnfinishedName(const QString& name) {
    return matches(name, QStringLiteral("\\.") + filePattern + QStringLiteral("\\.[a-z0-9]{8}\\.tmp"));
}

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
