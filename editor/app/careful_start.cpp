// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/careful_start.h"

#include "editor/app/file_paths.h"
#include "editor/app/main_window.h"

namespace stonemason {

void offerRemembered(MainWindow& window, const QStringList& files) {
    window.holdLayout(true);
    const auto decideLayout = [&window] { window.holdLayout(false); };
    window.tell(nullptr, {.id = QStringLiteral("careful:layout"),
                          .kind = Notice::Kind::Warning,
                          .text = MainWindow::tr("The last two starts of Stonemason failed. It has begun "
                                                 "without the size and the panels it had before. They are "
                                                 "kept until you decide."),
                          .buttons = {{MainWindow::tr("Bring Them Back"),
                                       [&window, decideLayout] {
                                           decideLayout();
                                           window.layoutOfDocks().recall();
                                       }},
                                      {MainWindow::tr("Go On without Them"), decideLayout}}});
    if (files.isEmpty()) return;
    QStringList shown;
    for (const QString& path : files)
        shown += shownPath(path);
    window.holdOpenFiles(true);
    const auto decideFiles = [&window] { window.holdOpenFiles(false); };
    window.tell(nullptr,
                {.id = QStringLiteral("careful:files"),
                 .kind = Notice::Kind::Warning,
                 //: %1 is a list of files
                 .text = MainWindow::tr("Not opened this time: %1").arg(shown.join(QStringLiteral(", "))),
                 .buttons = {{MainWindow::tr("Open Them"),
                              [&window, files, decideFiles] {
                                  decideFiles();
                                  window.openFiles(files);
                              }},
                             {MainWindow::tr("Leave Them Closed"), decideFiles}}});
}

} // namespace stonemason
