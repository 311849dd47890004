// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/grid/dialogs/half_choice_dialog.h"

#include "editor/app/widgets/look.h"
#include "editor/grid/dialogs/picture_button.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace stonemason {

HalfChoiceDialog::HalfChoiceDialog(const std::array<QString, 3>& titles, QWidget* parent)
    : QDialog(parent), intro_(new QLabel), upper_(new QVBoxLayout) {
    intro_->setWordWrap(true);
    auto* row = new QHBoxLayout;
    row->setSpacing(gap);
    std::ranges::transform(titles, choices_.begin(),
                           [](const QString& title) { return new PictureButton(title, {}); });
    for (PictureButton* button : choices_)
        row->addWidget(button);
    choices_.front()->setChecked(true);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    //: A button: make the board obey the symmetry in the chosen way
    buttons->button(QDialogButtonBox::Ok)->setText(tr("Appl&y"));
    buttons->button(QDialogButtonBox::Ok)->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    upper_->setSpacing(gap);
    upper_->addWidget(intro_);
    upper_->addLayout(row);
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(gap);
    layout->addLayout(upper_);
    layout->addStretch(1);
    layout->addWidget(buttons);
    choices_.front()->setFocus();
}

int HalfChoiceDialog::chosen() const {
    return int(std::ranges::find_if(choices_, &QAbstractButton::isChecked) - choices_.begin());
}

void HalfChoiceDialog::choose(int index) {
    choice(index)->setChecked(true);
    choice(index)->setFocus();
}

void HalfChoiceDialog::setIntro(const QString& text) {
    intro_->setText(text);
}

void HalfChoiceDialog::addRemark(QWidget* remark) {
    upper_->addWidget(remark);
}

} // namespace stonemason
