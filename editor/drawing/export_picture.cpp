// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/drawing/export_picture.h"

#include "editor/cli/console.h"
#include "editor/games/games.h"

#include <QGuiApplication>

#include <cstdlib>

namespace stonemason {

namespace {

/// Keeps Qt's debug messages off standard error, which belongs to our own lines.
void handleMessage(QtMsgType type, const QMessageLogContext&, const QString& message) {
    if (type != QtFatalMsg) return;
    complain(CommandLine::tr("no picture can be drawn: %1").arg(shown(message.toStdString())));
    std::_Exit(exitUnusable); // Qt would abort
}

/// What drawing depends on. The picture is the same with and without a display, so none is asked for.
class Drawing {
public:
    Drawing() {
        qputenv("QT_QPA_PLATFORM", "offscreen");
        qInstallMessageHandler(handleMessage);
        application_.emplace(argumentCount_, arguments_);
    }

private:
    int argumentCount_ = 1;
    char name_[11] = "stonemason";
    char* arguments_[2] = {name_, nullptr};
    std::optional<QGuiApplication> application_;
};

} // namespace

int runDrawing(const VerbCall& call) {
    const Drawing drawing;
    std::vector<std::any> drawers;
    for (const EditorModule* module : allEditorModules()) {
        if (!module->drawers) continue;
        const auto more = module->drawers();
        drawers.insert(drawers.end(), more.begin(), more.end());
    }
    return call.run(Drawers(std::move(drawers)));
}

} // namespace stonemason
