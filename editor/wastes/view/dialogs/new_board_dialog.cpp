// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/view/dialogs/new_board_dialog.h"

#include "core/wastes/board/board.h"
#include "core/wastes/board/symmetry.h"
#include "editor/app/widgets/appearance.h"
#include "editor/app/widgets/icons.h"
#include "editor/app/widgets/look.h"
#include "editor/grid/dialogs/picture_button.h"
#include "editor/wastes/text/wastes_text.h"
#include "editor/wastes/view/art/board_renderer.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace stonemason::wastes {

namespace {

constexpr int pictureSide = 96;
constexpr int smallestPlain = 3;
constexpr Size usualSize{13, 11}; // of the published boards

std::vector<Piece> armyOf(const Profile& profile) {
    std::vector<Piece> army;
    for (int rank = 1; rank <= rankCount; ++rank)
        army.push_back({.rank = rank, .walks = profile.rank(rank).walks, .jumps = profile.rank(rank).jumps});
    return army;
}

} // namespace

NewBoardDialog::NewBoardDialog(const Profile& profile, BoardRenderer& renderer, std::vector<Board> samples,
                               QWidget* parent)
    : NewDocumentDialog(
          {.title = tr("New Board"), .untitled = tr("Untitled board"), .create = tr("Crea&te Board")},
          QStringLiteral("boards.md"), parent)
    , profile_(profile)
    , renderer_(renderer)
    , samples_(std::move(samples))
    , size_(smallestPlain, maximumSide, usualSize)
    , symmetry_(new QComboBox)
    , pieces_(new QCheckBox(tr("&Pieces on both sides")))
    , generated_(new QPushButton(tr("&Generated Boards…"))) {
    QWidget* fields = buildPlain();
    addStart(tr("Plain"), {}, pictureOf(plain(), false));
    for (const Board& sample : samples_)
        addStart(QString::fromStdString(sample.name), {}, pictureOf(sample, false));
    generated_->setIcon(icon(QStringLiteral("dice")));
    generated_->setAutoDefault(false);
    generated_->setToolTip(tr("Choose among symmetric boards that are made to wishes and measured"));
    connect(generated_, &QPushButton::clicked, this, [this] { done(wantsGenerated); });
    auto* below = new QWidget;
    auto* column = new QVBoxLayout(below);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(fields);
    column->addWidget(generated_, 0, Qt::AlignLeft);
    layOut(below);
    connect(startChoices().front(), &QAbstractButton::toggled, fields, &QWidget::setEnabled);
    for (QSpinBox* field : {rowsField(), columnsField()})
        connect(field, &QSpinBox::valueChanged, this, &NewBoardDialog::showPlain);
    connect(symmetry_, &QComboBox::currentIndexChanged, this, &NewBoardDialog::showPlain);
    connect(pieces_, &QCheckBox::toggled, this, &NewBoardDialog::showPlain);
}

QWidget* NewBoardDialog::buildPlain() {
    symmetry_->addItem(symmetryName(Symmetry::None), int(Symmetry::None));
    for (const Symmetry symmetry : symmetries)
        symmetry_->addItem(symmetryName(symmetry), int(symmetry));
    symmetry_->setCurrentIndex(1);
    symmetry_->setAccessibleName(tr("Symmetry"));
    pieces_->setChecked(true);
    auto* pane = new QWidget;
    auto* form = new QFormLayout(pane);
    form->setContentsMargins(0, 0, 0, 0);
    form->setHorizontalSpacing(gap);
    size_.addTo(*form);
    form->addRow(tr("&Symmetry"), symmetry_);
    form->addRow(QString(), pieces_);
    return pane;
}

QImage NewBoardDialog::pictureOf(const Board& board, bool axis) const {
    BoardStyle style{.dark = isDark(palette())};
    style.axis = axis;
    return renderer_.image(board, style, picturePixels(pictureSide));
}

void NewBoardDialog::showPlain() {
    showStart(0, pictureOf(plain(), true));
}

Board NewBoardDialog::plain() const {
    return plainBoard(size_.size(), Symmetry(symmetry_->currentData().toInt()),
                      pieces_->isChecked() ? armyOf(profile_) : std::vector<Piece>{});
}

Board NewBoardDialog::board() const {
    const std::size_t start = chosenStart();
    Board board = start == 0 ? plain() : samples_[start - 1];
    if (start > 0) {
        board.author.clear();
        board.description.clear();
    }
    board.name = name();
    return board;
}

} // namespace stonemason::wastes
