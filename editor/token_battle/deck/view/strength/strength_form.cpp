// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/deck/view/strength/strength_form.h"

#include "core/format/file.h"
#include "core/token_battle/format/deck_format.h"
#include "editor/app/disk/file_paths.h"
#include "editor/app/files/dialogs.h"
#include "editor/app/widgets/focus_handover.h"
#include "editor/app/widgets/icons.h"
#include "editor/app/widgets/labels.h"
#include "editor/app/widgets/look.h"
#include "editor/text/names.h"
#include "editor/text/visible_words.h"
#include "editor/token_battle/text/deck_text.h"

#include <QComboBox>
#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QSpinBox>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace stonemason::token_battle {

namespace {

constexpr int mostLetters = 24; ///< of a file's name: the panel is narrow

} // namespace

StrengthForm::StrengthForm(const Catalogue& catalogue, Dialogs& dialogs, QWidget* parent)
    : QWidget(parent)
    , catalogue_(catalogue)
    , dialogs_(dialogs)
    , field_(new QComboBox)
    , file_(new QPushButton)
    , random_(new QSpinBox)
    , opponent_(new QComboBox)
    , player_(new QComboBox)
    , games_(new QSpinBox)
    , seed_(new SeedField) {
    buildFields();
    QToolButton* dice = seed_->makeDice();
    dice->setAutoRaise(true);
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(gap);
    grid->setVerticalSpacing(gap / 2);
    grid->setColumnStretch(1, 1);
    addRow(*grid, tr("Opponents"), field_);
    addRow(*grid, tr("File"), file_);
    fileLabel_ = static_cast<QLabel*>(grid->itemAtPosition(1, 0)->widget());
    addRow(*grid, tr("Decks"), random_);
    randomLabel_ = static_cast<QLabel*>(grid->itemAtPosition(2, 0)->widget());
    addRow(*grid, tr("Opponent"), opponent_);
    opponentLabel_ = static_cast<QLabel*>(grid->itemAtPosition(3, 0)->widget());
    addRow(*grid, tr("Player"), player_);
    addRow(*grid, tr("Games"), games_);
    addRow(*grid, tr("Seed"), seed_, dice);
    forwardFocusTo(*this, *field_);
    connect(field_, &QComboBox::currentIndexChanged, this, &StrengthForm::take);
    connect(player_, &QComboBox::currentIndexChanged, this, &StrengthForm::take);
    connect(opponent_, &QComboBox::currentIndexChanged, this, &StrengthForm::takeOpponent);
    connect(random_, &QSpinBox::valueChanged, this, &StrengthForm::take);
    connect(games_, &QSpinBox::valueChanged, this, &StrengthForm::take);
    connect(seed_, &QLineEdit::textChanged, this, &StrengthForm::take);
    connect(file_, &QPushButton::clicked, this, &StrengthForm::chooseFile);
    setSettings({});
}

void StrengthForm::addRow(QGridLayout& grid, const QString& name, QWidget* field, QWidget* beside) {
    const int row = grid.rowCount() - (grid.count() == 0 ? 1 : 0);
    auto* label = new QLabel(name);
    label->setBuddy(field);
    field->setAccessibleName(name);
    grid.addWidget(label, row, 0);
    grid.addWidget(field, row, 1, 1, beside ? 1 : 2);
    if (beside) grid.addWidget(beside, row, 2);
}

void StrengthForm::buildFields() {
    // In the order of FieldKind and PlayerLevel.
    field_->addItems({tr("Other decks of this library"), tr("All decks, each against each"),
                      tr("The decks of a file"), tr("Random decks"), tr("One deck")});
    field_->setToolTip(tr("Who the deck plays against"));
    for (const PlayerLevel level : {PlayerLevel::Easy, PlayerLevel::Normal, PlayerLevel::Hard})
        player_->addItem(levelName(level));
    player_->setToolTip(tr("Who plays both sides of every game. Hard takes about a hundred times as long"));
    opponent_->setToolTip(tr("The deck of the opponent: of the open files, the samples and the file above"));
    for (QComboBox* choice : {field_, opponent_, player_}) {
        choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        choice->setMinimumContentsLength(8);
        showChoiceInToolTip(*choice);
    }
    random_->setRange(1, mostRandomDecks);
    random_->setToolTip(tr("How many random decks; the seed decides which"));
    games_->setRange(2, mostGamesAsked);
    games_->setSingleStep(50);
    for (QSpinBox* number : {games_, random_})
        number->setKeyboardTracking(false); // half a number is not meant yet
    games_->setGroupSeparatorShown(true);
    games_->setToolTip(tr("Games between any two decks, in pairs: each deck moves first once"));
    seed_->setToolTip(tr("All luck comes from this number: same seed, same result"));
    seed_->setMinimumWidth(4 * gap);
    file_->setIcon(icon(QStringLiteral("open")));
}

