// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QJsonObject>
#include <QJsonValue>
#include <QString>
#include <QTimer>

#include <optional>

namespace stonemason {

/// Named values in a JSON file that is complete at any moment. Changes by several running processes are
/// merged per name; if two change the same value, the last one wins. No file, whatever its type or content,
/// blocks the program. Not QSettings: that of Qt 6.4.2 reports success and leaves an empty file on a full
/// disk, hangs 32 s at an incomplete lock, and accepts damaged files as settings.
class SettingsFile {
public:
    /// The problem with an existing file that cannot be used.
    struct Fault {
        Error error;
        bool quarantined = false; ///< renamed to asidePath(); else it is still there, and nothing is saved
    };

    explicit SettingsFile(QString path);
    /// Writes unsaved changes.
    ~SettingsFile();
    SettingsFile(const SettingsFile&) = delete;
    SettingsFile& operator=(const SettingsFile&) = delete;

    const QString& path() const { return path_; }
    QString asidePath() const { return path_ + QStringLiteral(".broken"); }
    const std::optional<Fault>& fault() const { return fault_; }

    /// Undefined if there is no such value.
    QJsonValue value(const QString& name) const { return values_.value(name); }
    /// Sets a value, which is written after a short delay together with further changes; an undefined value
    /// removes it. If writing fails, the value is kept in memory.
    void setValue(const QString& name, const QJsonValue& value);
    /// Writes unsaved changes now. Returns whether everything is written.
    bool sync();

private:
    void quarantine(const Error& error);

    const QString path_;
    QJsonObject values_;
    QJsonObject changed_; ///< since it was last written; null where it was removed
    std::optional<Fault> fault_;
    QTimer soon_;
};

} // namespace stonemason
