// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/application.h"

#include "editor/app/disk/file_paths.h"
#include "editor/app/files/autosave.h"
#include "editor/app/files/qt_dialogs.h"
#include "editor/app/settings/settings.h"
#include "editor/app/tasks/answer_within.h"
#include "editor/app/widgets/field_events.h"
#include "editor/app/widgets/icons.h"
#include "editor/app/widgets/system_style.h"
#include "editor/app/window/main_window.h"
#include "editor/app/window/preferences_dialog.h"
#include "editor/app/window/safe_mode.h"
#include "editor/app/window/signal_handler.h"
#include "editor/app/window/translations.h"
#include "editor/games/games.h"
#include "editor/help/guide.h"
#include "editor/text/error_text.h"

#include <QApplication>
#include <QDesktopServices>
#include <QFileInfo>
#include <QStandardPaths>
#include <QThread>
#include <QTimer>

#include <cstdio>
#include <functional>
#include <utility>
#include <vector>

namespace stonemason {

namespace {

void nameApplication() {
    // No organisation: settings and data then lie in stonemason/ itself, where profiles are looked for too.
    QCoreApplication::setApplicationName(QStringLiteral("stonemason"));
    QCoreApplication::setApplicationVersion(QStringLiteral(STONEMASON_VERSION));
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Stonemason"));
    QGuiApplication::setDesktopFileName(QStringLiteral("stonemason"));
}

/// Takes "--as KIND" out of the arguments before "--", and returns the kind, which is the id of a workspace.
QString takeKindAsked(QStringList& arguments) {
    const QString option = QStringLiteral("--as");
    for (qsizetype i = 0; i < arguments.size() && arguments[i] != QLatin1String("--"); ++i) {
        if (arguments[i].startsWith(option + u'=')) return arguments.takeAt(i).mid(option.size() + 1);
        if (arguments[i] != option || i + 1 == arguments.size()) continue;
        arguments.removeAt(i);
        return arguments.takeAt(i);
    }
    return {};
}

/// Not QCoreApplication::arguments(), which takes words that are in UTF-8 for others on Windows.
QStringList wordsOf(int argc, char** argv) {
    QStringList words;
    for (int i = 0; i < argc; ++i)
        words += QString::fromUtf8(argv[i]);
    return words;
}

/// The arguments that Qt left over: files, after an optional "--". Without any, those that were open last if
/// the person wants them again and they are still there.
QStringList filesToOpen(const Settings& settings, const QStringList& arguments) {
    QStringList files = arguments.mid(1);
    takeKindAsked(files);
    files.removeOne(QStringLiteral("--"));
    if (!files.isEmpty() || !settings.value(setting::reopens)) return files;
    files = settings.value(setting::openFiles);
    std::vector<std::function<bool()>> questions;
    for (const QString& path : std::as_const(files))
        questions.emplace_back([path] { return QFileInfo(path).isFile(); });
    const auto answers = answersWithin<bool>(diskPatience, std::move(questions));
    QStringList there;
    for (std::size_t i = 0; i < answers.size(); ++i)
        if (answers[i].value_or(true))
            there += files[qsizetype(i)]; // who does not answer now may do so later
    return there;
}

QString brokenSettingsText(const SettingsFile& file, const SettingsFile::Fault& fault) {
    if (fault.quarantined)
        return MainWindow::tr("The settings could not be read and were reset. The old file was kept as %1.")
            .arg(shownPath(file.asidePath()));
    //: %1 is a file, %2 a sentence that says why
    return MainWindow::
        tr("The settings in %1 cannot be read: %2 Default settings are used and changes may not be saved.")
            .arg(shownPath(file.path()), errorText(fault.error));
}

/// Settings, profiles and catalogues that could not be used are reported, and the program goes on without
/// them.
void reportUnusableFiles(MainWindow& window, const Settings& settings, const Games& games) {
    const auto warn = [&window](const QString& id, const QString& text) {
        window.postNotice(nullptr, {.id = id, .kind = Notice::Kind::Warning, .text = text});
    };
    if (const auto& fault = settings.file().fault())
        warn(QStringLiteral("settings"), brokenSettingsText(settings.file(), *fault));
    for (const DataNotice& notice : games.dataNotices())
        warn(notice.id, notice.sentence);
}

void openFirstFiles(MainWindow& window, const CrashLoopGuard& start, const QStringList& files,
                    const QString& as) {
    if (start.isSafeMode())
        offerRemembered(window, files, as);
    else if (start.isCarefulOfFiles())
        offerFiles(window, files, as);
    else
        window.openFiles(files, as);
}

void watchStart(CrashLoopGuard& start, MainWindow& window) {
    start.watch(window, window.opener().isReading());
    QObject::connect(&window.opener(), &DocumentOpener::finishedReading, &start, &CrashLoopGuard::filesAreIn,
                     Qt::SingleShotConnection);
    QObject::connect(&start, &CrashLoopGuard::succeeded, &window, [&window] {
        window.offerLostWork();
        window.tour().offer();
    });
}

} // namespace

int runEditor(int argc, char** argv) {
    nameApplication();
    QThread::currentThread(); // Qt takes the first thread it is used on for the main one
    GameData data;
    prepareSystemStyle();
    QApplication application(argc, argv);
    // A stroke goes where the pointer went: of quick movements Qt would leave corners out. Set earlier, it
    // would be overwritten: Qt's X11 platform plugin switches this on as it starts.
    QCoreApplication::setAttribute(Qt::AA_CompressHighFrequencyEvents, false);
    const EventFilters eventFilters(application);
    std::function<void()> beforeEnd = [] {};
    const SignalHandler signalHandler([&beforeEnd] { beforeEnd(); });
    const QString dataFolder = QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation);
    CrashLoopGuard start(dataFolder);
    Settings settings;
    installTranslations(application, settings.value(setting::language));
    applyLook(settings);

    QtDialogs dialogs;
    Games games(std::move(data), settings, dialogs);
    if (!games.areComplete()) { // only a broken build lacks data
        std::fputs("stonemason: no game profile or card catalogue can be used\n", stderr);
        return 2;
    }
    MainWindow window({.settings = settings,
                       .dialogs = dialogs,
                       .workspaces = games.workspaces(),
                       .dataFolder = dataFolder,
                       .recallsLayout = !start.isSafeMode(),
                       .showsBeforeEditors = true,
                       .games = games.startGames()});
    dialogs.setWindow(&window);
    games.connectTo(window);
    Guide guide(QStringLiteral(":/help"), settings, dialogs,
                [](const QUrl& url) { QDesktopServices::openUrl(url); });
    QObject::connect(&window, &MainWindow::guideRequested, &guide, &Guide::show);
    const auto keepWork = [&window] {
        window.autosave().saveNow();
        window.autosave().flush();
    };
    beforeEnd = [&] {
        start.release();
        keepWork();
    };
    QObject::connect(&application, &QGuiApplication::commitDataRequest, &window,
                     keepWork); // the session ends
    QStringList arguments = wordsOf(argc, argv);
    const QStringList files = filesToOpen(settings, arguments);
    openFirstFiles(window, start, files, takeKindAsked(arguments));
    watchStart(start, window);
    reportUnusableFiles(window, settings, games);
    // Before it is seen: an offer that came later would push the start page down under the pointer.
    if (files.isEmpty() && !start.isSafeMode()) window.tour().offer();
    window.show();
    // The icon takes a twentieth of the time until the window is there, which does not need it.
    QTimer::singleShot(0, &window, [] { QApplication::setWindowIcon(programIcon()); });
    return QApplication::exec();
}

} // namespace stonemason
