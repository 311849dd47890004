// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/files/recovery_record.h"
#include "tests/editor/app/window_fixture.h"

#include <QDirIterator>

namespace stonemason::test {

/// The files below a folder whose names match the pattern.
inline QStringList filesBelow(const QString& folder, const QString& pattern) {
    QStringList names;
    QDirIterator files(folder, {pattern}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext())
        names.push_back(files.next());
    return names;
}

/// A program that autosaves at once and finds what killed processes left behind.
class Crashing : public WindowFixture {
public:
    Crashing() { window->autosave().setInterval(1); }

    QString recovery() const { return path(QStringLiteral("data/recovery")); }
    QStringList kept() const { return filesBelow(recovery(), QStringLiteral("*.text")); }

    /// What a killed process leaves: its folder, whose lock no process holds.
    QString leave(const QByteArray& content, const QByteArray& record) {
        const QString dead = recovery() + QLatin1Char('/') + newProcessName() + QLatin1Char('/');
        QDir().mkpath(dead);
        const QString file = dead + QStringLiteral("1.text");
        put(file, content);
        if (!record.isNull()) put(dead + QStringLiteral("1.json"), record);
        return file;
    }
    static RecoveryRecord recordOf(const QString& filePath) {
        return {.workspace = QStringLiteral("text"),
                .path = filePath,
                .title = QStringLiteral("A title"),
                .time = QDateTime::currentDateTimeUtc(),
                .fileHash = {}};
    }
    static QByteArray bytesOf(const RecoveryRecord& record) {
        return QByteArray::fromStdString(toJson(record));
    }
    QByteArray recordFor(const QString& filePath) const { return bytesOf(recordOf(filePath)); }
    using WindowFixture::bytesOf;

private:
    static void put(const QString& name, const QByteArray& bytes) {
        QFile file(name);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()) qFatal("cannot write");
    }
};

} // namespace stonemason::test
