// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ambush/sites/site_words.h"

#include "core/ambush/format/site_list.h"
#include "editor/app/file_paths.h"
#include "editor/text/ambush/ambush_text.h"
#include "editor/text/names.h"
#include "editor/text/visible_words.h"

#include <QCoreApplication>

namespace stonemason::ambush {

namespace {

struct ReportWords {
    Q_DECLARE_TR_FUNCTIONS(SiteWords)
};

MapSites sitesOf(const SiteReport& report) {
    const SiteFindings& found = *report.found;
    MapSites sites{report.path, found.passable.size(), found.tried, {}};
    for (const Place& place : found.places)
        sites.sites.push_back(found.siteOf(place));
    return sites;
}

QString lineOf(const Site& site, const SiteReport& report) {
    //: %1 is a score such as 92 %, %2 and %3 are numbers, %4 a place "row 3, column 5", %5 how a pattern is
    //: turned, %6 the pattern's name
    return ReportWords::tr("%1 (%2 of %3), %4, %5: %6")
        .arg(scoreText(site.agree, site.of), QString::number(site.agree), QString::number(site.of),
             placeText(site.corner), orientationName(site.orientation),
             visibleWords(shownName(report.names[std::size_t(site.pattern)])));
}

} // namespace

QString scoreText(int agree, int of) {
    //: %1 is a number: percent
    return ReportWords::tr("%1 %").arg(std::int64_t(agree) * 100 / of);
}

std::string jsonText(const SiteReport& report) {
    return R"({"maps":[)" + mapSitesText(sitesOf(report), report.names) + "]}\n";
}

QString plainText(const SiteReport& report) {
    const MapSites sites = sitesOf(report);
    QString text = visibleWords(shownName(report.path)) + u'\n';
    text += ReportWords::tr("Ambush sites: %1").arg(sites.sites.size()) + u'\n';
    for (const Site& site : sites.sites)
        text += QStringLiteral("  ") + lineOf(site, report) + u'\n';
    text += u'\n' + QString::fromStdString(siteMapText(report.found->passable, sites.sites)) + u'\n';
    text += ReportWords::tr(". way   # wall   X somebody waits   : way and % wall that do not agree") + u'\n';
    return text;
}

} // namespace stonemason::ambush
