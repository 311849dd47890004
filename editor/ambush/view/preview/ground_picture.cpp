// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ambush/view/preview/ground_picture.h"

#include <algorithm>
#include <array>

namespace stonemason::ambush {

namespace {

constexpr int mostPixels = 1024; // along a side

struct GroundPalette {
    QRgb way;
    QRgb wall;
    QRgb wayFound; ///< where a pattern passes
    QRgb wallFound;
};

constexpr GroundPalette lightGround{0xfff1e8d2, 0xff78716a, 0xffb9d3f3, 0xff657590};
constexpr GroundPalette darkGround{0xff8b8068, 0xff34312e, 0xff7fa3d6, 0xff36435c};

QRgb colourOf(const GroundPalette& palette, bool passable, bool covered) {
    if (covered) return passable ? palette.wayFound : palette.wallFound;
    return passable ? palette.way : palette.wall;
}

} // namespace

int cellsPerPixelFor(Size map) {
    return std::max(1, (std::max(map.rows, map.columns) + mostPixels - 1) / mostPixels);
}

QImage groundPicture(const BitGrid& passable, const BitGrid& covered, bool dark) {
    const GroundPalette& palette = dark ? darkGround : lightGround;
    const int step = cellsPerPixelFor(passable.size());
    QImage image((passable.columns() + step - 1) / step, (passable.rows() + step - 1) / step,
                 QImage::Format_RGB32);
    for (int y = 0; y < image.height(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
        for (int x = 0; x < image.width(); ++x) {
            std::array<int, 3> sums{};
            int cells = 0;
            for (int row = y * step; row < std::min((y + 1) * step, passable.rows()); ++row)
                for (int column = x * step; column < std::min((x + 1) * step, passable.columns()); ++column) {
                    const QRgb colour = colourOf(palette, passable[{row, column}], covered[{row, column}]);
                    sums[0] += qRed(colour);
                    sums[1] += qGreen(colour);
                    sums[2] += qBlue(colour);
                    ++cells;
                }
            line[x] = qRgb(sums[0] / cells, sums[1] / cells, sums[2] / cells);
        }
    }
    return image;
}

} // namespace stonemason::ambush
