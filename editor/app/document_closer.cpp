// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/document_closer.h"

#include "editor/app/dialogs.h"
#include "editor/app/document_saver.h"
#include "editor/app/running_work.h"

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
    if (!question.isEmpty() && !dialogs.confirm(document.title(), question, DocumentCloser::tr("Close")))
        return false;
    return std::ranges::all_of(runningQuestions(document), [&](const QString& running) {
        return dialogs.confirm(document.title(), running, DocumentCloser::tr("Stop and Close"));
    });
}

} // namespace

QStringList runningQuestions(const Document& document) {
    QStringList questions;
    for (const RunningWork* work : document.findChildren<RunningWork*>(Qt::FindDirectChildrenOnly))
        if (const QString question = work->questionBeforeItEnds(); !question.isEmpty()) questions += question;
    return questions;
}

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
