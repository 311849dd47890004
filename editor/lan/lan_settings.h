// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/settings/settings.h"

namespace stonemason {

namespace setting {

/// The name under which one plays over the network, the address joined last, and whether a host asks for a
/// word. Older than the second game played that way, hence their names in the file.
inline constexpr SettingKey<std::optional<QString>> lanName{"duel/lanName"};
inline constexpr SettingKey<QString> lanAddress{"duel/lanAddress"};
inline constexpr SettingKey<bool> lanAsksForWord{"duel/lanAsksForWord", true};

} // namespace setting

/// The user's account name.
inline QString accountName() {
    return qEnvironmentVariable("USER");
}

/// setting::lanName, by default the account name.
inline QString lanName(const Settings& settings) {
    return settings.value(setting::lanName).value_or(accountName());
}

} // namespace stonemason
