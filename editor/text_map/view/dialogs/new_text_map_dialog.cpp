// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text_map/view/dialogs/new_text_map_dialog.h"

#include "core/text_map/text_map_file.h"
#include "editor/app/widgets/help_page.h"
#include "editor/app/widgets/look.h"
#include "editor/text_map/model/sign_book.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace stonemason::text_map {

namespace {

constexpr Size usualMap{25, 80}; // what most roguelike games have

enum class Fill { Room, Walls, Floor };

} // namespace

NewTextMapDialog::NewTextMapDialog(const SignBook& signs, QWidget* parent)
    : QDialog(parent), signs_(signs), size_(1, maximumTextMapSide, usualMap), fill_(new QComboBox) {
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
    auto* form = new QFormLayout;
    form->setHorizontalSpacing(gap);
    size_.addTo(*form);
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
    rowsField()->setFocus();
    rowsField()->selectAll();
}

TextMap NewTextMapDialog::map() const {
    const auto fill = Fill(fill_->currentData().toInt());
    const Size size = size_.size();
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
