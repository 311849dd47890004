// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/lan/game_keeper.h"

#include "core/format/own_folder.h"
#include "editor/app/disk/file_paths.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>

#include <cerrno>

namespace stonemason {

namespace {

constexpr int mostNumbers = 100; ///< numbered games kept in the same second

/// Restricts the permissions of games kept by earlier versions, which depended on the user's umask.
void closeGames(const OwnFolder& folder, const QString& ending) {
    for (const std::string& file : folder.files())
        if (shownName(file).endsWith(ending)) folder.closeToOthers(file);
}

/// The folder also holds the user's own files and may be a symbolic link. A link is followed, and the
/// permissions of its target, and of the files there, remain unchanged because the target is the user's.
Result<OwnFolder> gamesFolder(const QString& folder, const QString& ending) {
    const QFileInfo info(folder);
    const QString real = info.canonicalFilePath();
    if (info.isSymLink() && !real.isEmpty()) return OwnFolder::openAsItIs(nativePath(real));
    auto own = OwnFolder::make(nativePath(folder));
    if (!own) return own;
    closeGames(*own, ending);
    own->removeLeftovers();
    return own;
}

} // namespace

Result<QString> keepGame(const QString& folder, const GameToKeep& game,
                         const std::function<void(const QString&, const std::string&)>& aboutToWrite) {
    const QString ending = QLatin1Char('.') + game.suffix;
    const auto games = gamesFolder(folder, ending);
    if (!games) return games.error();
    const QString time = QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd-HHmmss"));
    const QString name = time + QLatin1Char('-') + fileNameFor(game.players, QStringLiteral("game"));
    for (int number = 1; number <= mostNumbers; ++number) {
        const QString file = (number == 1 ? name : QStringLiteral("%1-%2").arg(name).arg(number)) + ending;
        // In a folder that cannot be searched all names seem to be taken; writing reports the reason.
        if (number < mostNumbers && games->has(nativePath(file))) continue;
        const QString path = QDir(folder).filePath(file);
        if (aboutToWrite) aboutToWrite(path, game.bytes);
        const auto written = games->writeNew(nativePath(file), game.bytes);
        if (!written) return written.error();
        if (*written) return path;
    }
    return Error{{"file/write", {EEXIST}}};
}

} // namespace stonemason
