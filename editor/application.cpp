// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/application.h"

#include "editor/ambush/pattern_workspace.h"
#include "editor/app/answer_within.h"
#include "editor/app/autosave.h"
#include "editor/app/crash_loop_guard.h"
#include "editor/app/event_filters.h"
#include "editor/app/file_paths.h"
#include "editor/app/main_window.h"
#include "editor/app/on_demand.h"
#include "editor/app/preferences.h"
#include "editor/app/program_icon.h"
#include "editor/app/qt_dialogs.h"
#include "editor/app/safe_mode.h"
#include "editor/app/settings.h"
#include "editor/app/signal_handler.h"
#include "editor/app/translations.h"
#include "editor/app/workspace.h"
#include "editor/grid/ground_dock.h"
#include "editor/grid/walkability_maps.h"
#include "editor/help/guide.h"
#include "editor/kings_conflict/map_workspace.h"
#include "editor/pocket_heroes/template/generated_worlds.h"
#include "editor/pocket_heroes/template/template_workspace.h"
#include "editor/pocket_heroes/world_workspace.h"
#include "editor/profiles/profiles.h"
#include "editor/text/error_text.h"
#include "editor/text_map/text_map_workspace.h"
#include "editor/token_battle/deck/deck_workspace.h"
#include "editor/token_battle/decks_for_games.h"
#include "editor/token_battle/duel/duel_workspace.h"
#include "editor/wastes/boards_for_games.h"

#include <QApplication>
#include <QDesktopServices>
#include <QFileInfo>
#include <QStandardPaths>

#include <cstdio>
#include <functional>
#include <memory>
#include <optional>
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