void StrengthForm::setSettings(const MeasurementSettings& settings) {
    const QScopedValueRollback showing(showing_, true);
    settings_ = settings;
    field_->setCurrentIndex(int(settings.field));
    player_->setCurrentIndex(int(settings.player));
    random_->setValue(settings.randomDecks);
    games_->setValue(settings.games);
    if (seed_->seed() != settings.seed) seed_->setSeed(settings.seed);
    showKind();
}

void StrengthForm::showKind() {
    const QString name = visibleWords(settings_.fileName);
    const QFontMetrics metrics = file_->fontMetrics();
    const QString shown = metrics.elidedText(name, Qt::ElideMiddle, mostLetters * metrics.averageCharWidth());
    file_->setText(name.isEmpty() ? tr("Choose…") : QString(shown).replace(u'&', QStringLiteral("&&")));
    const QString tip = tr("Choose a file with the opponents' decks");
    file_->setToolTip(plainToolTip(name.isEmpty() ? tip : name + u'\n' + tip));
    for (QWidget* widget : std::initializer_list<QWidget*>{file_, fileLabel_})
        widget->setVisible(settings_.field == FieldKind::File || settings_.field == FieldKind::OneDeck);
    for (QWidget* widget : std::initializer_list<QWidget*>{random_, randomLabel_})
        widget->setVisible(settings_.field == FieldKind::Random);
    for (QWidget* widget : std::initializer_list<QWidget*>{opponent_, opponentLabel_})
        widget->setVisible(settings_.field == FieldKind::OneDeck);
    showOpponents();
}

void StrengthForm::setOpponents(std::function<std::vector<OpponentDeck>()> opponents) {
    opponents_ = std::move(opponents);
}

void StrengthForm::showOpponents() {
    if (settings_.field != FieldKind::OneDeck) return;
    const QScopedValueRollback showing(showing_, true);
    listed_ = opponents_ ? opponents_() : std::vector<OpponentDeck>();
    for (const NamedDeck& deck : settings_.file)
        listed_.push_back({settings_.fileName, deck});
    const auto isChosen = [this](const OpponentDeck& deck) {
        return settings_.opponent && deck.isSameAs(*settings_.opponent);
    };
    auto chosen = std::ranges::find_if(listed_, isChosen);
    if (chosen == listed_.end() && settings_.opponent)
        chosen = listed_.insert(chosen, *settings_.opponent); // it is not open any more
    opponent_->clear();
    for (const OpponentDeck& deck : listed_)
        //: a deck; %1 its name, %2 the file it is in
        opponent_->addItem(tr("%1 (%2)").arg(visibleWords(QString::fromStdString(deck.deck.name)),
                                             visibleWords(deck.library)));
    opponent_->setPlaceholderText(tr("Choose…"));
    opponent_->setCurrentIndex(chosen == listed_.end() ? -1 : int(chosen - listed_.begin()));
}

void StrengthForm::takeOpponent() {
    const int chosen = opponent_->currentIndex();
    if (showing_ || chosen < 0) return;
    settings_.opponent = listed_[std::size_t(chosen)];
    emit edited();
}

void StrengthForm::renewOpponent() {
    const int chosen = opponent_->currentIndex();
    if (settings_.field != FieldKind::OneDeck || !settings_.opponent || chosen < 0) return;
    if (listed_[std::size_t(chosen)].deck == settings_.opponent->deck) return;
    takeOpponent();
}

void StrengthForm::take() {
    if (showing_) return;
    settings_.field = FieldKind(field_->currentIndex());
    settings_.player = PlayerLevel(player_->currentIndex());
    settings_.randomDecks = random_->value();
    settings_.games = games_->value() + games_->value() % 2;
    settings_.seed = seed_->seed();
    showKind();
    emit edited();
    if (settings_.field == FieldKind::File && settings_.fileName.isEmpty()) file_->setFocus();
}

void StrengthForm::chooseFile() {
    QString filter;
    const QStringList paths =
        dialogs_.openFiles({}, {tr("Decks (*.sdeck *.txt)"), tr("All files (*)")}, filter);
    if (paths.isEmpty()) return;
    const QString& path = paths.front();
    const auto bytes = readFile(nativePath(path));
    const auto reading = bytes ? readDecks(*bytes, catalogue_) : Result<DeckReading>(bytes.error());
    settings_.fileName = QFileInfo(path).fileName();
    settings_.file.clear();
    settings_.fileLeftOut.clear();
    settings_.fileFault = reading ? QString() : deckText(shownPath(path), reading.error(), catalogue_);
    if (reading) {
        settings_.file = reading->library.decks();
        for (const LeftOutDeck& deck : reading->leftOut)
            settings_.fileLeftOut += QString::fromStdString(deck.name);
    }
    if (settings_.field == FieldKind::OneDeck && !settings_.file.empty())
        settings_.opponent = OpponentDeck{settings_.fileName, settings_.file.front()};
    showKind();
    emit edited();
}

} // namespace stonemason::token_battle
