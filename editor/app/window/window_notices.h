// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>

class QStatusBar;

namespace stonemason {

class Autosave;
class Document;
class DocumentOpener;
class DocumentSaver;
class DocumentTabs;
class MessageBar;
class PassingSentence;
class OpenDocuments;
class OutsideChanges;
class Workspace;
struct Notice;

/// Shows messages of the window without interrupting the work: sentences in the status bar, and notices above
/// the document that they concern or above all tabs. Events of the objects it follows are shown as they
/// occur.
class WindowNotices : public QObject {
    Q_OBJECT

public:
    /// Of the window: they go with it.
    WindowNotices(QStatusBar& status, MessageBar& messages, DocumentTabs& tabs, QObject* parent);

    /// A notice for the document's tab; nullptr: for the window, whichever tab is shown.
    void post(Document* document, const Notice& notice);
    /// The document's notice of that id is outdated.
    void retract(Document* document, const QString& noticeId);
    /// What there is no room for in the status bar stands above the document, until it is put away. In either
    /// place it clears the last message in the other; an empty sentence does nothing else.
    void showMessage(const QString& sentence);

    /// That a file could not be opened concerns what was in front then: the notice goes when another document
    /// is shown or opened. Files that are opened together keep each other's notices.
    void follow(const DocumentOpener& opener);
    void follow(const DocumentSaver& saver, OpenDocuments& documents);
    void follow(const OutsideChanges& changes);
    /// @param folder where it keeps unsaved work
    void follow(const Autosave& autosave, const QString& folder);
    void follow(const Workspace& workspace);

private:
    void noteFailure(const QString& noticeId);
    void settleFailures(const DocumentOpener& opener);
    void forgetFailures();

    QStatusBar& status_;
    PassingSentence* passing_; ///< a child of the window
    MessageBar& messages_;
    DocumentTabs& tabs_;
    QStringList freshFailures_; ///< notices of files that are opened together with what is still to come
    QStringList failures_;      ///< the notices of earlier ones
};

} // namespace stonemason
