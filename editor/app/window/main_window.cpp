// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/window/main_window.h"

#include "editor/app/files/dialogs.h"
#include "editor/app/files/file_choice.h"
#include "editor/app/files/recovery.h"
#include "editor/app/files/workspace.h"
#include "editor/app/settings/settings.h"
#include "editor/app/widgets/appearance.h"
#include "editor/app/widgets/focus_handover.h"
#include "editor/app/widgets/help_page.h"
#include "editor/app/widgets/look.h"
#include "editor/app/window/command_search.h"
#include "editor/app/window/document_tabs.h"
#include "editor/app/window/full_screen.h"
#include "editor/app/window/help_dialogs.h"
#include "editor/app/window/history_dock.h"
#include "editor/app/window/new_dialog.h"
#include "editor/app/window/panel_walk.h"
#include "editor/app/window/preferences_dialog.h"
#include "editor/app/window/shortcut_tree.h"
#include "editor/app/window/shortcuts_page.h"
#include "editor/app/window/start_cards.h"
#include "editor/app/window/start_page.h"
#include "editor/app/window/window_menus.h"
#include "editor/app/window/window_notices.h"

#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QMenuBar>
#include <QStatusBar>
#include <QTimer>
#include <QToolBar>
#include <QVBoxLayout>

namespace stonemason {

namespace {

/// Adds a widget that messages of the status bar hide. Qt would show it beside a message already displayed.
void addBesideMessages(QStatusBar& bar, QWidget& widget) {
    bar.addWidget(&widget);
    if (bar.currentMessage().isEmpty()) return;
    widget.hide();
    widget.setAttribute(Qt::WA_WState_ExplicitShowHide, false); // the bar shows it when the message goes
}

QString lockFolder(const QString& dataFolder) {
    return QDir(dataFolder).filePath(QStringLiteral("locks"));
}

QString recoveryFolder(const QString& dataFolder) {
    return QDir(dataFolder).filePath(QStringLiteral("recovery"));
}

QStringList idsOf(const QList<Workspace*>& workspaces) {
    QStringList ids;
    for (const Workspace* workspace : workspaces)
        ids += workspace->id();
    return ids;
}

int autosaveInterval(const Settings& settings) {
    return settings.value(setting::autosaveSeconds) * 1000;
}

} // namespace

MainWindow::MainWindow(const Parts& parts)
    : parts_(parts)
    , actions_(history_, parts.settings, this)
    , recent_(parts.settings)
    , reader_(parts.workspaces)
    , opener_(documents_, reader_, recent_, parts.dialogs, lockFolder(parts.dataFolder))
    , saver_(documents_, parts.dialogs, parts.settings, recent_, lockFolder(parts.dataFolder))
    , outside_(documents_, saver_)
    , autosave_(documents_, recoveryFolder(parts.dataFolder), autosaveInterval(parts.settings))
    , toolBar_(new QToolBar(tr("Tool bar"), this))
    , layout_(*this, *toolBar_, parts.settings)
    , commands_(parts.settings, idsOf(parts.workspaces)) {
    setObjectName(QStringLiteral("mainWindow"));
    new FocusTracker(this);
    connect(new FileDrops(*this), &FileDrops::dropped, this,
            [this](const QStringList& paths) { openFiles(paths); });
    new FullScreen(*this, *actions_.fullScreen);
    setDockNestingEnabled(true);
    setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    toolBar_->setObjectName(QStringLiteral("toolBar"));
    buildCentre();
    historyDock_ = makeHistoryDock(history_, this);
    historyDock_->hide(); // until it is in the layout
    statusBar()->setContentsMargins(gap, 0, gap, 0);
    menus_ = std::make_unique<WindowMenus>(
        WindowMenus::Parts{*this, *toolBar_, actions_, parts_.workspaces, places_, recent_}, startGames(),
        [this](const QString& path) { openFiles({path}); });
    if (!parts.showsBeforeEditors) showFirstKind();
    connectActions();
    connectServices();
    makeTour();
    if (parts.recallsLayout)
        layout_.recall();
    else
        layout_.takeFirstSize();
    showCurrent();
}

MainWindow::~MainWindow() {
    tour_.reset(); // while everything that it restores still exists
    const QList<Document*> open = documents_.all();
    for (Document* document : open)
        documents_.remove(document);
    disconnect(tabs_, nullptr, this, nullptr);
}

void MainWindow::buildCentre() {
    auto* centre = new QWidget(this);
    auto* column = new QVBoxLayout(centre);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    messages_ = new MessageBar(centre);
    auto* start = new StartPage(startGames(), {actions_.open, actions_.pasteAsNew}, reader_, recent_, centre);
    connect(start, &StartPage::sampleChosen, &opener_, &DocumentOpener::openSample);
    connect(start, &StartPage::fileChosen, &opener_, [this](const QString& path) { opener_.open(path); });
    tabs_ = new DocumentTabs(start, centre);
    column->addWidget(messages_);
    column->addWidget(tabs_, 1);
    setCentralWidget(centre);
}

QList<StartGame> MainWindow::startGames() const {
    if (!parts_.games.isEmpty()) return parts_.games;
    QList<StartGame> games;
    for (Workspace* workspace : parts_.workspaces) {
        StartGame game{.samples = workspace->samples()};
        if (!game.samples.isEmpty()) game.picture = game.samples.front();
        for (QAction* action : workspace->newDocumentActions())
            game.verbs += {.text = plainTextOf(*action), .action = action};
        if (game.verbs.isEmpty()) continue;
        game.name = game.verbs.front().text;
        games += game;
    }
    return games;
}

/// Creates the workspace's editor and adds its docks, actions and status widgets. Its actions are in the
/// menus temporarily, to collect its commands.
void MainWindow::takeIn(Workspace& workspace) {
    if (takenIn_.contains(&workspace)) return;
    takenIn_ += &workspace;
    workspace.ensureEditor();
    const QList<QDockWidget*> docks = workspace.docks() + QList{historyDock_};
    for (QWidget* widget : workspace.statusWidgets())
        if (widget->property("area") == QStringLiteral("left"))
            addBesideMessages(*statusBar(), *widget);
        else
            statusBar()->addPermanentWidget(widget);
    menus_->add(workspace, docks);
    const Workspace* shown = places_.shown();
    places_.show(&workspace);
    commands_.take(workspace, menuBar()->actions());
    if (shown) places_.show(shown);
    commands_.restoreKeys();
    layout_.showDocks({});
    layout_.addDocks({{workspace.id(), docks}});
}

/// Shows the menus of the first kind while no document is open.
void MainWindow::showFirstKind() {
    if (places_.shown() && !documents_.isEmpty()) return;
    takeIn(*parts_.workspaces.front());
    places_.show(parts_.workspaces.front());
}

Commands& MainWindow::commands() {
    showFirstKind();
    if (takenIn_.size() < parts_.workspaces.size()) {
        for (Workspace* workspace : parts_.workspaces)
            takeIn(*workspace);
        showCurrent();
    }
    return commands_;
}

void MainWindow::connectActions() {
    connect(actions_.create, &QAction::triggered, this, &MainWindow::showNew);
    const auto on = [this](QAction* action, auto act) { connect(action, &QAction::triggered, this, act); };
    on(actions_.open, [this] {
        const ChosenFiles files = askForFiles(parts_.workspaces, parts_.settings, parts_.dialogs);
        openFiles(files.paths, files.as);
    });
    for (Workspace* workspace : parts_.workspaces) {
        const AnywayActions own = workspace->anywayActions();
        if (own.open) on(own.open, [this, workspace] { openAnyway(*workspace); });
        if (own.paste)
            on(own.paste,
               [this, id = workspace->id()] { opener_.paste(QApplication::clipboard()->text(), id); });
    }
    on(actions_.save, [this] { saver_.save(*current_); });
    on(actions_.saveAs, [this] { saver_.saveAs(*current_); });
    on(actions_.saveCopy, [this] { saver_.saveCopy(*current_); });
    on(actions_.saveAll, [this] { saver_.saveAll(); });
    on(actions_.revert, [this] { outside_.revert(current_); });
    on(actions_.recover, [this] {
        if (!offerLostWork()) notices_->showMessage(tr("There is no unsaved work to recover."));
    });
    on(actions_.close, [this] { closeDocuments({current_}); });
    on(actions_.closeOthers, [this] { closeOthers(current_); });
    on(actions_.quit, [this] { close(); });
    on(actions_.clearRecent, [this] { recent_.clear(); });
    on(actions_.pasteAsNew, [this] { opener_.paste(QApplication::clipboard()->text()); });
    on(actions_.start, [this] { tabs_->showStart(); });
    on(actions_.nextTab, [this] { tabs_->step(1); });
    on(actions_.previousTab, [this] { tabs_->step(-1); });
    on(actions_.listTabs, [this] { tabs_->showList(); });
    const auto step = [this](int by) {
        if (const DocumentPage* page = tabs_->currentPage()) stepPanel(*page->view(), by);
    };
    on(actions_.nextPanel, [step] { step(1); });
    on(actions_.previousPanel, [step] { step(-1); });
    on(actions_.resetLayout, [this] { layout_.reset(); });
    on(actions_.findCommand, &MainWindow::findCommand);
    on(actions_.preferences, &MainWindow::showPreferences);
    on(actions_.shortcuts, &MainWindow::showShortcuts);
    on(actions_.guide, &MainWindow::askForGuide);
    on(actions_.about, [this] { showAbout(*this); });
    on(actions_.aboutQt, [] { QApplication::aboutQt(); });
    connect(actions_.appearance, &QActionGroup::triggered, this, [this](const QAction* choice) {
        const auto appearance = Appearance(choice->data().toInt());
        parts_.settings.setValue(setting::appearance, appearance);
        applyAppearance(appearance);
    });
}

void MainWindow::connectServices() {
    notices_ = new WindowNotices(*statusBar(), *messages_, *tabs_, this);
    connect(&documents_, &OpenDocuments::added, this, &MainWindow::addPage);
    connect(&documents_, &OpenDocuments::aboutToRemove, this, &MainWindow::removePage);
    connect(&documents_, &OpenDocuments::removed, this, &MainWindow::showFirstKind, Qt::QueuedConnection);
    connect(&opener_, &DocumentOpener::activated, tabs_, &DocumentTabs::show);
    connect(&saver_, &DocumentSaver::questionAhead, tabs_, &DocumentTabs::show);
    connect(&saver_, &DocumentSaver::saved, this, [this] {
        if (std::exchange(closesWhenSaved_, false))
            QMetaObject::invokeMethod(this, &MainWindow::close, Qt::QueuedConnection);
    });
    const auto stay = [this] { closesWhenSaved_ = closesWhenSaved_ && saver_.isBusy(); };
    connect(&saver_, &DocumentSaver::busyChanged, this, stay, Qt::QueuedConnection); // it was not saved
    saver_.keepFirst = [this](const Document& document, const FutureFile& saving,
                              const std::function<void()>& then) {
        autosave_.keepForSave(&document, saving, then);
    };
    notices_->follow(opener_);
    notices_->follow(saver_, documents_);
    notices_->follow(outside_);
    notices_->follow(autosave_, recoveryFolder(parts_.dataFolder));
    connect(tabs_, &QTabWidget::currentChanged, this, &MainWindow::showCurrent);
    connect(tabs_, &DocumentTabs::countChanged, this, &MainWindow::enableTabActions);
    connect(tabs_, &DocumentTabs::closeRequested, this,
            [this](Document* document) { closeDocuments({document}); });
    connect(tabs_, &DocumentTabs::closeOthersRequested, this, &MainWindow::closeOthers);
    for (Workspace* workspace : parts_.workspaces) {
        connect(workspace, &Workspace::created, this, [this, workspace](Document* document) {
            documents_.add(std::unique_ptr<Document>(document), *workspace);
            tabs_->show(document);
        });
        connect(workspace, &Workspace::fileKept, &recent_, &RecentFiles::add);
        connect(workspace, &Workspace::saveRequested, actions_.save, &QAction::trigger);
        notices_->follow(*workspace);
    }
}

void MainWindow::makeTour() {
    tour_ =
        std::make_unique<WindowTour>(WindowTour::Parts{*this, parts_.workspaces, parts_.settings, opener_,
                                                       documents_, *tabs_, *messages_, layout_, actions_});
    connect(actions_.tour, &QAction::triggered, tour_.get(), &WindowTour::start);
}

void MainWindow::openFiles(const QStringList& paths, const QString& as) {
    for (const QString& path : paths)
        opener_.open(path, {}, as);
}

void MainWindow::openAnyway(const Workspace& workspace) {
    const ChosenFiles files = askForFilesOf(workspace, parts_.settings, parts_.dialogs);
    openFiles(files.paths, files.as);
}

bool MainWindow::offerLostWork() {
    FileLock::sweep(lockFolder(parts_.dataFolder));
    return stonemason::offerLostWork(recoveryFolder(parts_.dataFolder), reader_, opener_, autosave_,
                                     parts_.dialogs);
}

void MainWindow::postNotice(Document* document, const Notice& notice) {
    notices_->post(document, notice);
}

/// Requests the page for the panel with the focus, or else for the document.
void MainWindow::askForGuide() {
    const QString address = helpPageOf(QApplication::focusWidget());
    const DocumentPage* page = tabs_->currentPage();
    emit guideRequested(address.isEmpty() && page ? helpPageOf(page->view()) : address);
}

void MainWindow::showNew() {
    Workspace* current = current_ ? documents_.of(current_).workspace : nullptr;
    const QList<QAction*> ways = current ? current->newDocumentActions() : QList<QAction*>();
    auto* dialog = new NewDialog(startGames(), reader_, ways.value(0), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &NewDialog::sampleChosen, &opener_, &DocumentOpener::openSample);
    dialog->open();
}

void MainWindow::findCommand() {
    showFirstKind();
    if (!search_) search_ = new CommandSearch(commands_, parts_.settings, this);
    search_->open(places_.shown()->id());
}

void MainWindow::showShortcuts() {
    auto* dialog = new ShortcutsDialog(commands(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ShortcutsDialog::changeRequested, this, [this] {
        PreferencesDialog* preferences = showPreferences();
        preferences->showPage(preferences->findChild<ShortcutsPage*>());
    });
    dialog->show();
}

PreferencesDialog* MainWindow::showPreferences() {
    PreferencesDialog* dialog = makePreferences(parts_.settings, commands(), parts_.workspaces, this);
    connect(dialog, &PreferencesDialog::applied, this, &MainWindow::applySettings);
    dialog->open();
    return dialog;
}

void MainWindow::applySettings() {
    applyLook(parts_.settings);
    for (QAction* choice : actions_.appearance->actions())
        choice->setChecked(choice->data().toInt() == int(parts_.settings.value(setting::appearance)));
    autosave_.setInterval(autosaveInterval(parts_.settings));
    recent_.fit();
}

void MainWindow::paintEvent(QPaintEvent* event) {
    QMainWindow::paintEvent(event);
    if (!places_.shown()) QTimer::singleShot(0, this, &MainWindow::showFirstKind);
}

void MainWindow::changeEvent(QEvent* event) {
    if (event->type() == QEvent::ActivationChange && isActiveWindow()) outside_.watch().checkAll();
    QMainWindow::changeEvent(event);
}

} // namespace stonemason
