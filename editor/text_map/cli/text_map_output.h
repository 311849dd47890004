// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text_map/code_page.h"

#include <optional>
#include <string>
#include <string_view>

namespace stonemason::text_map {

/// Whether a map of characters is written to a file of that name: .txt or .map, in small or capital letters.
bool isTextMapName(std::string_view name);

/// What `convert` does with a map of characters: writes it as it was read. Returns the exit status.
/// @param charset what its bytes are; nullopt: it is found out
int convertTextMap(const std::string& path, std::string_view bytes, const std::string& output,
                   std::optional<Charset> charset);

} // namespace stonemason::text_map
