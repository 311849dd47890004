// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QJsonValue>
#include <QStringList>

#include <string>

namespace stonemason::test {

/// The reasons why the value violates the schema, one per line ("/layers/0/kind: ..."); empty when it is
/// valid. Supports the keywords that our schemas use (draft 2020-12) and reports any other keyword.
QStringList schemaErrors(const QJsonObject& schema, const QJsonValue& value);

/// The JSON object parsed from the text; empty when the text is not an object.
QJsonObject parsedObject(const std::string& json);

/// The JSON in a file; fails the test run when it cannot be read.
QJsonObject jsonObjectOf(const QString& path);

/// The object with the value at a path of names and indices ("cards/0/id") replaced by another, given as
/// JSON; an empty one removes it.
QJsonObject changedJson(const QJsonObject& object, const QString& path, const QByteArray& value);

} // namespace stonemason::test
