// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/overlays/fairness_overlays.h"

#include "core/kings_conflict/rules/kings.h"
#include "editor/grid/view/overlay_service.h"
#include "editor/kings_conflict/model/map_document.h"
#include "editor/kings_conflict/model/map_style.h"
#include "editor/kings_conflict/model/map_view_state.h"

#include <QPalette>

#include <algorithm>
#include <tuple>

namespace stonemason::kings_conflict {

SignOverlay::SignOverlay(FairnessView view, const Map& map, const GameProfile& game)
    : view_(view)
    , signs_(map.size())
    , gamesBoard_(game.board)
    , hasStarts_(startsApply(map, game))
    , numbers_(numbersOf(map, game))
    , gameNumbers_(game.kings->numbers) {
}

void SignOverlay::paint(QPainter& painter, const GridGeometry& geometry, const QPalette& palette,
                        const CellRange& range) const {
    const CellRange shown = clipped(range, signs_.size());
    const Theme theme = palette.color(QPalette::Window).lightness() < 128 ? Theme::Dark : Theme::Light;
    painter.save();
    SignPainter signs(painter, geometry.cellSize, theme, geometry.turned);
    if (signs.isTiny()) {
        paintWashes(signs, geometry, shown);
        painter.restore();
        return;
    }
    for (int row = shown.first.row; row <= shown.last.row; ++row)
        for (int column = shown.first.column; column <= shown.last.column; ++column) {
            const Sign& sign = signs_[{row, column}];
            if (sign != Sign{}) signs.paint(geometry.rectOf(Cell{row, column}), sign);
        }
    signs.paintBorders(borders(geometry, shown));
    for (const Label& label : labels_)
        if (shown.contains(label.cell))
            signs.paintLabel(geometry.rectOf(label.cell), label.total, label.yours, label.theirs);
    painter.restore();
}

/// Paints runs of equal cells at once, row by row: a large board, zoomed out, has tens of thousands.
void SignOverlay::paintWashes(SignPainter& signs, const GridGeometry& geometry,
                              const CellRange& range) const {
    const auto look = [this](Cell cell) {
        const Sign& sign = signs_[cell];
        return std::tuple(sign.fill, sign.strong, sign.mark);
    };
    for (int row = range.first.row; row <= range.last.row; ++row)
        for (int first = range.first.column, last = first; first <= range.last.column; first = ++last) {
            while (last < range.last.column && look({row, last + 1}) == look({row, first}))
                ++last;
            signs.paintWash(geometry.rectOf(CellRange{{row, first}, {row, last}}), signs_[{row, first}]);
        }
}

std::vector<QLineF> SignOverlay::borders(const GridGeometry& geometry, const CellRange& range) const {
    std::vector<QLineF> lines;
    const auto parted = [&](Cell a, Cell b) {
        const int here = signs_[a].group;
        const int there = signs_.contains(b) ? signs_[b].group : Sign::none;
        return here != there;
    };
    for (int row = range.first.row; row <= range.last.row; ++row)
        for (int column = range.first.column; column <= range.last.column; ++column) {
            const Cell cell{row, column};
            const QRectF rect = geometry.rectOf(cell);
            const QPointF corners[]{rect.topLeft(), rect.topRight(), rect.bottomRight(), rect.bottomLeft()};
            for (Direction side : allDirections) {
                const Cell next = neighbour(cell, geometry.turned ? opposite(side) : side);
                // Each line once: by the upper or left cell, or by the only cell that has a sign.
                const bool own = side == Direction::East || side == Direction::South ||
                                 !signs_.contains(next) || signs_[next].group == Sign::none;
                if (signs_[cell].group == Sign::none || !parted(cell, next) || !own) continue;
                lines.emplace_back(corners[int(side)], corners[(int(side) + 1) % 4]);
            }
        }
    return lines;
}

LegendEntry SignOverlay::whyEmpty() const {
    //: %1 and %2 are the rows and columns the game needs
    return {{},
            Fairness::tr("The kings start on boards of %1 × %2 alone.")
                .arg(gamesBoard_.rows)
                .arg(gamesBoard_.columns)};
}

LegendEntry SignOverlay::assumed(const QString& sentence,
                                 std::initializer_list<int CheckNumbers::*> used) const {
    const bool own = std::any_of(used.begin(), used.end(), [this](int CheckNumbers::*number) {
        return numbers_.*number != gameNumbers_.*number;
    });
    //: %1 is a sentence without a full stop, about numbers such as "It walks 2, strikes over 1"
    const QString ours = Fairness::tr("%1 – this map's own");
    //: %1 is a sentence without a full stop, about numbers such as "It walks 2, strikes over 1"
    const QString games = Fairness::tr("%1 – assumed");
    const auto field = std::ranges::find(numberFields, *used.begin(), &NumberField::value);
    return {{},
            (own ? ours : games).arg(sentence),
            LegendLink{int(field - numberFields.begin()), Fairness::tr("Change under Rules…"),
                       Fairness::tr("Show the assumed numbers, to change them for this map")}};
}

namespace {

struct Row {
    FairnessView view;
    const char* id;
    const char* name;
    const char* tip;
    std::shared_ptr<const SignOverlay> (*make)(const Map&, const GameProfile&); ///< nullptr: nothing is shown
};

constexpr Row rows[]{
    {FairnessView::None, "none", QT_TRANSLATE_NOOP("Fairness", "None"),
     QT_TRANSLATE_NOOP("Fairness", "Show only the map"), nullptr},
    {FairnessView::Regions, "regions", QT_TRANSLATE_NOOP("Fairness", "Regions"),
     QT_TRANSLATE_NOOP("Fairness", "Show the regions, their sizes and who reaches them first"),
     regionsOverlay},
    {FairnessView::KingReach, "king-reach", QT_TRANSLATE_NOOP("Fairness", "King reach"),
     QT_TRANSLATE_NOOP("Fairness", "Show in which turn each king can stand where"), kingReachOverlay},
    {FairnessView::FirstTurn, "first-turn", QT_TRANSLATE_NOOP("Fairness", "First-turn reach"),
     QT_TRANSLATE_NOOP("Fairness", "Show what units placed on the first turn reach and strike"),
     firstTurnOverlay},
    {FairnessView::KingTrap, "king-trap", QT_TRANSLATE_NOOP("Fairness", "King trap"),
     QT_TRANSLATE_NOOP("Fairness", "Show which tiles trap the kings when they are blocked"), kingTrapOverlay},
    {FairnessView::SwatRange, "swat-range", QT_TRANSLATE_NOOP("Fairness", "Swat range"),
     QT_TRANSLATE_NOOP("Fairness", "Show where a unit can be spawned that kills a king in one strike"),
     swatRangeOverlay},
    {FairnessView::Routes, "routes", QT_TRANSLATE_NOOP("Fairness", "Routes"),
     QT_TRANSLATE_NOOP("Fairness", "Show the ways from king to king, detours and cut tiles"), routesOverlay},
};

const Row& rowOf(FairnessView view) {
    return *std::ranges::find(rows, view, &Row::view);
}

} // namespace

std::vector<FairnessView> allFairnessViews() {
    std::vector<FairnessView> views;
    for (const Row& row : rows)
        views.push_back(row.view);
    return views;
}

QString fairnessId(FairnessView view) {
    return QString::fromLatin1(rowOf(view).id);
}

QString fairnessName(FairnessView view) {
    return QCoreApplication::translate("Fairness", rowOf(view).name);
}

QString fairnessTip(FairnessView view) {
    return QCoreApplication::translate("Fairness", rowOf(view).tip);
}

std::shared_ptr<const SignOverlay> fairnessOverlay(FairnessView view, const Map& map,
                                                   const GameProfile& game) {
    const auto make = rowOf(view).make;
    return make ? make(map, game) : nullptr;
}

void provideFairness(MapDocument& document) {
    auto* service = new OverlayService(document.view(), &document);
    service->add({.id = rulesPlace.id,
                  .places = {rulesPlace},
                  .work = [&document]() -> OverlayProvider::Work {
                      const FairnessView view = document.view().fairness();
                      return [view, map = document.map(), &game = document.game()](const std::stop_token&) {
                          return Overlays{fairnessOverlay(view, map, game)};
                      };
                  },
                  .show = {},
                  .isShown = [&document] { return document.view().fairness() != FairnessView::None; }});
    const auto restart = [service] { service->refreshAll(JobPace::Restart); };
    QObject::connect(&document.view(), &MapViewState::fairnessChanged, service, restart);
    QObject::connect(&document, &MapDocument::rulesChanged, service, restart);
    QObject::connect(&document, &MapDocument::replaced, service, [&document, restart] {
        document.view().setOverlay(rulesPlace, nullptr); // it may be of another map
        restart();
    });
    QObject::connect(&document, &MapDocument::layerChanged, service, [service](int layer) {
        if (layer == terrainLayer) service->refreshAll(JobPace::Follow);
    });
}

} // namespace stonemason::kings_conflict
