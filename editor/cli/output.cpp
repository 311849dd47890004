// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/cli/output.h"

#include "core/base/text.h"
#include "core/documents/save_file.h"
#include "core/format/file_target.h"
#include "core/format/json.h"
#include "core/format/system_path.h"
#include "core/format/text_file.h"
#include "editor/cli/console.h"
#include "editor/cli/interrupt.h"
#include "editor/text/argument_text.h"
#include "editor/text/error_text.h"

#include <QFileInfo>

#include <algorithm>
#include <array>
#include <filesystem>

namespace stonemason {

namespace {

/// Links to what standard output is; to follow them would be to look for a file.
constexpr std::array<std::string_view, 3> standardOutputNames{"/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"};

/// Standard output is a terminal or may come to one: of a text nothing acts there, whatever its source.
/// What is no text, as a world or a picture, goes out as it is.
std::optional<QString> putOutSafely(std::string_view bytes) {
    if (!isUtf8(bytes) || bytes.find('\0') != std::string_view::npos) return putOut(bytes);
    return putOut(looksLikeJson(withoutMark(bytes)) ? visibleJson(bytes) : inertText(bytes));
}

std::optional<QString> putOutPieces(const FileContent& content) {
    std::optional<QString> failure;
    content([&failure](std::string_view piece) {
        failure = putOut(piece);
        return !failure;
    });
    return failure;
}

/// Into a file; nothing when all was written.
/// @param content the bytes, or what hands them over
std::optional<QString> whyNotSaved(const std::string& output, const auto& content) {
    const HeldSignals held;
    InterruptibleFiles files(held);
    const bool parts = hasOtherNames(files, output);
    const Status written = saveFile(files, output, content);
    if (!written && written.error().message.id == "file/too-large")
        return CommandLine::tr("There is a file of that name already that is too "
                               "large to be looked into, and "
                               "it is not replaced. Choose another name.");
    if (!written) return errorText(written.error());
    if (parts)
        complain(CommandLine::tr("%1: this file had other names (hard links), which keep what it held before")
                     .arg(pathText(output)));
    return std::nullopt;
}

} // namespace

std::string outputNamed(std::string_view word) {
    const bool isStandard = std::ranges::find(standardOutputNames, word) != standardOutputNames.end();
    return std::string(isStandard ? standardStream : word);
}

bool hasEndingOf(const std::string& input, const std::string& output) {
    const QString ending = QFileInfo(shown(input)).suffix();
    return !ending.isEmpty() && QFileInfo(shown(output)).suffix().compare(ending, Qt::CaseInsensitive) == 0;
}

QString outputText(const std::string& output) {
    return output == standardStream ? CommandLine::tr("standard output") : pathText(output);
}

bool isSameFile(const std::string& input, const std::string& output) {
    if (output == standardStream) return false;
    std::error_code failure;
    const std::string read = input == standardStream ? "/dev/stdin" : input;
    return std::filesystem::equivalent(systemPath(read), systemPath(output), failure) && !failure;
}

bool canTakeResult(const std::string& output, std::span<const std::string> inputs) {
    if (output == standardStream) return true;
    const auto isOutput = [&output](const std::string& input) { return isSameFile(input, output); };
    if (std::ranges::any_of(inputs, isOutput)) {
        complain(CommandLine::tr("%1: this file is being read; choose another one to write to")
                     .arg(pathText(output)));
        return false;
    }
    const HeldSignals held;
    InterruptibleFiles files(held);
    const Status can = canSaveFile(files, output);
    if (!can) complainAbout(output, can.error());
    return can.ok();
}

bool makeOutputFolder(const std::string& folder) {
    std::error_code failure;
    std::filesystem::create_directories(systemPath(folder), failure);
    if (std::filesystem::is_directory(systemPath(folder), failure)) return true;
    //: %1 is a folder
    complain(CommandLine::tr("%1: this folder is not there and cannot be made").arg(pathText(folder)));
    return false;
}

bool refuseToOverwrite(const std::string& file) {
    //: %1 is a file, %2 an option: --overwrite
    complain(
        CommandLine::tr("%1: this file is there already; choose another folder, or say %2 to overwrite it")
            .arg(pathText(file), QStringLiteral("--overwrite")));
    return false;
}

int writeOutput(const std::string& output, std::string_view bytes, const std::string& input) {
    const std::optional<QString> failure =
        output == standardStream ? putOutSafely(bytes) : whyNotSaved(output, bytes);
    return failure ? complainAboutOutput(output, *failure, input) : exitFine;
}

int writeOutput(const std::string& output, const FileContent& content, const std::string& input) {
    const std::optional<QString> failure =
        output == standardStream ? putOutPieces(content) : whyNotSaved(output, content);
    return failure ? complainAboutOutput(output, *failure, input) : exitFine;
}

int complainAboutOutput(const std::string& output, const QString& cause, const std::string& input) {
    if (input.empty())
        complain(QStringLiteral("%1: %2").arg(outputText(output), cause));
    else
        //: %1 and %2 are files, %3 a sentence
        complain(CommandLine::tr("%1: cannot be written to %2: %3")
                     .arg(pathText(input), outputText(output), cause));
    return exitUnusable;
}

} // namespace stonemason
