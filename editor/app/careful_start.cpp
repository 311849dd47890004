// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/careful_start.h"

#include "editor/app/file_paths.h"
#include "editor/app/main_window.h"

namespace stonemason {

namespace {

QString shownFiles(const QStringList& files) {
    QStringList shown;
    for (const QString& path : files)
        shown += shownPath(path);
    return shown.join(QStringLiteral(", "));
}

void offerFiles(MainWindow& window, const QStringList& files, const QString& text) {
    window.holdOpenFiles(true);
    const auto decide = [&window] { window.holdOpenFiles(false); };
    window.tell(nullptr, {.id = QStringLiteral("careful:files"),
                          .kind = Notice::Kind::Warning,
                          .text = text,
                          .buttons = {{MainWindow::tr("Open Them"),
                                       [&window, files, decide] {
                                           decide();
                                           window.openFiles(files);
                                       }},
                                      {MainWindow::tr("Leave Them Closed"), decide}}});
}

} // namespace

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
    if (!files.isEmpty())
        //: %1 is a list of files
        offerFiles(window, files, MainWindow::tr("Not opened this time: %1").arg(shownFiles(files)));
}

void offerFiles(MainWindow& window, const QStringList& files) {
    if (!files.isEmpty())
        offerFiles(window, files,
                   //: %1 is a list of files
                   MainWindow::tr("Twice in a row Stonemason ended while it was reading files that it had "
                                  "been started with. Not opened this time: %1")
                       .arg(shownFiles(files)));
}

} // namespace stonemason
