// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QList>
#include <QObject>
#include <QPointer>
#include <QStringList>
#include <QUrl>

#include <string>
#include <string_view>
#include <vector>

namespace stonemason {
class Dialogs;
}

namespace stonemason::token_battle {

class DeckDocument;
struct Catalogue;
struct DeckReading;

/// Gives a deck that was read alone from a pasted text and has no name there the title of the text, or
/// "Pasted deck". Returns whether it is the latter.
bool namePastedDeck(DeckReading& reading, std::string_view text, const Catalogue& catalogue);

/// Adds decks to an open library from text, in any of the forms there are, and from files: what is pasted
/// and dropped. Each addition is one undo step, and adding the same once more changes nothing. The user is
/// asked first about decks that cannot be held, and faults of a text or a file are reported.
class DeckImporter : public QObject {
    Q_OBJECT

public:
    explicit DeckImporter(Dialogs& dialogs, QObject* parent = nullptr);

    /// The decks of the text, in front of the one at `before`. When there are none, lacked() is emitted with
    /// the reason.
    void addText(DeckDocument& document, const QString& text, int before);
    /// The decks of the files, one after the other. Those that cannot be read are reported.
    void addFiles(DeckDocument& document, const QList<QUrl>& files, int before);

signals:
    /// A sentence for the status bar.
    void message(const QString& sentence);
    /// What was missing from what was added last, in sentences; empty when it had all.
    void lacked(stonemason::token_battle::DeckDocument* document, const QString& sentences);
    /// The same once it is another for what was done to the decks since.
    void lackChanged(stonemason::token_battle::DeckDocument* document, const QString& sentences);

private:
    /// Forgets what was added before.
    void begin();
    /// Reports what is missing and follows the decks.
    void finish(DeckDocument& document);
    void refuse(const QString& why);
    /// Whether anything was added.
    bool addReading(DeckDocument& document, const DeckReading& reading, int before);
    QString lackIn(const DeckDocument& document) const;
    void followLack();

    Dialogs& dialogs_;
    QPointer<DeckDocument> document_;     ///< decks were added to last
    QStringList lasting_;                 ///< sentences that no edit changes
    std::vector<std::string> unfinished_; ///< names of decks that were added last
    QString lack_;                        ///< as it was reported
};

} // namespace stonemason::token_battle
