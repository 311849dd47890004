// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/rules/kings.h"
#include "editor/kings_conflict/text/map_vocabulary.h"
#include "editor/kings_conflict/view/overlays/fairness_overlays.h"

#include <algorithm>
#include <array>

namespace stonemason::kings_conflict {

namespace {

class KingTrapOverlay : public SignOverlay {
public:
    KingTrapOverlay(const Map& map, const GameProfile& game)
        : SignOverlay(FairnessView::KingTrap, map, game), trap_(gameWord(u"trap", game)) {
        if (!hasStarts()) return;
        for (std::size_t side : {0U, 1U}) {
            kings_[side] = game.kings->starts[side].cell;
            ways_[side] = waysOut(map, game, kings_[side]);
            const SignFill fill = side == 0 ? SignFill::You : SignFill::Opponent;
            for (Cell cell : ways_[side])
                add(cell, {.fill = fill, .strong = true, .mark = SignMark::Gate});
            const auto count = std::int16_t(ways_[side].size());
            add(kings_[side], {.fill = fill,
                               .mark = count <= numbers().trapWarning ? SignMark::Danger : SignMark::None,
                               .yours = side == 0 ? count : Sign::none,
                               .theirs = side == 0 ? Sign::none : count});
        }
    }

    QString describeSign(Cell cell) const override {
        if (!hasStarts()) return {};
        for (std::size_t side : {0U, 1U})
            if (cell == kings_[side])
                return Fairness::tr("a king with %n way(s) out", nullptr, int(ways_[side].size()));
        if (isWay(0, cell)) return Fairness::tr("a way out of your king");
        if (isWay(1, cell)) return Fairness::tr("a way out of the opponent's king");
        return {};
    }

    std::vector<LegendEntry> legend() const override {
        if (!hasStarts()) return {whyEmpty()};
        const auto ways = [this](std::size_t side) { return int(ways_[side].size()); };
        return {
            {signSample({.fill = SignFill::You, .strong = true, .mark = SignMark::Gate}),
             Fairness::tr("%n way(s) out for your king; %1 on each traps it", nullptr, ways(0)).arg(trap_)},
            {signSample({.fill = SignFill::Opponent, .strong = true, .mark = SignMark::Gate}),
             Fairness::tr("%n way(s) out for the opponent's", nullptr, ways(1))},
            {signSample({.mark = SignMark::Danger}), Fairness::tr("A king that is trapped easily")},
            //: %1 and %2 are numbers of ways out
            assumed(Fairness::tr("%1 or fewer are an error, %2 or fewer a warning")
                        .arg(numbers().trapError)
                        .arg(numbers().trapWarning),
                    {&CheckNumbers::trapError, &CheckNumbers::trapWarning})};
    }

private:
    bool isWay(std::size_t side, Cell cell) const {
        return std::ranges::find(ways_[side], cell) != ways_[side].end();
    }

    void add(Cell cell, const Sign& sign) {
        Sign& there = editSigns()[cell];
        const bool shared = there.fill != SignFill::None;
        there = sign;
        if (shared) there.fill = SignFill::Both;
    }

    QString trap_; ///< what closes a way: "a small juju"
    std::array<Cell, 2> kings_;
    std::array<std::vector<Cell>, 2> ways_;
};

} // namespace

std::shared_ptr<const SignOverlay> kingTrapOverlay(const Map& map, const GameProfile& game) {
    return std::make_shared<KingTrapOverlay>(map, game);
}

} // namespace stonemason::kings_conflict
