// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/rules/routes.h"
#include "editor/kings_conflict/view/overlays/fairness_overlays.h"
#include "editor/text/names.h"

#include <algorithm>

namespace stonemason::kings_conflict {

namespace {

class RoutesOverlay : public SignOverlay {
public:
    RoutesOverlay(const Map& map, const GameProfile& game) : SignOverlay(FairnessView::Routes, map, game) {
        if (!hasStarts()) return;
        for (int closed : game.movers[std::size_t(game.kings->king)].blockedBy)
            closed_ += localText(game.classes[std::size_t(closed)].name);
        routes_ = findRoutes(map, game);
        minCut_ = findMinVertexCut(map, game);
        forEachCell(map.size(), [this](Cell cell) {
            const int detour = routes_.detour[cell];
            if (detour == unreachable) return;
            editSigns()[cell].fill = SignFill::Way;
            editSigns()[cell].strong = detour == 0;
            if (detour > 0) editSigns()[cell].detour = std::int16_t(detour);
        });
        for (Cell cell : minCut_.cells)
            mark(cell, SignMark::Gate);
        for (Cell cell : routes_.articulationCells)
            mark(cell, SignMark::Danger);
    }

    QString describeSign(Cell cell) const override {
        if (!hasStarts() || routes_.detour[cell] == unreachable) return {};
        if (std::ranges::binary_search(routes_.articulationCells, cell))
            return Fairness::tr("every route crosses this tile");
        const int detour = routes_.detour[cell];
        return detour == 0 ? Fairness::tr("on a shortest route")
                           : Fairness::tr("%n step(s) longer than the shortest route", nullptr, detour);
    }

    std::vector<LegendEntry> legend() const override {
        if (!hasStarts()) return {whyEmpty()};
        if (!routes_.exist()) return {{{}, Fairness::tr("No way leads from king to king.")}};
        std::vector<LegendEntry> entries{
            {signSample({.fill = SignFill::Way, .strong = true}),
             Fairness::tr("Shortest routes: %n step(s)", nullptr, routes_.length)},
            {signSample({.fill = SignFill::Way, .detour = 2}), Fairness::tr("Other ways, so much longer")}};
        if (!routes_.articulationCells.empty())
            entries.push_back({signSample({.mark = SignMark::Danger}),
                               Fairness::tr("Every route crosses these: %n tile(s)", nullptr,
                                            int(routes_.articulationCells.size()))});
        else if (!minCut_.cells.empty())
            entries.push_back(
                {signSample({.mark = SignMark::Gate}),
                 Fairness::tr("Closing these parts the kings: %n tile(s)", nullptr, minCut_.width)});
        if (!closed_.isEmpty())
            //: %1 is a list of kinds of terrain; the profile is the file that describes the game
            entries.push_back(
                {{}, Fairness::tr("No way over %1 – assumed").arg(closed_.join(QStringLiteral(", ")))});
        return entries;
    }

private:
    void mark(Cell cell, SignMark mark) {
        editSigns()[cell].mark = mark;
        editSigns()[cell].detour = Sign::none;
    }

    Routes routes_;
    MinVertexCut minCut_;
    QStringList closed_; ///< the kinds of terrain that no route crosses
};

} // namespace

std::shared_ptr<const SignOverlay> routesOverlay(const Map& map, const GameProfile& game) {
    return std::make_shared<RoutesOverlay>(map, game);
}

} // namespace stonemason::kings_conflict
