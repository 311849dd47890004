// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/window/safe_mode.h"

#include "editor/app/disk/file_paths.h"
#include "editor/app/window/main_window.h"

#include <QDir>
#include <QEvent>
#include <QTimer>
#include <QWidget>

#include <utility>

namespace stonemason {

CrashLoopGuard::CrashLoopGuard(const QString& dataFolder, QObject* parent) : QObject(parent) {
    QDir().mkpath(dataFolder);
    lock_ = ProcessLock(QDir(dataFolder).filePath(QStringLiteral("starting")));
    if (!lock_.isHeld()) return;
    const QList<QByteArray> noted = lock_.foundNote().split(' ');
    failures_ = {noted.value(0).toInt(), noted.value(1).toInt()};
    note({failures_.start + 1, failures_.files});
}

void CrashLoopGuard::watch(QWidget& window, bool readsFiles) {
    window_ = &window;
    readsFiles_ = readsFiles;
    window.installEventFilter(this);
}

void CrashLoopGuard::filesAreIn() {
    readsFiles_ = false;
    if (!window_) return;
    window_->installEventFilter(this);
    window_->update();
}

void CrashLoopGuard::release() {
    lock_ = ProcessLock();
}

/// Records the failure counts that apply if this process ends now.
void CrashLoopGuard::note(Failures failures) {
    lock_.setNote(QByteArray::number(failures.start) + ' ' + QByteArray::number(failures.files));
}

bool CrashLoopGuard::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Paint) {
        watched->removeEventFilter(this);
        QTimer::singleShot(0, this, &CrashLoopGuard::painted);
    }
    return QObject::eventFilter(watched, event);
}

void CrashLoopGuard::painted() {
    if (!readsFiles_)
        release();
    else if (lock_.isHeld())
        note({0, failures_.files + 1});
    if (!std::exchange(hasSucceeded_, true)) emit succeeded();
}

namespace {

QString shownFiles(const QStringList& files) {
    QStringList shown;
    for (const QString& path : files)
        shown += shownPath(path);
    return shown.join(QStringLiteral(", "));
}

void offerWith(MainWindow& window, const QStringList& files, const QString& as, const QString& text) {
    window.holdOpenFiles(true);
    const auto decide = [&window] { window.holdOpenFiles(false); };
    window.postNotice(nullptr, {.id = QStringLiteral("safe-mode:files"),
                                .kind = Notice::Kind::Warning,
                                .text = text,
                                .buttons = {{MainWindow::tr("Open Them"),
                                             [&window, files, as, decide] {
                                                 decide();
                                                 window.openFiles(files, as);
                                             }},
                                            {MainWindow::tr("Leave Them Closed"), decide}}});
}

} // namespace

void offerRemembered(MainWindow& window, const QStringList& files, const QString& as) {
    window.holdLayout(true);
    const auto decideLayout = [&window] { window.holdLayout(false); };
    window.postNotice(nullptr, {.id = QStringLiteral("safe-mode:layout"),
                                .kind = Notice::Kind::Warning,
                                .text = MainWindow::tr(
                                    "Stonemason failed to start twice, so it now uses its default window "
                                    "layout. Your old layout is kept until you decide."),
                                .buttons = {{MainWindow::tr("Restore Old Layout"),
                                             [&window, decideLayout] {
                                                 decideLayout();
                                                 window.layoutOfDocks().recall();
                                             }},
                                            {MainWindow::tr("Keep Default Layout"), decideLayout}}});
    if (!files.isEmpty())
        //: %1 is a list of files
        offerWith(window, files, as, MainWindow::tr("Not opened this time: %1").arg(shownFiles(files)));
}

void offerFiles(MainWindow& window, const QStringList& files, const QString& as) {
    if (!files.isEmpty())
        offerWith(window, files, as,
                  //: %1 is a list of files
                  MainWindow::tr(
                      "Stonemason crashed twice while opening files, so it did not open them this time: %1")
                      .arg(shownFiles(files)));
}

} // namespace stonemason
