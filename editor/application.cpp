// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/application.h"

#include "editor/app/file_paths.h"
#include "editor/app/main_window.h"
#include "editor/app/palette.h"
#include "editor/app/profiles.h"
#include "editor/app/qt_dialogs.h"
#include "editor/app/settings.h"
#include "editor/app/workspace.h"
#include "editor/deck/deck_workspace.h"
#include "editor/map/map_workspace.h"
#include "editor/text/error_text.h"

#include <QApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QStandardPaths>
#include <QTimer>
#include <QTranslator>

#include <cstdio>

namespace stonemason {

namespace {

void nameApplication() {
    // No organisation: settings and data then lie in stonemason/ itself, where profiles are looked for too.
    QCoreApplication::setApplicationName(QStringLiteral("stonemason"));
    QCoreApplication::setApplicationVersion(QStringLiteral(STONEMASON_VERSION));
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Stonemason"));
    QGuiApplication::setDesktopFileName(QStringLiteral("stonemason"));
}

void installTranslators(QApplication& application) {
    const QLocale locale;
    const bool english = locale.language() == QLocale::English || locale.language() == QLocale::C;
    auto* own = new QTranslator(&application);
    if (own->load(english ? QLocale(QLocale::English) : locale, QStringLiteral("stonemason"),
                  QStringLiteral("_"), QStringLiteral(":/i18n")))
        QApplication::installTranslator(own);
    if (english) return;
    auto* qt = new QTranslator(&application);
    if (qt->load(locale, QStringLiteral("qtbase"), QStringLiteral("_"),
                 QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QApplication::installTranslator(qt);
}

/// The arguments that Qt left over: files, after an optional "--".
QStringList filesToOpen() {
    QStringList files = QCoreApplication::arguments().mid(1);
    files.removeOne(QStringLiteral("--"));
    return files;
}

/// Settings, profiles and catalogues that could not be used are told, and the program goes on without them.
void tellBroken(MainWindow& window, const Settings& settings, const LoadedProfiles& profiles,
                const LoadedCatalogues& cards) {
    if (settings.wasBroken())
        window.tell(nullptr,
                    {.id = QStringLiteral("settings"),
                     .kind = Notice::Kind::Warning,
                     .text = MainWindow::tr("The settings could not be read; they are back at their "
                                            "defaults. The old file was kept as %1.")
                                 .arg(shownPath(Settings::defaultFile() + QStringLiteral(".broken")))});
    for (const auto& [path, error] : profiles.broken)
        window.tell(nullptr,
                    {.id = QStringLiteral("profile:") + QString::fromStdString(path),
                     .kind = Notice::Kind::Warning,
                     .text = MainWindow::tr("The game profile %1 cannot be used, the built-in one is "
                                            "used instead: %2")
                                 .arg(shownPath(QString::fromStdString(path)), errorText(error))});
    for (const auto& [path, error] : cards.broken)
        window.tell(nullptr,
                    {.id = QStringLiteral("catalogue:") + QString::fromStdString(path),
                     .kind = Notice::Kind::Warning,
                     .text = MainWindow::tr("The card catalogue %1 cannot be used, the built-in one is "
                                            "used instead: %2")
                                 .arg(shownPath(QString::fromStdString(path)), errorText(error))});
}

} // namespace

int runEditor(int argc, char** argv) {
    nameApplication();
    QApplication application(argc, argv);
    installTranslators(application);
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/stonemason.svg")));
    Settings settings;
    applyAppearance(settings.appearance());

    const LoadedProfiles profiles = loadProfiles();
    const LoadedCatalogues cards = loadCatalogues();
    if (profiles.games.empty() || cards.catalogues.empty()) { // only a broken build has none
        std::fputs("stonemason: no game profile or card catalogue can be used\n", stderr);
        return 2;
    }
    QtDialogs dialogs;
    MapWorkspace maps(profiles.games.front());
    DeckWorkspace decks(cards.catalogues.front(), dialogs, settings);
    MainWindow window({settings,
                       dialogs,
                       {&maps, &decks},
                       QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)});
    dialogs.setWindow(&window);
    window.openFiles(filesToOpen());
    tellBroken(window, settings, profiles, cards);
    window.show();
    QTimer::singleShot(0, &window, &MainWindow::offerLostWork);
    return QApplication::exec();
}

} // namespace stonemason
