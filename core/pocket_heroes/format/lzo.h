// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

/// LZO1X, the compression inside a .phm.
namespace stonemason::pocket_heroes {

/// The bytes as a stream of LZO1X: by liblzo2 where the program was built with it, else as literals. The same
/// bytes give the same stream. They must not be empty.
std::string packLzo(std::string_view bytes);

/// The bytes as one run of literals, which is a valid stream and 0.4 % longer than they are. They must not be
/// empty.
std::string literalLzo(std::string_view bytes);

/// The `size` bytes that a stream holds. nullopt: it is invalid, holds another number of bytes, or is
/// followed by data behind its end mark. Time and memory are linear in `size`, whatever the stream asks for.
std::optional<std::string> unpackLzo(std::string_view stream, std::size_t size);

} // namespace stonemason::pocket_heroes
