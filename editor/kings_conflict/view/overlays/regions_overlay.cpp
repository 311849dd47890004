// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grid/distance.h"
#include "core/grid/region.h"
#include "core/kings_conflict/rules/statistics.h"
#include "editor/kings_conflict/view/overlays/fairness_overlays.h"
#include "editor/text/names.h"

#include <algorithm>

namespace stonemason::kings_conflict {

namespace {

class RegionsOverlay : public SignOverlay {
public:
    RegionsOverlay(const Map& map, const GameProfile& game)
        : SignOverlay(FairnessView::Regions, map, game)
        , shares_(regionShares(map, game))
        , nameOfClass_(namesOf(game)) {
        for (std::size_t i = 0; i < shares_.size(); ++i) {
            const RegionShare& share = shares_[i];
            const SignFill fill = fillOf(share);
            for (Cell cell : share.cells)
                editSigns()[cell] = {
                    .fill = fill, .strong = share.controls[0] || share.controls[1], .group = int(i)};
            if (share.cells.size() > 1)
                addLabel({middleOf(share.cells), int(share.cells.size()), share.nearer[0], share.nearer[1]});
        }
    }

    QString describeSign(Cell cell) const override {
        const int group = signs()[cell].group;
        if (group == Sign::none) return Fairness::tr("no region");
        const RegionShare& share = shares_[std::size_t(group)];
        const QString region = Fairness::tr("region of %n tile(s), %1", nullptr, int(share.cells.size()))
                                   .arg(nameOfClass_[std::size_t(share.terrainClass)]);
        if (share.unreached() == int(share.cells.size())) return region;
        //: %1 is such as "region of 12 tiles, plains"; %2 to %4 are numbers of tiles
        return Fairness::tr("%1; you reach %2 first, the opponent %3, both at once %4")
            .arg(region)
            .arg(share.nearer[0])
            .arg(share.nearer[1])
            .arg(share.together);
    }

    std::vector<LegendEntry> legend() const override {
        std::vector<LegendEntry> entries{{{},
                                          Fairness::tr("On each region: its tiles; below, how many you and "
                                                       "the opponent reach first")}};
        if (!hasStarts()) return {{{}, Fairness::tr("On each region: its tiles")}, whyEmpty()};
        entries.push_back({signSample({.fill = SignFill::You}), Fairness::tr("Your king reaches it first")});
        entries.push_back({signSample({.fill = SignFill::Opponent}), Fairness::tr("The opponent's does")});
        entries.push_back({signSample({.fill = SignFill::Both}), Fairness::tr("Both at once")});
        entries.push_back(
            {signSample({.fill = SignFill::You, .strong = true}), Fairness::tr("Controlled from the start")});
        //: %1 is a number of tiles
        entries.push_back(assumed(Fairness::tr("A king moves %1 a turn").arg(numbers().kingMove),
                                  {&CheckNumbers::kingMove}));
        return entries;
    }

private:
    static std::vector<QString> namesOf(const GameProfile& game) {
        std::vector<QString> names;
        for (const TerrainClass& terrainClass : game.classes)
            names.push_back(localText(terrainClass.name));
        return names;
    }

    static SignFill fillOf(const RegionShare& share) {
        const auto [yours, theirs] = share.turns;
        if (yours == theirs) return yours == unreachable ? SignFill::None : SignFill::Both;
        return theirs == unreachable || (yours != unreachable && yours < theirs) ? SignFill::You
                                                                                 : SignFill::Opponent;
    }

    std::vector<RegionShare> shares_;
    std::vector<QString> nameOfClass_;
};

} // namespace

std::shared_ptr<const SignOverlay> regionsOverlay(const Map& map, const GameProfile& game) {
    return std::make_shared<RegionsOverlay>(map, game);
}

} // namespace stonemason::kings_conflict
