// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/random.h"

#include <QString>

namespace stonemason::token_battle {
class DeckDocument;
}

namespace stonemason::pocket_heroes {

class TemplateDocument;
class WorldDocument;

} // namespace stonemason::pocket_heroes

namespace stonemason::test {

/// What undo steps are called here.
inline const QString step = QStringLiteral("Step");

/// The implementations of edit() for these kinds of documents.
bool editDecks(token_battle::DeckDocument& document, Random& random);
bool editWorld(pocket_heroes::WorldDocument& document, Random& random);
bool editTemplate(pocket_heroes::TemplateDocument& document, Random& random);

} // namespace stonemason::test
