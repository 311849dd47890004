// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/app/window_fixture.h"

namespace stonemason::test {

WindowFixture::WindowFixture() : settings(std::make_unique<Settings>(path(QStringLiteral("settings.json")))) {
    settings->setValue(setting::folder, folder.path());
    start();
}

WindowFixture::~WindowFixture() {
    window.reset();
}

void WindowFixture::restart() {
    window.reset();
    workspace.reset();
    settings = nullptr;
    settings = std::make_unique<Settings>(path(QStringLiteral("settings.json")));
    start();
}

QString WindowFixture::write(const QString& name, const QByteArray& bytes) const {
    QFile file(path(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()) qFatal("cannot write");
    return path(name);
}

QByteArray WindowFixture::bytesOf(const QString& name) const {
    QFile file(path(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(no file)");
}

TextDocument* WindowFixture::open(const QString& name, const QByteArray& bytes) {
    window->openFiles({write(name, bytes)});
    return current();
}

void WindowFixture::start() {
    workspace = std::make_unique<FakeWorkspace>();
    window = std::make_unique<MainWindow>(
        MainWindow::Parts{*settings, dialogs, {workspace.get()}, path(QStringLiteral("data"))});
    window->show();
    QVERIFY(QTest::qWaitForWindowExposed(window.get()));
}

} // namespace stonemason::test
