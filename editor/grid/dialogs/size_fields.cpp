// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/grid/dialogs/size_fields.h"

#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QSpinBox>

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

} // namespace stonemason
