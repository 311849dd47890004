// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

namespace stonemason {

// The standard streams. Each system has a source file of its own for them.

enum class Stream : std::uint8_t { Output, Errors };

/// Makes the standard streams safe to write to: one that is closed is held open with something that refuses
/// every byte, so that no file opened later is mistaken for it, and a reader that goes away is an error to
/// report instead of a signal.
void prepareStreams();

/// Writes all the bytes as they are; on a terminal, where they are text in UTF-8, so that it shows that text.
/// Allocates nothing. Returns 0, or the system's number of what went wrong.
int writeStream(Stream stream, std::string_view bytes) noexcept;

/// Whether a person may be watching.
bool isTerminal(Stream stream);

} // namespace stonemason
