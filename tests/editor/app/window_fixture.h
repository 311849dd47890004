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

/// A main window with text documents, in a temporary folder that holds its settings and data, too.
class WindowFixture {
public:
    WindowFixture();
    ~WindowFixture();

    /// Restarts the program with the settings and data it left.
    void restart();

    QString path(const QString& name) const { return folder.filePath(name); }

    QString write(const QString& name, const QByteArray& bytes) const;
    QByteArray bytesOf(const QString& name) const;

    TextDocument* document(int i) const {
        return static_cast<TextDocument*>(window->documents().all().value(i));
    }
    TextDocument* current() const { return static_cast<TextDocument*>(window->tabs().currentDocument()); }

    TextDocument* open(const QString& name, const QByteArray& bytes);

    QTemporaryDir folder;
    FakeDialogs dialogs;
    std::unique_ptr<Settings> settings;
    std::unique_ptr<FakeWorkspace> workspace;
    std::unique_ptr<MainWindow> window;

private:
    void start();
};

} // namespace stonemason::test
