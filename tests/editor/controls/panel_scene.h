// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/editor/controls/control_walk.h"

namespace stonemason::test {

/// A part of the main window, or of another window that stays open.
struct PanelPlan {
    QString name;
    std::function<void(Stage&)> prepare;
    /// Shows the part and returns its widget.
    std::function<QWidget*(Stage&)> find;
    QList<Scene::Exception> exceptions{};
    /// Whether to try only the inputs that earlier plans of that name could not: they open the same fields.
    bool triesTheRest = false;
};

/// The inputs of such a part. Changes apply at once; the result must show in the documents, in their views,
/// in stored data or in another part of the window.
class PanelScene : public Scene {
public:
    explicit PanelScene(PanelPlan plan) : plan_(std::move(plan)) {}

    Trace go(const Path& path, bool takes) override;
    bool isResult(const QString& difference) const override;
    QString ownPicture() const override { return plan_.name; }
    QList<Exception> exceptions() const override { return plan_.exceptions; }

private:
    PanelPlan plan_;
    StageKeeper keeper_;
};

/// The panel with that object name.
PanelPlan panelPlan(const QString& dock, std::function<void(Stage&)> prepare,
                    QList<Scene::Exception> exceptions = {});

} // namespace stonemason::test
