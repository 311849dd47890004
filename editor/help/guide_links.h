// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QUrl>

namespace stonemason {

class GuidePages;

/// Where a link on a page leads. Pages are files that may have been changed: what is not named here does
/// nothing.
struct GuideLink {
    enum class Kind {
        Page,    ///< another page of the guide, or a heading of the same one
        Outside, ///< http or https: for the system's browser, after a person has seen the address
        Nothing, ///< everything else: files, other schemes, pages that are not there
    };

    Kind kind = Kind::Nothing;
    QString page{};    ///< its name
    QString heading{}; ///< its anchor; empty: the page's beginning
    QUrl url{};        ///< of what is outside

    bool operator==(const GuideLink&) const = default;
};

/// @param from the name of the page it stands on
GuideLink guideLink(const GuidePages& pages, const QString& from, const QString& target);

/// The file of a picture that a page names, or empty when it is none of the guide's own: a PNG file that
/// lies in one of the guide's folders or below, named from there without a scheme. The first that has it
/// counts.
QString guidePicture(const QStringList& folders, const QString& name);

} // namespace stonemason
