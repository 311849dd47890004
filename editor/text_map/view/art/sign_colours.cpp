// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text_map/view/art/sign_colours.h"

#include "editor/app/widgets/appearance.h"

#include <algorithm>

namespace stonemason::text_map {

namespace {

constexpr double letterShare = 0.45; ///< of a cell's colour, that its letter has where it cannot be read
constexpr float solidBelow = 0.16F;  ///< lightness of rock that nobody has seen: darker than any floor
constexpr Colour unknownFill{0xd9, 0xcf, 0xbd};
constexpr Colour unknownInk{0x6a, 0x3d, 0x9a};

QColor colour(const Colour& rgb) {
    return {rgb[0], rgb[1], rgb[2]};
}

QColor withLightness(const QColor& colour, float lightness, float saturation) {
    return QColor::fromHslF(std::max(0.0F, colour.hslHueF()), colour.hslSaturationF() * saturation,
                            std::clamp(lightness, 0.0F, 1.0F));
}

/// At night the floor is dark, and walls stand out from it in stone a little lighter than it.
QColor darkFill(const QColor& light, bool isWall) {
    const float lightness = light.lightnessF();
    if (!isWall) return withLightness(light, 0.11F + 0.09F * lightness, 0.6F);
    if (lightness < solidBelow) return withLightness(light, 0.05F, 0.5F);
    return withLightness(light, 0.13F + 0.85F * lightness, 0.75F);
}

QColor darkInk(const QColor& light) {
    return withLightness(light, std::max(0.62F, 0.9F - 0.4F * light.lightnessF()), 0.8F);
}

} // namespace

SignShape shapeOf(const SignBook& signs, TileIndex code) {
    const SignRow* row = signs.row(code);
    return row ? row->shape : SignShape::Letter;
}

SignColours coloursOf(const SignBook& signs, TileIndex code, bool dark) {
    const SignRow* row = signs.row(code);
    const SignColours light{colour(row ? row->fill : unknownFill), colour(row ? row->ink : unknownInk)};
    if (!dark) return light;
    const QColor fill = darkFill(light.fill, row && row->isWall);
    if (light.fill == light.ink) return {fill, fill};
    constexpr int joints = 130; // per cent: what is drawn on stone is stone
    return {fill, shapeOf(signs, code) == SignShape::Stone ? fill.lighter(joints) : darkInk(light.ink)};
}

QColor plainColour(const SignBook& signs, TileIndex code, bool dark) {
    const SignColours colours = coloursOf(signs, code, dark);
    const bool isLetter = shapeOf(signs, code) == SignShape::Letter;
    return isLetter ? blended(colours.fill, colours.ink, letterShare) : colours.fill;
}

namespace {

class MeanColour {
public:
    void add(QRgb colour) {
        red_ += unsigned(qRed(colour));
        green_ += unsigned(qGreen(colour));
        blue_ += unsigned(qBlue(colour));
        ++count_;
    }
    QRgb value() const {
        const unsigned half = count_ / 2;
        return qRgb(int((red_ + half) / count_), int((green_ + half) / count_), int((blue_ + half) / count_));
    }

private:
    unsigned red_ = 0;
    unsigned green_ = 0;
    unsigned blue_ = 0;
    unsigned count_ = 0;
};

CellRange halved(const CellRange& range) {
    return {{range.first.row / 2, range.first.column / 2}, {range.last.row / 2, range.last.column / 2}};
}

template <typename ColourAt>
QRgb meanOf(const CellRange& range, ColourAt colourAt) {
    MeanColour mean;
    for (int row = range.first.row; row <= range.last.row; ++row)
        for (int column = range.first.column; column <= range.last.column; ++column)
            mean.add(colourAt(Cell{row, column}));
    return mean.value();
}

} // namespace

ColourLevels::ColourLevels(const Grid<SignIndex>& cells, std::vector<QRgb> palette)
    : size_(cells.size()), palette_(std::move(palette)) {
    for (Size half = size_; half.rows > 1 || half.columns > 1;) {
        half = {(half.rows + 1) / 2, (half.columns + 1) / 2};
        levels_.emplace_back(half);
    }
    update(cells, wholeOf(size_));
}

/// A square of a level out of the four of the one below.
QRgb ColourLevels::reduced(const Grid<SignIndex>& cells, std::size_t level, Cell block) const {
    const Size below = level == 0 ? size_ : levels_[level - 1].size();
    const Cell first{2 * block.row, 2 * block.column};
    const CellRange four = clipped({first, {first.row + 1, first.column + 1}}, below);
    if (level == 0) return meanOf(four, [&](Cell cell) { return palette_[cells[cell]]; });
    return meanOf(four, [&](Cell cell) { return levels_[level - 1][cell]; });
}

void ColourLevels::update(const Grid<SignIndex>& cells, const CellRange& range) {
    CellRange blocks = clipped(range, size_);
    for (std::size_t level = 0; level < levels_.size(); ++level) {
        blocks = halved(blocks);
        for (int row = blocks.first.row; row <= blocks.last.row; ++row)
            for (int column = blocks.first.column; column <= blocks.last.column; ++column)
                levels_[level][{row, column}] = reduced(cells, level, {row, column});
    }
}

QRgb ColourLevels::mean(const Grid<SignIndex>& cells, const CellRange& range) const {
    const int side = std::min(range.last.row - range.first.row, range.last.column - range.first.column) + 1;
    std::size_t halvings = 0;
    while (halvings < levels_.size() && side >> (halvings + 1) >= 2)
        ++halvings;
    if (halvings == 0) return meanOf(range, [&](Cell cell) { return palette_[cells[cell]]; });
    CellRange blocks = range;
    for (std::size_t i = 0; i < halvings; ++i)
        blocks = halved(blocks);
    return meanOf(blocks, [&](Cell cell) { return levels_[halvings - 1][cell]; });
}

} // namespace stonemason::text_map
