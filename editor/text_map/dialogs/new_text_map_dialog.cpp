// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text_map/dialogs/new_text_map_dialog.h"

#include "core/text_map/text_map_file.h"
#include "editor/app/help_page.h"
#include "editor/app/look.h"
#include "editor/text_map/sign_book.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>

namespace stonemason::text_map {

namespace {

constexpr Size usualMap{25, 80}; // what most roguelike games have

enum class Fill { Room, Walls, Floor };

QSpinBox* mapSide(int value, const QString& name) {
    auto* field = new QSpinBox;
    field->setRange(1, maximumTextMapSide);
    field->setValue(value);
    field->setAccessibleName(name);
    return field;
}

} // namespace

NewTextMapDialog::NewTextMapDialog(const SignBook& signs, QWidget* parent)
    : QDialog(parent)
    , signs_(signs)
    , rows_(mapSide(usualMap.rows, tr("Rows")))
    , columns_(mapSide(usualMap.columns, tr("Columns")))
    , fill_(new QComboBox) {
    setWindowTitle(tr("New Text Map"));
    setHelpPage(*this, QStringLiteral("text-maps.md"));
    //: %1 and %2 are signs, such as "#" and "."
    fill_->addItem(
        tr("Floor (%1) with walls (%2) around it").arg(signs.shown(signs.floor()), signs.shown(signs.wall())),
        int(Fill::Room));
    //: %1 is a sign, such as "#"
    fill_->addItem(tr("Walls (%1), to dig into").arg(signs.shown(signs.wall())), int(Fill::Walls));
    //: %1 is a sign, such as "."
    fill_->addItem(tr("Floor (%1)").arg(signs.shown(signs.floor())), int(Fill::Floor));
    auto* size = new QHBoxLayout;
    size->addWidget(rows_);
    size->addWidget(new QLabel(QStringLiteral("×")));
    size->addWidget(columns_);
    size->addStretch(1);
    auto* form = new QFormLayout;
    form->setHorizontalSpacing(gap);
    form->addRow(tr("&Rows and columns"), size);
    static_cast<QLabel*>(form->labelForField(size))->setBuddy(rows_);
    form->addRow(tr("&Fill"), fill_);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    auto* create = buttons->addButton(tr("Crea&te Map"), QDialogButtonBox::AcceptRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(2 * gap);
    layout->addLayout(form);
    layout->addWidget(buttons);
    create->setDefault(true);
    rows_->setFocus();
    rows_->selectAll();
}

TextMap NewTextMapDialog::map() const {
    const auto fill = Fill(fill_->currentData().toInt());
    const Size size{rows_->value(), columns_->value()};
    TextMap map = newTextMap(size, signs_.sign(fill == Fill::Walls ? signs_.wall() : signs_.floor()));
    if (fill != Fill::Room) return map;
    const SignIndex wall = indexOf(map, signs_.sign(signs_.wall())).value_or(nothing);
    for (int column = 0; column < size.columns; ++column)
        map.cells[{0, column}] = map.cells[{size.rows - 1, column}] = wall;
    for (int row = 0; row < size.rows; ++row)
        map.cells[{row, 0}] = map.cells[{row, size.columns - 1}] = wall;
    return map;
}

} // namespace stonemason::text_map
