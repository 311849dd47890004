// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text_map/actions/map_menu_actions.h"

#include "editor/text_map/dialogs/text_map_export_dialog.h"

namespace stonemason::text_map {

MapMenuActions::MapMenuActions(TextMapRenderer& renderer, QObject* parent)
    : BoundTextMapActions(parent), renderer_(renderer) {
    QAction* statistics =
        add(QStringLiteral("statistics"), QStringLiteral("statistics"), tr("&Statistics"),
            tr("Show size, share of walls and characters of the map"), Qt::ALT | Qt::Key_Return);
    connect(statistics, &QAction::triggered, this, &MapMenuActions::statisticsRequested);
    export_ = add(QStringLiteral("export"), QStringLiteral("export"), tr("&Export…"),
                  tr("Show the map's text or its picture, to copy or save"), Qt::CTRL | Qt::Key_E);
    export_->setIconText(tr("Export…"));
    export_->setProperty("primary", true);
    connect(export_, &QAction::triggered, this, &MapMenuActions::showExport);
}

void MapMenuActions::showExport() {
    TextMapExportDialog dialog(*document(), renderer_, window());
    connect(&dialog, &ExportDialog::message, this, &ActionSet::message);
    dialog.exec();
}

} // namespace stonemason::text_map
