// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ambush/view/sites/site_words.h"

#include "core/ambush/site_list.h"
#include "editor/ambush/text/ambush_text.h"
#include "editor/app/disk/file_paths.h"
#include "editor/text/names.h"
#include "editor/text/visible_words.h"

#include <QCoreApplication>

#include <algorithm>
#include <limits>

namespace stonemason::ambush {

namespace {

struct ReportWords {
    Q_DECLARE_TR_FUNCTIONS(SiteWords)
};

MapSites sitesOf(const SiteReport& report) {
    const SiteFindings& found = *report.found;
    return {report.path, found.passable, found.stencils, found.places, found.tried};
}

QString lineOf(const Site& site, const SiteReport& report) {
    //: %1 is a score such as 92 %, %2 and %3 are numbers, %4 a place "row 3, column 5", %5 how a pattern is
    //: turned, %6 the pattern's name
    const QString line =
        ReportWords::tr("%1 (%2 of %3), %4, %5: %6")
            .arg(scoreText(site.agree, site.of), QString::number(site.agree), QString::number(site.of),
                 placeText(site.corner), orientationName(site.orientation),
                 visibleWords(shownName(report.names[std::size_t(site.pattern)])));
    QStringList parts{line};
    if (!site.blocked.empty()) parts += inWallsText(int(site.blocked.size()));
    if (!site.stand.empty()) parts += waitersText(site.stand);
    return parts.join(QStringLiteral(", "));
}

std::string collected(void (*write)(const SiteReport&, const TextSink&), const SiteReport& report) {
    std::string all;
    write(report, [&all](std::string_view piece) {
        all += piece;
        return true;
    });
    return all;
}

} // namespace

int countOf(std::int64_t number) {
    return int(std::min<std::int64_t>(number, std::numeric_limits<int>::max()));
}

QString scoreText(int agree, int of) {
    //: %1 is a number: percent
    return ReportWords::tr("%1 %").arg(std::int64_t(agree) * 100 / of);
}

QString inWallsText(int waiters) {
    return ReportWords::tr("%n would wait in walls", nullptr, waiters);
}

QString verdictText(const SiteFindings& found, Choice choice) {
    if (found.tried == 0) return {};
    if (found.passing == 0)
        return ReportWords::tr(
            "No place passes: nowhere does as much of a pattern agree as it asks for. Tick "
            "“Must agree” and lower the share, or tick another pattern or “Waiting in "
            "walls”.");
    const bool isAll = choice == Choice::All;
    const QString sites = ReportWords::tr("%n site(s)", nullptr, countOf(std::int64_t(found.places.size())));
    if (found.lookedAt < found.passing) {
        const QString places = placesLeftOutText(found.passing, found.lookedAt);
        //: %1 "42 places pass, more than can be looked at; only the best 40 are"
        return isAll ? ReportWords::tr("%1.").arg(places)
                     //: %1 the same, %2 "7 sites"
                     : ReportWords::tr("%1. %2.").arg(places, sites);
    }
    const QString places = ReportWords::tr("%n place(s) pass", nullptr, countOf(found.passing));
    //: %1 "42 places pass", %2 "7 sites"
    return isAll ? ReportWords::tr("%1.").arg(places) : ReportWords::tr("%1, %2.").arg(places, sites);
}

QStringList tooLargeTexts(const SiteFindings& found, const QStringList& patterns) {
    QStringList sentences;
    for (int pattern = 0; pattern < int(patterns.size()); ++pattern) {
        const auto fits = [&](const Stencil& stencil) {
            return stencil.pattern == pattern && cornersOn(found.passable.size(), stencil).area() > 0;
        };
        if (std::ranges::any_of(found.stencils, fits)) continue;
        //: %1 is a pattern's name
        sentences += ReportWords::tr("The pattern %1 is larger than this map and fits nowhere.")
                         .arg(patterns[pattern]);
    }
    return sentences;
}

void writeJson(const SiteReport& report, const TextSink& sink) {
    if (sink(R"({"maps":[)") && writeSites(sitesOf(report), report.names, sink)) sink("]}\n");
}

void writePlainText(const SiteReport& report, const TextSink& sink) {
    const SiteFindings& found = *report.found;
    TextPieces pieces(sink);
    const auto line = [&pieces](const QString& words) {
        pieces.text() += words.toStdString() + '\n';
        return pieces.pass();
    };
    line(visibleWords(shownName(report.path)));
    line(ReportWords::tr("Ambush sites: %1").arg(found.places.size()));
    if (found.lookedAt < found.passing) line(placesLeftOutText(found.passing, found.lookedAt));
    for (const Place& place : found.places)
        if (!line(QStringLiteral("  ") + lineOf(found.siteOf(place), report))) return;
    pieces.text() += '\n' + siteMapText(sitesOf(report)) + '\n';
    line(ReportWords::tr(". way   # wall   X somebody waits   : way and % wall that do not agree"));
    pieces.passAll();
}

std::string jsonText(const SiteReport& report) {
    return collected(writeJson, report);
}

QString plainText(const SiteReport& report) {
    return QString::fromStdString(collected(writePlainText, report));
}

} // namespace stonemason::ambush
