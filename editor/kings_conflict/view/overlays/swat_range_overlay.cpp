// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/rules/kings.h"
#include "editor/kings_conflict/text/map_vocabulary.h"
#include "editor/kings_conflict/view/overlays/fairness_overlays.h"

#include <algorithm>
#include <array>

namespace stonemason::kings_conflict {

namespace {

class SwatRangeOverlay : public SignOverlay {
public:
    SwatRangeOverlay(const Map& map, const GameProfile& game)
        : SignOverlay(FairnessView::SwatRange, map, game), ground_(gameWord(u"ambushGround", game)) {
        if (!hasStarts()) return;
        const int range = std::max(numbers().swatWarning, numbers().swatNote);
        for (std::size_t side : {0U, 1U}) {
            kings_[side] = game.kings->starts[side].cell;
            const SignFill fill = side == 0 ? SignFill::You : SignFill::Opponent;
            forEachCell(map.size(), [&](Cell cell) {
                const int distance = chebyshev(cell, kings_[side]);
                if (distance > range || distance == 0) return;
                Sign& sign = editSigns()[cell];
                sign.fill = sign.fill == SignFill::None ? fill : SignFill::Both;
                sign.strong = sign.strong || distance <= numbers().swatWarning;
                (side == 0 ? sign.yours : sign.theirs) = std::int16_t(distance);
            });
            tiles_[side] = swatTiles(map, game, kings_[side]);
        }
        for (const auto& tiles : tiles_)
            for (const SwatTile& tile : tiles)
                editSigns()[tile.cell].mark = SignMark::Danger;
    }

    QString describeSign(Cell cell) const override {
        if (!hasStarts()) return {};
        for (std::size_t side : {0U, 1U})
            for (const SwatTile& tile : tiles_[side]) {
                if (tile.cell != cell) continue;
                return side == 0
                           ? Fairness::tr("a unit spawned here kills your king, %n step(s) away", nullptr,
                                          tile.distance)
                           : Fairness::tr("a unit spawned here kills the opponent's king, %n step(s) away",
                                          nullptr, tile.distance);
            }
        return {};
    }

    std::vector<LegendEntry> legend() const override {
        if (!hasStarts()) return {whyEmpty()};
        return {{signSample({.fill = SignFill::You, .strong = true, .yours = 1}),
                 //: %1 is a kind of terrain: mountains
                 Fairness::tr("Near your king: %1 here are a warning").arg(ground_)},
                {signSample({.fill = SignFill::You, .yours = 2}), Fairness::tr("… here a note")},
                {signSample({.fill = SignFill::Opponent, .strong = true, .theirs = 1}),
                 Fairness::tr("Near the opponent's king")},
                {signSample({.mark = SignMark::Danger}), //: %1 is a kind of terrain: mountains
                 Fairness::tr("Near enough: %1").arg(ground_)},
                //: %1 and %2 are numbers of steps
                assumed(Fairness::tr("Within %1 a warning, within %2 a note")
                            .arg(numbers().swatWarning)
                            .arg(numbers().swatNote),
                        {&CheckNumbers::swatWarning, &CheckNumbers::swatNote})};
    }

private:
    QString ground_; ///< where such units are spawned: "mountains"
    std::array<Cell, 2> kings_;
    std::array<std::vector<SwatTile>, 2> tiles_;
};

} // namespace

std::shared_ptr<const SignOverlay> swatRangeOverlay(const Map& map, const GameProfile& game) {
    return std::make_shared<SwatRangeOverlay>(map, game);
}

} // namespace stonemason::kings_conflict
