// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/actions/generate_actions.h"

#include "core/kings_conflict/generate/generate.h"
#include "editor/app/widgets/icons.h"
#include "editor/kings_conflict/model/map_document.h"
#include "editor/kings_conflict/model/map_edits.h"
#include "editor/kings_conflict/model/map_view_state.h"
#include "editor/kings_conflict/view/generate/generated_map_dialog.h"
#include "editor/kings_conflict/view/generate/improve_dialog.h"

#include <algorithm>

namespace stonemason::kings_conflict {

namespace {

CellChanges changesBetween(const Map& before, const Map& after) {
    const MapDifference difference = differenceOf(before, after);
    CellChanges changes;
    for (int layer = 0; layer < int(difference.cells.size()); ++layer)
        for (const Cell cell : difference.cells[std::size_t(layer)])
            changes.push_back({layer, cell, before.layer(layer)[cell], after.layer(layer)[cell]});
    return changes;
}

} // namespace

GenerateActions::GenerateActions(const GameProfile& game, MapRenderer& renderer, QObject* parent)
    : BoundMapActions(parent), game_(game), renderer_(renderer), menu_(std::make_unique<QMenu>()) {
    menu_->setTitle(tr("&Generate"));
    menu_->setIcon(icon(QStringLiteral("dice")));
    addGenerating();
    menu_->addSeparator();
    addLocks();
}

void GenerateActions::addGenerating() {
    QAction* rest =
        add(QStringLiteral("generate-rest"), QStringLiteral("dice"), tr("Generate the &Rest…"),
            tr("Make terrain around the locked cells; they and their mirror images stay as drawn"),
            Qt::CTRL | Qt::ALT | Qt::Key_G, &GenerateActions::generateRest);
    QAction* vary = add(QStringLiteral("vary-selection"), QStringLiteral("dice"), tr("&Vary the Selection…"),
                        tr("Make the terrain of the selected cells and of their mirror images anew"),
                        Qt::CTRL | Qt::ALT | Qt::Key_V, &GenerateActions::varySelection);
    QAction* better = add(QStringLiteral("improve"), QStringLiteral("fix"), tr("&Improve…"),
                          tr("Show the fewest changes that take errors and warnings away, and make them"),
                          Qt::CTRL | Qt::Key_F7, &GenerateActions::improve);
    QAction* others = add(QStringLiteral("generate-others"), QStringLiteral("map"), tr("&Others Like This…"),
                          tr("Show new maps with the wishes and the seed that this one was generated from"),
                          {}, &GenerateActions::othersRequested);
    menu_->addActions({rest, vary, better, others});
}

void GenerateActions::addLocks() {
    QAction* lock =
        add(QStringLiteral("lock-selection"), QStringLiteral("locked"), tr("&Lock Selection"),
            tr("Lock the selected cells and their mirror images: generating leaves them as drawn"),
            Qt::SHIFT | Qt::Key_K, &GenerateActions::lockSelection);
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
    binding().on(document(), &MapDocument::replaced, [this] { update(); });
    binding().on(viewState(), &GridState::selectionChanged, [this] { update(); });
    binding().on(viewState(), &MapViewState::lockChanged, [this] { update(); });
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

    const QString layerLock = document()->lockText(terrainLayer);
    const std::vector<Symmetry> symmetries = generatedSymmetries(game_);
    const bool isSymmetric = std::ranges::find(symmetries, document()->map().symmetry) != symmetries.end();
    const QString noSymmetry = tr("Terrain is generated for symmetric maps. Choose the symmetry first.");
    const QString why = !layerLock.isEmpty() ? layerLock : noSymmetry;
    const bool isPossible = layerLock.isEmpty() && isSymmetric;
    allow(QStringLiteral("generate-rest"), isPossible, why);
    allow(QStringLiteral("vary-selection"), layerLock.isEmpty() && !selected.empty(),
          selected.empty() ? nothingSelected : layerLock);
    allow(QStringLiteral("improve"), layerLock.isEmpty(), layerLock);
    allow(QStringLiteral("generate-others"), requestOf(document()->committedMap(), game_).has_value(),
          tr("This map was not generated."));
}

void GenerateActions::generateRest() {
    document()->endGesture();
    const Map before = document()->committedMap();
    GeneratedMapDialog dialog({game_, renderer_}, {before, {}}, window());
    if (dialog.exec() != QDialog::Accepted || !document()) return;
    if (document()->committedMap() != before)
        return document()->refuse(tr("The map has changed in the meantime, so nothing was done."));
    document()->replace(tr("Generate the rest"), dialog.map());
}

void GenerateActions::varySelection() {
    document()->endGesture();
    const Map before = document()->committedMap();
    const CellSet selected = document()->withMirrored(viewState()->selection());
    const CellSet varied = selected - before.lockedCells;
    if (varied.empty()) return showMessage(tr("All selected cells are locked."));
    GeneratedMapDialog dialog({game_, renderer_}, {before, varied.cells()}, window());
    if (dialog.exec() != QDialog::Accepted || !document()) return;
    document()->apply(tr("Vary the selection"), Edit{changesBetween(before, dialog.map()), {}});
}

void GenerateActions::improve() {
    document()->endGesture();
    ImproveDialog(*document(), renderer_, window()).exec();
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
