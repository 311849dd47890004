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

/// A screen of its own (Xvfb) with a window manager, for driving the real program as a person would.
/// Make one before the QGuiApplication: it sets DISPLAY, so that the test itself can read screen and
/// clipboard.
class Desktop {
public:
    explicit Desktop(QSize size);
    ~Desktop();

    /// What was missing (a program that is not installed, a server that did not start), or empty.
    const QString& trouble() const { return trouble_; }

    /// Runs xdotool and returns what it prints; the test fails when it fails.
    QString xdotool(const QStringList& arguments) const;
    /// A window whose title holds the words, waited for; 0 when none came.
    QString waitForWindow(const QString& titlePart, int seconds = 60) const;
    QString titleOf(const QString& window) const;
    /// The keys go to the window.
    void activate(const QString& window) const;
    /// The titles of all windows and which are not shown, for a message that says why one is missing.
    QString windows() const;

    void key(const QString& keys) const;
    void type(const QString& text) const;
    void click(QPoint at) const;
    /// Presses at the first point, moves along the others, releases at the last.
    void drag(const QList<QPoint>& points) const;
    /// Likewise for what is carried along: waits at each point until it is seen to have moved.
    void dragAndDrop(const QList<QPoint>& points) const;

    /// What is on the screen now.
    QImage screenshot() const;

private:
    bool managesWindows() const;

    QProcess server_;
    QProcess manager_;
    QString trouble_;
};

/// Waits until the condition holds; false after that many seconds. Keeps events going, does not sleep
/// blindly.
bool waitUntil(const std::function<bool()>& condition, int seconds = 60);

/// The bounds of the largest patch of pixels within `area` that are of the kind, or an empty rectangle.
QRect largestPatch(const QImage& image, QRect area, const std::function<bool(QColor)>& isOfKind);

} // namespace stonemason::test
