// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/files/recovery_names.h"

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

} // namespace stonemason
