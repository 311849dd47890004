// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/rules/kings.h"
#include "editor/kings_conflict/text/map_vocabulary.h"
#include "editor/kings_conflict/view/overlays/fairness_overlays.h"

#include <array>

namespace stonemason::kings_conflict {

namespace {

class FirstTurnOverlay : public SignOverlay {
public:
    FirstTurnOverlay(const Map& map, const GameProfile& game)
        : SignOverlay(FairnessView::FirstTurn, map, game), unit_(gameWord(u"mercenary", game)) {
        if (!hasStarts()) return;
        for (std::size_t side : {0U, 1U})
            turns_[side] = firstTurn(map, game, side);
        forEachCell(map.size(), [this](Cell cell) { editSigns()[cell] = signAt(cell); });
        for (std::size_t side : {0U, 1U}) {
            for (Cell cell : turns_[side].placing)
                editSigns()[cell].group = int(side);
            for (Cell cell : turns_[side].killing)
                editSigns()[cell].mark = SignMark::Gate;
            if (turns_[side].kills()) editSigns()[game.kings->starts[1 - side].cell].mark = SignMark::Danger;
        }
    }

    QString describeSign(Cell cell) const override {
        if (!hasStarts()) return {};
        //: What units do on a tile on the first turn; %1 is such as "placed there"
        const QString yours = Fairness::tr("yours: %1").arg(deed(0, cell));
        //: What units do on a tile on the first turn; %1 is such as "placed there"
        const QString theirs = Fairness::tr("the opponent's: %1").arg(deed(1, cell));
        if (!touches(0, cell) && !touches(1, cell)) return {};
        if (!touches(0, cell)) return theirs;
        //: Between what your units and what the opponent's do
        return touches(1, cell) ? Fairness::tr("%1; %2").arg(yours, theirs) : yours;
    }

    std::vector<LegendEntry> legend() const override {
        if (!hasStarts()) return {whyEmpty()};
        std::vector<LegendEntry> entries{
            {signSample({.fill = SignFill::You, .strong = true}),
             //: %1 is such as "a mercenary"
             Fairness::tr("Here you can place %1").arg(unit_)},
            {signSample({.fill = SignFill::Opponent, .strong = true}), Fairness::tr("Here the opponent can")},
            {signSample({.fill = SignFill::You, .yours = 2}), Fairness::tr("It walks here in so many steps")},
            {signSample({.fill = SignFill::You, .mark = SignMark::Strike}), Fairness::tr("It strikes here")},
        };
        if (turns_[0].kills() || turns_[1].kills()) {
            entries.push_back(
                {signSample({.mark = SignMark::Danger}), Fairness::tr("A king dies before it moves")});
            entries.push_back(
                {signSample({.mark = SignMark::Gate}), Fairness::tr("The killer appears here")});
        }
        //: %1 and %2 are numbers of tiles
        const QString sentence = Fairness::tr("It walks %1, strikes over %2")
                                     .arg(numbers().mercenaryMove)
                                     .arg(numbers().mercenaryStrike);
        entries.push_back(assumed(sentence, {&CheckNumbers::mercenaryMove, &CheckNumbers::mercenaryStrike}));
        return entries;
    }

private:
    bool isPlaced(std::size_t side, Cell cell) const { return turns_[side].walk[cell] == 0; }
    bool isWalked(std::size_t side, Cell cell) const { return turns_[side].walk[cell] != unreachable; }
    bool touches(std::size_t side, Cell cell) const {
        return isWalked(side, cell) || turns_[side].struck[cell] != 0;
    }

    QString deed(std::size_t side, Cell cell) const {
        //: What a unit does on a tile on the first turn
        if (isPlaced(side, cell)) return Fairness::tr("placed there");
        if (isWalked(side, cell))
            //: What a unit does on a tile on the first turn
            return Fairness::tr("there after %n step(s)", nullptr, turns_[side].walk[cell]);
        //: What a unit does on a tile on the first turn
        return Fairness::tr("strikes there");
    }

    Sign signAt(Cell cell) const {
        Sign sign;
        const bool yours = touches(0, cell);
        const bool theirs = touches(1, cell);
        if (!yours && !theirs) return sign;
        sign.strong = isPlaced(0, cell) || isPlaced(1, cell);
        if (sign.strong && isPlaced(0, cell) != isPlaced(1, cell)) // whose region it is matters more
            sign.fill = isPlaced(0, cell) ? SignFill::You : SignFill::Opponent;
        else
            sign.fill = yours && theirs ? SignFill::Both : yours ? SignFill::You : SignFill::Opponent;
        const auto steps = [&](std::size_t side) {
            return isWalked(side, cell) && !isPlaced(side, cell) ? std::int16_t(turns_[side].walk[cell])
                                                                 : Sign::none;
        };
        sign.yours = steps(0);
        sign.theirs = steps(1);
        if (!isWalked(0, cell) && !isWalked(1, cell)) sign.mark = SignMark::Strike;
        return sign;
    }

    QString unit_; ///< "a mercenary"
    std::array<FirstTurn, 2> turns_;
};

} // namespace

std::shared_ptr<const SignOverlay> firstTurnOverlay(const Map& map, const GameProfile& game) {
    return std::make_shared<FirstTurnOverlay>(map, game);
}

} // namespace stonemason::kings_conflict
