// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/duel/lan/game_keeper.h"

#include "core/format/file.h"
#include "core/format/game_record.h"
#include "editor/app/file_paths.h"

#include <QDateTime>
#include <QDir>
#include <QFile>

namespace stonemason {

namespace {

constexpr int mostNumbers = 100;

/// A new empty file of that name, with a number behind it when there are others; the plain name when none
/// can be made, so that writing says why.
QString reserve(const QDir& folder, const QString& name) {
    for (int number = 1; number < mostNumbers; ++number) {
        const QString numbered = number == 1 ? name : QStringLiteral("%1-%2").arg(name).arg(number);
        const QString path = folder.filePath(numbered + QStringLiteral(".sduel"));
        if (QFile::exists(path)) continue;
        QFile file(path);
        if (file.open(QIODevice::WriteOnly | QIODevice::NewOnly)) return path;
    }
    return folder.filePath(name + QStringLiteral(".sduel"));
}

} // namespace

Result<QString> keepGame(const QString& folder, const GameRecord& record, const Catalogue& catalogue,
                         const QString& players) {
    QDir().mkpath(folder); // what fails here fails in writing, and is said there
    const QString time = QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd-HHmmss"));
    const QString path =
        reserve(folder, time + QLatin1Char('-') + fileNameFor(players, QStringLiteral("game")));
    const Status written = writeFile(nativePath(path), writeGameRecord(record, catalogue));
    if (written) return path;
    if (QFile(path).size() == 0) QFile::remove(path);
    return written.error();
}

} // namespace stonemason
