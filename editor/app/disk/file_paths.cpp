// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/disk/file_paths.h"

#include "editor/text/visible_words.h"

#include <QDir>
#include <QFileInfo>
#include <QMimeData>
#include <QRegularExpression>
#include <QUrl>

namespace stonemason {

QString shownPath(const QString& path) {
    const QString home = QDir::homePath();
    const bool hasTilde = QDir::separator() == QLatin1Char('/'); // not on Windows
    const bool isBelow = hasTilde && home.size() > 1 && path.startsWith(home + QLatin1Char('/'));
    return visibleWords(isBelow ? QLatin1Char('~') + path.mid(home.size()) : QDir::toNativeSeparators(path));
}

std::string nativePath(const QString& path) {
    return path.toStdString();
}

QString shownName(const std::string& name) {
    return QString::fromStdString(name);
}

QString folderOf(const QString& path) {
    return path.isEmpty() ? QString() : QFileInfo(path).path() + QLatin1Char('/');
}

QStringList localFiles(const QMimeData& data) {
    QStringList paths;
    for (const QUrl& url : data.urls())
        if (url.isLocalFile()) paths.push_back(url.toLocalFile());
    return paths;
}

QString fileNameFor(const QString& title, const QString& otherwise) {
    static const QRegularExpression notWords(QStringLiteral("[^\\w]+"),
                                             QRegularExpression::UseUnicodePropertiesOption);
    const QStringList words = title.toLower().split(notWords, Qt::SkipEmptyParts);
    const QString name = words.join(QLatin1Char('-')).left(60);
    return name.isEmpty() ? otherwise : name;
}

} // namespace stonemason