/// The arguments that Qt left over: files, after an optional "--". Without any, those that were open last if
/// the person wants them again and they are still there.
QStringList filesToOpen(const Settings& settings) {
    QStringList files = QCoreApplication::arguments().mid(1);
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

/// Files of one kind that could not be used.
struct Unusable {
    QString kind;
    const BrokenFiles& files;
    QString text;             ///< %1 is a file, %2 a sentence that says why
    QString withoutBuiltIn{}; ///< the same of a file that none built in stands in for; empty: one always does
};

/// What games the program knows: rules, tiles and cards.
struct Resources {
    LoadedProfiles profiles = loadProfiles();
    LoadedCatalogues cards = loadCatalogues();
    LoadedDuelRules duels = loadDuelRules();
    LoadedWastes wastes = loadWastes();
    LoadedSigns signs = loadSigns();
    /// Much to read, which only worlds and templates need.
    OnDemand<LoadedWorldCatalogue> worlds{loadWorldCatalogue};

    bool isComplete() const { return !profiles.games.empty() && !cards.catalogues.empty(); }
    const token_battle::Catalogue& catalogue() const { return cards.catalogues.front(); }
    std::vector<Unusable> unusable() const;
};

/// A row for each kind of file that a game has.
std::vector<Unusable> Resources::unusable() const {
    static const BrokenFiles none;
    return {
        {QStringLiteral("profile"), profiles.broken,
         MainWindow::tr("The game profile %1 cannot be used, the built-in one is used instead: %2"),
         MainWindow::tr("The game profile %1 cannot be used, so its game is missing: %2")},
        {QStringLiteral("catalogue"), cards.broken,
         MainWindow::tr("The card catalogue %1 cannot be used, the built-in one is used instead: %2")},
        {QStringLiteral("wastes"), wastes.broken,
         MainWindow::tr("The numbers of War in the Wastes in %1 cannot be used, the built-in ones are used "
                        "instead: %2")},
        {QStringLiteral("signs"), signs.broken,
         MainWindow::tr("The signs of text maps in %1 cannot be used, the built-in ones are used instead: "
                        "%2")},
        {QStringLiteral("worlds"), hasOwnWorldCatalogue() ? worlds->broken : none,
         MainWindow::tr("What Pocket Heroes knows in %1 cannot be used, the built-in file is used instead: "
                        "%2")},
        {QStringLiteral("duel"), duels.broken,
         MainWindow::tr("The rules of games %1 cannot be used, the built-in ones are used instead: %2")},
    };
}

/// Settings, profiles and catalogues that could not be used are reported, and the program goes on without
/// them.
void tellBroken(MainWindow& window, const Settings& settings, const Resources& resources) {
    if (const auto& fault = settings.file().fault())
        window.tell(nullptr, {.id = QStringLiteral("settings"),
                              .kind = Notice::Kind::Warning,
                              .text = brokenSettingsText(settings.file(), *fault)});
    for (const Unusable& unusable : resources.unusable())
        for (const auto& [path, error] : unusable.files) {
            const bool isMissing = !unusable.withoutBuiltIn.isEmpty() && !hasBuiltIn(path);
            const QString& text = isMissing ? unusable.withoutBuiltIn : unusable.text;
            window.tell(nullptr,
                        {.id = unusable.kind + u':' + QString::fromStdString(path),
                         .kind = Notice::Kind::Warning,
                         .text = text.arg(shownPath(QString::fromStdString(path)), errorText(error))});
        }
}

/// The rules that go with the catalogue as the workspace of games needs them, nullptr when there are none.
std::shared_ptr<const token_battle::DuelTable> duelTableOf(const token_battle::Catalogue& catalogue,
                                                           const LoadedDuelRules& duels) {
    const token_battle::DuelRules* rules = duels.of(catalogue);
    if (!rules) return nullptr;
    auto table = token_battle::DuelTable::of(catalogue, *rules);
    return table ? std::move(table).value() : nullptr;
}

/// One for the maps of each game.
std::vector<std::unique_ptr<kings_conflict::MapWorkspace>>
mapWorkspaces(const std::vector<kings_conflict::GameProfile>& games) {
    std::vector<std::unique_ptr<kings_conflict::MapWorkspace>> workspaces;
    std::vector<kings_conflict::MapWorkspace*> all;
    for (std::size_t i = 0; i < games.size(); ++i) {
        workspaces.push_back(std::make_unique<kings_conflict::MapWorkspace>(games, i));
        all.push_back(workspaces.back().get());
    }
    workspaces.front()->offerGames(all);
    return workspaces;
}

/// The workspaces of all games, in the order of their menus. A new game moves in here.
class Games {
public:
    Games(const Resources& resources, QtDialogs& dialogs, Settings& settings)
        : catalogue_(resources.catalogue())
        , table_(duelTableOf(catalogue_, resources.duels))
        , maps_(mapWorkspaces(resources.profiles.games))
        , decks_(catalogue_, table_, dialogs, settings)
        , boards_(resources.wastes.profile)
        , wars_(resources.wastes.profile, settings, dialogs)
        , worlds_({resources.worlds, &LoadedWorldCatalogue::catalogue})
        , templates_({resources.worlds, &LoadedWorldCatalogue::catalogue})
        , textMaps_(resources.signs.table)
        , patterns_(grounds_, resources.signs.table) {
        if (table_) duels_.emplace(table_, settings, dialogs);
        for (const auto& maps : maps_) {
            maps->rememberIn(settings);
            maps->offerGrounds(grounds_);
            maps->addPanel(ambushPanel(QStringLiteral("ambushes"), QStringLiteral("map"), dialogs));
        }
        boards_.rememberIn(settings);
        worlds_.rememberIn(settings);
        worlds_.offerGrounds(grounds_);
        worlds_.addPanel(ambushPanel(QStringLiteral("world-ambushes"), QStringLiteral("world"), dialogs));
        pocket_heroes::connectGenerator(templates_, worlds_);
        textMaps_.rememberIn(settings);
        textMaps_.offerGrounds(grounds_);
        textMaps_.addPanel(
            ambushPanel(QStringLiteral("text-map-ambushes"), QStringLiteral("text-map"), dialogs));
        patterns_.rememberIn(settings);
    }

    QList<Workspace*> workspaces() {
        QList<Workspace*> all{maps_.front().get(), &decks_};
        if (duels_) all += &*duels_;
        all += {&boards_, &wars_, &worlds_, &templates_, &patterns_};
        for (std::size_t i = 1; i < maps_.size(); ++i)
            all += maps_[i].get();
        all += &textMaps_; // last: it reads what nothing else knows
        return all;
    }

    void connectTo(MainWindow& window) {
        if (duels_) connectGames(*duels_, decks_, window, catalogue_);
        wastes::connectGames(boards_, wars_);
    }

private:
    MakePanel ambushPanel(const QString& id, const QString& prefix, QtDialogs& dialogs) {
        return [this, id, prefix, &dialogs] { return patterns_.makeAmbushDock(id, prefix, dialogs); };
    }

    WalkabilityMaps grounds_; ///< of all games, for patterns to be tried on
    const token_battle::Catalogue& catalogue_;
    std::shared_ptr<const token_battle::DuelTable> table_;
    std::vector<std::unique_ptr<kings_conflict::MapWorkspace>> maps_;
    token_battle::DeckWorkspace decks_;
    std::optional<token_battle::DuelWorkspace>
        duels_; ///< none for a catalogue of a person's own that no duels go with
    wastes::BoardWorkspace boards_;
    wastes::WarWorkspace wars_;
    pocket_heroes::WorldWorkspace worlds_;
    pocket_heroes::TemplateWorkspace templates_;
    text_map::TextMapWorkspace textMaps_;
    ambush::PatternWorkspace patterns_;
};

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
    QApplication application(argc, argv);
    // A stroke goes where the pointer went: of quick movements Qt would leave corners out. Set earlier, it
    // would be overwritten: Qt's X11 platform plugin switches this on as it starts.
    QCoreApplication::setAttribute(Qt::AA_CompressHighFrequencyEvents, false);
    const EventFilters eventFilters(application);
    std::function<void()> beforeEnd = [] {};
    const SignalHandler signalHandler([&beforeEnd] { beforeEnd(); });
    const QString dataFolder = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
    CrashLoopGuard start(dataFolder);
    Settings settings;
    installTranslations(application, settings.value(setting::language));
    QApplication::setWindowIcon(programIcon());
    applyLook(settings);

    const Resources resources;
    if (!resources.isComplete()) { // only a broken build has none
        std::fputs("stonemason: no game profile or card catalogue can be used\n", stderr);
        return 2;
    }
    QtDialogs dialogs;
    Games games(resources, dialogs, settings);
    MainWindow window({.settings = settings,
                       .dialogs = dialogs,
                       .workspaces = games.workspaces(),
                       .dataFolder = dataFolder,
                       .recallsLayout = !start.isSafeMode(),
                       .showsBeforeEditors = true});
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
    QStringList arguments = QCoreApplication::arguments();
    openFirstFiles(window, start, filesToOpen(settings), takeKindAsked(arguments));
    watchStart(start, window);
    tellBroken(window, settings, resources);
    window.show();
    return QApplication::exec();
}

} // namespace stonemason
