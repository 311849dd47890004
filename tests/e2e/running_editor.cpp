// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/e2e/running_editor.h"

#include "tests/support/program_under_test.h"

#include <QDir>
#include <QFile>
#include <QProcessEnvironment>

#include <utility>

namespace stonemason::test {

namespace {

constexpr int startSeconds = 30; // a cold start on a busy machine

} // namespace

RunningEditor::~RunningEditor() {
    program_.terminate();
    if (!program_.waitForFinished()) program_.kill();
    program_.waitForFinished();
}

QString RunningEditor::start(const QStringList& arguments, const QString& titlePart) {
    if (!desktop_.trouble().isEmpty()) return desktop_.trouble();
    settleIn();
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("HOME"), home_.path());
    for (const char* folder : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"})
        environment.insert(QLatin1String(folder), home_.filePath(QLatin1String(folder)));
    program_.setProcessEnvironment(environment);
    program_.setProcessChannelMode(QProcess::MergedChannels);
    program_.start(programUnderTest(STONEMASON_INSTALLED), arguments);
    if (!program_.waitForStarted()) return program_.errorString();
    window_ = desktop_.waitForWindow(titlePart, startSeconds);
    if (window_.isEmpty()) return whyNoWindow();
    desktop_.xdotool({QStringLiteral("windowmove"), window_, QStringLiteral("0"), QStringLiteral("0")});
    desktop_.xdotool({QStringLiteral("windowsize"), QStringLiteral("--sync"), window_, QStringLiteral("1270"),
                      QStringLiteral("770")});
    activate();
    return {};
}

/// The tour has been declined.
void RunningEditor::settleIn() const {
    const QDir folder(home_.filePath(QStringLiteral("XDG_CONFIG_HOME/stonemason")));
    folder.mkpath(QStringLiteral("."));
    QFile settings(folder.filePath(QStringLiteral("settings.json")));
    QVERIFY(settings.open(QIODevice::WriteOnly));
    QVERIFY(settings.write(R"({"tour/offered": true})") > 0);
}

QString RunningEditor::whyNoWindow() {
    const QString state = program_.state() == QProcess::Running
                              ? QStringLiteral("it still runs")
                              : QStringLiteral("it ended with %1").arg(program_.exitCode());
    return QStringLiteral("no window came up within %1 s; %2; windows: %3; it said: %4")
        .arg(startSeconds)
        .arg(state, desktop_.windows(), QString::fromLocal8Bit(program_.readAll()));
}

bool RunningEditor::becomesModified(bool modified) const {
    return waitUntil([&] { return isModified() == modified; });
}

void RunningEditor::activate() const {
    desktop_.activate(window_);
}

bool RunningEditor::save() const {
    desktop_.key(QStringLiteral("ctrl+s"));
    return becomesModified(false);
}

bool RunningEditor::answerFileDialog(const QString& shortcut, const QString& title,
                                     const QString& path) const {
    desktop_.key(shortcut);
    const QString dialog = desktop_.waitForWindow(title);
    if (dialog.isEmpty()) return false;
    desktop_.activate(dialog);
    desktop_.key(QStringLiteral("ctrl+a"));
    desktop_.type(typedPath(path));
    desktop_.key(QStringLiteral("Return"));
    return true;
}

void RunningEditor::keep(const char* name) const {
    QImage shown;
    waitUntil([&] {
        const QImage before = std::exchange(shown, desktop_.screenshot());
        return before == shown;
    });
    const QDir folder(QStringLiteral(STONEMASON_SCREENSHOTS));
    folder.mkpath(QStringLiteral("."));
    QVERIFY(shown.save(folder.filePath(QLatin1String(name) + QStringLiteral(".png"))));
}

} // namespace stonemason::test
