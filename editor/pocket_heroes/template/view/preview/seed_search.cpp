// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/template/view/preview/seed_search.h"

#include "core/pocket_heroes/template/zone_mirror.h"
#include "editor/pocket_heroes/template/view/preview/world_picture.h"
#include "editor/pocket_heroes/text/template_text.h"
#include "editor/pocket_heroes/text/world_text.h"
#include "editor/text/error_text.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace stonemason::pocket_heroes {

namespace {

struct GenerateWords {
    Q_DECLARE_TR_FUNCTIONS(stonemason::pocket_heroes::GenerateWords)
};

} // namespace

Template groundedTemplate(const Template& worldTemplate) {
    if (worldTemplate.config.symmetry == WorldSymmetry::None) return worldTemplate;
    const auto mirror = mirrorOf(worldTemplate, worldTemplate.config.symmetry);
    return mirror ? withImageGround(worldTemplate, *mirror) : worldTemplate;
}

QString generateFailure(const Error& error) {
    if (const QString known = whyNotGenerated(error); !known.isEmpty()) return known;
    return GenerateWords::tr("No world came of this seed. Try another one, or a larger map.");
}

namespace {

struct SeedWords {
    Q_DECLARE_TR_FUNCTIONS(stonemason::pocket_heroes::SeedWords)
};

/// The first of so many seeds that all can be typed.
int firstOf(const WorldRequest& request, int count) {
    return std::min(request.seed, std::numeric_limits<int>::max() - count);
}

/// Nothing if a stop was requested.
std::optional<SeedRow> rowOf(const WorldRequest& request, int seed, const Catalogue& catalogue, int side,
                             bool dark, const std::stop_token& stop) {
    GenerationRequest options;
    options.seed = std::uint64_t(seed);
    options.size = request.size;
    options.layout = request.layout;
    const auto generated = generate(request.worldTemplate, catalogue, options, stop);
    if (stop.stop_requested()) return std::nullopt;
    if (!generated) return SeedRow{{.seed = seed, .failure = generated.error()}, {}};
    const Fairness fairness = fairnessOf(generated->world, catalogue, request.worldTemplate.config);
    return SeedRow{figuresOf(seed, *generated, fairness),
                   draftImage(generated->draft, groundedTemplate(request.worldTemplate), side, dark)};
}

/// What is searched, and how large the pictures are.
struct SearchPlan {
    const WorldRequest& request;
    const Catalogue& catalogue;
    int count = 0;
    int side = 0;
    bool dark = false;
};

/// The worlds of the seeds one after the other.
/// @param keep adds a row to the others, or drops it; returns whether the search is complete
template <typename Keep>
SeedSearch searchSeeds(const SearchPlan& plan, const std::stop_token& stop, const SearchProgress& progress,
                       Keep keep) {
    SeedSearch search;
    const int first = firstOf(plan.request, plan.count);
    for (int i = 0; i < plan.count; ++i) {
        auto row = rowOf(plan.request, first + i, plan.catalogue, plan.side, plan.dark, stop);
        if (!row) break;
        ++search.tried;
        const bool isEnough = keep(search.rows, *std::move(row));
        progress(search);
        if (isEnough) break;
    }
    return search;
}

int percentOf(double share) {
    constexpr double hundred = 100;
    return int(std::lround(share * hundred));
}

QString inDays(double days) {
    return QLocale().toString(days, 'f', 1);
}

/// The least and the most that players have of it.
std::pair<double, double> extentOf(const Fairness& fairness, FairnessMeasure measure) {
    std::vector<double> figures;
    for (const PlayerFairness& player : fairness.players)
        figures.push_back(figureOf(player, measure, fairness.mines));
    const auto [least, most] = std::ranges::minmax_element(figures);
    return {*least, *most};
}

/// Both ends of a range, or the one number that they are.
QString rangeText(const QString& least, const QString& most) {
    //: %1 and %2 are numbers such as 4.2
    return least == most ? least : SeedWords::tr("%1 to %2").arg(least, most);
}

/// Of players who are compared.
QString castlesText(const Fairness& fairness) {
    const auto [nearest, furthest] = extentOf(fairness, FairnessMeasure::CastleDays);
    if (!std::isfinite(furthest)) return SeedWords::tr("No way leads from some castle to another");
    const auto [least, most] = extentOf(fairness, FairnessMeasure::EarlyRichness);
    //: %1 is "4.2 to 5.1" or "4.2", %2 a number of days, %3 what treasures cost: "800 to 950"
    return SeedWords::tr("Days between castles: %1; riches within %2 days: %3")
        .arg(rangeText(inDays(nearest), inDays(furthest)), QString::number(fairness.days[0]),
             rangeText(QString::number(least), QString::number(most)));
}

/// How far castles or mines are; left out where nobody gets to any.
QString awayText(double days, bool isSomewhere = true) {
    //: of castles or mines: heroes do not get there
    if (!isSomewhere || !std::isfinite(days)) return SeedWords::tr("out of reach");
    //: %1 is a number such as 4.2
    return SeedWords::tr("%1 days away").arg(inDays(days));
}

QString playerText(const Fairness& fairness, const PlayerFairness& player) {
    const auto figure = [&](FairnessMeasure measure) { return figureOf(player, measure, fairness.mines); };
    //: %1 is a player, "Red", %2 and %3 are "4.2 days away" or "out of reach", %4 and %6 what treasures cost
    return SeedWords::tr("%1: castles %2, nearest mines %3; riches %4 by day %5, %6 by day %7")
        .arg(playerName(player.player), awayText(figure(FairnessMeasure::CastleDays)),
             awayText(figure(FairnessMeasure::MineDays), fairness.mines > 0),
             QString::number(player.richness[0]), QString::number(fairness.days[0]),
             QString::number(player.richness[1]), QString::number(fairness.days[1]));
}

} // namespace

