// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/view/actions/export_actions.h"

#include "editor/pocket_heroes/view/dialogs/world_export_dialog.h"

namespace stonemason::pocket_heroes {

ExportActions::ExportActions(QObject* parent) : BoundWorldActions(parent) {
    QAction* shown =
        add(QStringLiteral("export"), QStringLiteral("export"), tr("&Export…"),
            tr("Show the world's picture or all it holds, to copy or save"), Qt::CTRL | Qt::Key_E);
    shown->setIconText(tr("Export…"));
    shown->setProperty("primary", true);
    connect(shown, &QAction::triggered, this, &ExportActions::showExport);
}

void ExportActions::showExport() {
    document()->endGesture(); // the picture shows the world without it
    WorldExportDialog dialog(*document(), window());
    connect(&dialog, &ExportDialog::message, this, &ActionSet::message);
    dialog.exec();
}

} // namespace stonemason::pocket_heroes
