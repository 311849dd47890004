// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/game/view/new_war_dialog.h"

#include "editor/app/widgets/appearance.h"
#include "editor/app/widgets/help_page.h"
#include "editor/app/widgets/labels.h"
#include "editor/app/widgets/look.h"
#include "editor/play/who_plays.h"
#include "editor/text/visible_words.h"
#include "editor/wastes/text/wastes_text.h"
#include "editor/wastes/view/art/board_renderer.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>

namespace stonemason::wastes {

namespace {

constexpr int pictureSide = 220;

} // namespace

NewWarDialog::NewWarDialog(const SeatChoices& choices, std::vector<Board> boards, const Profile& profile,
                           BoardRenderer& renderer, QWidget* parent)
    : QDialog(parent)
    , boards_(std::move(boards))
    , profile_(profile)
    , renderer_(renderer)
    , players_(
          new WhoPlays(choices, std::nullopt, tr("Easy and Normal look one move ahead, Hard much further")))
    , board_(new QComboBox)
    , picture_(new QLabel)
    , remark_(new QLabel)
    , sides_(new QLabel)
    , first_(new QComboBox)
    , seed_(new SeedField) {
    setWindowTitle(tr("New Game"));
    setHelpPage(*this, QStringLiteral("boards.md"));
    for (const Board& board : boards_)
        board_->addItem(board.name.empty() ? tr("Untitled board")
                                           : visibleWords(QString::fromStdString(board.name)));
    board_->setAccessibleName(tr("Board"));
    picture_->setFixedSize(pictureSide, pictureSide);
    picture_->setAlignment(Qt::AlignCenter);
    remark_->setWordWrap(true);
    sides_->setWordWrap(true);
    sides_->setTextFormat(Qt::PlainText);
    first_->addItems({QString(), QString(), tr("Random")});
    first_->setCurrentIndex(int(choices.first));
    first_->setAccessibleName(tr("Who moves first"));
    seed_->draw();
    seed_->setAccessibleName(tr("Seed"));
    seed_->setToolTip(tr("All luck comes from this number: same seed, same game"));

    auto* grid = new QGridLayout(this);
    grid->setHorizontalSpacing(2 * gap);
    grid->setVerticalSpacing(gap);
    grid->setColumnStretch(1, 1);
    grid->addWidget(players_, 0, 0, 1, 2);
    grid->addWidget(headingLabel(tr("Board")), 1, 0, 1, 2);
    grid->addWidget(board_, 2, 0, 1, 2);
    grid->addWidget(remark_, 3, 0, 1, 2);
    const auto addRow = [grid](int row, const QString& name, QWidget* field) {
        auto* label = new QLabel(name);
        label->setBuddy(field);
        grid->addWidget(label, row, 0);
        grid->addWidget(field, row, 1);
    };
    addRow(4, tr("&First move"), first_);
    grid->addWidget(sides_, 5, 0, 1, 2);
    addRow(6, tr("S&eed"), seed_);
    grid->addWidget(picture_, 0, 2, 7, 1, Qt::AlignTop);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    start_ = buttons->addButton(tr("&Start Game"), QDialogButtonBox::AcceptRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    grid->addWidget(buttons, 7, 0, 1, 3);
    start_->setDefault(true);
    connect(players_, &WhoPlays::modeChosen, this, &NewWarDialog::nameSides);
    connect(players_, &WhoPlays::namesChanged, this, &NewWarDialog::nameSides);
    connect(first_, &QComboBox::currentIndexChanged, this, &NewWarDialog::showSides);
    connect(seed_, &QLineEdit::textChanged, this, &NewWarDialog::showSides);
    connect(board_, &QComboBox::currentIndexChanged, this, &NewWarDialog::showBoard);
    showBoard();
    players_->focusChoice();
}

const Board& NewWarDialog::chosenBoard() const {
    return boards_[std::size_t(std::max(board_->currentIndex(), 0))];
}

void NewWarDialog::nameSides() {
    const auto names = players_->sideNames();
    const QString colour = sideName(chosenBoard().toMove);
    for (int side = 0; side < playerCount; ++side)
        //: Who moves first, and so has which side: %1 is "You" or "The computer", %2 "Blue"
        first_->setItemText(side, tr("%1, as %2").arg(names[std::size_t(side)], colour));
    showSides();
}

/// The seed determines who begins, so this is known before the game.
void NewWarDialog::showSides() {
    const auto names = players_->sideNames();
    const bool near = isNearToMoveFirst();
    const Side first = chosenBoard().toMove;
    const bool drawn = FirstMove(first_->currentIndex()) == FirstMove::ByLot;
    //: %1 and %3 are sides, "Blue" and "Red", %2 and %4 who plays them: "You", "The computer", a name
    const QString words = drawn ? tr("Drawn for this game – %1: %2. %3: %4. %1 moves first.")
                                //: %1 and %3 are sides, %2 and %4 who plays them
                                : tr("%1: %2. %3: %4. %1 moves first.");
    sides_->setText(
        words.arg(sideName(first), names[near ? 0 : 1], sideName(opponentOf(first)), names[near ? 1 : 0]));
    first_->setAccessibleDescription(sides_->text());
}

bool NewWarDialog::isNearToMoveFirst() const {
    return isNearFirst(FirstMove(first_->currentIndex()), (seed_->seed() & 1U) != 0);
}

void NewWarDialog::showBoard() {
    const Board& board = chosenBoard();
    nameSides();
    const BoardStyle style{.dark = isDark(palette()), .axis = false};
    QImage image = renderer_.image(board, style, QSize(pictureSide, pictureSide) * devicePixelRatioF());
    image.setDevicePixelRatio(devicePixelRatioF());
    picture_->setPixmap(QPixmap::fromImage(image));
    const auto engine = Engine::of(board, profile_);
    remark_->setVisible(!engine);
    remark_->setText(engine ? QString()
                            : tr("This board cannot be played yet. Its Problems panel says why."));
    start_->setEnabled(bool(engine));
}

SeatChoices NewWarDialog::choices() const {
    SeatChoices choices = players_->choices();
    choices.first = FirstMove(first_->currentIndex());
    return choices;
}

GameSetup NewWarDialog::setup() const {
    const SeatChoices chosen = choices();
    GameSetup setup{.board = chosenBoard(), .seed = seed_->seed(), .players = {}};
    const bool nearIsBlue = isNearToMoveFirst() == (setup.board.toMove == Side::Blue);
    setup.players[std::size_t(Side::Blue)] = recordedPlayer(chosen, nearIsBlue);
    setup.players[std::size_t(Side::Red)] = recordedPlayer(chosen, !nearIsBlue);
    return setup;
}

} // namespace stonemason::wastes
