// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProcess>
#include <QSize>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>

namespace stonemason::test {

/// The built program, started as a process on an offscreen display, with its settings and data in a
/// temporary folder.
class StartedProgram {
public:
    StartedProgram();

    QString settingsFile() const { return home_.filePath(QStringLiteral("config/stonemason/settings.json")); }
    QString dataFolder() const { return home_.filePath(QStringLiteral("data/stonemason")); }

    /// @param screen in device pixels
    void start(const QStringList& files, QSize screen = {1280, 800}, int scale = 1);
    bool isRunning() const { return process_.state() != QProcess::NotRunning; }
    /// Whether its window is there and goes on with its events, once its start has been noted.
    bool isReady() const;
    /// How many files it has open.
    int openFiles() const;
    /// Asks it to end, like a system that shuts down. False if it had already ended or crashes now.
    bool end();
    /// Ends it at once, whatever it is doing.
    void kill();

private:
    QTemporaryDir home_;
    QProcess process_;
};

} // namespace stonemason::test
