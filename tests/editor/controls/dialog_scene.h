// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/editor/controls/control_walk.h"

#include <QDialog>
#include <QPointer>

namespace stonemason::test {

/// How a dialog is opened and which results its inputs have.
struct DialogPlan {
    const char* name;   ///< of the plan
    const char* dialog; ///< the class
    std::function<void(Stage&)> open{};
    QStringList results{}; ///< what Scene::isResult()
    /// Makes choices without which the others have no result.
    std::function<void(QDialog&)> prepare{};
    /// Accepts the choices; if empty, the dialog's accept button is pressed.
    std::function<void(QDialog&)> take{};
    /// Whether the dialog shows everything that depends on the choices.
    std::function<bool(QDialog&)> isReady{};
    QList<Scene::Exception> exceptions{};
    QStringList twins{}; ///< as Scene::twins()
};

/// Opens the dialog of a plan in a program that is in its initial state each time. The dialog's own picture
/// is "shown".
class DialogScene : public Scene {
public:
    explicit DialogScene(DialogPlan plan) : plan_(std::move(plan)) {}

    Trace go(const Path& path, bool takes) override;
    bool isResult(const QString& difference) const override { return plan_.results.contains(difference); }
    QString ownPicture() const override { return QStringLiteral("shown"); }
    QList<Exception> exceptions() const override { return plan_.exceptions; }
    QStringList twins() const override { return plan_.twins; }

private:
    void work(QDialog& opened, const Path& path, bool takes, Trace& trace) const;
    void wait(const QPointer<QDialog>& dialog) const;

    DialogPlan plan_;
    StageKeeper keeper_;
};

/// Runs the command, including a dialog that stays open until it is handled.
void start(Stage& stage, const char* command);

/// Presses the dialog's button with that text, compared without mnemonics.
void press(QDialog& dialog, const QString& text);

} // namespace stonemason::test
