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

constexpr int mostNumbers = 100; ///< of games kept in one second

/// Earlier versions left it to the user's umask who may read them.
void closeGames(const OwnFolder& folder, const QString& ending) {
    for (const std::string& file : folder.files())
        if (shownName(file).endsWith(ending)) folder.closeToOthers(file);
}

/// Files of a person's own lie there as well, so that it may well be a link. It is followed, and what it
/// leads to is the person's: it stays as open to others as it is, and so do the files there.
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
        // In a folder that cannot be searched all names seem to be taken; writing reports why.
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
