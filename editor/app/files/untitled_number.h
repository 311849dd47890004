// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace stonemason {

class Document;

/// The title of a document without its own name or file: "Untitled map", or "Untitled map 2" when another
/// open one has that title.
QString withUntitledNumber(const Document& document, const QString& name);

/// Gives a document that is about to be opened the first number by which its title differs from those of the
/// others. One whose title has no such number keeps it.
void numberAmong(const QList<Document*>& others, Document& document);

} // namespace stonemason
