// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/deck/catalogue.h"
#include "core/token_battle/deck/deck_library.h"
#include "core/token_battle/duel/duel_table.h"
#include "editor/app/files/workspace.h"
#include "editor/app/widgets/binding.h"
#include "editor/token_battle/deck/view/deck_view.h"

#include <QPointer>

#include <functional>
#include <memory>
#include <vector>

namespace stonemason {
class Dialogs;
class Settings;
} // namespace stonemason

namespace stonemason::token_battle {

class CardActions;
class CardDock;
class CheckActions;
class DeckCheckDock;
class DeckImporter;
class DeckListDock;
class DeckPrintActions;
class DeckPropertiesDock;
class DeckStatus;
class ExchangeActions;
class ListActions;
class StrengthDock;
struct OpponentDeck;

/// The deck editor as the main window sees it: reads and makes documents of decks, shows them, and owns the
/// docks and actions that work on whichever is current.
class DeckWorkspace : public Workspace {
    Q_OBJECT

public:
    /// Catalogue, dialogs and settings must outlive the workspace, its documents and their views.
    /// @param duels by which decks are measured, for the same catalogue; nullptr: they cannot be
    DeckWorkspace(const Catalogue& catalogue, std::shared_ptr<const DuelTable> duels, Dialogs& dialogs,
                  Settings& settings, QObject* parent = nullptr);

    QString id() const override;
    QString openFilter() const override;
    QStringList saveFilters() const override;
    QString nativeSuffix() const override;

    bool recognises(std::string_view bytes) const override;
    int likeness(std::string_view text) const override;
    ContentReader contentReader() const override;
    QImage thumbnail(const Document& document, QSize size) const override;
    QList<QAction*> newDocumentActions() override { return {newDeck_}; }

    QWidget* createView(Document& document, QWidget* parent) override;
    void setCurrent(Document* document, QWidget* view) override;

    QList<QDockWidget*> docks() override;
    WorkspaceActions actions() override;
    QList<FixedKeys> fixedKeys() const override;
    QList<QWidget*> statusWidgets() override;
    QStringList samples() const override;

    /// Every action that needs decks, separators left out.
    QList<QAction*> deckActions();
    /// Whether playRequested() is answered; without, there is nothing to ask with.
    void setPlayable(bool playable);
    /// What decks can be measured against, as StrengthForm::setOpponents() has it.
    void setOpponents(std::function<std::vector<OpponentDeck>()> opponents);
    /// Puts the cursor to the first place for which the game would not take the deck in front.
    void goToProblem();

signals:
    /// The deck at that index is to be played.
    void playRequested(const stonemason::token_battle::DeckDocument* document, int deck);

protected:
    void createEditor() override;

private:
    void makeDocks();
    void makeNewAction();
    void connectParts();
    void connectCheck();
    void connectList();
    std::vector<int> selectedDecks() const;

    const Catalogue& catalogue_;
    std::shared_ptr<const DuelTable> duels_;
    Dialogs& dialogs_;
    Settings& settings_;
    bool isPlayable_ = false;
    std::function<std::vector<OpponentDeck>()> opponents_;
    QAction* newDeck_ = nullptr;
    CardActions* cards_ = nullptr;
    ListActions* list_ = nullptr;
    DeckImporter* importer_ = nullptr;
    ExchangeActions* exchange_ = nullptr;
    DeckPrintActions* print_ = nullptr;
    CheckActions* checks_ = nullptr;
    QPointer<DeckListDock> decks_;
    QPointer<CardDock> card_;
    QPointer<DeckPropertiesDock> properties_;
    QPointer<DeckCheckDock> check_;
    QPointer<StrengthDock> strength_;
    GivenWidgets<DeckDock> docks_;
    DeckStatus* status_ = nullptr;
    QPointer<DeckDocument> current_;
    QPointer<DeckView> view_;
};

} // namespace stonemason::token_battle
