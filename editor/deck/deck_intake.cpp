// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/deck/deck_intake.h"

#include "core/format/file.h"
#include "editor/app/dialogs.h"
#include "editor/app/file_paths.h"
#include "editor/deck/deck_edits.h"
#include "editor/text/deck_text.h"

namespace stonemason {

DeckIntake::DeckIntake(Dialogs& dialogs, QObject* parent) : QObject(parent), dialogs_(dialogs) {
}

void DeckIntake::takeText(DeckDocument& document, const QString& text, int before) {
    const auto reading = text.size() > maximumFileSize
                             ? Result<DeckReading>(Error{{"file/too-large", {int(maximumFileSize)}}})
                             : readDecks(text.toStdString(), document.catalogue());
    if (reading)
        take(document, *reading, before);
    else
        emit message(tr("No deck can be taken from this text. %1")
                         .arg(deckText(reading.error(), document.catalogue())));
}

void DeckIntake::takeFiles(DeckDocument& document, const QList<QUrl>& files, int before) {
    QStringList failures;
    for (const QUrl& file : files) {
        const QString path = file.toLocalFile();
        const auto bytes = readFile(nativePath(path));
        const auto reading =
            bytes ? readDecks(*bytes, document.catalogue()) : Result<DeckReading>(bytes.error());
        const int count = document.library().size();
        if (!reading)
            //: %1 is a file, %2 a sentence
            failures += tr("%1: %2").arg(shownPath(path), deckText(reading.error(), document.catalogue()));
        else if (take(document, *reading, before))
            before += document.library().size() - count;
    }
    if (!failures.isEmpty()) dialogs_.inform(tr("Not every file holds decks"), failures.join(u'\n'));
}

bool DeckIntake::take(DeckDocument& document, const DeckReading& reading, int before) {
    const DeckOpening opening = openingOf(reading, document.catalogue());
    if (reading.library.empty()) {
        if (opening.loss.isEmpty())
            emit message(tr("There is no deck in this."));
        else
            dialogs_.inform(tr("No deck can be taken"), opening.loss);
        return false;
    }
    if (!opening.loss.isEmpty() &&
        !dialogs_.confirm(tr("Not every deck can be taken"), opening.loss, tr("Take the Rest")))
        return false;
    const int count = reading.library.size();
    insertLibrary(document, tr("Take in %n deck(s)", nullptr, count), before, reading.library);
    const QString done = tr("%n deck(s) were added.", nullptr, count);
    emit message(opening.note.isEmpty() ? done : done + u' ' + opening.note);
    return true;
}

} // namespace stonemason
