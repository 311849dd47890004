// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/cli/export_file.h"

#include "editor/cli/console.h"
#include "editor/cli/output.h"

#include <QFileInfo>

namespace stonemason {

QString titleOf(const std::string& path) {
    return path == "-" ? CommandLine::tr("Map") : QFileInfo(QString::fromStdString(path)).completeBaseName();
}

bool isDrawn(const std::optional<std::string>& drawn, const std::string& path) {
    if (!drawn)
        complain(CommandLine::tr("%1: there is not enough memory for the picture").arg(pathText(path)));
    return drawn.has_value();
}

int writeDrawn(const std::optional<std::string>& drawn, const ExportCall& wanted) {
    return isDrawn(drawn, wanted.path) ? writeOutput(*wanted.output, *drawn, wanted.path) : exitUnusable;
}

std::optional<int> exportObstacle(const ExportCall& wanted, int errors, bool losesSome) {
    if (wanted.strict && errors > 0) {
        complain(CommandLine::tr("%1: nothing written, --strict and errors: %2")
                     .arg(pathText(wanted.path), QString::number(errors)));
        return exitProblems;
    }
    if (!wanted.output || !isSameFile(wanted.path, *wanted.output) || !losesSome) return std::nullopt;
    complain(
        CommandLine::tr(
            "%1: nothing is written, because this form would overwrite the file and cannot hold all of it")
            .arg(pathText(wanted.path)));
    return exitUnusable;
}

} // namespace stonemason
