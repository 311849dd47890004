// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QFile>
#include <QImage>
#include <QTemporaryDir>

namespace stonemason::test {

/// The pages that come with the program.
inline QString ownPages() {
    return QStringLiteral(STONEMASON_RESOURCES "/help");
}

/// A folder for pages of a test's own, with things beside it that no page may reach.
class HelpFolder {
public:
    HelpFolder() {
        if (!QDir(folder_.path()).mkpath(QStringLiteral("help/pictures"))) qFatal("cannot make a folder");
        picture(QStringLiteral("../secret.png"));
        picture(QStringLiteral("pictures/own.png"));
    }

    QString path() const { return folder_.filePath(QStringLiteral("help")); }

    void page(const QString& name, const QString& markdown) const {
        QFile file(QDir(path()).filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(markdown.toUtf8()) < 0) qFatal("cannot write");
    }

    void picture(const QString& name) const {
        QImage image(4, 3, QImage::Format_RGB32);
        image.fill(Qt::red);
        if (!image.save(QDir(path()).filePath(name))) qFatal("cannot write");
    }

private:
    QTemporaryDir folder_;
};

} // namespace stonemason::test
