// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/actions/generate_actions.h"

#include "editor/app/widgets/icons.h"
#include "editor/kings_conflict/model/map_document.h"
#include "editor/kings_conflict/model/map_view_state.h"

namespace stonemason::kings_conflict {

GenerateActions::GenerateActions(QObject* parent)
    : BoundMapActions(parent), menu_(std::make_unique<QMenu>()) {
    menu_->setTitle(tr("&Generate"));
    menu_->setIcon(icon(QStringLiteral("dice")));
    addLocks();
}

void GenerateActions::addLocks() {
    QAction* lock =
        add(QStringLiteral("lock-selection"), QStringLiteral("locked"), tr("&Lock Selection"),
            tr("Lock the selected cells and their mirror images: generating leaves them as drawn"),
            Qt::CTRL | Qt::ALT | Qt::Key_K, &GenerateActions::lockSelection);
    QAction* unlock = add(QStringLiteral("unlock-selection"), QStringLiteral("unlocked"),
                          tr("&Unlock Selection"), tr("Unlock the selected cells and their mirror images"),
                          Qt::ALT | Qt::SHIFT | Qt::Key_K, &GenerateActions::unlockSelection);
    QAction* all = add(QStringLiteral("unlock-all"), QStringLiteral("unlocked"), tr("Unlock &All"),
                       tr("Unlock every cell of the map"), {}, &GenerateActions::unlockAll);
    menu_->addActions({lock, unlock, all});
}

void GenerateActions::bound() {
    binding().on(document(), &MapDocument::lockedCellsChanged, [this] { update(); });
    binding().on(document(), &MapDocument::symmetryChanged, [this] { update(); });
    binding().on(viewState(), &GridState::selectionChanged, [this] { update(); });
}

void GenerateActions::refresh() {
    const CellSet& locked = document()->committedMap().lockedCells;
    const CellSet selected = document()->withMirrored(viewState()->selection());
    const QString nothingSelected = tr("Nothing is selected.");
    const QString allLocked = tr("The selected cells are locked already.");
    const QString noneLocked = tr("No selected cell is locked.");
    allow(QStringLiteral("lock-selection"), !(selected - locked).empty(),
          selected.empty() ? nothingSelected : allLocked);
    allow(QStringLiteral("unlock-selection"), !(selected & locked).empty(),
          selected.empty() ? nothingSelected : noneLocked);
    allow(QStringLiteral("unlock-all"), !locked.empty(), tr("No cell is locked."));
}

void GenerateActions::lockSelection() {
    document()->setLockedCells(document()->committedMap().lockedCells |
                                   document()->withMirrored(viewState()->selection()),
                               tr("Lock cells"));
}

void GenerateActions::unlockSelection() {
    document()->setLockedCells(document()->committedMap().lockedCells -
                                   document()->withMirrored(viewState()->selection()),
                               tr("Unlock cells"));
}

void GenerateActions::unlockAll() {
    document()->setLockedCells({}, tr("Unlock all cells"));
}

} // namespace stonemason::kings_conflict
