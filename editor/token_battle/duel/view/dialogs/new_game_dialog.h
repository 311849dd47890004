// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/widgets/fields.h"
#include "editor/token_battle/duel/view/dialogs/new_game.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;
class QPushButton;

namespace stonemason {
class Dialogs;
class WhoPlays;
} // namespace stonemason

namespace stonemason::token_battle {

class DeckFaultLine;
class DeckField;

/// Asks for the settings of a new game: who plays, the decks, who moves first, the seed. If a deck cannot be
/// played, the dialog gives the reason and offers remedies instead of starting the game.
class NewGameDialog : public QDialog {
    Q_OBJECT

public:
    /// @param offers the decks to choose from; choosing a file of decks adds more
    NewGameDialog(const NewGame& choices, std::vector<DeckOffer> offers, const Catalogue& catalogue,
                  Dialogs& dialogs, QWidget* parent = nullptr);

    /// The current choices; valid at any time.
    NewGame choices() const;
    const std::vector<DeckOffer>& offers() const { return offers_; }
    /// The deck that the user wants to finish first; the dialog is rejected then.
    const std::optional<DeckChoice>& deckToFinish() const { return deckToFinish_; }

    WhoPlays& players() const { return *players_; }
    DeckField* deckField(int side) const { return decks_[std::size_t(side)]; }
    DeckFaultLine* faultLine(int side) const { return faults_[std::size_t(side)]; }
    QPushButton* startButton() const { return start_; }
    QComboBox* firstField() const { return first_; }
    QCheckBox* openDecks() const { return open_; }
    SeedField* seedField() const { return seed_; }
    /// Why the file chosen last gave no decks, or empty.
    QLabel* remark() const { return remark_; }
    void addFile();

    /// Accepts only if every deck of the game can be played.
    void accept() override;

private:
    void buildDecks(QGridLayout& grid);
    void buildRest(QGridLayout& grid);
    void modeChosen();
    QString faultOf(int side) const;
    void showFaults();
    void finish(int side);

    std::vector<DeckOffer> offers_;
    const Catalogue& catalogue_;
    Dialogs& dialogs_;
    WhoPlays* players_;
    std::array<QLabel*, playerCount> deckLabels_{};
    std::array<DeckField*, playerCount> decks_{};
    std::array<DeckFaultLine*, playerCount> faults_{};
    std::optional<DeckChoice> deckToFinish_;
    QLabel* firstLabel_;
    QComboBox* first_;
    QCheckBox* open_;
    SeedField* seed_;
    QLabel* remark_;
    QPushButton* start_ = nullptr;
};

} // namespace stonemason::token_battle
