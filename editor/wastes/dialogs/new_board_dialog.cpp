// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/dialogs/new_board_dialog.h"

#include "core/wastes/board/plain_board.h"
#include "core/wastes/board/symmetry.h"
#include "editor/app/help_page.h"
#include "editor/app/look.h"
#include "editor/app/palette.h"
#include "editor/app/plain_labels.h"
#include "editor/app/scroll_pane.h"
#include "editor/board/picture_button.h"
#include "editor/text/wastes/wastes_text.h"
#include "editor/wastes/art/board_renderer.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QSpinBox>
#include <QVBoxLayout>

namespace stonemason::wastes {

namespace {

constexpr int pictureSide = 96;
constexpr int choicesInRow = 4;
constexpr int smallestPlain = 3;
constexpr Size usualSize{13, 11}; // of the published boards

QSpinBox* sideField(int value, const QString& name) {
    auto* field = new QSpinBox;
    field->setRange(smallestPlain, maximumSide);
    field->setValue(value);
    field->setAccessibleName(name);
    return field;
}

std::vector<Piece> armyOf(const Profile& profile) {
    std::vector<Piece> army;
    for (int rank = 1; rank <= rankCount; ++rank)
        army.push_back({.rank = rank, .walks = profile.rank(rank).walks, .jumps = profile.rank(rank).jumps});
    return army;
}

} // namespace

NewBoardDialog::NewBoardDialog(const Profile& profile, BoardRenderer& renderer, std::vector<Board> samples,
                               QWidget* parent)
    : QDialog(parent)
    , profile_(profile)
    , renderer_(renderer)
    , samples_(std::move(samples))
    , name_(new QLineEdit)
    , rows_(sideField(usualSize.rows, tr("Rows")))
    , columns_(sideField(usualSize.columns, tr("Columns")))
    , symmetry_(new QComboBox)
    , pieces_(new QCheckBox(tr("&Pieces on both sides"))) {
    setWindowTitle(tr("New Board"));
    setHelpPage(*this, QStringLiteral("boards.md"));
    name_->setPlaceholderText(tr("Untitled board"));
    name_->setAccessibleName(tr("Name"));
    auto* nameLabel = headingLabel(tr("&Name"));
    nameLabel->setBuddy(name_);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    auto* create = buttons->addButton(tr("Crea&te Board"), QDialogButtonBox::AcceptRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(gap);
    layout->addWidget(nameLabel);
    layout->addWidget(name_);
    layout->addWidget(headingLabel(tr("Start from")));
    plain_ = buildPlain();
    QScrollArea* starts = scrollPane(buildStarts());
    starts->setMinimumHeight(starts_.front()->sizeHint().height() + gap);
    layout->addWidget(starts, 1);
    layout->addWidget(plain_);
    layout->addWidget(buttons);
    create->setDefault(true);
    resize(sizeHint().boundedTo(screen()->availableSize() * 9 / 10));
    name_->setFocus();
}

QWidget* NewBoardDialog::buildPlain() {
    symmetry_->addItem(symmetryName(Symmetry::None), int(Symmetry::None));
    for (const Symmetry symmetry : symmetries)
        symmetry_->addItem(symmetryName(symmetry), int(symmetry));
    symmetry_->setCurrentIndex(1);
    symmetry_->setAccessibleName(tr("Symmetry"));
    pieces_->setChecked(true);
    auto* size = new QHBoxLayout;
    size->addWidget(rows_);
    size->addWidget(new QLabel(QStringLiteral("×")));
    size->addWidget(columns_);
    size->addStretch(1);
    auto* pane = new QWidget;
    auto* form = new QFormLayout(pane);
    form->setContentsMargins(0, 0, 0, 0);
    form->setHorizontalSpacing(gap);
    form->addRow(tr("&Rows and columns"), size);
    static_cast<QLabel*>(form->labelForField(size))->setBuddy(rows_);
    form->addRow(tr("&Symmetry"), symmetry_);
    form->addRow(QString(), pieces_);
    for (QSpinBox* field : {rows_, columns_})
        connect(field, &QSpinBox::valueChanged, this, &NewBoardDialog::showPlain);
    connect(symmetry_, &QComboBox::currentIndexChanged, this, &NewBoardDialog::showPlain);
    connect(pieces_, &QCheckBox::toggled, this, &NewBoardDialog::showPlain);
    return pane;
}

QWidget* NewBoardDialog::buildStarts() {
    addStart(tr("Plain"), plain());
    for (const Board& sample : samples_)
        addStart(QString::fromStdString(sample.name), sample);
    auto* pane = new QWidget;
    auto* grid = new QGridLayout(pane);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(gap);
    int widest = 1;
    for (const PictureButton* start : starts_)
        widest = std::max(widest, start->sizeHint().width() + gap);
    const int room = screen()->availableGeometry().width() * 4 / 5;
    const int inRow = std::clamp(room / widest, 1, choicesInRow);
    for (std::size_t i = 0; i < starts_.size(); ++i)
        grid->addWidget(starts_[i], int(i) / inRow, int(i) % inRow);
    starts_.front()->setChecked(true);
    connect(starts_.front(), &QAbstractButton::toggled, plain_, &QWidget::setEnabled);
    return pane;
}

void NewBoardDialog::addStart(const QString& title, const Board& board) {
    auto* button = new PictureButton(title, QString());
    BoardStyle style{.dark = isDark(palette())};
    style.axis = false;
    QImage image = renderer_.image(board, style, QSize(pictureSide, pictureSide) * devicePixelRatioF());
    image.setDevicePixelRatio(devicePixelRatioF());
    button->setPicture(image);
    starts_.push_back(button);
}

void NewBoardDialog::showPlain() {
    BoardStyle style{.dark = isDark(palette())};
    const Board board = plain();
    QImage image = renderer_.image(board, style, QSize(pictureSide, pictureSide) * devicePixelRatioF());
    image.setDevicePixelRatio(devicePixelRatioF());
    starts_.front()->setPicture(image);
}

std::size_t NewBoardDialog::chosen() const {
    for (std::size_t i = 0; i < starts_.size(); ++i)
        if (starts_[i]->isChecked()) return i;
    return 0;
}

Board NewBoardDialog::plain() const {
    return plainBoard({rows_->value(), columns_->value()}, Symmetry(symmetry_->currentData().toInt()),
                      pieces_->isChecked() ? armyOf(profile_) : std::vector<Piece>{});
}

Board NewBoardDialog::board() const {
    const std::size_t start = chosen();
    Board board = start == 0 ? plain() : samples_[start - 1];
    if (start > 0) {
        board.author.clear();
        board.description.clear();
    }
    board.name = name_->text().toStdString();
    std::erase(board.name, '\0');
    return board;
}

} // namespace stonemason::wastes
