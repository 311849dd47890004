// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>

namespace stonemason {

class Settings;

/// The files last opened or saved, newest first; kept in the settings, which say how many.
class RecentFiles : public QObject {
    Q_OBJECT

public:
    explicit RecentFiles(Settings& settings, QObject* parent = nullptr);

    QStringList paths() const;
    /// Puts an absolute path first.
    void add(const QString& path);
    /// Remembers the id of the workspace that a person chose for the file; empty: none.
    void choose(const QString& path, const QString& workspace);
    /// That id, which is remembered as long as the file is among these, or was open when the program ended.
    QString choiceFor(const QString& path) const;
    void remove(const QString& path);
    void clear();
    /// Removes the files beyond the maximum number.
    void fit();

signals:
    void changed();

private:
    QStringList knownFiles() const;
    void keep(const QStringList& paths);

    Settings& settings_;
};

} // namespace stonemason
