// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/cli/picture.h"

#include "editor/app/png.h"
#include "editor/app/svg.h"
#include "editor/cli/console.h"
#include "editor/kings_conflict/art/map_renderer.h"
#include "editor/kings_conflict/sheet/map_sheet.h"
#include "editor/print/print_job.h"

#include <QGuiApplication>

#include <algorithm>
#include <cstdlib>

namespace stonemason {

namespace {

constexpr int preferredCell = 64;
constexpr int largestSide = 4096;

/// Keeps what Qt has to say to its developers off standard error, which belongs to our own lines.
void hear(QtMsgType type, const QMessageLogContext&, const QString& message) {
    if (type != QtFatalMsg) return;
    complain(CommandLine::tr("no picture can be drawn: %1").arg(shown(message.toStdString())));
    std::_Exit(exitUnusable); // Qt would abort
}

/// What drawing depends on. The picture is the same with and without a display, so none is asked for.
class Drawing {
public:
    Drawing() {
        qputenv("QT_QPA_PLATFORM", "offscreen");
        qInstallMessageHandler(hear);
        application_.emplace(argumentCount_, arguments_);
    }

private:
    int argumentCount_ = 1;
    char name_[11] = "stonemason";
    char* arguments_[2] = {name_, nullptr};
    std::optional<QGuiApplication> application_;
};

} // namespace

std::optional<std::string> pictureOf(const Map& map, const GameProfile& game, PictureForm form) {
    const Drawing drawing;
    const Size board = map.size();
    const int cell = std::min(preferredCell, largestSide / std::max(board.rows, board.columns));
    const QSize size = QSize(board.columns, board.rows) * cell;
    MapStyle style;
    style.axis = false;
    MapRenderer renderer(game);
    if (form == PictureForm::Svg) {
        const auto paint = [&](QPainter& painter) { renderer.paintVectors(painter, map, style, cell); };
        return svgBytes({.size = size, .title = QString::fromStdString(map.info.name), .paint = paint})
            .toStdString();
    }
    const QByteArray bytes = pngBytes(renderer.image(map, style, size));
    if (bytes.isEmpty()) return std::nullopt;
    return bytes.toStdString();
}

std::optional<std::string> sheetOf(const Map& map, const GameProfile& game, const QString& title) {
    const Drawing drawing;
    const QString name = map.info.name.empty() ? title : QString::fromStdString(map.info.name);
    const MapSheet sheet(map, game, name, runChecks(map, game));
    MapRenderer renderer(game);
    const QByteArray bytes =
        pdfBytes({.name = name,
                  .pages = [&](const QSizeF& page) { return sheet.pages(page); },
                  .paint = [&](QPainter& painter, const QRectF& page,
                               int number) { sheet.paint(painter, page, number, renderer); }});
    if (bytes.isEmpty()) return std::nullopt;
    return bytes.toStdString();
}

} // namespace stonemason
