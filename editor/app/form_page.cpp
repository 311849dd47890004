// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/form_page.h"

#include "editor/app/look.h"

#include <QFormLayout>
#include <QVBoxLayout>

namespace stonemason {

FormPage::FormPage(QWidget* parent) : QWidget(parent), form_(new QFormLayout) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(gap, gap / 2, gap, gap);
    layout->addLayout(form_);
    layout->addStretch(1); // else the form's rows drift apart
    form_->setHorizontalSpacing(gap);
    form_->setVerticalSpacing(gap / 2 + 1);
    form_->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form_->setLabelAlignment(Qt::AlignLeft | Qt::AlignVCenter);
}

void FormPage::addRow(const QString& label, QWidget* field) {
    form_->addRow(label, field);
}

} // namespace stonemason
