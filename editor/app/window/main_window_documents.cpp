// SPDX-License-Identifier: GPL-3.0-or-later
// The documents of the window: their pages, the current one, and what closes them.
#include "editor/app/files/document_closer.h"
#include "editor/app/files/workspace.h"
#include "editor/app/settings/settings.h"
#include "editor/app/widgets/action_reason.h"
#include "editor/app/window/document_tabs.h"
#include "editor/app/window/main_window.h"
#include "editor/app/window/window_tour.h"

#include <QCloseEvent>
#include <QHash>

namespace stonemason {

void MainWindow::addPage(Document* document) {
    Workspace* workspace = documents_.of(document).workspace;
    workspace->ensureEditor();
    DocumentPage* page = tabs_->addPage(*document);
    page->setView(workspace->createView(*document, page));
    history_.addStack(&document->undoStack());
    connect(document, &Document::titleChanged, this, &MainWindow::describe);
    connect(document, &Document::modifiedChanged, this, &MainWindow::describe);
}

void MainWindow::removePage(Document* document) {
    disconnect(document, nullptr, this, nullptr);
    tabs_->removePage(document);
    history_.removeStack(&document->undoStack());
}

void MainWindow::showCurrent() {
    current_ = tabs_->currentDocument();
    Workspace* owner = current_ ? documents_.of(current_).workspace : nullptr;
    if (owner) {
        takeIn(*owner);
        places_.show(owner);
    }
    layout_.showDocks(owner ? owner->id() : QString());
    for (Workspace* workspace : parts_.workspaces)
        if (workspace == owner)
            workspace->setCurrent(current_, tabs_->currentPage()->view());
        else if (workspace->hasEditor())
            workspace->setCurrent(nullptr, nullptr);
    history_.setActiveStack(current_ ? &current_->undoStack() : nullptr);
    describe();
}

void MainWindow::describe() {
    const QString program = tr("Stonemason");
    setWindowTitle(current_ ? tr("%1[*] — %2").arg(fullTitle(*current_), program) : program);
    setWindowModified(current_ && current_->isModified());
    setWindowFilePath(current_ ? current_->path() : QString());
    enableActions();
}

void MainWindow::enableActions() {
    const bool any = current_ != nullptr;
    const QString none = tr("No document is open.");
    for (QAction* action : {actions_.saveAs, actions_.saveCopy, actions_.close, actions_.nextPanel,
                            actions_.previousPanel, actions_.resetLayout})
        allow(*action, any, none);
    const bool isUnsaved = any && (current_->isModified() || current_->path().isEmpty());
    allow(*actions_.save, isUnsaved, any ? tr("All changes are saved.") : none);
    const bool differs = any && current_->isModified();
    allow(*actions_.revert, differs && !current_->path().isEmpty(),
          !any      ? none
          : differs ? tr("The document was never saved.")
                    : tr("Nothing has changed since it was saved."));
    allow(*actions_.saveAll, !documents_.modified().isEmpty(), tr("All changes are saved."));
    allow(*actions_.closeOthers, any && tabs_->documents().size() > 1, tr("No other document is open."));
    enableTabActions();
}

/// Called for both changes because the current tab may change before the number of tabs does.
void MainWindow::enableTabActions() {
    for (QAction* action : {actions_.nextTab, actions_.previousTab, actions_.listTabs})
        allow(*action, tabs_->count() > 1, tr("There is no other tab."));
    allow(*actions_.start, !tabs_->startIsCurrent(), tr("The start page is in front."));
}

bool MainWindow::mayClose(const QList<Document*>& documents) {
    return stonemason::mayClose(documents, saver_, parts_.dialogs,
                                [this](const Document* document) { tabs_->show(document); });
}

bool MainWindow::closeDocuments(const QList<Document*>& documents) {
    if (saver_.isBusy() || !mayClose(documents)) return false;
    for (Document* document : documents)
        documents_.remove(document);
    return true;
}

void MainWindow::closeOthers(Document* document) {
    QList<Document*> others = tabs_->documents();
    others.removeAll(document);
    closeDocuments(others);
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (saver_.isBusy()) {
        closesWhenSaved_ = true;
        event->ignore();
        return;
    }
    tour_->end();
    if (!opener_.mayGiveUp() || !mayClose(documents_.all())) {
        event->ignore();
        return;
    }
    if (!holdsLayout_) layout_.remember();
    QStringList open = holdsFiles_ ? parts_.settings.value(setting::openFiles) : QStringList();
    for (const Document* document : tabs_->documents())
        if (!document->path().isEmpty() && !open.contains(document->path())) open += document->path();
    QHash<QString, QString> kinds;
    for (Document* document : tabs_->documents())
        kinds.insert(document->path(), documents_.of(document).chosenKind);
    for (const QString& path : opener_.giveUp()) {
        if (!open.contains(path)) open += path;
        kinds.insert(path, opener_.kindChosenFor(path));
    }
    parts_.settings.setValue(setting::openFiles, open);
    for (auto [path, kind] : kinds.asKeyValueRange())
        if (!kind.isEmpty()) recent_.choose(path, kind);
    event->accept();
}

} // namespace stonemason
