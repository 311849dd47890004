// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/local_text.h"

namespace stonemason {

const std::string& textIn(const LocalText& text, std::string_view language) {
    static const std::string missing;
    auto it = text.find(language);
    if (it == text.end()) it = text.find(std::string_view("en"));
    return it == text.end() ? missing : it->second;
}

} // namespace stonemason
