// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/editor/controls/dialog_scene.h"

namespace stonemason::test {

/// Every dialog of the program, in the situations in which all its inputs come into reach.
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
/// The questions that stop the work.
QList<DialogPlan> questionDialogs();

/// The dialog in which a game over the network is begun, as the command opens it.
DialogPlan lanDialog(const char* name, const char* command);

/// The classes of all these dialogs. A dialog of the program that is none of them is not tested.
QSet<QString> plannedDialogs();

} // namespace stonemason::test
