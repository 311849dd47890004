// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace stonemason {

class Document;

/// What a document is called that has neither a name of its own nor a file: "Untitled map" or, when others
/// that are open are called so, "Untitled map 2".
QString withUntitledNumber(const Document& document, const QString& name);

/// Gives a document that is about to be opened the first number by which its title differs from those of the
/// others. One whose title has no such number keeps it.
void numberAmong(const QList<Document*>& others, Document& document);

} // namespace stonemason
