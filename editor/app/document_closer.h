// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

namespace stonemason {

class Dialogs;
class Document;
class DocumentSaver;

/// Whether these documents may be closed: their own questions are asked first, then those with unsaved work
/// are asked about, and saved or given
/// up as the answer says. Not when it was cancelled, or when one that was to be saved could not be.
bool mayClose(const QList<Document*>& documents, DocumentSaver& saver, Dialogs& dialogs);

} // namespace stonemason
