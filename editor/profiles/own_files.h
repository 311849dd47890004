// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QString>
#include <QStringList>

#include <string>
#include <string_view>
#include <utility>
#include <vector>

// Data of games in JSON files: each built in, as a resource ":/FOLDER/NAME.json", and replaced by the file of
// that name that a person keeps as stonemason/FOLDER/NAME.json in one of the system's data folders
// (~/.local/share first), so that a rule can be changed without a compiler.

namespace stonemason {

/// Files that could not be used, with the reason.
using BrokenFiles = std::vector<std::pair<std::string, Error>>;

/// The bytes of a resource. Error: file/missing, in a broken build.
Result<std::string> readBuiltInFile(const QString& path);
/// The bytes of a file of a person's own. Errors: those of readFile.
Result<std::string> readOwnFile(const QString& path);

/// The person's own file of this name; empty when there is none.
QString ownFile(const QString& folder, const QString& name);
/// The names of the JSON files built in below a folder, sorted.
QStringList builtInNames(const QString& folder);
/// The paths of the person's own JSON files of a folder, by data folder and name; of one name the first.
QStringList ownFiles(const QString& folder);

template <typename Value>
using DataReader = Result<Value> (*)(std::string_view json);

template <typename Value>
Result<Value> readWith(DataReader<Value> read, const Result<std::string>& bytes) {
    return bytes ? read(*bytes) : bytes.error();
}

/// The contents of the built-in files below a folder, each replaced by the user's own file of that name if
/// that can be used.
template <typename Value>
std::vector<Value> loadFolder(const QString& folder, DataReader<Value> read, BrokenFiles& broken) {
    std::vector<Value> values;
    for (const QString& name : builtInNames(folder)) {
        if (const QString own = ownFile(folder, name); !own.isEmpty()) {
            if (auto value = readWith(read, readOwnFile(own))) {
                values.push_back(std::move(value).value());
                continue;
            } else {
                broken.emplace_back(own.toStdString(), value.error());
            }
        }
        const QString path = QStringLiteral(":/%1/%2").arg(folder, name);
        if (auto value = readWith(read, readBuiltInFile(path)))
            values.push_back(std::move(value).value());
        else
            broken.emplace_back(path.toStdString(), value.error());
    }
    return values;
}

} // namespace stonemason
