// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/actions/note_actions.h"

#include "editor/app/widgets/icons.h"
#include "editor/kings_conflict/view/dialogs/note_dialog.h"

namespace stonemason::kings_conflict {

NoteActions::NoteActions(QObject* parent) : BoundMapActions(parent), menu_(std::make_unique<QMenu>()) {
    menu_->setTitle(tr("&Notes on Cells"));
    menu_->setIcon(icon(QStringLiteral("cell-note")));
    QAction* note =
        add(QStringLiteral("note"), QStringLiteral("cell-note"), tr("&Write Note…"),
            tr("Write a note on the cell under the pointer or the frame, or change it"), Qt::Key_N);
    connect(note, &QAction::triggered, this, &NoteActions::write);
    QAction* removal =
        add(QStringLiteral("remove-note"), QStringLiteral("remove"), tr("&Remove Note"),
            tr("Take the note off the cell under the pointer or the frame"), Qt::SHIFT | Qt::Key_N);
    connect(removal, &QAction::triggered, this, &NoteActions::remove);
    QAction* list = add(QStringLiteral("notes"), QStringLiteral("cell-note"), tr("&List of Notes"),
                        tr("Show all notes of the map and go to them"), Qt::CTRL | Qt::ALT | Qt::Key_C);
    connect(list, &QAction::triggered, this, &NoteActions::panelRequested);
    menu_->addActions({note, removal, list});
}

QList<QAction*> NoteActions::ofCell() const {
    return {action(QStringLiteral("note")), action(QStringLiteral("remove-note"))};
}

Cell NoteActions::pointed() const {
    return viewState()->hovered().value_or(viewState()->cursor());
}

void NoteActions::bound() {
    binding().on(document(), &MapDocument::notesChanged, [this] { update(); });
}

void NoteActions::refresh() {
    allow(QStringLiteral("remove-note"), !document()->committedMap().notes.empty(),
          tr("The map has no notes."));
}

void NoteActions::write() {
    const Cell cell = pointed();
    if (canvas() && !canvas()->model().contains(cell)) return showMessage(tr("There is no tile here."));
    document()->endGesture();
    NoteDialog(*document(), cell, window()).exec();
}

void NoteActions::remove() {
    const Cell cell = pointed();
    if (document()->committedMap().notes.contains(cell))
        document()->setNote(cell, {});
    else
        showMessage(tr("There is no note on this cell."));
}

} // namespace stonemason::kings_conflict
