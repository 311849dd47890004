// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QJsonValue>
#include <QStringList>

#include <string>

namespace stonemason::test {

/// What keeps the value from fitting the schema, a line each ("/layers/0/kind: ..."); empty when it fits.
/// Understands the keywords our schemas use (draft 2020-12) and says so when there is one it does not know.
QStringList schemaErrors(const QJsonObject& schema, const QJsonValue& value);

/// The object that the text is; an empty one if it is none.
QJsonObject parsedObject(const std::string& json);

/// The JSON in a file; fails the test run when it cannot be read.
QJsonObject jsonObjectOf(const QString& path);

/// The object with the value at a path of names and indices ("cards/0/id") replaced by another, written as
/// JSON; an empty one takes it out.
QJsonObject changedJson(const QJsonObject& object, const QString& path, const QByteArray& value);

} // namespace stonemason::test
