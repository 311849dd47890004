// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/grid/actions/sketch_actions.h"

#include "editor/grid/sketch/sketch_dialog.h"

namespace stonemason {

SketchActions::SketchActions(const QString& prefix, QObject* parent) : GridActions(prefix, parent) {
    QAction* choose = add(QStringLiteral("sketch"), QStringLiteral("picture"), tr("Sketch I&mage…"),
                          tr("Lay a picture over the ground to trace it"), Qt::CTRL | Qt::ALT | Qt::Key_I);
    connect(choose, &QAction::triggered, this, &SketchActions::ask);
    QAction* show = add(QStringLiteral("show-sketch"), QStringLiteral("visible"), tr("&View Sketch"),
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
        update(); // without a picture nothing is shown
    });
    menu_ = {choose, show};
}

void SketchActions::ask() {
    SketchDialog(GridSketch::of(view()->state()), window()).exec();
}

void SketchActions::bound() {
    const GridSketch& sketch = GridSketch::of(view()->state());
    binding().on(&sketch, &GridSketch::changed, [this] { update(); });
    binding().on(&sketch, &GridSketch::failed, [this](const QString& sentence) { tell(sentence); });
}

void SketchActions::refresh() {
    const SketchLook& look = GridSketch::of(view()->state()).look();
    action(QStringLiteral("show-sketch"))->setChecked(!look.path.isEmpty() && look.shown);
}

} // namespace stonemason
