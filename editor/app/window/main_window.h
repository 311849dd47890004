// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/files/autosave.h"
#include "editor/app/files/document_opener.h"
#include "editor/app/files/document_saver.h"
#include "editor/app/files/open_documents.h"
#include "editor/app/files/outside_changes.h"
#include "editor/app/files/recent_files.h"
#include "editor/app/window/commands.h"
#include "editor/app/window/window_actions.h"
#include "editor/app/window/window_layout.h"
#include "editor/app/window/window_tour.h"
#include "editor/app/window/workspace_places.h"

#include <QMainWindow>
#include <QSet>
#include <QUndoGroup>

namespace stonemason {

class CommandSearch;
class Dialogs;
class DocumentPage;
class DocumentTabs;
class PreferencesDialog;
class Settings;
class WindowMenus;
class WindowNotices;
class Workspace;

/// The window: menus, tool bar, docks, and a tab for each open document. It depends only on Document and
/// Workspace, not on what is in them.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    /// What the window works with; all of it outlives the window.
    struct Parts {
        Settings& settings;
        Dialogs& dialogs;
        QList<Workspace*> workspaces; ///< one at least
        QString dataFolder;           ///< where locks and recovered work are kept
        bool recallsLayout = true;    ///< begins with the size and the panels it had last
        /// The menus of the first workspace come when the window has been painted, unless documents or
        /// commands are asked for earlier; otherwise they are there from the beginning.
        bool showsBeforeEditors = false;
        QList<StartGame> games{}; ///< for the start page; none: one for each workspace
    };

    explicit MainWindow(const Parts& parts);
    ~MainWindow() override;

    /// Opens each file in a tab; those that cannot be read are reported above the tabs.
    /// @param as the id of the workspace that is to read them; empty: whatever recognises them
    void openFiles(const QStringList& paths, const QString& as = {});
    /// Tidies up after processes that were killed, and asks about the work that they left. False when
    /// there is none.
    bool offerLostWork();
    /// While held, closing does not overwrite the remembered layout: the user has not decided yet whether
    /// to keep it.
    void holdLayout(bool held) { holdsLayout_ = held; }
    /// Likewise the files that were open last; those that are open now come behind them.
    void holdOpenFiles(bool held) { holdsFiles_ = held; }
    /// A notice for the document's tab; nullptr: for the window, whichever tab is shown.
    void postNotice(Document* document, const Notice& notice);

    OpenDocuments& documents() { return documents_; }
    DocumentOpener& opener() { return opener_; }
    DocumentTabs& tabs() { return *tabs_; }
    DocumentSaver& saver() { return saver_; }
    OutsideChanges& outside() { return outside_; }
    Autosave& autosave() { return autosave_; }
    WindowActions& actions() { return actions_; }
    /// Of all workspaces: it creates the editors that are not there yet.
    Commands& commands();
    WindowLayout& layoutOfDocks() { return layout_; }
    MessageBar& messages() { return *messages_; }
    WindowTour& tour() { return *tour_; }

signals:
    /// The guide is asked for; `address` as in setHelpPage(), empty when nothing shown has a page.
    void guideRequested(const QString& address);

protected:
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void buildCentre();
    QList<StartGame> startGames() const;
    void takeIn(Workspace& workspace);
    void showFirstKind();
    void connectActions();
    void connectServices();
    void makeTour();
    void openAnyway(const Workspace& workspace);
    void addPage(Document* document);
    void removePage(Document* document);
    void showCurrent();
    void askForGuide();
    void describe();
    void enableActions();
    void enableTabActions();
    bool mayClose(const QList<Document*>& documents);
    bool closeDocuments(const QList<Document*>& documents);
    void closeOthers(Document* document);
    void showNew();
    void findCommand();
    void showShortcuts();
    PreferencesDialog* showPreferences();
    void applySettings();

    Parts parts_;
    QUndoGroup history_;
    WindowActions actions_;
    RecentFiles recent_;
    DocumentReader reader_;
    OpenDocuments documents_;
    DocumentOpener opener_;
    DocumentSaver saver_;
    OutsideChanges outside_;
    Autosave autosave_;
    QToolBar* toolBar_;
    WindowLayout layout_;
    WorkspacePlaces places_;
    std::unique_ptr<WindowMenus> menus_;
    QDockWidget* historyDock_ = nullptr;
    QSet<const Workspace*> takenIn_; ///< those whose docks and actions the window has
    Commands commands_;
    CommandSearch* search_ = nullptr;
    DocumentTabs* tabs_ = nullptr;
    MessageBar* messages_ = nullptr;
    WindowNotices* notices_ = nullptr;
    std::unique_ptr<WindowTour> tour_;
    Document* current_ = nullptr;
    bool holdsLayout_ = false;
    bool holdsFiles_ = false;
    bool closesWhenSaved_ = false; ///< it was to be closed while a document was being saved
};

} // namespace stonemason
