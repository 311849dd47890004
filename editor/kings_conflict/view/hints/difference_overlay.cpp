// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/hints/difference_overlay.h"

#include "editor/kings_conflict/view/hints/cell_pictures.h"
#include "editor/kings_conflict/view/hints/hint_signs.h"

#include <QCoreApplication>
#include <QPainter>

#include <array>

namespace stonemason::kings_conflict {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(DifferenceOverlay)
};

constexpr int largest = 9;
constexpr int groundAlpha = 225;
constexpr double smallestDigit = 14;

/// Stops of one arm of PuOr (Cynthia Brewer, colorbrewer2.org, Apache licence), from no difference to the
/// largest.
constexpr std::array<QRgb, 6> brown{0xfff7f7f7, 0xfffee0b6, 0xfffdb863, 0xffe08214, 0xffb35806, 0xff7f3b08};
constexpr std::array<QRgb, 6> violet{0xfff7f7f7, 0xffd8daeb, 0xffb2abd2, 0xff8073ac, 0xff542788, 0xff2d004b};

/// "+3", "−2", "0"
QString signedText(int difference) {
    if (difference == 0) return QStringLiteral("0");
    return (difference > 0 ? QStringLiteral("+") : QStringLiteral("−")) +
           QString::number(std::abs(difference));
}

LegendEntry entry(int difference, const QString& text) {
    return {signSample([difference](QPainter& painter, const QRectF& cell) {
                painter.setPen(Qt::NoPen);
                painter.setBrush(differenceColour(difference));
                painter.drawRoundedRect(cell, 3, 3);
                paintDigit(painter, cell, signedText(difference), differenceInk(difference),
                           differenceColour(difference));
            }),
            text};
}

} // namespace

QColor differenceColour(int difference) {
    const auto& arm = difference >= 0 ? brown : violet;
    const double place = std::min(std::abs(difference), largest) / double(largest) * (arm.size() - 1);
    const auto step = std::min(std::size_t(place), arm.size() - 2);
    const double part = place - double(step);
    const QColor a = QColor::fromRgb(arm[step]);
    const QColor b = QColor::fromRgb(arm[step + 1]);
    const auto mix = [part](int from, int to) { return int(std::lround(from + (to - from) * part)); };
    return {mix(a.red(), b.red()), mix(a.green(), b.green()), mix(a.blue(), b.blue())};
}

QColor differenceInk(int difference) {
    constexpr int lastUnderBlack = 6; // brown is lighter than violet
    constexpr int lastUnderBlackViolet = 5;
    return difference > lastUnderBlack || difference < -lastUnderBlackViolet ? Qt::white : Qt::black;
}

DifferenceOverlay::DifferenceOverlay(Operand first, Operand second, Size board)
    : first_(std::move(first)), second_(std::move(second)), board_(board) {
}

std::optional<int> DifferenceOverlay::at(Cell cell) const {
    if (!first_.codes.contains(cell) || !second_.codes.contains(cell)) return std::nullopt;
    return first_.codes[cell] - second_.codes[cell];
}

void DifferenceOverlay::paint(QPainter& painter, const GridGeometry& geometry, const QPalette&,
                              const CellRange& range) const {
    painter.save();
    CellPictures<int> digits(painter, geometry.cellSize);
    const double seam = geometry.cellSize >= smallestDigit ? 1 : 0; // the grid's lines
    for (int row = range.first.row; row <= range.last.row; ++row)
        for (int column = range.first.column; column <= range.last.column; ++column) {
            const std::optional<int> difference = at({row, column});
            if (!difference) continue;
            const QRectF rect = geometry.rectOf(Cell{row, column});
            QColor ground = differenceColour(*difference);
            ground.setAlpha(groundAlpha);
            painter.fillRect(rect.adjusted(seam, seam, 0, 0), ground);
            if (geometry.cellSize < smallestDigit) continue;
            digits.put(rect, *difference, [&](QPainter& inside, const QRectF& cell) {
                paintDigit(inside, cell, signedText(*difference), differenceInk(*difference),
                           differenceColour(*difference));
            });
        }
    painter.restore();
}

QString DifferenceOverlay::describe(Cell cell) const {
    const std::optional<int> difference = at(cell);
    if (!difference) return {};
    if (*difference == 0) return Words::tr("both layers have %1").arg(QLatin1Char(first_.codes[cell]));
    const Operand& higher = *difference > 0 ? first_ : second_;
    //: %1 is a hint layer's name, %2 how much higher its digit is than the other layer's
    return Words::tr("%1 is higher by %2").arg(higher.name).arg(std::abs(*difference));
}

std::vector<LegendEntry> DifferenceOverlay::legend() const {
    //: %1 is a hint layer's name
    const QString higher = Words::tr("%1 is higher");
    return {entry(5, higher.arg(first_.name)), entry(0, Words::tr("both have the same")),
            entry(-5, higher.arg(second_.name))};
}

QString DifferenceOverlay::name() const {
    return Words::tr("Difference");
}

} // namespace stonemason::kings_conflict
