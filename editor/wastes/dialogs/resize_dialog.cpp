// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/dialogs/resize_dialog.h"

#include "editor/app/help_page.h"
#include "editor/app/look.h"
#include "editor/text/wastes_text.h"
#include "editor/wastes/board_document.h"
#include "editor/wastes/board_view_state.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace stonemason::wastes {

namespace {

constexpr int outcomeSide = 260;

QSpinBox* marginField(const QString& name) {
    auto* field = new QSpinBox;
    field->setRange(-maximumSide, maximumSide);
    field->setAccessibleName(name);
    return field;
}

} // namespace

ResizeDialog::ResizeDialog(BoardDocument& document, BoardRenderer& renderer, QWidget* parent)
    : QDialog(parent)
    , document_(document)
    , renderer_(renderer)
    , top_(marginField(tr("Rows at the top")))
    , bottom_(marginField(tr("Rows at the bottom")))
    , left_(marginField(tr("Columns at the left")))
    , right_(marginField(tr("Columns at the right")))
    , fill_(new QComboBox)
    , picture_(new QLabel)
    , verdict_(new QLabel) {
    setWindowTitle(tr("Size of the Board"));
    setHelpPage(*this, QStringLiteral("boards.md"));
    picture_->setFixedSize(outcomeSide, outcomeSide);
    picture_->setAlignment(Qt::AlignCenter);
    picture_->setAccessibleName(tr("The board as it will be"));
    verdict_->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    ok_ = buttons->button(QDialogButtonBox::Ok);
    ok_->setText(tr("C&hange Size"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* row = new QHBoxLayout;
    row->setSpacing(2 * gap);
    row->addWidget(buildFields());
    row->addWidget(picture_);
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(gap);
    layout->addLayout(row);
    layout->addWidget(verdict_);
    layout->addWidget(buttons);
    ok_->setDefault(true);
    connect(&document, &BoardDocument::cellsChanged, this, &ResizeDialog::showOutcome);
    connect(&document, &BoardDocument::boardReplaced, this, &ResizeDialog::showOutcome);
    showOutcome();
}

QWidget* ResizeDialog::buildFields() {
    for (const Tile tile : {Tile::Normal, Tile::Hole})
        fill_->addItem(tileName(tile), int(tile));
    auto* pane = new QWidget;
    auto* layout = new QVBoxLayout(pane);
    layout->setContentsMargins(0, 0, 0, 0);
    auto* about = new QLabel(tr("Rows and columns to add; less than 0 takes some away."));
    about->setWordWrap(true);
    layout->addWidget(about);
    auto* form = new QFormLayout;
    form->setHorizontalSpacing(gap);
    form->addRow(tr("&Top"), top_);
    form->addRow(tr("&Bottom"), bottom_);
    form->addRow(tr("&Left"), left_);
    form->addRow(tr("&Right"), right_);
    form->addRow(tr("&Fill with"), fill_);
    layout->addLayout(form);
    layout->addStretch(1);
    for (QSpinBox* field : {top_, bottom_, left_, right_})
        connect(field, &QSpinBox::valueChanged, this, &ResizeDialog::showOutcome);
    connect(fill_, &QComboBox::currentIndexChanged, this, &ResizeDialog::showOutcome);
    return pane;
}

Margins ResizeDialog::margins() const {
    return {top_->value(), bottom_->value(), left_->value(), right_->value()};
}

Tile ResizeDialog::fill() const {
    return Tile(fill_->currentData().toInt());
}

void ResizeDialog::showOutcome() {
    const Board& board = document_.committedBoard();
    const Size size = withMargins(board.size(), margins());
    const bool fits =
        size.rows >= 1 && size.columns >= 1 && size.rows <= maximumSide && size.columns <= maximumSide;
    ok_->setEnabled(fits && margins() != Margins{});
    if (!fits) {
        picture_->clear();
        verdict_->setText(tr("A board has 1 to %1 rows and columns.").arg(maximumSide));
        return;
    }
    QImage image = renderer_.image(resized(board, margins(), fill()), document_.view().style(),
                                   QSize(outcomeSide, outcomeSide) * devicePixelRatioF());
    image.setDevicePixelRatio(devicePixelRatioF());
    picture_->setPixmap(QPixmap::fromImage(image));
    QString text = tr("The board will have %1 × %2 tiles.").arg(size.rows).arg(size.columns);
    if (const int lost = piecesLost(board, margins()); lost > 0)
        text += u' ' + tr("%n piece(s) fall off.", nullptr, lost);
    verdict_->setText(text);
}

void ResizeDialog::accept() {
    document_.change(tr("Change size"), [this](Board& board) { board = resized(board, margins(), fill()); });
    QDialog::accept();
}

} // namespace stonemason::wastes
