// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/rules/fairness.h"

#include "core/pocket_heroes/check/checks.h"

#include <cmath>

namespace stonemason::pocket_heroes {

namespace {

/// Of each the player who is better off and the one who is worse off, then
/// fairness/castles, fairness/mines: their days in tenths, and the gap in percent
/// fairness/few-mines: how many mines each can get to
/// fairness/riches: the day, what each gets by then, and the gap in percent
constexpr std::string_view fairnessMessages[]{"fairness/castles", "fairness/mines", "fairness/few-mines",
                                              "fairness/riches"};

class FairnessCheck {
public:
    FairnessCheck(const FairnessRules& rules, const Fairness& fairness, Problems& problems)
        : rules_(rules), fairness_(fairness), problems_(problems) {}

    void run() {
        const std::vector<FairnessGap>& gaps = fairness_.gaps;
        if (gaps.empty()) return;
        lookAtCastles(gaps[std::size_t(FairnessMeasure::CastleDays)]);
        lookAtMines(gaps[std::size_t(FairnessMeasure::MineDays)]);
        const FairnessGap& early = gaps[std::size_t(FairnessMeasure::EarlyRichness)];
        const FairnessGap& late = gaps[std::size_t(FairnessMeasure::LateRichness)];
        // Reports only the day on which the gap is wider.
        if (late.spread > early.spread)
            lookAtRiches(late, rules_.days[1]);
        else
            lookAtRiches(early, rules_.days[0]);
    }

private:
    void lookAtCastles(const FairnessGap& gap) {
        // reachCheck reports players who never get there.
        if (!isTooWide(gap) || std::isinf(gap.worseFigure)) return;
        report(gap, "fairness/castles",
               {inTenths(gap.betterFigure), inTenths(gap.worseFigure), inPercent(gap.spread)});
    }

    void lookAtMines(const FairnessGap& gap) {
        if (!isTooWide(gap)) return;
        if (std::isinf(gap.worseFigure))
            report(gap, "fairness/few-mines",
                   {reachedMines(fairness_.players[gap.better]), reachedMines(fairness_.players[gap.worse])});
        else
            report(gap, "fairness/mines",
                   {inTenths(gap.betterFigure), inTenths(gap.worseFigure), inPercent(gap.spread)});
    }

    void lookAtRiches(const FairnessGap& gap, int day) {
        if (isTooWide(gap))
            report(gap, "fairness/riches",
                   {day, int(gap.betterFigure), int(gap.worseFigure), inPercent(gap.spread)});
    }

    bool isTooWide(const FairnessGap& gap) const { return gap.spread > fairness_.mostSpread; }

    void report(const FairnessGap& gap, std::string_view id, const std::vector<int>& figures) {
        const PlayerFairness& better = fairness_.players[gap.better];
        const PlayerFairness& worse = fairness_.players[gap.worse];
        Message message{id, {int(better.player), int(worse.player)}};
        for (const int figure : figures)
            message.arguments.emplace_back(figure);
        problems_.push_back(
            {fairnessCheck.id, Severity::Warning, std::move(message), {worse.castle, better.castle}});
    }

    const FairnessRules& rules_;
    const Fairness& fairness_;
    Problems& problems_;
};

void runFairness(const Survey& survey, Problems& problems) {
    const Fairness fairness = fairnessOf(survey.world, survey.catalogue, survey.footing,
                                         survey.catalogue.fairness.worth, survey.stop);
    if (!survey.stop.stop_requested()) FairnessCheck(survey.catalogue.fairness, fairness, problems).run();
}

} // namespace

constinit const Check fairnessCheck{"fairness", runFairness, fairnessMessages};

} // namespace stonemason::pocket_heroes
