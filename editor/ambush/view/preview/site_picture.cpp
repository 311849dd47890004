// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ambush/view/preview/site_picture.h"

#include "core/ambush/choice.h"
#include "core/ambush/place.h"
#include "core/ambush/search.h"
#include "editor/ambush/view/sites/site_art.h"
#include "editor/app/widgets/appearance.h"

#include <QPainter>

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

namespace {

/// With more sites, single ones are indistinguishable: only the tint is shown.
constexpr std::size_t mostOutlined = 2000;

void addSites(SiteAnswer& answer, std::span<const Place> chosen, std::span<const Stencil> stencils,
              const BitGrid& passable) {
    if (chosen.size() > mostOutlined) return;
    for (const Place& place : chosen) {
        const QPointF corner(place.corner.column, place.corner.row);
        for (const QLineF& line : outlineOf(stencils[std::size_t(place.stencil)]))
            answer.outline.push_back(line.translated(corner));
        const Site site = siteAt(place, stencils, passable);
        answer.stand.insert(answer.stand.end(), site.stand.begin(), site.stand.end());
        answer.misses.insert(answer.misses.end(), site.misses.begin(), site.misses.end());
    }
}

} // namespace

std::optional<SiteAnswer> searchSites(const SiteQuestion& question, const std::stop_token& stop,
                                      const std::function<void(int percent)>& watch) {
    const BitGrid passable = question.passable();
    const std::vector<Stencil> stencils = stencilsOf(std::span(&question.pattern, 1));
    SiteAnswer answer;
    answer.map = passable.size();
    answer.fits = std::ranges::any_of(
        stencils, [&](const Stencil& stencil) { return cornersOn(passable.size(), stencil).area() > 0; });
    const auto found = findPlaces(stencils, passable, maximumPlaces, stop, watch);
    if (!found) return std::nullopt;
    answer.passing = found->passing;
    answer.lookedAt = std::int64_t(found->places.size());
    BitGrid covered(passable.size());
    for (const Place& place : found->places) {
        if (stop.stop_requested()) return std::nullopt;
        mark(covered, place, true, stencils, Overlap::Cells);
    }
    const std::vector<Place> chosen = chooseBest(found->places, stencils, passable.size(), Overlap::Cells);
    if (stop.stop_requested()) return std::nullopt;
    answer.chosen = std::int64_t(chosen.size());
    addSites(answer, chosen, stencils, passable);
    answer.cellsPerPixel = cellsPerPixelFor(passable.size());
    answer.picture = groundPicture(passable, covered, question.dark);
    return answer;
}

namespace {

constexpr double largestShown = 16; ///< pixels of a cell
constexpr double outlineWidth = 1.6;

} // namespace

SitePicture::SitePicture(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
}

void SitePicture::show(SiteAnswer answer) {
    answer_ = std::move(answer);
    update();
}

void SitePicture::clear() {
    show({});
}

QRectF SitePicture::mapRect() const {
    const Size map = answer_.map;
    if (map.area() == 0) return {};
    const double cell = std::min({double(width()) / map.columns, double(height()) / map.rows, largestShown});
    const QSizeF size(cell * map.columns, cell * map.rows);
    return {QPointF((width() - size.width()) / 2, 0), size};
}

void SitePicture::paintEvent(QPaintEvent*) {
    const QRectF map = mapRect();
    if (map.isEmpty()) return;
    QPainter painter(this);
    const double ratio = devicePixelRatioF();
    const bool shrinks = map.width() * ratio < answer_.picture.width();
    painter.setRenderHint(QPainter::SmoothPixmapTransform, shrinks);
    // The last pixels of a reduced picture may stand for cells beyond the map.
    const double step = answer_.cellsPerPixel;
    const QRectF source(0, 0, answer_.map.columns / step, answer_.map.rows / step);
    painter.drawImage(map, answer_.picture, source);
    paintSites(painter, map);
}

void SitePicture::paintSites(QPainter& painter, const QRectF& map) const {
    const SitePalette& colours = sitePalette(isDark(palette()));
    const double cell = map.width() / answer_.map.columns;
    const auto placed = [&](QPointF point) { return map.topLeft() + point * cell; };
    painter.setRenderHint(QPainter::Antialiasing);
    QList<QLineF> lines;
    lines.reserve(qsizetype(answer_.outline.size()));
    for (const QLineF& line : answer_.outline)
        lines.append({placed(line.p1()), placed(line.p2())});
    paintOutlines(painter, lines, colours, outlineWidth);
    const auto square = [&](Cell at) {
        return QRectF(placed({double(at.column), double(at.row)}), QSizeF(cell, cell));
    };
    for (const Cell miss : answer_.misses)
        paintMiss(painter, square(miss), colours);
    for (const Cell figure : answer_.stand)
        paintFigure(painter, square(figure), colours);
}

} // namespace stonemason::ambush
