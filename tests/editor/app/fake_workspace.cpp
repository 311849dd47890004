// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/app/fake_workspace.h"
