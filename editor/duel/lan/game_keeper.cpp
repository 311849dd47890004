// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/duel/lan/game_keeper.h"

#include "core/format/game_record.h"
#include "core/format/own_folder.h"
#include "editor/app/file_paths.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>

namespace stonemason {

namespace {

constexpr int mostNumbers = 100;
const QString suffix = QStringLiteral(".sduel");

/// A new empty file of that name, with a number behind it when there are others; the plain name when none
/// can be made, so that writing says why.
QString reserve(const OwnFolder& folder, const QString& name) {
    for (int number = 1; number < mostNumbers; ++number) {
        const QString numbered = number == 1 ? name : QStringLiteral("%1-%2").arg(name).arg(number);
        if (folder.reserve(nativePath(numbered + suffix))) return numbered + suffix;
    }
    return name + suffix;
}

/// Earlier versions left it to the user's umask who may read them.
void closeGames(const OwnFolder& folder) {
    for (const std::string& file : folder.files())
        if (shownName(file).endsWith(suffix)) folder.closeToOthers(file);
}

/// Files of a person's own lie there as well, so that it may well be a link: it is followed.
std::string realPath(const QString& folder) {
    const QString real = QFileInfo(folder).canonicalFilePath();
    return nativePath(real.isEmpty() ? folder : real);
}

} // namespace

Result<QString> keepGame(const QString& folder, const GameRecord& record, const Catalogue& catalogue,
                         const QString& players,
                         const std::function<void(const QString&, const std::string&)>& aboutToWrite) {
    const auto games = OwnFolder::make(realPath(folder));
    if (!games) return games.error();
    closeGames(*games);
    const QString time = QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd-HHmmss"));
    const QString name =
        reserve(*games, time + QLatin1Char('-') + fileNameFor(players, QStringLiteral("game")));
    const QString path = QDir(folder).filePath(name);
    const std::string bytes = writeGameRecord(record, catalogue);
    if (aboutToWrite) aboutToWrite(path, bytes);
    const Status written = games->write(nativePath(name), bytes);
    if (written) return path;
    if (const auto left = games->read(nativePath(name)); left && left->empty())
        games->remove(nativePath(name));
    return written.error();
}

} // namespace stonemason
