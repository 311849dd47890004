// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/settings/settings.h"
#include "editor/app/widgets/message_bar.h"
#include "editor/token_battle/deck/deck_workspace.h"
#include "editor/token_battle/deck/model/deck_document.h"
#include "editor/token_battle/deck/view/deck_view.h"
#include "tests/editor/app/fake_dialogs.h"
#include "tests/support/cards.h"
#include "tests/support/duels.h"

#include <QAction>
#include <QMainWindow>
#include <QTemporaryDir>
#include <QToolBar>

namespace stonemason::test {

using namespace token_battle;

/// A document of decks with these names; the nth has the nth of these stacks, or none.
inline std::unique_ptr<DeckDocument> decksNamed(const std::vector<std::string>& names,
                                                const std::vector<std::string>& stacks = {}) {
    DeckReading reading;
    for (std::size_t i = 0; i < names.size(); ++i)
        reading.library.append({.name = names[i], .deck = i < stacks.size() ? deckOf(stacks[i]) : Deck()});
    return std::make_unique<DeckDocument>(std::move(reading), tokenBattle());
}

inline std::vector<std::string> namesOf(const DeckDocument& document) {
    std::vector<std::string> names;
    for (const NamedDeck& deck : document.library().decks())
        names.push_back(deck.name);
    return names;
}

/// The deck workspace in a window of its own with one library open: what the main window does, in small.
struct DeckWindow {
    explicit DeckWindow(std::unique_ptr<DeckDocument> decks) : document(std::move(decks)) {
        view = static_cast<DeckView*>(workspace.createView(*document, &window));
        window.setCentralWidget(view);
        for (QDockWidget* dock : workspace.docks())
            window.addDockWidget(Qt::DockWidgetArea(dock->property("area").toInt()), dock);
        for (QAction* action : workspace.deckActions()) // the others are the stacks' and the collection's
            if (action->shortcutContext() == Qt::WindowShortcut) window.addAction(action);
        window.addToolBar(QString())->addActions(workspace.actions().toolBar);
        workspace.setCurrent(document.get(), view);
        window.resize(1280, 800);
        QObject::connect(&workspace, &Workspace::message, &window,
                         [this](const QString& sentence) { message = sentence; });
        QObject::connect(&workspace, &Workspace::noticePosted, &window,
                         [this](Document*, const Notice& notice) { reported = notice.text; });
    }
    ~DeckWindow() { workspace.setCurrent(nullptr, nullptr); }

    template <typename Dock>
    Dock* dock() {
        return window.findChild<Dock*>();
    }
    QAction* action(const QString& id) {
        for (QAction* action : workspace.deckActions())
            if (action->objectName() == QStringLiteral("deck.") + id) return action;
        return nullptr;
    }
    int steps() const { return document->undoStack().index(); }

    std::unique_ptr<DeckDocument> document;
    QTemporaryDir folder;
    Settings settings{folder.filePath(QStringLiteral("settings.json"))};
    FakeDialogs dialogs;
    DeckWorkspace workspace{tokenBattle(), tokenBattleTable(), dialogs, settings};
    QMainWindow window;
    DeckView* view = nullptr;
    QString message;  ///< the last sentence for the status bar
    QString reported; ///< the last notice above the document
};

} // namespace stonemason::test
