// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "editor/app/files/document.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <string>

namespace stonemason {

/// More bytes than these are read on a thread of their own: reading them would be felt. The densest take up
/// to a second a MiB (limits.md), and the window may be held up for a tenth of one.
inline constexpr std::int64_t largestReadAtOnce = 64 * 1024;

/// What bytes are to the document that is made of them.
enum class ContentSource : std::uint8_t {
    File, ///< all that its file holds: saving there keeps the form it has
    Words ///< pasted, a sample, kept by recovery: carries no information about its file
};

/// Makes the document of content that was read. Called once at most, on the window's thread.
using MakeDocument = std::function<std::unique_ptr<Document>()>;

/// Reads bytes on whatever thread it is called, without a document: the slow part of opening. Needs nothing
/// that changes while the program runs.
using ContentReader = std::function<Result<MakeDocument>(const std::string& bytes, ContentSource source)>;

} // namespace stonemason
