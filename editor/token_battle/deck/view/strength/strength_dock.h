// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/token_battle/deck/view/deck_view.h"
#include "editor/token_battle/deck/view/strength/strength_session.h"

#include <QPointer>

#include <memory>

class QLabel;
class QPushButton;
class QTableView;
class QTabWidget;
class QToolButton;
class QTreeView;

namespace stonemason {
class Dialogs;
}

namespace stonemason::token_battle {

class FigureTable;
class RunBar;
class StrengthForm;
class SuggestionPage;

/// How strong the shown deck is: chooses whom it meets, plays the games, shows their results while they run,
/// and suggests changes.
class StrengthDock : public DeckDock {
    Q_OBJECT

public:
    /// Catalogue and dialogs must outlive it.
    StrengthDock(const Catalogue& catalogue, std::shared_ptr<const DuelTable> table, Dialogs& dialogs);

    StrengthForm* form() const { return form_; }
    RunBar* runBar() const { return run_; }
    SuggestionPage* suggestions() const { return suggestions_; }
    QTabWidget* pages() const { return pages_; }
    QTreeView* deckList() const { return decks_; }
    QTreeView* cardList() const { return cards_; }
    QTableView* matrix() const { return matrix_; }
    QLabel* verdict() const { return verdict_; }
    QLabel* remark() const { return remark_; }
    QPushButton* againButton() const { return again_; }
    /// What is asked for, runs and came of it, of the decks that are current; nullptr without.
    StrengthSession* session() const { return session_; }

    /// Puts all that was measured on the clipboard, to be read or, as CSV, the shown table.
    void copyText();
    void copyCsv();

protected:
    void bound() override;
    void showEvent(QShowEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void buildLabels();
    void buildPages();
    void buildCopyButton();
    QWidget* buildContent();
    void connectParts();
    void refresh();
    void refreshResult();
    void refreshTables();
    void apply(int suggestion);
    const FigureTable* shownTable() const;

    const Catalogue& catalogue_;
    std::shared_ptr<const DuelTable> duels_;
    QPointer<StrengthSession> session_;
    StrengthForm* form_;
    RunBar* run_;
    QLabel* verdict_;
    QLabel* rank_;
    QLabel* conditions_;
    QLabel* remark_;
    QToolButton* copy_;
    QPushButton* again_;
    QTabWidget* pages_;
    FigureTable* deckTable_;
    FigureTable* cardTable_;
    FigureTable* matrixTable_;
    QTreeView* decks_;
    QTreeView* cards_;
    QTableView* matrix_;
    SuggestionPage* suggestions_;
    ResultStaleness staleness_ = ResultStaleness::Current;
};

} // namespace stonemason::token_battle
