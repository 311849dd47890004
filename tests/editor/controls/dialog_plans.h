// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/editor/controls/dialog_scene.h"

namespace stonemason::test {

/// Every dialog of the program, in the situations in which all its inputs come into reach.
QList<DialogPlan> mapDialogs();
QList<DialogPlan> deckDialogs();
QList<DialogPlan> gameDialogs();
QList<DialogPlan> windowDialogs();
/// The questions that stop the work.
QList<DialogPlan> questionDialogs();

/// The classes of all these dialogs. A dialog of the program that is none of them is not tested.
QSet<QString> plannedDialogs();

} // namespace stonemason::test
