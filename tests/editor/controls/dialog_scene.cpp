// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/controls/dialog_scene.h"

#include "tests/editor/controls/dialog_driver.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDialogButtonBox>
#include <QTest>

namespace stonemason::test {

namespace {

void accept(QDialog& dialog) {
    for (const QDialogButtonBox* box : dialog.findChildren<QDialogButtonBox*>())
        for (QAbstractButton* button : box->buttons())
            if (box->buttonRole(button) == QDialogButtonBox::AcceptRole) return button->click();
    qFatal("%s cannot be accepted", dialog.metaObject()->className());
}

void processAll() {
    for (int i = 0; i < 4; ++i) {
        QCoreApplication::sendPostedEvents();
        QCoreApplication::processEvents();
    }
}

} // namespace

void start(Stage& stage, const char* command) {
    const Command* known = stage.window().commands().command(QString::fromLatin1(command));
    if (!known || !known->action->isEnabled()) qFatal("cannot do %s", command);
    known->action->trigger();
}

void press(QDialog& dialog, const QString& text) {
    for (QAbstractButton* button : dialog.findChildren<QAbstractButton*>())
        if (button->text().remove(u'&') == text && button->isVisible()) return button->click();
    qFatal("no button %s", qPrintable(text));
}

void DialogScene::wait(const QPointer<QDialog>& dialog) const {
    processAll();
    const auto isReady = [&] { return !dialog || !dialog->isVisible() || plan_.isReady(*dialog); };
    if (plan_.isReady && !QTest::qWaitFor(isReady)) qFatal("%s does not come to rest", plan_.name);
    processAll();
}

void DialogScene::work(QDialog& opened, const Path& path, bool takes, Trace& trace) const {
    const QPointer<QDialog> dialog(&opened);
    dialog->activateWindow();
    wait(dialog);
    if (plan_.prepare) plan_.prepare(*dialog);
    wait(dialog);
    for (const Step& step : path) {
        change(*dialog, step.input, step.change);
        wait(dialog);
    }
    trace.isClosed = !dialog || !dialog->isVisible();
    if (trace.isClosed) return;
    trace.inputs = inputsOf(*dialog);
    for (const Input& input : std::as_const(trace.inputs))
        trace.rects.insert(input.name, ownRect(*input.widget, *dialog));
    if (QWidget* focus = dialog->focusWidget()) focus->clearFocus();
    wait(dialog);
    trace.pictures.insert(ownPicture(), dialog->grab().toImage());
    if (takes) plan_.take ? plan_.take(*dialog) : accept(*dialog);
}

Trace DialogScene::go(const Path& path, bool takes) {
    Stage& stage = keeper_.cleared();
    DialogDriver driver;
    Trace trace;
    bool done = false;
    driver.onDialog([&](QDialog& dialog) {
        if (QLatin1String(dialog.metaObject()->className()) != QLatin1String(plan_.dialog))
            qFatal("%s opens %s", plan_.name, dialog.metaObject()->className());
        work(dialog, path, takes, trace);
        done = true;
    });
    plan_.open(stage);
    if (!QTest::qWaitFor([&] { return done; })) qFatal("%s opens nothing", plan_.name);
    trace.facts = factsOf(stage);
    trace.facts.remove(QStringLiteral("focus"));
    trace.facts.insert(QStringLiteral("opened"), driver.seen().join(u'\n'));
    return trace;
}

} // namespace stonemason::test
