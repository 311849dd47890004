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

/// What the decks of a file are offered under: its name.
QString libraryOf(const QString& path);

/// Adds the decks that the file holds now to the offers, in place of those it held before. Of a file that is
/// open the decks count that its document offers, saved or not, if only that it has none: those stay. Returns
/// the one to choose first, nullopt when there is none. Errors: those of readFile and readDecks.
Result<std::optional<DeckChoice>> addDecksOf(const QString& path, const Catalogue& catalogue,
                                             std::vector<DeckOffer>& offers);

/// The offers with the decks of those files read again that were chosen from and are offered no more. A file
/// that is gone by now adds nothing, and neither does one whose document is open: whyNotPlayed() then gives
/// the reason of a deck that is not there.
std::vector<DeckOffer> withRemembered(std::vector<DeckOffer> offers, std::span<const DeckChoice> choices,
                                      const Catalogue& catalogue);

/// Below a choice of decks: why the chosen one cannot be played, and what can be done about it. Hidden while
/// nothing is wrong.
class DeckFaultLine : public QWidget {
    Q_OBJECT

public:
    /// @param side whose deck it is about, for screen readers
    explicit DeckFaultLine(const QString& side, QWidget* parent = nullptr);

    /// @param reason a sentence or two, empty: nothing is wrong
    /// @param canFinish whether there is a deck that could be finished
    void show(const QString& reason, bool canFinish);
    QString reason() const;

    QPushButton* randomButton() const { return random_; }
    QPushButton* finishButton() const { return finish_; }

signals:
    /// Random cards are to be played instead.
    void randomRequested();
    /// The deck is to be shown where it can be finished.
    void finishRequested();

private:
    QLabel* sign_;
    QLabel* words_;
    QPushButton* random_;
    QPushButton* finish_;
};

/// Chooses the deck of one side: random cards, a random one of mine, or one of mine by name. Decks that
/// cannot be played stand there greyed; one that was chosen all the same stays so, so that the reason can be
/// shown.
class DeckField : public QComboBox {
    Q_OBJECT

public:
    DeckField(const Catalogue& catalogue, QWidget* parent);

    /// Shows these decks; the choice stays.
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
