// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/files/print_actions_of.h"
#include "editor/token_battle/deck/view/deck_view.h"

#include <functional>
#include <vector>

namespace stonemason {
class Dialogs;
}

namespace stonemason::token_battle {

class DeckImporter;

/// The actions for the deck check and the statistics.
class CheckActions : public BoundDeckActions {
    Q_OBJECT

public:
    explicit CheckActions(QObject* parent = nullptr);

    /// For the View menu.
    QList<QAction*> menu() const { return all(); }
    QAction* statistics() const { return action(QStringLiteral("statistics")); }
    QAction* rotation() const { return action(QStringLiteral("in-rotation")); }

signals:
    void nextProblemRequested();

protected:
    void bound() override {}
};

/// The sheets of the selected decks on paper and as PDF, a page each.
class DeckPrintActions : public PrintActionsOf<BoundDeckActions> {
    Q_OBJECT

public:
    /// The dialogs must outlive the actions.
    /// @param selected as in ExchangeActions
    DeckPrintActions(Dialogs& dialogs, std::function<std::vector<int>()> selected, QObject* parent = nullptr);

    PrintJob printJob() const override;

protected:
    void bound() override;
    void refresh() override;

private:
    std::function<std::vector<int>()> selected_;
};

/// The actions that copy, paste, export and compare decks.
class ExchangeActions : public BoundDeckActions {
    Q_OBJECT

public:
    /// Everything must outlive the actions.
    /// @param selected the selected decks as indexes in the library, rising; the shown one when none is
    ExchangeActions(DeckImporter& importer, Dialogs& dialogs, std::function<std::vector<int>()> selected,
                    QObject* parent = nullptr);

    /// For the Edit menu.
    QList<QAction*> clipboard() const;

protected:
    void bound() override;
    void refresh() override;

private:
    void copyText();
    void copyCode();
    void paste();
    void compare();
    void share();

    DeckImporter& importer_;
    Dialogs& dialogs_;
    std::function<std::vector<int>()> selected_;
};

} // namespace stonemason::token_battle
