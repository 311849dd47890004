// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/e2e/desktop.h"

#include <QApplication>
#include <QProcess>
#include <QString>
#include <QTemporaryDir>
#include <QTest>

namespace stonemason::test {

/// The installed program in a window at the upper left of a desktop, with a home folder of its own; it
/// starts as for a returning user.
class RunningEditor {
public:
    explicit RunningEditor(const Desktop& desktop) : desktop_(desktop) {}
    ~RunningEditor();

    /// Starts it and waits for a window whose title contains the words.
    /// @return why there is none, else empty
    QString start(const QStringList& arguments, const QString& titlePart);

    /// A file in its home.
    QString filePath(const char* name) const { return home_.filePath(QString::fromUtf8(name)); }

    bool hasTitle(const QString& part) const { return desktop_.titleOf(window_).contains(part); }
    bool isModified() const { return hasTitle(QStringLiteral("*")); }
    /// Waited for.
    bool becomesModified(bool modified = true) const;

    /// Gives it the keyboard focus again after one of its dialogs.
    void activate() const;
    /// Ctrl+S, until it is done.
    bool save() const;
    /// Opens a file dialog by a shortcut, types the path and confirms it; whether the dialog came. Under Wine
    /// the keys then go nowhere: once it is seen to have worked, activate() is needed.
    bool answerFileDialog(const QString& shortcut, const QString& title, const QString& path) const;
    /// Once the screen no longer changes, saves a screenshot of it under that name.
    void keep(const char* name) const;

private:
    void settleIn() const;
    QString whyNoWindow();

    const Desktop& desktop_;
    QTemporaryDir home_;
    QProcess program_;
    QString window_;
};

/// The main function of a test; passes the desktop to it.
template <typename Test>
int runOnDesktop(int argc, char** argv) {
    const Desktop desktop({1280, 800});
    qputenv("QT_QPA_PLATFORM", desktop.trouble().isEmpty() ? "xcb" : "offscreen");
    QApplication application(argc, argv);
    Test test(desktop);
    return QTest::qExec(&test, argc, argv);
}

} // namespace stonemason::test
