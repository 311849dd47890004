// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace stonemason {

class Autosave;
class Dialogs;
class DocumentOpener;
class DocumentReader;

/// Asks about everything that crashed processes left in the recovery folder: each is recovered, discarded, or
/// left for later. What is recovered opens as unsaved work and stays in the folder until it is kept anew.
/// False when there is nothing.
bool offerLostWork(const QString& folder, const DocumentReader& reader, DocumentOpener& opener,
                   Autosave& autosave, Dialogs& dialogs);

} // namespace stonemason
