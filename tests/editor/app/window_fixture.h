// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/settings/settings.h"
#include "editor/app/window/document_tabs.h"
#include "editor/app/window/main_window.h"
#include "tests/editor/app/fake_dialogs.h"
#include "tests/editor/app/fake_workspace.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace stonemason::test {

/// A main window with texts for documents, in a folder of its own; settings and data lie there too.
class WindowFixture {
public:
    WindowFixture() : settings(std::make_unique<Settings>(path(QStringLiteral("settings.json")))) {
        settings->setValue(setting::folder, folder.path());
        start();
    }
    ~WindowFixture() { window.reset(); }

    /// The program again, with the settings and data it left.
    void restart() {
        window.reset();
        workspace.reset();
        settings = nullptr;
        settings = std::make_unique<Settings>(path(QStringLiteral("settings.json")));
        start();
    }

    QString path(const QString& name) const { return folder.filePath(name); }

    QString write(const QString& name, const QByteArray& bytes) const {
        QFile file(path(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()) qFatal("cannot write");
        return path(name);
    }

    QByteArray bytesOf(const QString& name) const {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(no file)");
    }

    TextDocument* document(int i) const {
        return static_cast<TextDocument*>(window->documents().all().value(i));
    }
    TextDocument* current() const { return static_cast<TextDocument*>(window->tabs().currentDocument()); }

    TextDocument* open(const QString& name, const QByteArray& bytes) {
        window->openFiles({write(name, bytes)});
        return current();
    }

    QTemporaryDir folder;
    FakeDialogs dialogs;
    std::unique_ptr<Settings> settings;
    std::unique_ptr<FakeWorkspace> workspace;
    std::unique_ptr<MainWindow> window;

private:
    void start() {
        workspace = std::make_unique<FakeWorkspace>();
        window = std::make_unique<MainWindow>(
            MainWindow::Parts{*settings, dialogs, {workspace.get()}, path(QStringLiteral("data"))});
        window->show();
        QVERIFY(QTest::qWaitForWindowExposed(window.get()));
    }
};

} // namespace stonemason::test
