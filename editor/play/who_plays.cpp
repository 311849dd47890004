// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/who_plays.h"

#include "editor/app/widgets/labels.h"
#include "editor/app/widgets/look.h"
#include "editor/text/names.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QRadioButton>
#include <QStyle>
#include <QStyleOptionFrame>

#include <algorithm>

namespace stonemason {

namespace {

QComboBox* levelField(PlayerLevel level, const QString& name) {
    auto* field = new QComboBox;
    for (const PlayerLevel choice : {PlayerLevel::Easy, PlayerLevel::Normal, PlayerLevel::Hard})
        field->addItem(levelName(choice));
    field->setCurrentIndex(int(level));
    field->setAccessibleName(name);
    return field;
}

/// A line edit at least as wide as its placeholder text, at every text size.
class NameField : public QLineEdit {
public:
    using QLineEdit::QLineEdit;

    QSize minimumSizeHint() const override {
        constexpr int besideText = 2; // as QLineEdit has it on either side
        QStyleOptionFrame option;
        initStyleOption(&option);
        const QSize least = QLineEdit::minimumSizeHint();
        const int words = fontMetrics().horizontalAdvance(placeholderText() + u' ') + 2 * besideText;
        const QSize wide = style()->sizeFromContents(QStyle::CT_LineEdit, &option, {words, 1}, this);
        return least.expandedTo({wide.width(), least.height()});
    }
};

QLineEdit* nameField(const std::string& given, const QString& otherwise, const QString& name) {
    auto* field = new NameField(QString::fromStdString(given));
    field->setMaxLength(maximumPersonName);
    field->setPlaceholderText(otherwise);
    field->setAccessibleName(name);
    field->setToolTip(WhoPlays::tr("Shown beside the board and kept with the game"));
    return field;
}

} // namespace

WhoPlays::WhoPlays(const SeatChoices& choices, const std::optional<Choice>& alone, const QString& levels,
                   QWidget* parent)
    : QWidget(parent)
    , modes_(new QButtonGroup(this))
    , opponentLevel_(levelField(choices.opponent, tr("Level of the computer")))
    , nearLevel_(levelField(choices.near, tr("Level of the first computer")))
    , farLevel_(levelField(choices.far, tr("Level of the second computer")))
    , names_{nameField(choices.people[0], tr("First player"), tr("Name of the first player")),
             nameField(choices.people[1], tr("Second player"), tr("Name of the second player"))} {
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setVerticalSpacing(gap / 2);
    grid->setColumnStretch(3, 1);
    grid->addWidget(headingLabel(tr("Who plays")), 0, 0, 1, 4);
    if (alone) add(*grid, GameMode::Sandbox, *alone);
    add(*grid, GameMode::Hotseat,
        {tr("&Two people at this computer"), tr("You take turns with one keyboard and mouse")});
    add(*grid, GameMode::Computer, {tr("You against the &computer:"), levels});
    add(*grid, GameMode::Watch,
        {tr("&Watch two computers:"), tr("They play and you watch; you can step back any time")});
    for (int side = 0; side < playerCount; ++side) {
        grid->addWidget(names_[std::size_t(side)], int(GameMode::Hotseat) + 1, 1 + side);
        connect(names_[std::size_t(side)], &QLineEdit::textChanged, this, &WhoPlays::namesChanged);
    }
    grid->addWidget(opponentLevel_, int(GameMode::Computer) + 1, 1);
    grid->addWidget(nearLevel_, int(GameMode::Watch) + 1, 1);
    grid->addWidget(farLevel_, int(GameMode::Watch) + 1, 2);
    QAbstractButton* chosen = modes_->button(int(choices.mode));
    (chosen ? chosen : modes_->button(int(GameMode::Computer)))->setChecked(true);
    enableLevels();
    connect(modes_, &QButtonGroup::idToggled, this, [this] {
        enableLevels();
        emit modeChosen();
    });
}

void WhoPlays::add(QGridLayout& grid, GameMode mode, const Choice& choice) {
    auto* button = new QRadioButton(choice.text);
    button->setToolTip(choice.tip);
    modes_->addButton(button, int(mode));
    grid.addWidget(button, int(mode) + 1, 0);
}

GameMode WhoPlays::mode() const {
    return GameMode(std::max(0, modes_->checkedId()));
}

SeatChoices WhoPlays::choices() const {
    SeatChoices choices{.mode = mode(),
                        .opponent = PlayerLevel(opponentLevel_->currentIndex()),
                        .near = PlayerLevel(nearLevel_->currentIndex()),
                        .far = PlayerLevel(farLevel_->currentIndex())};
    for (std::size_t side = 0; side < names_.size(); ++side)
        choices.people[side] = nameToRecord(names_[side]->text());
    return choices;
}

std::array<QString, playerCount> WhoPlays::sideNames() const {
    const auto person = [this](std::size_t side) {
        const QString name = names_[side]->text().simplified();
        return name.isEmpty() ? names_[side]->placeholderText() : name;
    };
    switch (mode()) {
    case GameMode::Hotseat: return {person(0), person(1)};
    case GameMode::Watch: return {tr("The first computer"), tr("The second computer")};
    default: return {tr("You"), tr("The computer")};
    }
}

void WhoPlays::focusChoice() {
    modes_->checkedButton()->setFocus();
}

/// Disables the fields that do not apply to the mode.
void WhoPlays::enableLevels() {
    for (QLineEdit* name : names_)
        name->setEnabled(mode() == GameMode::Hotseat);
    opponentLevel_->setEnabled(mode() == GameMode::Computer);
    for (QComboBox* level : {nearLevel_, farLevel_})
        level->setEnabled(mode() == GameMode::Watch);
}

} // namespace stonemason
