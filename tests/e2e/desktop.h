// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QProcess>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>

#include <functional>
#include <memory>

namespace stonemason::test {

/// An Xvfb screen of its own with a window manager, for driving the real program as a user would. Create it
/// before the QGuiApplication: it sets DISPLAY, which lets the test itself read the screen and the
/// clipboard.
class Desktop {
public:
    explicit Desktop(QSize size);
    ~Desktop();

    /// What was missing (a program that is not installed, a server that did not start), or empty.
    const QString& trouble() const { return trouble_; }

    /// Runs xdotool and returns its output; the test fails if xdotool fails.
    QString xdotool(const QStringList& arguments) const;
    /// Waits for a window whose title contains the words and returns it; 0 if none appeared.
    QString waitForWindow(const QString& titlePart, int seconds = 60) const;
    QString titleOf(const QString& window) const;
    /// Gives the window the keyboard focus.
    void activate(const QString& window) const;
    /// The titles of all windows, with the hidden ones marked, for a message about a missing window.
    QString windows() const;

    void key(const QString& keys) const;
    void type(const QString& text) const;
    void click(QPoint at) const;
    /// Presses at the first point, moves along the others and releases at the last.
    void drag(const QList<QPoint>& points) const;
    /// The same for drag and drop: waits at each point until the screen changes.
    void dragAndDrop(const QList<QPoint>& points) const;

    /// What the screen shows now.
    QImage screenshot() const;

private:
    bool managesWindows() const;

    QProcess server_;
    QProcess manager_;
    QString trouble_;
};

/// Polls the condition, processing events, until it holds; false after that many seconds.
bool waitUntil(const std::function<bool()>& condition, int seconds = 60);

/// The bounds of the largest connected patch of matching pixels within `area`, or an empty rectangle.
QRect largestPatch(const QImage& image, QRect area, const std::function<bool(QColor)>& isOfKind);

} // namespace stonemason::test
