// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/grid/dialogs/size_dialog.h"

#include "editor/app/widgets/help_page.h"
#include "editor/app/widgets/look.h"
#include "editor/grid/document/grid_document.h"
#include "editor/grid/document/grid_state.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include <utility>

namespace stonemason {

namespace {

QSpinBox* sideField(int least, int most, int value, const QString& name) {
    auto* field = new QSpinBox;
    field->setRange(least, most);
    field->setValue(value);
    field->setAccessibleName(name);
    return field;
}

} // namespace

SizeFields::SizeFields(int least, int most, Size value)
    : rows_(sideField(least, most, value.rows, tr("Rows")))
    , columns_(sideField(least, most, value.columns, tr("Columns"))) {
}

Size SizeFields::size() const {
    return {rows_->value(), columns_->value()};
}

void SizeFields::addTo(QFormLayout& form) const {
    auto* size = new QHBoxLayout;
    size->addWidget(rows_);
    size->addWidget(new QLabel(QStringLiteral("×")));
    size->addWidget(columns_);
    size->addStretch(1);
    form.addRow(tr("&Rows and columns"), size);
    static_cast<QLabel*>(form.labelForField(size))->setBuddy(rows_);
}

namespace {

constexpr int outcomeSide = 260;

QSpinBox* marginField(const QString& name, int most) {
    auto* field = new QSpinBox;
    field->setRange(-most, most);
    field->setAccessibleName(name);
    return field;
}

} // namespace

SizeDialog::SizeDialog(const GridDocument& document, SizeWords words, QWidget* parent)
    : QDialog(parent)
    , document_(document)
    , words_(std::move(words))
    , top_(marginField(tr("Rows at the top"), words_.most))
    , bottom_(marginField(tr("Rows at the bottom"), words_.most))
    , left_(marginField(tr("Columns at the left"), words_.most))
    , right_(marginField(tr("Columns at the right"), words_.most))
    , fill_(new QComboBox)
    , picture_(new QLabel)
    , verdict_(new QLabel) {
    setWindowTitle(words_.title);
    setHelpPage(*this, words_.helpPage);
    picture_->setFixedSize(outcomeSide, outcomeSide);
    picture_->setAlignment(Qt::AlignCenter);
    picture_->setAccessibleName(words_.pictureName);
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
    connect(&document, &GridDocument::cellsChanged, this, &SizeDialog::showOutcome);
    connect(&document, &GridDocument::replaced, this, &SizeDialog::showOutcome);
}

QWidget* SizeDialog::buildFields() {
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
        connect(field, &QSpinBox::valueChanged, this, &SizeDialog::showOutcome);
    connect(fill_, &QComboBox::currentIndexChanged, this, &SizeDialog::showOutcome);
    return pane;
}

void SizeDialog::addFill(const QString& name, int value) {
    const QSignalBlocker blocker(fill_);
    fill_->addItem(name, value);
}

Size SizeDialog::sizeNow() const {
    return document_.state().board();
}

Margins SizeDialog::margins() const {
    return {top_->value(), bottom_->value(), left_->value(), right_->value()};
}

int SizeDialog::fill() const {
    return fill_->currentData().toInt();
}

void SizeDialog::showOutcome() {
    const Size size = withMargins(sizeNow(), margins());
    const bool fits =
        size.rows >= 1 && size.columns >= 1 && size.rows <= words_.most && size.columns <= words_.most;
    ok_->setEnabled(fits && margins() != Margins{});
    if (!fits) {
        picture_->clear();
        verdict_->setText(words_.limits);
        return;
    }
    Outcome shown = outcome(margins(), QSize(outcomeSide, outcomeSide) * devicePixelRatioF());
    shown.picture.setDevicePixelRatio(devicePixelRatioF());
    picture_->setPixmap(QPixmap::fromImage(shown.picture));
    verdict_->setText(shown.sentence);
}

} // namespace stonemason
