// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/dialogs/symmetry_dialog.h"

#include "editor/app/help_page.h"
#include "editor/app/look.h"
#include "editor/board/picture_button.h"
#include "editor/text/wastes_text.h"
#include "editor/wastes/board_document.h"
#include "editor/wastes/board_view_state.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace stonemason::wastes {

namespace {

constexpr int choiceSide = 200;
constexpr std::size_t leaveIt = 2;

} // namespace

SymmetryDialog::SymmetryDialog(BoardDocument& document, BoardRenderer& renderer, Symmetry symmetry,
                               QWidget* parent)
    : QDialog(parent), document_(document), renderer_(renderer), symmetry_(symmetry), intro_(new QLabel) {
    //: %1 a symmetry: "Half-turn"
    setWindowTitle(tr("Symmetry: %1").arg(symmetryName(symmetry)));
    setHelpPage(*this, QStringLiteral("boards.md"));
    intro_->setWordWrap(true);
    const bool sideways = symmetry == Symmetry::LeftRight;
    const std::array titles{sideways ? tr("Keep the &left") : tr("Keep the &top"),
                            sideways ? tr("Keep the &right") : tr("Keep the &bottom"), tr("Leave &as it is")};
    auto* row = new QHBoxLayout;
    row->setSpacing(gap);
    for (std::size_t i = 0; i < choices_.size(); ++i) {
        choices_[i] = new PictureButton(titles[i], {});
        row->addWidget(choices_[i]);
    }
    choices_[0]->setChecked(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("App&ly"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(gap);
    layout->addWidget(intro_);
    layout->addLayout(row);
    layout->addStretch(1);
    layout->addWidget(buttons);
    buttons->button(QDialogButtonBox::Ok)->setDefault(true);
    choices_[0]->setFocus();
    connect(&document, &BoardDocument::cellsChanged, this, &SymmetryDialog::workOut);
    connect(&document, &BoardDocument::boardReplaced, this, &SymmetryDialog::workOut);
    workOut();
}

void SymmetryDialog::workOut() {
    const Board& board = document_.committedBoard();
    intro_->setText(tr("%n cell(s) of this board break it. Which half do you want to keep?", nullptr,
                       int(cellsBreaking(board, symmetry_).size())));
    edits_[0] = repairSymmetry(board, symmetry_, Half::First);
    edits_[1] = repairSymmetry(board, symmetry_, Half::Second);
    for (int i = 0; i < int(choices_.size()); ++i)
        showChoice(i);
}

void SymmetryDialog::showChoice(int index) {
    Board outcome = document_.committedBoard();
    wastes::apply(outcome, edits_[std::size_t(index)]);
    outcome.symmetry = symmetry_;
    PictureButton& button = *choices_[std::size_t(index)];
    const int differing = int(cellsBreaking(outcome, symmetry_).size());
    button.setLine(differing == 0 ? tr("obeys it") : tr("%n cell(s) still break it", nullptr, differing));
    QImage image = renderer_.image(outcome, document_.view().style(),
                                   QSize(choiceSide, choiceSide) * devicePixelRatioF());
    image.setDevicePixelRatio(devicePixelRatioF());
    button.setPicture(image);
}

void SymmetryDialog::accept() {
    std::size_t chosen = leaveIt;
    for (std::size_t i = 0; i < choices_.size(); ++i)
        if (choices_[i]->isChecked()) chosen = i;
    document_.setSymmetry(symmetry_, edits_[chosen]);
    QDialog::accept();
}

} // namespace stonemason::wastes
