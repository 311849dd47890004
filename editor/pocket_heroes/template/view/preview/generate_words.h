// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QString>

namespace stonemason::pocket_heroes {

/// Why no world has become of a template, for its author.
QString generateFailure(const Error& error);

} // namespace stonemason::pocket_heroes
