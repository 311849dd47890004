// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QJsonObject>
#include <QJsonValue>
#include <QString>
#include <QTimer>

#include <optional>

namespace stonemason {

/// Values under names in a JSON file that is whole at any moment. What several running programs change is put
/// together, name by name; of two that change the same, the last one wins. No file, whatever it is or holds,
/// makes the program wait. Not QSettings: that of Qt 6.4.2 reports success and leaves an empty file on a full
/// disk, hangs 32 s at a half-made lock, and takes damaged files for settings.
class SettingsFile {
public:
    /// What happened to a file that was there and could not be used.
    struct Fault {
        Error error;
        bool quarantined = false; ///< as asidePath(); else it is still there, and nothing is remembered
    };

    explicit SettingsFile(QString path);
    /// Writes what is not written yet.
    ~SettingsFile();
    SettingsFile(const SettingsFile&) = delete;
    SettingsFile& operator=(const SettingsFile&) = delete;

    const QString& path() const { return path_; }
    QString asidePath() const { return path_ + QStringLiteral(".broken"); }
    const std::optional<Fault>& fault() const { return fault_; }

    /// Undefined when there is none.
    QJsonValue value(const QString& name) const { return values_.value(name); }
    /// Written a little later, together with what else changes until then; an undefined value takes what is
    /// there away. What cannot be written is remembered as long as the program runs.
    void setValue(const QString& name, const QJsonValue& value);
    /// Writes now, if there is anything to write. Returns whether all is written.
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
