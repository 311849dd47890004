// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/window/window_actions.h"

#include "editor/app/settings/action_keys.h"
#include "editor/app/settings/settings.h"
#include "editor/app/widgets/action_reason.h"
#include "editor/app/widgets/icons.h"
#include "editor/app/window/commands.h"

#include <QCoreApplication>
#include <QUndoGroup>

namespace stonemason {

namespace {

struct Row {
    QAction* WindowActions::*action;
    const char* id; ///< must never change: the user's own keys are stored under it
    const char* icon;
    QList<QKeySequence> keys;
    const char* text;
    const char* tip;
};

QList<QKeySequence> keysOf(QKeySequence::StandardKey standard, QKeyCombination otherwise) {
    QList<QKeySequence> keys = QKeySequence::keyBindings(standard);
    keys.removeIf([](const QKeySequence& key) { // keys that current keyboards lack
        return key[0].key() >= Qt::Key_F13 && key[0].key() <= Qt::Key_F35;
    });
    if (!keys.contains(QKeySequence(otherwise))) keys.append(QKeySequence(otherwise));
    return keys;
}

QList<Row> fileRows() {
    using A = WindowActions;
    return {
        {&A::create, "new", "new", keysOf(QKeySequence::New, Qt::CTRL | Qt::Key_N),
         QT_TRANSLATE_NOOP("WindowActions", "New Document…"),
         QT_TRANSLATE_NOOP("WindowActions", "Choose a game and what to begin")},
        {&A::open, "open", "open", keysOf(QKeySequence::Open, Qt::CTRL | Qt::Key_O),
         QT_TRANSLATE_NOOP("WindowActions", "&Open…"),
         QT_TRANSLATE_NOOP("WindowActions", "Open one file or several")},
        {&A::save, "save", "save", keysOf(QKeySequence::Save, Qt::CTRL | Qt::Key_S),
         QT_TRANSLATE_NOOP("WindowActions", "&Save"), QT_TRANSLATE_NOOP("WindowActions", "Save to the file")},
        {&A::saveAs, "save-as", "save-as", keysOf(QKeySequence::SaveAs, Qt::CTRL | Qt::SHIFT | Qt::Key_S),
         QT_TRANSLATE_NOOP("WindowActions", "Save &As…"),
         QT_TRANSLATE_NOOP("WindowActions", "Save to another file and continue in that one")},
        {&A::saveCopy,
         "save-copy",
         "copy",
         {},
         QT_TRANSLATE_NOOP("WindowActions", "Save a Cop&y…"),
         QT_TRANSLATE_NOOP("WindowActions", "Save to another file and continue in this one")},
        {&A::saveAll,
         "save-all",
         "save",
         {},
         QT_TRANSLATE_NOOP("WindowActions", "Save A&ll"),
         QT_TRANSLATE_NOOP("WindowActions", "Save every document with unsaved work")},
        {&A::revert,
         "revert",
         "revert",
         {},
         QT_TRANSLATE_NOOP("WindowActions", "Re&vert"),
         QT_TRANSLATE_NOOP("WindowActions", "Go back to the saved file; can be undone")},
        {&A::recover,
         "recover",
         "recover",
         {},
         QT_TRANSLATE_NOOP("WindowActions", "Recover Unsaved Wor&k…"),
         QT_TRANSLATE_NOOP("WindowActions", "Decide again about unsaved work from a crash")},
        {&A::close, "close", "close", keysOf(QKeySequence::Close, Qt::CTRL | Qt::Key_W),
         QT_TRANSLATE_NOOP("WindowActions", "&Close"),
         QT_TRANSLATE_NOOP("WindowActions", "Close this document")},
        {&A::closeOthers,
         "close-others",
         "close",
         {},
         QT_TRANSLATE_NOOP("WindowActions", "Close Ot&hers"),
         QT_TRANSLATE_NOOP("WindowActions", "Close all other documents")},
        {&A::quit, "quit", "quit", keysOf(QKeySequence::Quit, Qt::CTRL | Qt::Key_Q),
         QT_TRANSLATE_NOOP("WindowActions", "&Quit"), QT_TRANSLATE_NOOP("WindowActions", "Leave Stonemason")},
        {&A::clearRecent,
         "clear-recent",
         "delete",
         {},
         QT_TRANSLATE_NOOP("WindowActions", "&Clear This List"),
         QT_TRANSLATE_NOOP("WindowActions", "Clear the list of recent files")},
    };
}

QList<Row> editRows() {
    using A = WindowActions;
    return {
        {&A::pasteAsNew,
         "paste-as-new",
         "paste",
         {Qt::CTRL | Qt::SHIFT | Qt::Key_V},
         QT_TRANSLATE_NOOP("WindowActions", "Paste as Ne&w"),
         QT_TRANSLATE_NOOP("WindowActions",
                           "Open a forum post or code from the clipboard as a new document")},
        {&A::preferences,
         "preferences",
         "settings",
         {Qt::CTRL | Qt::Key_Comma},
         QT_TRANSLATE_NOOP("WindowActions", "Pre&ferences…"),
         QT_TRANSLATE_NOOP("WindowActions", "Language, appearance, keys and how games are shown")},
    };
}

QList<Row> viewRows() {
    using A = WindowActions;
    return {
        {&A::start, "start", "stonemason", keysOf(QKeySequence::AddTab, Qt::CTRL | Qt::Key_T),
         QT_TRANSLATE_NOOP("WindowActions", "S&tart Page"),
         QT_TRANSLATE_NOOP("WindowActions", "Show new files, samples and recent files")},
        {&A::nextTab,
         "next-tab",
         "next-tab",
         {Qt::CTRL | Qt::Key_Tab, Qt::CTRL | Qt::Key_PageDown},
         QT_TRANSLATE_NOOP("WindowActions", "Ne&xt Tab"),
         QT_TRANSLATE_NOOP("WindowActions", "Go to the tab on the right")},
        {&A::previousTab,
         "previous-tab",
         "previous-tab",
         {Qt::CTRL | Qt::SHIFT | Qt::Key_Tab, Qt::CTRL | Qt::SHIFT | Qt::Key_Backtab,
          Qt::CTRL | Qt::Key_PageUp},
         QT_TRANSLATE_NOOP("WindowActions", "Previous Ta&b"),
         QT_TRANSLATE_NOOP("WindowActions", "Go to the tab on the left")},
        {&A::listTabs,
         "list-tabs",
         "next-tab",
         {Qt::CTRL | Qt::SHIFT | Qt::Key_J},
         QT_TRANSLATE_NOOP("WindowActions", "List of Tabs"),
         QT_TRANSLATE_NOOP("WindowActions", "Choose among all tabs")},
        {&A::nextPanel,
         "next-panel",
         "next-tab",
         {Qt::Key_F6},
         QT_TRANSLATE_NOOP("WindowActions", "Next Panel"),
         QT_TRANSLATE_NOOP("WindowActions",
                           "Give the keys to the next panel, and from the last one back to the document")},
        {&A::previousPanel,
         "previous-panel",
         "previous-tab",
         {Qt::SHIFT | Qt::Key_F6},
         QT_TRANSLATE_NOOP("WindowActions", "Previous Panel"),
         QT_TRANSLATE_NOOP("WindowActions", "Give the keys to the panel before, the other way round")},
        {&A::fullScreen,
         "full-screen",
         "full-screen",
         {Qt::Key_F11},
         QT_TRANSLATE_NOOP("WindowActions", "F&ull Screen"),
         QT_TRANSLATE_NOOP("WindowActions", "Fill the whole screen")},
        {&A::resetLayout,
         "reset-layout",
         "layout",
         {},
         QT_TRANSLATE_NOOP("WindowActions", "&Reset Layout"),
         QT_TRANSLATE_NOOP("WindowActions", "Put panels and toolbar back in their places")},
        {&A::findCommand,
         "find-command",
         "search",
         {Qt::CTRL | Qt::SHIFT | Qt::Key_P},
         QT_TRANSLATE_NOOP("WindowActions", "&Find Command…"),
         QT_TRANSLATE_NOOP("WindowActions", "Type a few words of a command and run it")},
    };
}

QList<Row> helpRows() {
    using A = WindowActions;
    return {
        {&A::guide, "guide", "help", keysOf(QKeySequence::HelpContents, Qt::Key_F1),
         QT_TRANSLATE_NOOP("WindowActions", "&Guide"),
         QT_TRANSLATE_NOOP("WindowActions", "Open the guide at the matching page")},
        {&A::tour,
         "tour",
         "tour",
         {},
         QT_TRANSLATE_NOOP("WindowActions", "Take a &Tour"),
         QT_TRANSLATE_NOOP("WindowActions", "See in a few steps where everything is")},
        {&A::shortcuts,
         "shortcuts",
         "keyboard",
         {Qt::CTRL | Qt::Key_Slash},
         QT_TRANSLATE_NOOP("WindowActions", "&Keyboard Shortcuts"),
         QT_TRANSLATE_NOOP("WindowActions", "Show all keyboard shortcuts")},
        {&A::about,
         "about",
         "info",
         {},
         QT_TRANSLATE_NOOP("WindowActions", "&About Stonemason"),
         QT_TRANSLATE_NOOP("WindowActions", "Version and licence")},
        {&A::aboutQt,
         "about-qt",
         "info",
         {},
         QT_TRANSLATE_NOOP("WindowActions", "About &Qt"),
         QT_TRANSLATE_NOOP("WindowActions", "The toolkit Stonemason is built with")},
    };
}

struct Words {
    Q_DECLARE_TR_FUNCTIONS(WindowActions)
};

void describe(QAction* action, const char* id, const char* picture, const QList<QKeySequence>& keys,
              const QString& tip) {
    action->setObjectName(QStringLiteral("window.") + QString::fromLatin1(id));
    action->setIcon(icon(QString::fromLatin1(picture)));
    action->setShortcuts(keys);
    action->setStatusTip(tip);
    setTip(*action, tip);
}

QActionGroup* appearanceChoices(Appearance current, QObject* parent) {
    auto* group = new QActionGroup(parent);
    const auto add = [&](Appearance appearance, const char* id, const char* picture, const QString& text,
                         const QString& tip) {
        QAction* choice = group->addAction(text);
        describe(choice, id, picture, {}, tip);
        choice->setCheckable(true);
        choice->setData(int(appearance));
        choice->setChecked(appearance == current);
    };
    add(Appearance::System, "appearance-system", "appearance", Words::tr("Same as the &System"),
        Words::tr("Light or dark, same as the desktop"));
    add(Appearance::Light, "appearance-light", "light", Words::tr("&Light"),
        Words::tr("Dark text on a light background"));
    add(Appearance::Dark, "appearance-dark", "dark", Words::tr("&Dark"),
        Words::tr("Light text on a dark background"));
    return group;
}

/// For an action that is enabled and disabled by Qt.
void explainWhileOff(QAction& action, const QString& reason) {
    const auto explain = [&action, reason] { setReason(action, reason); };
    explain();
    QObject::connect(&action, &QAction::enabledChanged, &action, explain);
}

} // namespace

WindowActions::WindowActions(QUndoGroup& history, const Settings& settings, QObject* parent) {
    for (const Row& row : fileRows() + editRows() + viewRows() + helpRows()) {
        this->*row.action = new QAction(Words::tr(row.text), parent);
        describe(this->*row.action, row.id, row.icon, row.keys, Words::tr(row.tip));
    }
    quit->setMenuRole(QAction::QuitRole);
    preferences->setMenuRole(QAction::PreferencesRole);
    about->setMenuRole(QAction::AboutRole);
    aboutQt->setMenuRole(QAction::AboutQtRole);
    fullScreen->setCheckable(true);

    undo = history.createUndoAction(parent, Words::tr("&Undo"));
    describe(undo, "undo", "undo", keysOf(QKeySequence::Undo, Qt::CTRL | Qt::Key_Z),
             Words::tr("Undo the last step"));
    undo->setProperty(lastingNameProperty, Words::tr("&Undo"));
    redo = history.createRedoAction(parent, Words::tr("&Redo"));
    describe(redo, "redo", "redo", keysOf(QKeySequence::Redo, Qt::CTRL | Qt::Key_Y),
             Words::tr("Redo the step that was undone"));
    redo->setProperty(lastingNameProperty, Words::tr("&Redo"));
    explainWhileOff(*undo, Words::tr("Nothing was done yet that could be undone."));
    explainWhileOff(*redo, Words::tr("Nothing was undone that could be redone."));
    appearance = appearanceChoices(settings.value(setting::appearance), parent);
}

} // namespace stonemason
