// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

class QStatusBar;

namespace stonemason {

class Autosave;
class Document;
class DocumentOpener;
class DocumentSaver;
class DocumentTabs;
class MessageBar;
class OpenDocuments;
class OutsideChanges;
class Workspace;
struct Notice;

/// What the window tells a person without stopping the work: sentences in the status bar, and notices above
/// the document that they are about or above all tabs. Whatever it follows is told as it comes.
class WindowNotices : public QObject {
    Q_OBJECT

public:
    /// Of the window: they go with it.
    WindowNotices(QStatusBar& status, MessageBar& messages, DocumentTabs& tabs, QObject* parent);

    /// A notice for the document's tab; nullptr: for the window, whichever tab is shown.
    void tell(Document* document, const Notice& notice);
    /// What the document's notice of that id says is no longer so.
    void retract(Document* document, const QString& noticeId);
    /// What there is no room for in the status bar stands above the document, until it is put away. In either
    /// place it takes back what was said last in the other; an empty sentence does nothing else.
    void say(const QString& sentence);

    void follow(const DocumentOpener& opener);
    void follow(const DocumentSaver& saver, OpenDocuments& documents);
    void follow(const OutsideChanges& changes);
    /// @param folder where it keeps unsaved work
    void follow(const Autosave& autosave, const QString& folder);
    void follow(const Workspace& workspace);

private:
    QStatusBar& status_;
    MessageBar& messages_;
    DocumentTabs& tabs_;
};

} // namespace stonemason
