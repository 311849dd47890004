// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/files/recovery.h"

#include "editor/app/disk/answering_disk.h"
#include "editor/app/files/autosave.h"
#include "editor/app/files/crash_recovery.h"
#include "editor/app/files/dialogs.h"
#include "editor/app/files/document_opener.h"
#include "editor/app/files/workspace.h"

namespace stonemason {

namespace {

/// The id of the workspace of the recovered work, if its bytes may be recognised as another kind.
QString chosenFor(const LostDocument& lost, const DocumentReader& reader) {
    for (const Workspace* workspace : reader.workspaces())
        if (workspace->id() == lost.record.workspace && !workspace->openAnywayText().isEmpty())
            return workspace->id();
    return {};
}

RecoveryOffer offerOf(const LostDocument& lost, const DocumentReader& reader) {
    RecoveryOffer offer{.title = lost.record.title,
                        .path = lost.record.path,
                        .keptFile = lost.file,
                        .time = lost.record.time.toLocalTime()};
    const QString chosen = chosenFor(lost, reader);
    if (const auto read = reader.readWaiting(lost.bytes, lost.file, ContentSource::Words, chosen)) {
        offer.isReadable = true;
        offer.lost = read->workspace->thumbnail(*read->document, RecoveryOffer::pictureSize);
        if (offer.title.isEmpty()) offer.title = read->document->title();
    }
    if (lost.record.path.isEmpty()) return offer;
    const auto answer = readAnswering(lost.record.path);
    if (!answer || !*answer) return offer;
    const std::string& saved = answer->value();
    if (const auto read = reader.readWaiting(saved, lost.record.path, ContentSource::Words, chosen))
        offer.saved = read->workspace->thumbnail(*read->document, RecoveryOffer::pictureSize);
    offer.fileChanged = !lost.record.fileHash.isEmpty() && lost.record.fileHash != hashOf(saved);
    return offer;
}

} // namespace

bool offerLostWork(const QString& folder, const DocumentReader& reader, DocumentOpener& opener,
                   Autosave& autosave, Dialogs& dialogs) {
    CrashRecovery lost(folder);
    if (lost.documents().empty()) return false;
    QList<RecoveryOffer> offers;
    for (const LostDocument& document : lost.documents())
        offers.push_back(offerOf(document, reader));
    const QList<RecoveryChoice> choices = dialogs.askToRecover(offers);
    for (qsizetype i = 0; i < choices.size(); ++i) {
        const LostDocument& document = lost.documents()[std::size_t(i)];
        if (choices[i] == RecoveryChoice::Discard) lost.discard(document);
        if (choices[i] != RecoveryChoice::Recover) continue;
        const Document* recovered =
            opener.recover(document.bytes, document.record.path, document.record.fileHash, document.file,
                           chosenFor(document, reader));
        if (!recovered) continue;
        autosave.saveNow();
        autosave.flush();
        if (autosave.isKept(recovered)) lost.discard(document);
    }
    return true;
}

} // namespace stonemason
