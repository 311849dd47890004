// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/files/document_closer.h"

#include "editor/app/files/dialogs.h"
#include "editor/app/files/document_saver.h"

#include <QCoreApplication>

#include <algorithm>

namespace stonemason {

namespace {

struct DocumentCloser {
    Q_DECLARE_TR_FUNCTIONS(DocumentCloser)
};

/// Whether the user agrees to the other consequences of closing the document.
bool agreesToEnd(Document& document, Dialogs& dialogs, const BringForward& bringForward) {
    const QString question = document.questionWhenClosed();
    const QStringList running = runningQuestions(document);
    if (!question.isEmpty() || !running.isEmpty()) bringForward(&document);
    if (!question.isEmpty() && !dialogs.confirm(document.title(), question, DocumentCloser::tr("Close")))
        return false;
    return std::ranges::all_of(running, [&](const QString& one) {
        return dialogs.confirm(document.title(), one, DocumentCloser::tr("Stop and Close"));
    });
}

} // namespace

QStringList runningQuestions(const Document& document) {
    QStringList questions;
    for (const RunningWork* work : document.findChildren<RunningWork*>(Qt::FindDirectChildrenOnly))
        if (const QString question = work->questionBeforeItEnds(); !question.isEmpty()) questions += question;
    return questions;
}

bool mayClose(const QList<Document*>& documents, DocumentSaver& saver, Dialogs& dialogs,
              const BringForward& bringForward) {
    if (!std::ranges::all_of(
            documents, [&](Document* document) { return agreesToEnd(*document, dialogs, bringForward); }))
        return false;
    for (Document* document : documents)
        document->endBeforeClosing();
    QList<Document*> unsaved = documents;
    unsaved.removeIf([](const Document* document) { return !document->isModified(); });
    if (unsaved.isEmpty()) return true;
    if (unsaved.size() == 1) bringForward(unsaved.front()); // of several there is a list
    const SaveAnswer answer = dialogs.askToSave(unsaved);
    return !answer.cancelled &&
           std::ranges::all_of(answer.save, [&](Document* document) { return saver.save(*document); });
}

} // namespace stonemason
