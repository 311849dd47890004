// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/dialogs/note_dialog.h"

#include "core/base/limits.h"
#include "editor/app/widgets/appearance.h"
#include "editor/app/widgets/help_page.h"
#include "editor/app/widgets/look.h"
#include "editor/kings_conflict/model/map_document.h"
#include "editor/kings_conflict/view/overlays/notes_overlay.h"
#include "editor/text/names.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace stonemason::kings_conflict {

namespace {

constexpr int fieldWidth = 380;

} // namespace

NoteDialog::NoteDialog(MapDocument& document, Cell cell, QWidget* parent)
    : QDialog(parent), document_(document), cell_(cell), field_(new QLineEdit) {
    setWindowTitle(tr("Note on a Cell"));
    setHelpPage(*this, QStringLiteral("maps.md#notes"));
    const CellNotes& notes = document.committedMap().notes;
    const auto note = notes.find(cell);
    //: %1 is a place such as "row 8, column 1"
    auto* place = new QLabel(tr("&Note on %1").arg(placeText(cell)));
    place->setBuddy(field_);
    field_->setMaxLength(maximumCellNote);
    field_->setMinimumWidth(withTextSize(fieldWidth));
    field_->setPlaceholderText(tr("Ambush here"));
    auto* remark =
        new QLabel(tr("Everybody who opens the map file can read it. The exported code does not hold it."));
    remark->setWordWrap(true);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    if (note != notes.end()) {
        field_->setText(noteText(note->second));
        field_->selectAll();
        const QPushButton* remove = buttons->addButton(tr("&Remove Note"), QDialogButtonBox::DestructiveRole);
        connect(remove, &QPushButton::clicked, this, [this] {
            field_->clear();
            accept();
        });
    }
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->setSpacing(gap);
    column->addWidget(place);
    column->addWidget(field_);
    column->addWidget(remark);
    column->addSpacing(gap);
    column->addWidget(buttons);
}

void NoteDialog::accept() {
    document_.setNote(cell_, field_->text().toStdString());
    QDialog::accept();
}

} // namespace stonemason::kings_conflict
