// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/window/window_notices.h"

#include "editor/app/disk/file_paths.h"
#include "editor/app/files/autosave.h"
#include "editor/app/files/document_opener.h"
#include "editor/app/files/document_saver.h"
#include "editor/app/files/open_documents.h"
#include "editor/app/files/outside_changes.h"
#include "editor/app/files/workspace.h"
#include "editor/app/widgets/labels.h"
#include "editor/app/widgets/message_bar.h"
#include "editor/app/widgets/passing_sentence.h"
#include "editor/app/window/document_tabs.h"
#include "editor/text/error_text.h"

#include <utility>

namespace stonemason {

namespace {

const QString messageNotice = QStringLiteral("said");

} // namespace

WindowNotices::WindowNotices(QStatusBar& status, MessageBar& messages, DocumentTabs& tabs, QObject* parent)
    : QObject(parent)
    , status_(status)
    , passing_(new PassingSentence(status))
    , messages_(messages)
    , tabs_(tabs) {
    connect(&tabs, &QTabWidget::currentChanged, this, [this] {
        messages_.dismiss(behindNotice);
        messages_.dismiss(pasteNotice);
        passing_->hide(); // it concerned the document that was in front
        forgetFailures();
    });
}

void WindowNotices::post(Document* document, const Notice& notice) {
    DocumentPage* page = document ? tabs_.pageOf(document) : nullptr;
    MessageBar& bar = page ? page->messages() : messages_;
    if (!notice.onlyUpdates || !bar.textOf(notice.id).isEmpty()) bar.post(notice);
}

void WindowNotices::retract(Document* document, const QString& noticeId) {
    if (const DocumentPage* page = tabs_.pageOf(document)) page->messages().dismiss(noticeId);
}

void WindowNotices::showMessage(const QString& sentence) {
    Document* current = tabs_.currentDocument();
    const bool isInBar = showSentence(status_, sentence);
    if (passing_->showSentence(isInBar ? QString() : sentence))
        retract(current, messageNotice);
    else
        post(current, {.id = messageNotice, .kind = Notice::Kind::Info, .text = sentence});
}

void WindowNotices::follow(const DocumentOpener& opener) {
    connect(&opener, &DocumentOpener::noticePosted, this, &WindowNotices::post);
    connect(&opener, &DocumentOpener::outdated, &messages_, &MessageBar::dismiss);
    connect(&opener, &DocumentOpener::activated, this, &WindowNotices::forgetFailures);
    const auto settle = [this, &opener] { settleFailures(opener); };
    connect(&opener, &DocumentOpener::finishedReading, this, settle, Qt::QueuedConnection);
    connect(&opener, &DocumentOpener::noticePosted, this, [this, settle](Document*, const Notice& notice) {
        if (!notice.id.startsWith(failureNotice)) return;
        noteFailure(notice.id);
        QMetaObject::invokeMethod(this, settle, Qt::QueuedConnection);
    });
}

void WindowNotices::noteFailure(const QString& noticeId) {
    failures_.removeAll(noticeId);
    freshFailures_ += noticeId;
}

/// Has no effect until all files opened together are read.
void WindowNotices::settleFailures(const DocumentOpener& opener) {
    if (!opener.isReading()) failures_ += std::exchange(freshFailures_, {});
}

void WindowNotices::forgetFailures() {
    for (const QString& id : std::exchange(failures_, {}))
        messages_.dismiss(id);
}

void WindowNotices::follow(const DocumentSaver& saver, OpenDocuments& documents) {
    connect(&saver, &DocumentSaver::message, this, &WindowNotices::showMessage);
    connect(&saver, &DocumentSaver::saved, this, [this, &documents](Document* document) {
        if (documents.of(document).lock.isHeld()) retract(document, sharedNotice);
        retract(document, readOnlyNotice);
    });
    // A failed paste is no longer of interest once a document is opened or closed.
    const auto forgetPaste = [this] { messages_.dismiss(pasteNotice); };
    connect(&documents, &OpenDocuments::added, this, forgetPaste);
    connect(&documents, &OpenDocuments::added, this, &WindowNotices::forgetFailures);
    connect(&documents, &OpenDocuments::removed, this, forgetPaste);
}

void WindowNotices::follow(const OutsideChanges& changes) {
    connect(&changes, &OutsideChanges::noticePosted, this, &WindowNotices::post);
    connect(&changes, &OutsideChanges::outdated, this, &WindowNotices::retract);
    connect(&changes, &OutsideChanges::reverted, this,
            [this] { showMessage(tr("Went back to the saved file. Undo brings your changes back.")); });
}

void WindowNotices::follow(const Autosave& autosave, const QString& folder) {
    connect(&autosave, &Autosave::failed, this, [this, folder](const Error& error) {
        post(nullptr, {.id = QStringLiteral("autosave"),
                       .kind = Notice::Kind::Warning,
                       //: %1 is a folder, %2 a sentence that says what is wrong
                       .text = tr("Unsaved work cannot be backed up in %1: %2 Save often.")
                                   .arg(shownPath(folder), errorText(error))});
    });
}

void WindowNotices::follow(const Workspace& workspace) {
    connect(&workspace, &Workspace::message, this, &WindowNotices::showMessage);
    connect(&workspace, &Workspace::noticePosted, this, [this](Document* document, const Notice& notice) {
        notice.text.isEmpty() ? retract(document, notice.id) : post(document, notice);
    });
}

} // namespace stonemason
