// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QJsonArray>
#include <QJsonObject>
#include <QStringList>
#include <QTemporaryDir>

namespace stonemason::test {

/// How a run of the built program ended.
struct Ran {
    int status = -1; ///< exit status, -1 after a crash or a run that did not end
    QByteArray out;
    QByteArray err;

    /// Standard output as one JSON object; empty when it is none.
    QJsonObject json() const;
    /// The files of that object, in order.
    QJsonArray files() const;
    /// Whether standard error is exactly one line that contains the text.
    bool says(const QByteArray& text) const;
};

/// Runs the built program as a process of its own, without a display and away from the user's settings.
/// @param folder the working folder
Ran run(const QStringList& arguments, const QByteArray& input = {}, const QString& folder = {});

/// Runs a line of sh in which $stonemason is the program, with the same surroundings.
Ran shell(const QString& line, const QString& folder = {});

/// Standard error without the complaints of an instrumented build that cannot write its counters.
QByteArray ownWords(const QByteArray& standardError);

/// A file of tests/data.
QString dataFile(const char* name);

/// A folder of its own for each test, gone afterwards.
class Folder {
public:
    QString path(const QString& name) const { return directory_.filePath(name); }
    QString path() const { return directory_.path(); }
    /// Writes a file; returns its path.
    QString write(const QString& name, const QByteArray& bytes) const;
    QByteArray read(const QString& name) const { return readFile(path(name)); }
    static QByteArray readFile(const QString& path);
    QStringList names() const;

private:
    QTemporaryDir directory_;
};

} // namespace stonemason::test
