// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/start/started_program.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <csignal>

namespace stonemason::test {

namespace {

constexpr int patience = 30'000; // ms; so long only a program that hangs takes

/// What the offscreen platform reads: one screen of this size.
QByteArray screenConfiguration(QSize size) {
    const QJsonObject screen{{QStringLiteral("name"), QStringLiteral("screen")},
                             {QStringLiteral("x"), 0},
                             {QStringLiteral("y"), 0},
                             {QStringLiteral("width"), size.width()},
                             {QStringLiteral("height"), size.height()},
                             {QStringLiteral("logicalDpi"), 96},
                             {QStringLiteral("logicalBaseDpi"), 96},
                             {QStringLiteral("dpr"), 1}};
    return QJsonDocument(QJsonObject{{QStringLiteral("screens"), QJsonArray{screen}}}).toJson();
}

} // namespace

StartedProgram::StartedProgram() {
    for (const char* folder : {"config/stonemason", "data", "cache", "run"})
        if (!QDir(home_.path()).mkpath(QString::fromLatin1(folder))) qFatal("cannot make a folder");
    QFile(home_.filePath(QStringLiteral("run")))
        .setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
}

void StartedProgram::start(const QStringList& files, QSize screen, int scale) {
    QFile file(home_.filePath(QStringLiteral("screen.json")));
    if (!file.open(QIODevice::WriteOnly) || file.write(screenConfiguration(screen)) < 0)
        qFatal("cannot write");
    file.close();
    QProcessEnvironment environment;
    environment.insert(QStringLiteral("PATH"), qEnvironmentVariable("PATH"));
    environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8"));
    environment.insert(QStringLiteral("HOME"), home_.path());
    for (const char* kind : {"config", "data", "cache"})
        environment.insert(QStringLiteral("XDG_%1_HOME").arg(QString::fromLatin1(kind).toUpper()),
                           home_.filePath(QString::fromLatin1(kind)));
    environment.insert(QStringLiteral("XDG_RUNTIME_DIR"), home_.filePath(QStringLiteral("run")));
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"),
                       QStringLiteral("offscreen:configfile=") + file.fileName());
    environment.insert(QStringLiteral("QT_SCALE_FACTOR"), QString::number(scale));
    process_.setProcessEnvironment(environment);
    process_.start(QStringLiteral(STONEMASON_PROGRAM), files);
    process_.waitForStarted(patience);
}

bool StartedProgram::isReady() const {
    return isRunning() && !QFile::exists(QDir(dataFolder()).filePath(QStringLiteral("starting")));
}

int StartedProgram::openFiles() const {
    const QDir locks(QDir(dataFolder()).filePath(QStringLiteral("locks")));
    return int(locks.entryList(QDir::Files | QDir::Hidden).size());
}

bool StartedProgram::end() {
    if (!isRunning()) return false;
    process_.terminate();
    if (!process_.waitForFinished(patience)) {
        kill();
        return false;
    }
    return process_.exitStatus() == QProcess::CrashExit && process_.exitCode() == SIGTERM;
}

void StartedProgram::kill() {
    process_.kill();
    process_.waitForFinished(patience);
}

} // namespace stonemason::test
