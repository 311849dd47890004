// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/outside_changes.h"

#include "core/format/file.h"
#include "editor/app/document_saver.h"
#include "editor/app/file_paths.h"
#include "editor/text/error_text.h"

namespace stonemason {

namespace {

const QString noticeId = QStringLiteral("outside");

} // namespace

OutsideChanges::OutsideChanges(OpenDocuments& documents, DocumentSaver& saver, QObject* parent)
    : QObject(parent), documents_(documents), saver_(saver), watch_(documents) {
    const auto settled = [this](Document* document) {
        fileLost_.remove(document);
        watch_.watch(document);
        emit outdated(document, noticeId);
    };
    connect(&documents_, &OpenDocuments::added, &watch_, &FileWatch::watch);
    connect(&documents_, &OpenDocuments::aboutToRemove, this, [this](Document* document) {
        fileLost_.remove(document);
        watch_.forget(document);
    });
    connect(&saver_, &DocumentSaver::saved, this, settled);
    connect(&watch_, &FileWatch::changed, this, &OutsideChanges::changed);
    connect(&watch_, &FileWatch::returned, this, &OutsideChanges::returned);
    connect(&watch_, &FileWatch::vanished, this, [this](Document* document) {
        lost(document, tr("%1 was deleted or moved by another program. Save to write it again.")
                           .arg(shownPath(document->path())));
    });
    connect(&watch_, &FileWatch::unreadable, this, &OutsideChanges::unreadable);
}

bool OutsideChanges::hasOwnWork(const Document* document) const {
    return document->isModified() && !(fileLost_.contains(document) && document->undoStack().isClean());
}

void OutsideChanges::changed(Document* document, const std::string& bytes) {
    if (hasOwnWork(document)) {
        markLost(document);
        ask(document);
        return;
    }
    const int stepsBefore = document->undoStack().index();
    if (reload(document, bytes)) tellReloaded(document, stepsBefore);
}

void OutsideChanges::ask(Document* document) {
    emit told(document, {.id = noticeId,
                         .kind = Notice::Kind::Warning,
                         .text = tr("The file was changed by another program, and you have unsaved changes."),
                         .buttons = {{tr("Reload the File"), [this, document] { revert(document); }},
                                     {tr("Keep Mine"), [this, document] { keep(document); }},
                                     {tr("Save Mine As…"), [this, document] {
                                          if (!saver_.saveAs(*document)) ask(document);
                                      }}}});
}

bool OutsideChanges::revert(Document* document) {
    if (!reload(document, readFile(nativePath(document->path())))) return false;
    emit outdated(document, noticeId);
    if (const QString loss = document->lossWhenOpened(); !loss.isEmpty())
        emit told(document, {.id = noticeId, .kind = Notice::Kind::Warning, .text = loss});
    return true;
}

bool OutsideChanges::reload(Document* document, const Result<std::string>& bytes) {
    const Status done = bytes ? document->reload(*bytes) : Status(bytes.error());
    if (!done) {
        unreadable(document, done.error());
        return false;
    }
    documents_.of(document).fileHash = hashOf(*bytes);
    fileLost_.remove(document);
    document->markSaved();
    watch_.watch(document);
    return true;
}

void OutsideChanges::tellReloaded(Document* document, int stepsBefore) {
    QStringList sentences{tr("The file was changed by another program and has been read again.")};
    const QString loss = document->lossWhenOpened();
    for (const QString& more : {loss, document->noteWhenOpened()})
        if (!more.isEmpty()) sentences += more;
    Notice notice{.id = noticeId,
                  .kind = loss.isEmpty() ? Notice::Kind::Info : Notice::Kind::Warning,
                  .text = sentences.join(u' ')};
    QUndoStack& steps = document->undoStack();
    if (steps.index() != stepsBefore) {
        notice.buttons = {{tr("Undo"), [&steps] { steps.undo(); }}};
        const auto outdate = [this, document] { emit outdated(document, noticeId); };
        connect(&steps, &QUndoStack::indexChanged, this, outdate, Qt::SingleShotConnection);
    }
    emit told(document, notice);
}

void OutsideChanges::keep(Document* document) {
    if (const auto bytes = readFile(nativePath(document->path())))
        documents_.of(document).fileHash = hashOf(*bytes);
    fileLost_.remove(document); // what it held may come back; it is another program's then
    watch_.watch(document);
}

void OutsideChanges::unreadable(Document* document, const Error& error) {
    lost(document, tr("%1 cannot be read any more: %2 What you see here is kept; save to write it again.")
                       .arg(shownPath(document->path()), errorText(error)));
}

void OutsideChanges::lost(Document* document, const QString& text) {
    markLost(document);
    emit told(document, {.id = noticeId, .kind = Notice::Kind::Warning, .text = text});
}

/// However much is undone: what was opened or saved is no longer what the file holds.
void OutsideChanges::markLost(Document* document) {
    if (document->isNeverSaved()) return;
    fileLost_.insert(document);
    document->markNeverSaved();
}

void OutsideChanges::returned(Document* document) {
    if (fileLost_.remove(document)) document->markNeverSaved(false);
    emit outdated(document, noticeId);
}

} // namespace stonemason
