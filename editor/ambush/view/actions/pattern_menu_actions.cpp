// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ambush/view/actions/pattern_menu_actions.h"

#include "core/ambush/pattern.h"
#include "editor/ambush/view/dialogs/pattern_export_dialog.h"
#include "editor/ambush/view/dialogs/pattern_size_dialog.h"
#include "editor/app/widgets/icons.h"

namespace stonemason::ambush {

PatternMenuActions::PatternMenuActions(PatternRenderer& renderer, QObject* parent)
    : BoundPatternActions(parent), renderer_(renderer), turnMenu_(std::make_unique<QMenu>()) {
    addTurns();
    addOthers();
}

void PatternMenuActions::addTurn(const QString& picture, const QString& text, const QString& tip,
                                 Transform transform) {
    QAction* action = add(QStringLiteral("whole-") + picture, picture, text, tip);
    const QString step = QString(text).remove(QLatin1Char('&'));
    connect(action, &QAction::triggered, this, [this, transform, step] {
        document()->change(
            step, [transform](Pattern& pattern) { pattern.signs = transformed(pattern.signs, transform); });
    });
    turnMenu_->addAction(action);
}

void PatternMenuActions::addTurns() {
    turnMenu_->setTitle(tr("Turn or &Flip the Pattern"));
    turnMenu_->setIcon(icon(QStringLiteral("rotate-right")));
    addTurn(QStringLiteral("rotate-left"), tr("Rotate Pattern &Left"), tr("Turn all signs to the left"),
            Transform::ThreeQuarterTurn);
    addTurn(QStringLiteral("rotate-right"), tr("Rotate Pattern &Right"), tr("Turn all signs to the right"),
            Transform::QuarterTurn);
    addTurn(QStringLiteral("flip-horizontal"), tr("Flip Pattern &Horizontally"),
            tr("Swap left and right of the pattern"), Transform::FlipHorizontal);
    addTurn(QStringLiteral("flip-vertical"), tr("Flip Pattern &Vertically"),
            tr("Swap top and bottom of the pattern"), Transform::FlipVertical);
    menu_ += turnMenu_->menuAction();
}

void PatternMenuActions::addOthers() {
    QAction* resize = add(QStringLiteral("resize"), QStringLiteral("zoom-fit"), tr("Si&ze…"),
                          tr("Add or take away rows and columns on any side"));
    connect(resize, &QAction::triggered, this,
            [this] { PatternSizeDialog(*document(), renderer_, window()).exec(); });
    QAction* properties =
        add(QStringLiteral("properties"), QStringLiteral("info"), tr("&Properties"),
            tr("Edit name and note, the share that must agree, and how the pattern may be turned"),
            Qt::ALT | Qt::Key_Return);
    connect(properties, &QAction::triggered, this, &PatternMenuActions::propertiesRequested);
    QAction* preview = add(QStringLiteral("preview"), QStringLiteral("search"), tr("&Try on a Map"),
                           tr("Show where on a map the pattern finds places, as it is drawn"),
                           Qt::CTRL | Qt::ALT | Qt::Key_T);
    connect(preview, &QAction::triggered, this, &PatternMenuActions::previewRequested);
    export_ = add(QStringLiteral("export"), QStringLiteral("export"), tr("&Export…"),
                  tr("Show the pattern's file, its rows of text or its picture, to copy or save"),
                  Qt::CTRL | Qt::Key_E);
    export_->setIconText(tr("Export…"));
    export_->setProperty("primary", true);
    connect(export_, &QAction::triggered, this, [this] {
        PatternExportDialog dialog(*document(), window());
        connect(&dialog, &ExportDialog::message, this, &ActionSet::message);
        dialog.exec();
    });
    menu_ += {resize, addSeparator(), properties, preview};
}

} // namespace stonemason::ambush
