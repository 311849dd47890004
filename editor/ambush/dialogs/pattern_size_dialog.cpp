// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ambush/dialogs/pattern_size_dialog.h"

#include "core/ambush/demand.h"
#include "editor/ambush/pattern_document.h"
#include "editor/ambush/pattern_view_state.h"
#include "editor/app/help_page.h"
#include "editor/app/look.h"
#include "editor/text/ambush_text.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace stonemason::ambush {

namespace {

constexpr int outcomeSide = 240;

QSpinBox* marginField(const QString& name) {
    auto* field = new QSpinBox;
    field->setRange(-maximumPatternSide, maximumPatternSide);
    field->setAccessibleName(name);
    return field;
}

} // namespace

PatternSizeDialog::PatternSizeDialog(PatternDocument& document, PatternRenderer& renderer, QWidget* parent)
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
    setWindowTitle(tr("Size of the Pattern"));
    setHelpPage(*this, QStringLiteral("patterns.md"));
    picture_->setFixedSize(outcomeSide, outcomeSide);
    picture_->setAlignment(Qt::AlignCenter);
    picture_->setAccessibleName(tr("The pattern as it will be"));
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
    connect(&document, &PatternDocument::cellsChanged, this, &PatternSizeDialog::showOutcome);
    connect(&document, &PatternDocument::patternReplaced, this, &PatternSizeDialog::showOutcome);
    showOutcome();
}

QWidget* PatternSizeDialog::buildFields() {
    for (const char sign : {'*', '.', '#'})
        fill_->addItem(signName(sign), int(sign));
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
        connect(field, &QSpinBox::valueChanged, this, &PatternSizeDialog::showOutcome);
    connect(fill_, &QComboBox::currentIndexChanged, this, &PatternSizeDialog::showOutcome);
    return pane;
}

Margins PatternSizeDialog::margins() const {
    return {top_->value(), bottom_->value(), left_->value(), right_->value()};
}

char PatternSizeDialog::fill() const {
    return char(fill_->currentData().toInt());
}

void PatternSizeDialog::showOutcome() {
    const Grid<char>& signs = document_.committedPattern().signs;
    const Size size = withMargins(signs.size(), margins());
    const bool fits = size.rows >= 1 && size.columns >= 1 && size.rows <= maximumPatternSide &&
                      size.columns <= maximumPatternSide;
    ok_->setEnabled(fits && margins() != Margins{});
    if (!fits) {
        picture_->clear();
        verdict_->setText(tr("A pattern has 1 to %1 rows and columns.").arg(maximumPatternSide));
        return;
    }
    QImage image = renderer_.image(resized(signs, margins(), fill()), document_.view().style(),
                                   QSize(outcomeSide, outcomeSide) * devicePixelRatioF());
    image.setDevicePixelRatio(devicePixelRatioF());
    picture_->setPixmap(QPixmap::fromImage(image));
    verdict_->setText(tr("The pattern will have %1 × %2 cells.").arg(size.rows).arg(size.columns));
}

void PatternSizeDialog::accept() {
    document_.change(tr("Change size"),
                     [this](Pattern& pattern) { pattern.signs = resized(pattern.signs, margins(), fill()); });
    QDialog::accept();
}

} // namespace stonemason::ambush
