// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/editor/controls/dialog_scene.h"

namespace stonemason::test {

/// Every dialog of the program, in situations that between them make all its inputs usable.
QList<DialogPlan> mapDialogs();
QList<DialogPlan> deckDialogs();
QList<DialogPlan> gameDialogs();
QList<DialogPlan> boardDialogs();
QList<DialogPlan> warDialogs();
QList<DialogPlan> textMapDialogs();
QList<DialogPlan> patternDialogs();
QList<DialogPlan> worldDialogs();
QList<DialogPlan> templateDialogs();
QList<DialogPlan> windowDialogs();
/// The modal questions.
QList<DialogPlan> questionDialogs();

/// The dialog that starts a game over the network, as the command opens it.
DialogPlan lanDialog(const char* name, const char* command);

/// The classes of all these dialogs. No other dialog of the program is tested.
QSet<QString> plannedDialogs();

} // namespace stonemason::test
