// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/cli/console.h"

#include "core/base/text.h"
#include "editor/cli/streams.h"
#include "editor/text/error_text.h"

#include <cstring>

namespace stonemason {

namespace {

/// Each line by itself, since its end is meant.
std::string visibleLines(std::string_view lines) {
    std::string visible;
    visible.reserve(lines.size());
    for (;;) {
        const std::size_t end = lines.find('\n');
        visible += visibleText(lines.substr(0, end));
        if (end == std::string_view::npos) return visible;
        visible += '\n';
        lines.remove_prefix(end + 1);
    }
}

bool printed(std::string_view bytes) {
    const std::optional<QString> failure = putOut(bytes);
    if (failure) complain(CommandLine::tr("standard output: %1").arg(*failure));
    return !failure;
}

} // namespace

QString shown(std::string_view bytes) {
    return QString::fromStdString(visibleText(bytes));
}

bool print(const QString& lines) {
    return printed(visibleLines(lines.toStdString()));
}

bool printJson(std::string_view json) {
    return printed(visibleJson(json));
}

void complain(const QString& sentence) {
    writeStream(Stream::Errors, "stonemason: " + visibleText(sentence.toStdString()) + '\n');
}

QString pathText(const std::string& path) {
    if (path.empty()) return QStringLiteral("\"\"");
    return path == standardStream ? CommandLine::tr("standard input") : shown(path);
}

int complainAbout(const std::string& path, const Error& error, const Vocabulary& vocabulary) {
    complain(errorText(pathText(path), error, vocabulary));
    return exitUnusable;
}

int complainAboutMemory() noexcept {
    writeStream(Stream::Errors, "stonemason: there is not enough memory for this\n");
    return exitUnusable;
}

std::optional<QString> putOut(std::string_view bytes) {
    const int failure = writeStream(Stream::Output, bytes);
    if (failure == 0) return std::nullopt;
    return QString::fromLocal8Bit(std::strerror(failure));
}

int usageError(std::string_view verb, const QString& sentence) {
    const QString help =
        QStringLiteral("stonemason %1--help").arg(verb.empty() ? QString() : shown(verb) + QLatin1Char(' '));
    complain((verb.empty() ? QString() : shown(verb) + QStringLiteral(": ")) +
             CommandLine::tr("%1 (see \"%2\")").arg(sentence, help));
    return exitUnusable;
}

} // namespace stonemason
