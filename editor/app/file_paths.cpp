// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/file_paths.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>

namespace stonemason {

QString shownPath(const QString& path) {
    const QString home = QDir::homePath();
    if (home.size() > 1 && path.startsWith(home + QLatin1Char('/')))
        return QLatin1Char('~') + path.mid(home.size());
    return path;
}

std::string nativePath(const QString& path) {
    return QFile::encodeName(path).toStdString();
}

QString fileNameFor(const QString& title, const QString& otherwise) {
    static const QRegularExpression notWords(QStringLiteral("[^\\w]+"),
                                             QRegularExpression::UseUnicodePropertiesOption);
    const QStringList words = title.toLower().split(notWords, Qt::SkipEmptyParts);
    const QString name = words.join(QLatin1Char('-')).left(60);
    return name.isEmpty() ? otherwise : name;
}

} // namespace stonemason
