// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/cli/output.h"

#include "core/format/save_file.h"
#include "editor/cli/console.h"
#include "editor/cli/map_input.h"

#include <algorithm>
#include <filesystem>

namespace stonemason {

namespace {

constexpr std::string_view standardStream = "-";

} // namespace

bool isSameFile(const std::string& input, const std::string& output) {
    if (output == standardStream) return false;
    std::error_code failure;
    const std::string read = input == standardStream ? "/dev/stdin" : input;
    return std::filesystem::equivalent(read, output, failure) && !failure;
}

bool canTakeResult(const std::string& output, std::span<const std::string> inputs) {
    if (output == standardStream) return true;
    const auto isOutput = [&output](const std::string& input) { return isSameFile(input, output); };
    if (std::ranges::any_of(inputs, isOutput)) {
        complain(CommandLine::tr("%1: the file is read and would be lost; choose another to write to")
                     .arg(pathText(output)));
        return false;
    }
    const Status can = canSaveFile(output);
    if (!can) complainAbout(output, can.error(), nullptr);
    return can.ok();
}

} // namespace stonemason
