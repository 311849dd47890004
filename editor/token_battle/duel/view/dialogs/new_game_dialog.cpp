// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/duel/view/dialogs/new_game_dialog.h"

#include "editor/app/disk/file_paths.h"
#include "editor/app/files/dialogs.h"
#include "editor/app/widgets/help_page.h"
#include "editor/app/widgets/icons.h"
#include "editor/app/widgets/labels.h"
#include "editor/app/widgets/look.h"
#include "editor/play/who_plays.h"
#include "editor/text/error_text.h"
#include "editor/token_battle/duel/model/seats.h"
#include "editor/token_battle/duel/view/dialogs/deck_field.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>

namespace stonemason::token_battle {

NewGameDialog::NewGameDialog(const NewGame& choices, std::vector<DeckOffer> offers,
                             const Catalogue& catalogue, Dialogs& dialogs, QWidget* parent)
    : QDialog(parent)
    , offers_(withRemembered(std::move(offers), choices.decks, catalogue))
    , catalogue_(catalogue)
    , dialogs_(dialogs)
    , players_(
          new WhoPlays(choices.seats,
                       WhoPlays::Choice{tr("Sand&box: you alone"), tr("No opponent: try what your cards do")},
                       tr("Easy and Normal look one move ahead, Hard further")))
    , firstLabel_(new QLabel(tr("&First move")))
    , first_(new QComboBox)
    , open_(new QCheckBox(tr("&Open decks: you see all cards, and so does Hard")))
    , seed_(new SeedField)
    , remark_(new QLabel) {
    setWindowTitle(tr("New Game"));
    setHelpPage(*this, QStringLiteral("playing.md"));
    auto* grid = new QGridLayout(this);
    grid->setHorizontalSpacing(2 * gap);
    grid->setVerticalSpacing(gap);
    grid->setColumnStretch(1, 1);
    grid->addWidget(players_, 0, 0, 1, 3);
    connect(players_, &WhoPlays::modeChosen, this, &NewGameDialog::modeChosen);
    connect(players_, &WhoPlays::namesChanged, this, &NewGameDialog::modeChosen);
    buildDecks(*grid);
    buildRest(*grid);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    start_ = buttons->addButton(tr("&Start Game"), QDialogButtonBox::AcceptRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    grid->addWidget(buttons, grid->rowCount(), 0, 1, 3);
    start_->setDefault(true);

    for (std::size_t side = 0; side < decks_.size(); ++side)
        decks_[side]->setChoice(choices.decks[side]);
    first_->setCurrentIndex(int(choices.seats.first));
    open_->setChecked(choices.openDecks);
    choices.seed == 0 ? seed_->draw() : seed_->setSeed(choices.seed);
    modeChosen();
    players_->focusChoice();
}

void NewGameDialog::buildDecks(QGridLayout& grid) {
    grid.addWidget(headingLabel(tr("Decks")), 1, 0, 1, 3);
    for (int side = 0; side < playerCount; ++side) {
        auto* field = new DeckField(catalogue_, this);
        field->setOffers(offers_);
        decks_[std::size_t(side)] = field;
        deckLabels_[std::size_t(side)] = new QLabel;
        deckLabels_[std::size_t(side)]->setBuddy(field);
        auto* fault = new DeckFaultLine(side == 0 ? tr("First deck") : tr("Second deck"));
        faults_[std::size_t(side)] = fault;
        grid.addWidget(deckLabels_[std::size_t(side)], 2 + 2 * side, 0);
        grid.addWidget(field, 2 + 2 * side, 1);
        grid.addWidget(fault, 3 + 2 * side, 1, 1, 2);
        connect(field, &QComboBox::currentIndexChanged, this, &NewGameDialog::showFaults);
        connect(fault, &DeckFaultLine::randomRequested, field, [field] {
            field->setChoice({});
            field->setFocus();
        });
        connect(fault, &DeckFaultLine::finishRequested, this, [this, side] { finish(side); });
    }
    auto* file = new QPushButton(icon(QStringLiteral("open")), tr("From a F&ile…"));
    file->setToolTip(tr("Add the decks of a file to choose from"));
    connect(file, &QPushButton::clicked, this, &NewGameDialog::addFile);
    grid.addWidget(file, 2, 2);
    remark_->setWordWrap(true);
    remark_->hide();
    grid.addWidget(remark_, 6, 1, 1, 2);
}

void NewGameDialog::buildRest(QGridLayout& grid) {
    grid.addWidget(headingLabel(tr("Start")), 7, 0, 1, 3);
    firstLabel_->setBuddy(first_);
    first_->addItems({QString(), QString(), tr("Random")});
    first_->setAccessibleName(tr("Who moves first"));
    grid.addWidget(firstLabel_, 8, 0);
    grid.addWidget(first_, 8, 1);
    auto* seedLabel = new QLabel(tr("S&eed"));
    seedLabel->setBuddy(seed_);
    seed_->setAccessibleName(tr("Seed"));
    seed_->setToolTip(tr("All luck comes from this number: same seed, same game"));
    grid.addWidget(seedLabel, 9, 0);
    grid.addWidget(seed_, 9, 1);
    grid.addWidget(seed_->makeDice(), 9, 2, Qt::AlignLeft);
    grid.addWidget(open_, 10, 0, 1, 3);
}

/// Disables the fields that do not apply to the mode and labels the sides accordingly.
void NewGameDialog::modeChosen() {
    const GameMode chosen = players_->mode();
    const bool two = chosen != GameMode::Sandbox;
    const std::array<QString, playerCount> names = players_->sideNames();
    deckLabels_[0]->setText(chosen == GameMode::Sandbox || chosen == GameMode::Computer ? tr("&Your deck")
                            : chosen == GameMode::Hotseat ? tr("Deck of the first pla&yer")
                                                          : tr("Deck of the first computer (&1)"));
    deckLabels_[1]->setText(chosen == GameMode::Hotseat ? tr("&Deck of the second player")
                            : chosen == GameMode::Watch ? tr("&Deck of the second computer")
                                                        : tr("The computer's &deck"));
    for (int side = 0; side < playerCount; ++side)
        decks_[std::size_t(side)]->setAccessibleName(deckLabels_[std::size_t(side)]->text().remove(u'&'));
    first_->setItemText(0, names[0]);
    first_->setItemText(1, names[1]);
    for (QWidget* widget : std::initializer_list<QWidget*>{deckLabels_[1], decks_[1], firstLabel_, first_})
        widget->setEnabled(two);
    open_->setEnabled(chosen == GameMode::Computer || chosen == GameMode::Watch);
    showFaults();
}

/// Why the deck of a side cannot be played, or empty.
QString NewGameDialog::faultOf(int side) const {
    return hasSide(players_->mode(), side)
               ? whyNotPlayed(decks_[std::size_t(side)]->choice(), offers_, catalogue_)
               : QString();
}

void NewGameDialog::showFaults() {
    if (!start_) return; // still being put together
    QStringList reasons;
    for (int side = 0; side < playerCount; ++side) {
        const QString reason = faultOf(side);
        faults_[std::size_t(side)]->show(reason, offerOf(decks_[std::size_t(side)]->choice(), offers_));
        if (!reason.isEmpty()) reasons += reason;
    }
    start_->setEnabled(reasons.isEmpty());
    start_->setToolTip(plainToolTip(reasons.join(u'\n')));
}

void NewGameDialog::finish(int side) {
    deckToFinish_ = decks_[std::size_t(side)]->choice();
    reject();
}

void NewGameDialog::accept() {
    if (start_->isEnabled()) QDialog::accept();
}

void NewGameDialog::addFile() {
    QString filter;
    const QStringList paths =
        dialogs_.openFiles({}, {tr("Decks (*.sdeck *.txt)"), tr("All files (*)")}, filter);
    for (const QString& path : paths) {
        const auto first = addDecksOf(path, catalogue_, offers_);
        remark_->setVisible(!first);
        if (!first) {
            remark_->setText(errorText(shownPath(path), first.error()));
            continue;
        }
        for (DeckField* field : decks_)
            field->setOffers(offers_);
        if (*first) decks_[0]->setChoice(**first);
    }
}

NewGame NewGameDialog::choices() const {
    SeatChoices seats = players_->choices();
    seats.first = FirstMove(first_->currentIndex());
    return {.seats = seats,
            .decks = {decks_[0]->choice(), decks_[1]->choice()},
            .openDecks = open_->isChecked(),
            .seed = seed_->seed()};
}

} // namespace stonemason::token_battle
