// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/document_closer.h"

#include "editor/app/dialogs.h"
#include "editor/app/document_saver.h"

#include <algorithm>

namespace stonemason {

bool mayClose(const QList<Document*>& documents, DocumentSaver& saver, Dialogs& dialogs) {
    QList<Document*> unsaved = documents;
    unsaved.removeIf([](const Document* document) { return !document->isModified(); });
    if (unsaved.isEmpty()) return true;
    const SaveAnswer answer = dialogs.askToSave(unsaved);
    return !answer.cancelled &&
           std::ranges::all_of(answer.save, [&](Document* document) { return saver.save(*document); });
}

} // namespace stonemason
