// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/template/preview/seed_search.h"

#include "editor/pocket_heroes/template/preview/draft_picture.h"
#include "editor/pocket_heroes/template/preview/generate_words.h"
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

struct SeedWords {
    Q_DECLARE_TR_FUNCTIONS(stonemason::pocket_heroes::SeedWords)
};

/// The first of so many seeds that all can be typed.
int firstOf(const WorldWish& wish, int count) {
    return std::min(wish.seed, std::numeric_limits<int>::max() - count);
}

/// Nothing when it was told to stop.
std::optional<SeedRow> rowOf(const WorldWish& wish, int seed, const Catalogue& catalogue, int side, bool dark,
                             const std::stop_token& stop) {
    GenerateOptions options;
    options.seed = std::uint64_t(seed);
    options.size = wish.size;
    options.centres = wish.centres;
    const auto made = generate(wish.made, catalogue, options, stop);
    if (stop.stop_requested()) return std::nullopt;
    if (!made) return SeedRow{{.seed = seed, .failure = made.error()}, {}};
    const Fairness fairness = fairnessOf(made->world, catalogue, wish.made.config);
    return SeedRow{figuresOf(seed, *made, fairness), draftImage(made->draft, wish.made, side, dark)};
}

/// What is searched, and how large the pictures are.
struct SearchPlan {
    const WorldWish& wish;
    const Catalogue& catalogue;
    int count = 0;
    int side = 0;
    bool dark = false;
};

/// The worlds of the seeds one after the other.
/// @param keep puts a row among the others, or not; says whether that is enough
template <typename Keep>
SeedSearch searchSeeds(const SearchPlan& plan, const std::stop_token& stop, const TellSearch& tell,
                       Keep keep) {
    SeedSearch search;
    const int first = firstOf(plan.wish, plan.count);
    for (int i = 0; i < plan.count; ++i) {
        auto row = rowOf(plan.wish, first + i, plan.catalogue, plan.side, plan.dark, stop);
        if (!row) break;
        ++search.tried;
        const bool isEnough = keep(search.rows, *std::move(row));
        tell(search);
        if (isEnough) break;
    }
    return search;
}

int percentOf(double share) {
    constexpr double hundred = 100;
    return int(std::lround(share * hundred));
}

QString castlesText(const SeedFigures& figures) {
    if (!std::isfinite(figures.castleDays)) return SeedWords::tr("No way leads from some castle to another");
    //: %1 is a number such as 4.2, %2 and %3 what treasures cost
    return SeedWords::tr("Castles %1 days apart; riches within 7 days: %2 to %3")
        .arg(QLocale().toString(figures.castleDays, 'f', 1))
        .arg(figures.leastRichness)
        .arg(figures.mostRichness);
}

} // namespace

SeedFigures figuresOf(int seed, const Generated& made, const Fairness& fairness) {
    SeedFigures figures{.seed = seed};
    for (const ZoneReport& zone : made.report.zones)
        if (zone.wanted > 0)
            figures.shareOff = std::max(figures.shareOff, std::abs(zone.share - zone.wanted) / zone.wanted);
    figures.roadCells = made.report.roadCells;
    figures.players = int(fairness.players.size());
    figures.spread = fairness.spread;
    figures.mostSpread = fairness.mostSpread;
    double days = 0;
    int ways = 0;
    for (const PlayerFairness& player : fairness.players) {
        for (const double way : player.castleDays)
            days += way;
        ways += int(player.castleDays.size());
    }
    figures.castleDays = ways == 0 ? 0 : days / ways;
    if (fairness.players.empty()) return figures;
    const auto byWeek = [](const PlayerFairness& player) { return player.richness[0]; };
    const auto [least, most] = std::ranges::minmax_element(fairness.players, {}, byWeek);
    figures.leastRichness = byWeek(*least);
    figures.mostRichness = byWeek(*most);
    return figures;
}

QString seedText(const SeedFigures& figures) {
    //: %1 is a seed, %2 why no world came of it
    if (figures.failure)
        return SeedWords::tr("Seed %1: %2").arg(figures.seed).arg(generateFailure(*figures.failure));
    QStringList lines;
    const bool isCompared = figures.players >= 2;
    const int apart = percentOf(figures.spread);
    if (!isCompared)
        lines += SeedWords::tr("Seed %1").arg(figures.seed);
    else if (figures.isFair())
        //: %1 is a seed, %2 how much worse the worst off player is than the best off
        lines += SeedWords::tr("Seed %1, fair: players %2 % apart").arg(figures.seed).arg(apart);
    else
        //: %1 is a seed, %2 how much worse the worst off player is than the best off
        lines += SeedWords::tr("Seed %1, unfair: players %2 % apart").arg(figures.seed).arg(apart);
    //: %1 is "312 cells of road", %2 a percentage
    lines += SeedWords::tr("%1; shares at most %2 % off")
                 .arg(SeedWords::tr("%n cell(s) of road", nullptr, figures.roadCells))
                 .arg(percentOf(figures.shareOff));
    if (isCompared) lines += castlesText(figures);
    return lines.join(u'\n');
}

QString fairnessText(const SeedFigures& figures) {
    if (figures.failure || figures.players < 2) return {};
    const auto unfair = unfairnessOf({.spread = figures.spread, .mostSpread = figures.mostSpread});
    //: %1 is how much worse the worst off player is than the best off
    const QString verdict = unfair
                                ? errorText(*unfair)
                                : SeedWords::tr("Fair: players %1 % apart.").arg(percentOf(figures.spread));
    return verdict + u'\n' + castlesText(figures) + u'.';
}

SeedSearch compareSeeds(const WorldWish& wish, const Catalogue& catalogue, int count, int side, bool dark,
                        const std::stop_token& stop, const TellSearch& tell) {
    const auto keepAll = [](std::vector<SeedRow>& rows, SeedRow row) {
        rows.push_back(std::move(row));
        return false;
    };
    return searchSeeds({wish, catalogue, count, side, dark}, stop, tell, keepAll);
}

SeedSearch searchFair(const WorldWish& wish, const Catalogue& catalogue, int most, int side, bool dark,
                      const std::stop_token& stop, const TellSearch& tell) {
    const auto keepFairest = [](std::vector<SeedRow>& rows, SeedRow row) {
        const SeedFigures& figures = row.figures;
        if (!figures.failure && (rows.empty() || figures.spread < rows[0].figures.spread))
            rows = {std::move(row)};
        return !rows.empty() && rows[0].figures.isFair();
    };
    return searchSeeds({wish, catalogue, most, side, dark}, stop, tell, keepFairest);
}

} // namespace stonemason::pocket_heroes
