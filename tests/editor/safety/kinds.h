// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/document.h"
#include "tests/support/random.h"

#include <QMetaType>

#include <array>
#include <memory>
#include <string>

namespace stonemason::test {

/// A kind of document: one of each workspace.
enum class Kind { Map, Deck, Game };

inline constexpr std::array allKinds{Kind::Map, Kind::Deck, Kind::Game};

/// "smap", "sdeck", "sduel": the suffix of its files, and its name in tests.
const char* suffixOf(Kind kind);
inline QString fileNameOf(Kind kind, const char* name = "a") {
    return QStringLiteral("%1.%2").arg(QLatin1String(name), QLatin1String(suffixOf(kind)));
}
/// What a new file of it holds.
std::string newBytes(Kind kind);

/// A document of these bytes, open nowhere.
std::unique_ptr<Document> documentOf(Kind kind, const std::string& bytes);

/// Does something to the document that a person could do, whatever kind it is. Nearly always one undo step,
/// which may join the one before; nothing when it comes to nothing.
void edit(Document& document, Random& random);
/// Until it is another than it was.
void editForSure(Document& document, Random& random);

/// A column "kind" with a row for each.
void addKinds();

} // namespace stonemason::test

Q_DECLARE_METATYPE(stonemason::test::Kind)
