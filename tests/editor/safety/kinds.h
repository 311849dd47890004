// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/files/document.h"

#include <QMetaType>

#include <array>
#include <memory>
#include <string>

namespace stonemason::test {

/// A kind of document: one of each workspace.
enum class Kind { Map, Deck, Game, Board, War, Pattern, TextMap, World, Template };

inline constexpr std::array allKinds{Kind::Map,     Kind::Deck,    Kind::Game,  Kind::Board,   Kind::War,
                                     Kind::Pattern, Kind::TextMap, Kind::World, Kind::Template};

/// "smap", "sdeck", "sduel", "sboard", "swar", "ambush", "txt", "hmm", "ztemplate": the suffix of its files,
/// and its name in tests.
const char* suffixOf(Kind kind);
inline QString fileNameOf(Kind kind, const char* name = "a") {
    return QStringLiteral("%1.%2").arg(QLatin1String(name), QLatin1String(suffixOf(kind)));
}
/// The content of a new file of that kind.
std::string newBytes(Kind kind);

/// The content of a text map that is large enough to be written asynchronously.
std::string largeMapBytes();

/// A document with these bytes that is open in no window.
std::unique_ptr<Document> documentOf(Kind kind, const std::string& bytes);

/// A column "kind" with a row for each.
void addKinds();

} // namespace stonemason::test

Q_DECLARE_METATYPE(stonemason::test::Kind)
