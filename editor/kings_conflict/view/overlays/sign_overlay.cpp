// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/overlays/sign_overlay.h"

#include "core/kings_conflict/rules/kings.h"

#include <QCoreApplication>
#include <QPalette>

#include <algorithm>
#include <tuple>

namespace stonemason::kings_conflict {

namespace {

struct Fairness {
    Q_DECLARE_TR_FUNCTIONS(Fairness)
};

} // namespace

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

/// Cells that look alike at once, row by row: on a large board in small there are tens of thousands.
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
                // Each line once: by the upper or left cell, or by the only one.
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
            LegendLink{int(field - numberFields.begin()), Fairness::tr("Change under Rules..."),
                       Fairness::tr("Show the assumed numbers, to change them for this map")}};
}

} // namespace stonemason::kings_conflict
