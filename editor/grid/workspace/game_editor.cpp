// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/grid/workspace/game_editor.h"

#include "editor/app/disk/file_paths.h"
#include "editor/text/error_text.h"

namespace stonemason {

std::vector<DataNotice> noticesOf(const QString& kind, const BrokenFiles& files, const QString& sentence) {
    std::vector<DataNotice> notices;
    for (const auto& [path, error] : files)
        notices.push_back({kind + u':' + QString::fromStdString(path),
                           sentence.arg(shownPath(QString::fromStdString(path)), errorText(error))});
    return notices;
}

} // namespace stonemason
