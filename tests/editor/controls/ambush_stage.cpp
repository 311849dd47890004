// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ambush/view/sites/ambush_dock.h"
#include "editor/ambush/view/sites/ambush_form.h"
#include "editor/ambush/view/sites/pattern_choice.h"
#include "editor/text_map/model/text_map_document.h"
#include "tests/editor/controls/stage.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>

namespace stonemason::test {

namespace {

ambush::AmbushForm& formOf(Stage& stage, const char* dock) {
    return stage.window().findChild<ambush::AmbushDock*>(QLatin1String(dock))->form();
}

/// All patterns, of which half must agree: there are places for any.
void lookForAll(Stage& stage, const char* dock) {
    const ambush::AmbushForm& form = formOf(stage, dock);
    form.hasThreshold()->setChecked(true);
    form.threshold()->setValue(50);
    ambush::PatternChoice& patterns = *form.patterns();
    for (int row = 0; row < patterns.count(); ++row)
        patterns.item(row)->setCheckState(Qt::Checked);
    settle(stage);
}

} // namespace

void openTextMapWithSites(Stage& stage) {
    openPlainTextMap(stage);
    stage.trigger(QStringLiteral("text-map.ambushes")); // a panel that is closed looks for nothing
    const ambush::AmbushForm& form = formOf(stage, "text-map-ambushes");
    form.choice()->setCurrentIndex(0);
    form.rectangles()->setChecked(false);
    form.hasThreshold()->setChecked(false);
    form.threshold()->setValue(80);
    ambush::PatternChoice& patterns = *form.patterns();
    constexpr int narrowPass = 2; // of the samples the third
    for (int row = 0; row < patterns.count(); ++row)
        patterns.item(row)->setCheckState(row == narrowPass ? Qt::Checked : Qt::Unchecked);
    settle(stage);
}

void openMapWithSites(Stage& stage) {
    openPlainMap(stage);
    stage.trigger(QStringLiteral("map.ambushes"));
    lookForAll(stage, "ambushes");
}

void openWorldWithSites(Stage& stage) {
    openPlainWorld(stage);
    stage.trigger(QStringLiteral("world.ambushes"));
    lookForAll(stage, "world-ambushes");
}

void simulateOnMap(Stage& stage) {
    openMapWithSites(stage);
    stage.trigger(QStringLiteral("map.simulate-ambushes"));
    settle(stage);
}

void simulateOnTextMap(Stage& stage) {
    openTextMapWithSites(stage);
    stage.trigger(QStringLiteral("text-map.simulate-ambushes"));
    settle(stage);
}

void simulateOnWorld(Stage& stage) {
    openWorldWithSites(stage);
    stage.trigger(QStringLiteral("world.simulate-ambushes"));
    settle(stage);
}

void simulateATurn(Stage& stage) {
    for (const char* prefix : {"map", "text-map", "world"}) {
        const Command* step =
            stage.window().commands().command(QLatin1String(prefix) + QStringLiteral(".simulation-step"));
        if (step && step->action->isEnabled()) step->action->trigger();
    }
    settle(stage);
}

} // namespace stonemason::test
