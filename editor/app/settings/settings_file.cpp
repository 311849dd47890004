// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/settings/settings_file.h"

#include "core/format/file_system.h"
#include "editor/app/disk/file_paths.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>

#include <algorithm>
#include <string_view>

namespace stonemason {

namespace {

constexpr int writingDelay = 300;             ///< milliseconds
constexpr std::int64_t largest = 1024 * 1024; ///< far more than all settings together

Result<QJsonObject> readValues(const QString& path) {
    const auto bytes = readFile(nativePath(path), largest);
    if (!bytes) return bytes.error();
    QJsonParseError fault;
    const QJsonDocument document = QJsonDocument::fromJson(QByteArray::fromStdString(*bytes), &fault);
    if (document.isObject()) return document.object();
    const auto before = std::string_view(*bytes).substr(0, std::size_t(fault.offset));
    return Error{{"json/syntax"}, 1 + int(std::ranges::count(before, '\n'))};
}

void putInto(QJsonObject& values, const QJsonObject& changed) {
    for (auto value = changed.begin(); value != changed.end(); ++value)
        values.insert(value.key(), value->isNull() ? QJsonValue(QJsonValue::Undefined) : value.value());
}

} // namespace

SettingsFile::SettingsFile(QString path) : path_(std::move(path)) {
    soon_.setSingleShot(true);
    soon_.setInterval(writingDelay);
    QObject::connect(&soon_, &QTimer::timeout, &soon_, [this] { sync(); });
    removeLeftovers(nativePath(path_));
    auto values = readValues(path_);
    if (values)
        values_ = std::move(values).value();
    else if (values.error().message.id != "file/missing")
        quarantine(values.error());
}

SettingsFile::~SettingsFile() {
    sync();
}

void SettingsFile::setValue(const QString& name, const QJsonValue& value) {
    if (values_.value(name) == value) return;
    values_.insert(name, value); // or removes it, if undefined
    changed_.insert(name, value.isUndefined() ? QJsonValue::Null : value);
    if (!soon_.isActive()) soon_.start();
}

bool SettingsFile::sync() {
    soon_.stop();
    if (changed_.isEmpty()) return true;
    if (fault_ && !fault_->quarantined) return false;
    // Other processes may have written since; a file that has become invalid is overwritten.
    const auto there = readValues(path_);
    QJsonObject whole = there ? *there : values_;
    putInto(whole, changed_);
    QDir().mkpath(QFileInfo(path_).absolutePath()); // a failure here is reported by writeFile()
    if (!writeFile(nativePath(path_), QJsonDocument(whole).toJson().toStdString())) return false;
    values_ = whole;
    changed_ = {};
    return true;
}

void SettingsFile::quarantine(const Error& error) {
    // Not QFile::rename, which copies what it cannot rename, and would wait for a FIFO.
    const bool moved = FileSystem().rename(nativePath(path_), nativePath(asidePath())) == 0;
    fault_ = Fault{.error = error, .quarantined = moved};
}

} // namespace stonemason
