// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text_map/drawing/draw_text_map.h"

#include "editor/app/files/picture_file.h"
#include "editor/app/widgets/svg.h"
#include "editor/print/print_job.h"
#include "editor/text_map/view/art/text_map_renderer.h"

#include <QPainter>

#include <algorithm>

namespace stonemason::text_map {

namespace {

constexpr int usualCell = 16;                  ///< pixels
constexpr int largestSide = 8192;              ///< pixels
constexpr std::int64_t largestDrawing = 65536; ///< cells

QByteArray mapBytes(const TextMapCells& map, TextMapRenderer& renderer, std::string_view form,
                    const QString& title) {
    const Size cells = map.size();
    const int cell = std::clamp(largestSide / std::max(cells.rows, cells.columns), 1, usualCell);
    const QSize size = QSize(cells.columns, cells.rows) * cell;
    if (form == "png") return pngBytes(renderer.image(map, {}, size));
    if (cells.area() > largestDrawing) return {};
    if (form == "svg")
        return svgBytes({.size = size, .title = title, .paint = [&](QPainter& painter) {
                             renderer.paintVectors(painter, map, {}, cell);
                         }});
    return pdfBytes({.name = title,
                     .pages = [](const QSizeF&) { return 1; },
                     .paint =
                         [&](QPainter& painter, const QRectF& page, int) {
                             const double scale =
                                 std::min(page.width() / size.width(), page.height() / size.height());
                             painter.translate(page.topLeft());
                             painter.scale(scale, scale);
                             renderer.paintVectors(painter, map, {}, cell);
                         }});
}

} // namespace

std::optional<std::string> drawTextMap(const TextMap& map, const GlyphTable& signs,
                                       const SignMeanings& meanings, std::string_view form,
                                       const QString& title) {
    SignBook book(signs);
    const std::vector<TileIndex> codes = book.codesOf(map, meanings);
    TextMapRenderer renderer(book);
    const QByteArray bytes = mapBytes({&map.cells, &codes}, renderer, form, title);
    if (bytes.isEmpty()) return std::nullopt;
    return bytes.toStdString();
}

} // namespace stonemason::text_map
