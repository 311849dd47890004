// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "editor/token_battle/duel/view/dialogs/new_game.h"

#include <QComboBox>
#include <QWidget>

#include <optional>
#include <span>
#include <vector>

class QLabel;
class QPushButton;

namespace stonemason::token_battle {

/// The name under which the decks of a file are offered: that of the file.
QString libraryOf(const QString& path);

/// Adds the decks in the file to the offers, replacing its earlier ones. If the file is open, the offers of
/// its document stay as they are, saved or not, even if there are none. Returns the deck to choose first, or
/// nullopt if there is none. Errors: those of readFile and readDecks.
Result<std::optional<DeckChoice>> addDecksOf(const QString& path, const Catalogue& catalogue,
                                             std::vector<DeckOffer>& offers);

/// The offers, with the files of the chosen decks read again unless the decks' documents are open. A file
/// that no longer exists adds nothing; whyNotPlayed() then gives the reason for a missing deck.
std::vector<DeckOffer> withRemembered(std::vector<DeckOffer> offers, std::span<const DeckChoice> choices,
                                      const Catalogue& catalogue);

/// Below a choice of decks: why the chosen one cannot be played, and how to resolve that. Hidden while the
/// deck can be played.
class DeckFaultLine : public QWidget {
    Q_OBJECT

public:
    /// @param side whose deck it is about, for screen readers
    explicit DeckFaultLine(const QString& side, QWidget* parent = nullptr);

    /// @param reason a sentence or two; empty if nothing is wrong
    /// @param canFinish whether there is a deck that could be finished
    void show(const QString& reason, bool canFinish);
    QString reason() const;

    QPushButton* randomButton() const { return random_; }
    QPushButton* finishButton() const { return finish_; }

signals:
    /// The user asks for random cards instead.
    void randomRequested();
    /// The user asks to finish the deck in the editor.
    void finishRequested();

private:
    QLabel* sign_;
    QLabel* words_;
    QPushButton* random_;
    QPushButton* finish_;
};

/// Chooses the deck of one side: random cards, a random one of the user's decks, or one of them by name.
/// Decks that cannot be played are greyed out; one that was chosen nevertheless stays chosen, and its reason
/// can be shown.
class DeckField : public QComboBox {
    Q_OBJECT

public:
    DeckField(const Catalogue& catalogue, QWidget* parent);

    /// Shows these decks and keeps the choice.
    void setOffers(const std::vector<DeckOffer>& offers);
    DeckChoice choice() const;
    void setChoice(const DeckChoice& choice);

private:
    void add(const DeckChoice& choice, const QString& text, const QString& whyNot);

    const Catalogue& catalogue_;
    std::vector<DeckOffer> offers_;
    std::vector<DeckChoice> choices_; ///< by entry
};

} // namespace stonemason::token_battle
