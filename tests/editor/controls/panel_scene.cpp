// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/controls/panel_scene.h"

#include "tests/editor/controls/dialog_driver.h"

#include <QApplication>

namespace stonemason::test {

bool PanelScene::isResult(const QString& difference) const {
    if (difference.startsWith(pictureOf)) return difference != pictureOf + ownPicture();
    static const QStringList facts{QStringLiteral("documents"), QStringLiteral("settings"),
                                   QStringLiteral("files"),     QStringLiteral("clipboard"),
                                   QStringLiteral("view"),      QStringLiteral("tools"),
                                   QStringLiteral("opened")};
    return facts.contains(difference);
}

Trace PanelScene::go(const Path& path, bool) {
    Stage& stage = keeper_.fresh();
    DialogDriver driver;
    plan_.prepare(stage);
    const qsizetype seenBefore = driver.seen().size();
    QWidget* root = plan_.find(stage);
    if (!root) qFatal("%s is not there", qPrintable(plan_.name));
    settle(stage);
    for (const Step& step : path) {
        change(*root, step.input, step.change);
        settle(stage);
    }
    if (QWidget* focus = QApplication::focusWidget()) focus->clearFocus(); // it is seen in the pictures
    settle(stage);
    Trace trace;
    trace.isClosed = !root->isVisible();
    trace.inputs = inputsOf(*root);
    for (const Input& input : std::as_const(trace.inputs))
        trace.rects.insert(input.name, ownRect(*input.widget, *root));
    Snapshot now = snapshotOf(stage);
    trace.facts = now.facts;
    trace.pictures = now.pictures;
    trace.facts.remove(QStringLiteral("focus"));
    trace.facts.insert(QStringLiteral("opened"), driver.seen().mid(seenBefore).join(u'\n'));
    trace.pictures.insert(ownPicture(), root->grab().toImage());
    return trace;
}

PanelPlan panelPlan(const QString& dock, std::function<void(Stage&)> prepare,
                    QList<Scene::Exception> exceptions) {
    const auto find = [dock](Stage& stage) -> QWidget* { return &stage.showPanel(dock); };
    return {dock, std::move(prepare), find, std::move(exceptions)};
}

} // namespace stonemason::test