SeedFigures figuresOf(int seed, const Generated& worldTemplate, const Fairness& fairness) {
    SeedFigures figures{.seed = seed};
    for (const ZoneReport& zone : worldTemplate.report.zones)
        if (zone.wanted > 0)
            figures.shareOff = std::max(figures.shareOff, std::abs(zone.share - zone.wanted) / zone.wanted);
    figures.roadCells = worldTemplate.report.roadCells;
    figures.fairness = fairness;
    return figures;
}

QString seedText(const SeedFigures& figures) {
    //: %1 is a seed, %2 why no world came of it
    if (figures.failure)
        return SeedWords::tr("Seed %1: %2").arg(figures.seed).arg(generateFailure(*figures.failure));
    QStringList lines;
    const int apart = inPercent(figures.fairness.spread);
    if (!figures.isCompared())
        lines += SeedWords::tr("Seed %1").arg(figures.seed);
    else if (figures.isFair())
        //: %1 is a seed, %2 how much worse the worst off player is than the best off
        lines += SeedWords::tr("Seed %1, fair: players %2 % apart").arg(figures.seed).arg(apart);
    else
        //: %1 is a seed, %2 how much worse the worst off player is than the best off
        lines += SeedWords::tr("Seed %1, unfair: players %2 % apart").arg(figures.seed).arg(apart);
    if (const QString cause = causeText(figures.fairness); !cause.isEmpty()) lines += cause;
    //: %1 is "312 cells of road", %2 a percentage
    lines += SeedWords::tr("%1; shares at most %2 % off")
                 .arg(SeedWords::tr("%n cell(s) of road", nullptr, figures.roadCells))
                 .arg(percentOf(figures.shareOff));
    if (figures.isCompared()) lines += castlesText(figures.fairness);
    return lines.join(u'\n');
}

QString seedCaption(const SeedFigures& figures) {
    QStringList lines{SeedWords::tr("Seed %1").arg(figures.seed)};
    const int apart = inPercent(figures.fairness.spread);
    if (figures.failure)
        //: Below the number of a seed
        lines += SeedWords::tr("no world");
    else if (figures.isCompared())
        //: Below the picture of a world; %1 is how much worse the worst off player is than the best off
        lines += (figures.isFair() ? SeedWords::tr("fair: %1 %") : SeedWords::tr("unfair: %1 %")).arg(apart);
    return lines.join(u'\n');
}

QString playersText(const SeedFigures& figures) {
    if (!figures.isCompared()) return {};
    QStringList lines;
    for (const PlayerFairness& player : figures.fairness.players)
        lines += playerText(figures.fairness, player);
    return lines.join(u'\n');
}

QString fairnessText(const SeedFigures& figures) {
    if (!figures.isCompared()) return {};
    const Fairness& fairness = figures.fairness;
    const auto unfair = unfairnessOf(fairness);
    //: %1 is how much worse the worst off player is than the best off
    const QString verdict = unfair
                                ? errorText(*unfair)
                                : SeedWords::tr("Fair: players %1 % apart.").arg(inPercent(fairness.spread));
    QStringList lines{verdict, castlesText(fairness) + u'.'};
    if (const QString cause = causeText(fairness); !cause.isEmpty()) lines.insert(1, cause);
    return lines.join(u'\n');
}

SeedSearch compareSeeds(const WorldRequest& request, const Catalogue& catalogue, int count, int side,
                        bool dark, const std::stop_token& stop, const SearchProgress& progress) {
    const auto keepAll = [](std::vector<SeedRow>& rows, SeedRow row) {
        rows.push_back(std::move(row));
        return false;
    };
    return searchSeeds({request, catalogue, count, side, dark}, stop, progress, keepAll);
}

SeedSearch searchFair(const WorldRequest& request, const Catalogue& catalogue, int most, int side, bool dark,
                      const std::stop_token& stop, const SearchProgress& progress) {
    const auto keepFairest = [](std::vector<SeedRow>& rows, SeedRow row) {
        const SeedFigures& figures = row.figures;
        if (!figures.failure && (rows.empty() || figures.fairness.spread < rows[0].figures.fairness.spread))
            rows = {std::move(row)};
        return !rows.empty() && rows[0].figures.isFair();
    };
    return searchSeeds({request, catalogue, most, side, dark}, stop, progress, keepFairest);
}

} // namespace stonemason::pocket_heroes
