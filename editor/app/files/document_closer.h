// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>
#include <QStringList>

#include <functional>

namespace stonemason {

/// Work that was begun for a document, takes its time and ends with it: a child of the document. It is no
/// part of the document: nothing of it is saved or recovered, so that closing the document asks first.
class RunningWork : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// What a person is asked before it is given up, a sentence or more that says how far it is; empty while
    /// nothing runs.
    virtual QString questionBeforeItEnds() const = 0;
};

class Dialogs;
class Document;
class DocumentSaver;

/// The questions about running work that would end with the document; empty when nothing runs.
QStringList runningQuestions(const Document& document);

/// Shows the tab of a document that a question is about.
using BringForward = std::function<void(Document*)>;

/// Whether these documents may be closed: their own questions are asked first and those of what runs for
/// them, then those with unsaved work are asked about, and saved or given up as the answer says. Not when it
/// was cancelled, or when one that was to be saved could not be.
bool mayClose(const QList<Document*>& documents, DocumentSaver& saver, Dialogs& dialogs,
              const BringForward& bringForward);

} // namespace stonemason
