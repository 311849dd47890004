// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/limits.h"
#include "core/base/result.h"
#include "editor/app/files/document.h"

#include <QAction>
#include <QDockWidget>
#include <QImage>
#include <QKeySequence>
#include <QList>
#include <QString>
#include <QWidget>

#include <memory>
#include <string>
#include <string_view>
#include <utility>

namespace stonemason {

/// One thing in the window that the tour points at.
struct TourStep {
    /// The object name of a panel ("problems") or of an action of the tool bar or the menus
    /// ("window.guide"); empty: what shows the document.
    QString place;
    QString title;
    QString text; ///< two sentences at most
};

class PreferencesPage;
struct Notice;

/// The places of a workspace's actions in the main window.
struct WorkspaceActions {
    QList<QAction*> edit; ///< Edit, below undo and redo (separators are QActions too)
    QList<QAction*> view; ///< View
    QList<QAction*> menu; ///< a menu of the workspace's own (Map)
    QString menuTitle;
    QList<QAction*> tools; ///< Tools menu, checkable and exclusive
    /// The tool bar: tools first, what matters most (export) at the end. Buttons show the icon alone, unless
    /// the action has the property "showText" (text beside it), "words" (text where the bar has room for it)
    /// or "primary" (text, filled with the selection's blue: one per tool bar). The primary one and those
    /// with the property "pinned" stand at the right end whatever else there is. An action with a menu opens
    /// it at once.
    QList<QAction*> toolBar;
    QList<QAction*> exports; ///< File, below Save As
    QList<QAction*> others;  ///< in context menus only; their keys can be changed as those of all the others
};

/// A way to begin with a game: a button of its card.
struct StartVerb {
    QString text; ///< short, because the card shows the game's name: "New Map"
    QAction* action = nullptr;
    QList<QAction*> others{}; ///< rarer ways of the same kind, in the button's menu
};

/// A game on the start page and in File > New Document.
struct StartGame {
    QString name{};
    QString line{};    ///< what one does there, in a few words
    QString picture{}; ///< a sample that is drawn as its picture, as in Workspace::samples()
    QList<StartVerb> verbs{};
    QStringList samples{};
};

/// Actions that open any chosen content as a document of one kind: in File, below Open, and in Edit, below
/// Paste as New. The window does so when they are triggered.
struct AnywayActions {
    QAction* open = nullptr;
    QAction* paste = nullptr;
};

/// Keys that a view or a panel handles itself, without an action: they are listed with the others and cannot
/// be changed.
struct FixedKeys {
    QList<QKeySequence> keys;
    QString text;         ///< what they do
    bool isLocal = false; ///< only in some panel: outside of it they are free for actions
};

/// A kind of document with its view, docks, tools and actions. The main window holds one of each kind and
/// knows no more about maps or decks than this; workspaces do not know each other. Reading files and
/// beginning documents needs nothing more; the editor, docks and actions, is created when the first document
/// is shown.
class Workspace : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// The name of a document of this kind in sentences ("map").
    virtual QString id() const = 0;
    /// For file dialogs: "Maps (*.smap *.as *.txt)".
    virtual QString openFilter() const = 0;
    virtual QStringList saveFilters() const = 0; ///< first is the native one
    virtual QString nativeSuffix() const = 0;    ///< "smap"

