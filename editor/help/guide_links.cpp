// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/help/guide_links.h"

#include "editor/help/guide_pages.h"

#include <QDir>
#include <QFileInfo>

namespace stonemason {

GuideLink guideLink(const GuidePages& pages, const QString& from, const QString& target) {
    const QUrl url(target, QUrl::StrictMode);
    if (!url.isValid()) return {};
    const QString scheme = url.scheme();
    if (scheme == QStringLiteral("http") || scheme == QStringLiteral("https"))
        return url.host().isEmpty() ? GuideLink{} : GuideLink{.kind = GuideLink::Kind::Outside, .url = url};
    if (!url.isRelative() || !url.host().isEmpty() || url.hasQuery()) return {};
    const QString name = url.path().isEmpty() ? from : url.path();
    const GuidePage* page = pages.page(name);
    if (!page || (url.hasFragment() && !page->heading(url.fragment()))) return {};
    return {.kind = GuideLink::Kind::Page, .page = name, .heading = url.fragment()};
}

QString guidePicture(const QStringList& folders, const QString& name) {
    const QUrl url(name, QUrl::StrictMode);
    if (!url.isValid() || !url.isRelative() || !url.host().isEmpty() || !url.path().endsWith(u".png"))
        return {};
    for (const QString& folder : folders) {
        const QString root = QFileInfo(folder).canonicalFilePath();
        const QFileInfo file(QDir(folder).filePath(url.path()));
        if (root.isEmpty() || !file.isFile()) continue;
        QString path = file.canonicalFilePath(); // whatever links and dots led there
        if (path.startsWith(root + u'/')) return path;
    }
    return {};
}

} // namespace stonemason
