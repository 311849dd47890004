// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/document_closer.h"

#include "editor/app/dialogs.h"
#include "editor/app/document_saver.h"

#include <QCoreApplication>

#include <algorithm>

namespace stonemason {

namespace {

struct DocumentCloser {
    Q_DECLARE_TR_FUNCTIONS(DocumentCloser)
};

/// Whether the person agrees to what else ends with it.
bool agreesToEnd(const Document& document, Dialogs& dialogs) {
    const QString question = document.questionWhenClosed();
    return question.isEmpty() || dialogs.confirm(document.title(), question, DocumentCloser::tr("Close"));
}

} // namespace

bool mayClose(const QList<Document*>& documents, DocumentSaver& saver, Dialogs& dialogs) {
    if (!std::ranges::all_of(documents, [&](Document* document) { return agreesToEnd(*document, dialogs); }))
        return false;
    for (Document* document : documents)
        document->endBeforeClosing();
    QList<Document*> unsaved = documents;
    unsaved.removeIf([](const Document* document) { return !document->isModified(); });
    if (unsaved.isEmpty()) return true;
    const SaveAnswer answer = dialogs.askToSave(unsaved);
    return !answer.cancelled &&
           std::ranges::all_of(answer.save, [&](Document* document) { return saver.save(*document); });
}

} // namespace stonemason
