// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QStringList>

#include <functional>

namespace stonemason {

class Dialogs;
class Document;
class DocumentSaver;

/// What is asked about the work that runs for a document and would end with it; empty when nothing runs.
QStringList runningQuestions(const Document& document);

/// Shows the tab of a document that a question is about.
using BringForward = std::function<void(Document*)>;

/// Whether these documents may be closed: their own questions are asked first and those of what runs for
/// them, then those with unsaved work are asked about, and saved or given up as the answer says. Not when it
/// was cancelled, or when one that was to be saved could not be.
bool mayClose(const QList<Document*>& documents, DocumentSaver& saver, Dialogs& dialogs,
              const BringForward& bringForward);

} // namespace stonemason
