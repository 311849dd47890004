// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/grid/actions/canvas_actions.h"

#include "editor/app/disk/file_paths.h"
#include "editor/app/window/panel_walk.h"
#include "editor/grid/print/grid_sheet.h"
#include "editor/grid/sketch/sketch_dialog.h"
#include "editor/grid/view/grid_job.h"

#include <QPainter>

#include <memory>
#include <utility>

namespace stonemason {

ZoomActions::ZoomActions(const QString& prefix, const QString& fit, const QString& fitTip, QObject* parent)
    : ViewCallActions(prefix, parent) {
    QAction* in = addCall("zoom-in", tr("Zoom &In"), tr("Make the tiles larger"), QKeySequence::ZoomIn,
                          &GridView::zoomIn);
    in->setShortcuts({QKeySequence(QKeySequence::ZoomIn), QKeySequence(Qt::CTRL | Qt::Key_Equal)});
    addCall("zoom-out", tr("Zoom &Out"), tr("Make the tiles smaller"), QKeySequence::ZoomOut,
            &GridView::zoomOut);
    addCall("zoom-reset", tr("&100 %"), tr("Show the tiles at their normal size"), Qt::CTRL | Qt::Key_0,
            &GridView::zoomNormal);
    addCall("zoom-fit", fit, fitTip, Qt::CTRL | Qt::Key_9, &GridView::zoomFit);
    addPanels();
}

void ZoomActions::addPanels() {
    QAction* next =
        add(QStringLiteral("next-panel"), QStringLiteral("next-tab"), tr("Next Panel"),
            tr("Give the keys to the next panel, and from the last one back to the board"), Qt::Key_F6);
    QAction* previous =
        add(QStringLiteral("previous-panel"), QStringLiteral("previous-tab"), tr("Previous Panel"),
            tr("Give the keys to the panel before, the other way round"), Qt::SHIFT | Qt::Key_F6);
    for (const auto& [action, by] : {std::pair(next, 1), std::pair(previous, -1)})
        connect(action, &QAction::triggered, this, [this, by = by] {
            if (view()) stepPanel(*view(), by);
        });
}

GridPrintActions::GridPrintActions(const QString& prefix, const QString& tip, QObject* parent)
    : PrintActionsOf(printEntries(tip, PageCount::One, nullptr), prefix, parent), nameless_(prefix) {
}

PrintJob GridPrintActions::printJob() const {
    const GridLook look = view()->model().paper();
    //: %1 rows, %2 columns
    const QString facts = tr("%1 × %2 cells").arg(look.size.rows).arg(look.size.columns);
    const auto sheet = std::make_shared<GridSheet>(document()->title(), facts, look);
    PrintJob job{
        .name = document()->title(),
        .file = fileNameFor(document()->title(), nameless_),
        .pages = [](const QSizeF&) { return 1; },
        .paint = [sheet](QPainter& painter, const QRectF& page, int) { sheet->paint(painter, page); }};
    if (!isQuick(look.size))
        job.prepare = [sheet](const QSizeF& page, const WorkProgress& progress) {
            return sheet->prepare(page, progress);
        };
    return job;
}

SketchActions::SketchActions(const QString& prefix, QObject* parent) : GridActions(prefix, parent) {
    QAction* choose = add(QStringLiteral("sketch"), QStringLiteral("picture"), tr("Sketch I&mage…"),
                          tr("Lay a picture over the ground to trace it"), Qt::CTRL | Qt::ALT | Qt::Key_I);
    connect(choose, &QAction::triggered, this, &SketchActions::ask);
    QAction* show = add(QStringLiteral("show-sketch"), QStringLiteral("visible"), tr("Sketch &Visible"),
                        tr("Show or hide the picture that is traced"), Qt::CTRL | Qt::ALT | Qt::Key_K);
    show->setCheckable(true);
    connect(show, &QAction::triggered, this, [this](bool on) {
        GridSketch& sketch = GridSketch::of(view()->state());
        SketchLook look = sketch.look();
        look.shown = on;
        if (look.path.isEmpty())
            ask();
        else
            sketch.setLook(look);
        update(); // unchecks the action if there is still no picture
    });
    menu_ = {choose, show};
}

void SketchActions::ask() {
    SketchDialog(GridSketch::of(view()->state()), window()).exec();
}

void SketchActions::bound() {
    const GridSketch& sketch = GridSketch::of(view()->state());
    binding().on(&sketch, &GridSketch::changed, [this] { update(); });
    binding().on(&sketch, &GridSketch::failed, [this](const QString& sentence) { showMessage(sentence); });
}

void SketchActions::refresh() {
    const SketchLook& look = GridSketch::of(view()->state()).look();
    action(QStringLiteral("show-sketch"))->setChecked(!look.path.isEmpty() && look.shown);
}

} // namespace stonemason
