// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/cli/picture.h"

#include "editor/cli/console.h"
#include "editor/map/art/map_renderer.h"

#include <QBuffer>
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

} // namespace

std::optional<std::string> pictureOf(const Map& map, const GameProfile& game) {
    // The picture is the same with and without a display, so none is asked for.
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qInstallMessageHandler(hear);
    int argumentCount = 1;
    char name[] = "stonemason";
    char* arguments[] = {name, nullptr};
    const QGuiApplication application(argumentCount, arguments);

    const Size board = map.size();
    const int cell = std::min(preferredCell, largestSide / std::max(board.rows, board.columns));
    MapStyle style;
    style.axis = false;
    const QImage image = MapRenderer(game).image(map, style, QSize(board.columns * cell, board.rows * cell));
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    if (image.isNull() || !image.save(&buffer, "PNG")) return std::nullopt;
    return buffer.data().toStdString();
}

} // namespace stonemason