    /// Whether these bytes are meant as this kind, valid or not; decides which workspace reads a file, and
    /// so whose error is shown for it. May be called on any thread, like nativeSuffix().
    virtual bool recognises(std::string_view bytes) const = 0;
    /// Whether the name alone makes a file one of ours, whatever else its bytes look like: no other workspace
    /// is asked. For formats that cannot be distinguished from those of others. May be asked on any thread.
    virtual bool claims(const QString& /*path*/, std::string_view /*bytes*/) const { return false; }
    /// Whether a file of this name is read as one of ours when no workspace recognises its bytes; by default
    /// one with nativeSuffix(). The name is empty for what is pasted. May be asked on any thread.
    virtual bool readsName(const QString& path, std::string_view /*bytes*/) const {
        return path.endsWith(QLatin1Char('.') + nativeSuffix(), Qt::CaseInsensitive);
    }
    /// Whether pasted text may be meant as this kind although another workspace may recognise it: if
    /// several match, the user is asked. May be called on any thread.
    virtual bool mayMean(std::string_view /*text*/) const { return false; }
    /// How similar a text that no workspace recognises is to this kind, in thousandths: an error message
    /// names the nearest kind. May be called on any thread.
    virtual int likeness(std::string_view /*text*/) const { return 0; }
    /// The reader for a file at that path; an empty path means content without a file. It may depend on
    /// settings remembered for the file. Has the lifetime of contentReader()'s result.
    virtual ContentReader readerFor(const QString& /*path*/) const { return contentReader(); }
    /// The text of the button that opens any text as this kind, whatever it looks like, for users who know
    /// better than recognition; empty when that is of no use.
    virtual QString openAnywayText() const { return {}; }
    /// The file dialog filter with the same effect: "Any file as a text map (*)". Empty if that text is.
    virtual QString openAnywayFilter() const { return {}; }
    /// The maximum file size in bytes, which few kinds raise: at most maximumDocumentSize. May be called on
    /// any thread.
    virtual std::int64_t largestFile() const { return maximumFileSize; }
    /// The function that reads a file's, a paste's or a recovery's bytes; it may be kept as long as the
    /// workspace lives. Its documents have no path yet.
    virtual ContentReader contentReader() const = 0;
    /// Reads them here and now.
    Result<std::unique_ptr<Document>> read(const std::string& bytes,
                                           ContentSource source = ContentSource::Words) const {
        const auto make = contentReader()(bytes, source);
        if (!make) return make.error();
        return make.value()();
    }

    /// What begins a document of this kind: File > New and the start page.
    virtual QList<QAction*> newDocumentActions() { return {}; }
    /// What opens anything as one of ours; nullptr where openAnywayText() is empty.
    virtual AnywayActions anywayActions() { return {}; }

    /// Creates docks, actions and status widgets unless they exist. The functions below require them.
    void ensureEditor() {
        if (!std::exchange(hasEditor_, true)) createEditor();
    }
    /// Whether they exist; without them no document is current.
    bool hasEditor() const { return hasEditor_; }

    /// A picture of one of its documents, at most this large: for the start page and the recovery dialog.
    virtual QImage thumbnail(const Document& document, QSize size) const = 0;
    /// The widget that shows the document in a tab. The document outlives it.
    virtual QWidget* createView(Document& document, QWidget* parent) = 0;
    /// Makes the docks and actions act on this document and view; nullptr for none (another kind is current).
    virtual void setCurrent(Document* document, QWidget* view) = 0;

    /// Built once, in order from top to bottom; the main window takes ownership. Dynamic properties set the
    /// initial layout: "area" (a Qt::DockWidgetArea as int) is the dock's side, "share" (a number, default 1)
    /// its share of the side's height, "tabWith" (an object name) the dock of the same workspace that it is
    /// tabbed behind, "tabs" (object names) the docks tabbed behind it, which may be the window's own, and
    /// "closed" (a bool) keeps it closed until requested. The object name must never change, because saved
    /// layouts refer to it.
    virtual QList<QDockWidget*> docks() = 0;
    virtual WorkspaceActions actions() = 0;
    virtual QList<FixedKeys> fixedKeys() const { return {}; }
    /// Its pages of the Preferences dialog, made anew each time it is shown; the dialog takes them.
    virtual QList<PreferencesPage*> preferences() { return {}; }
    /// Short texts for the right end of the status bar ("1 error, 2 warnings", "100 %"), or for its left end
    /// with the property "area" set to "left"; built once.
    virtual QList<QWidget*> statusWidgets() = 0;

    /// Sample documents for the start page: resource paths such as ":/maps/the-crossing.smap".
    virtual QStringList samples() const = 0;
    /// Names the document of a sample after its file if the file contains no name.
    virtual void nameSample(Document&, const QString& /*path*/) const {}
    /// The tour's steps. Those of the first workspace that has any refer to its first sample, which is open;
    /// those of the others must not require a document of their kind. Empty: the tour skips this kind.
    virtual QList<TourStep> tourSteps() const { return {}; }

signals:
    /// A document the workspace made (new map dialog, paste as new): the window opens it in a tab.
    void created(stonemason::Document* document);
    /// A sentence for the status bar, shown until a timeout or the next one. An empty one removes it.
    void message(const QString& sentence);
    /// A file was written automatically: the window adds it to the recent files.
    void fileKept(const QString& path);
    /// The current document is to be saved, as the Save action does it.
    void saveRequested();
    /// A notice to show above the document until it is dismissed; without words: the notice of the same id is
    /// removed.
    void noticePosted(stonemason::Document* document, const stonemason::Notice& notice);

protected:
    /// Called once, by ensureEditor().
    virtual void createEditor() {}

private:
    bool hasEditor_ = false;
};

} // namespace stonemason
