// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>

namespace stonemason {

/// Whether an input and an output, each as named on the command line, are one file, by whatever spelling or
/// link; standard input, too, when it comes from that file.
bool isSameFile(const std::string& input, const std::string& output);

/// Before long work: whether its result can be written to the file, which must be none of the inputs. Says on
/// standard error why not.
bool canTakeResult(const std::string& output, std::span<const std::string> inputs);

} // namespace stonemason
