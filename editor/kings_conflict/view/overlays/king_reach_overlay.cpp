// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/rules/kings.h"
#include "editor/kings_conflict/view/overlays/fairness_overlays.h"

namespace stonemason::kings_conflict {

namespace {

class KingReachOverlay : public SignOverlay {
public:
    KingReachOverlay(const Map& map, const GameProfile& game)
        : SignOverlay(FairnessView::KingReach, map, game) {
        if (!hasStarts()) return;
        yours_ = kingTurns(map, game, 0);
        theirs_ = kingTurns(map, game, 1);
        forEachCell(map.size(), [this](Cell cell) { editSigns()[cell] = signAt(cell); });
    }

    QString describeSign(Cell cell) const override {
        if (yours_.empty()) return {};
        const auto turns = [](int turn) {
            //: Behind "your king: " or "the opponent's: "
            return turn == unreachable ? Fairness::tr("never")
                                       //: Behind "your king: " or "the opponent's: "; %1 is a number
                                       : Fairness::tr("turn %1").arg(turn);
        };
        //: %1 and %2 are such as "turn 3" or "never"
        return Fairness::tr("your king: %1; the opponent's: %2")
            .arg(turns(yours_[cell]), turns(theirs_[cell]));
    }

    std::vector<LegendEntry> legend() const override {
        if (!hasStarts()) return {whyEmpty()};
        return {{signSample({.fill = SignFill::You, .yours = 3}),
                 Fairness::tr("Your king is there first; its turn")},
                {signSample({.fill = SignFill::Opponent, .theirs = 3}),
                 Fairness::tr("The opponent's is there first")},
                {signSample({.fill = SignFill::Both}), Fairness::tr("Both in the same turn")},
                //: %1 is a number of tiles
                assumed(Fairness::tr("A king moves %1 a turn").arg(numbers().kingMove),
                        {&CheckNumbers::kingMove})};
    }

private:
    Sign signAt(Cell cell) const {
        const int yours = yours_[cell];
        const int theirs = theirs_[cell];
        Sign sign;
        sign.yours = std::int16_t(yours);
        sign.theirs = std::int16_t(theirs);
        if (yours == theirs)
            sign.fill = yours == unreachable ? SignFill::None : SignFill::Both;
        else
            sign.fill = theirs == unreachable || (yours != unreachable && yours < theirs)
                            ? SignFill::You
                            : SignFill::Opponent;
        return sign;
    }

    Grid<int> yours_;
    Grid<int> theirs_;
};

static_assert(unreachable == Sign::none);

} // namespace

std::shared_ptr<const SignOverlay> kingReachOverlay(const Map& map, const GameProfile& game) {
    return std::make_shared<KingReachOverlay>(map, game);
}

} // namespace stonemason::kings_conflict
