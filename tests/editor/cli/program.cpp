// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/cli/program.h"

#include "tests/support/program_under_test.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>

#include <stdexcept>

namespace stonemason::test {

namespace {

constexpr int patience = 300'000; // ms; as long as this only a program that hangs takes, on any machine

Ran finished(QProcess& process, const QByteArray& input) {
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished(patience) || process.exitStatus() != QProcess::NormalExit) {
        process.kill();
        process.waitForFinished();
        return {-1, process.readAllStandardOutput(), ownWords(process.readAllStandardError())};
    }
    return {process.exitCode(), process.readAllStandardOutput(), ownWords(process.readAllStandardError())};
}

/// A process that has no display, no settings and no profiles but the built-in ones. The counters of an
/// instrumented build go nowhere: they are files too, where a test limits files, and slow to write.
void isolate(QProcess& process, const QString& folder) {
    static const QTemporaryDir home;
    QProcessEnvironment environment;
    environment.insert(QStringLiteral("PATH"), qEnvironmentVariable("PATH"));
    // Where tests/mutate keeps the library with a fault in it.
    if (qEnvironmentVariableIsSet("LD_LIBRARY_PATH"))
        environment.insert(QStringLiteral("LD_LIBRARY_PATH"), qEnvironmentVariable("LD_LIBRARY_PATH"));
    environment.insert(QStringLiteral("HOME"), home.path());
    environment.insert(QStringLiteral("XDG_DATA_DIRS"), home.path());
    environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C"));
    environment.insert(QStringLiteral("GCOV_PREFIX"), QStringLiteral("/dev/null"));
    environment.insert(QStringLiteral("stonemason"), programUnderTest(STONEMASON_PROGRAM));
    process.setProcessEnvironment(environment);
    if (!folder.isEmpty()) process.setWorkingDirectory(folder);
}

} // namespace

QByteArray ownWords(const QByteArray& standardError) {
    QByteArray own;
    for (const QByteArray& line : standardError.split('\n'))
        if (!line.startsWith("profiling:")) own += line + '\n';
    own.chop(1);
    return own;
}

QJsonObject Ran::json() const {
    return QJsonDocument::fromJson(out).object();
}

QJsonArray Ran::files() const {
    return json()[QLatin1String("files")].toArray();
}

bool Ran::says(const QByteArray& text) const {
    return err.startsWith("stonemason: ") && err.endsWith('\n') && err.count('\n') == 1 && err.contains(text);
}

Ran run(const QStringList& arguments, const QByteArray& input, const QString& folder) {
    QProcess process;
    isolate(process, folder);
    process.start(programUnderTest(STONEMASON_PROGRAM), arguments);
    return finished(process, input);
}

Ran shell(const QString& line, const QString& folder) {
    QProcess process;
    isolate(process, folder);
    process.start(QStringLiteral("/bin/sh"), {QStringLiteral("-c"), line});
    return finished(process, {});
}

QString dataFile(const char* name) {
    return QStringLiteral(STONEMASON_TEST_DATA "/kings-conflict/") + QLatin1String(name);
}

QString Folder::write(const QString& name, const QByteArray& bytes) const {
    QFile file(path(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        throw std::runtime_error("cannot write " + name.toStdString());
    return file.fileName();
}

QByteArray Folder::readFile(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) throw std::runtime_error("cannot read " + path.toStdString());
    return file.readAll();
}

QStringList Folder::names() const {
    return QDir(directory_.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
}

} // namespace stonemason::test
