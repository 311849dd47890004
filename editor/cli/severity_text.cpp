// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/cli/severity_text.h"

#include "editor/cli/console.h"

namespace stonemason {

std::string_view severityId(Severity severity) {
    switch (severity) {
    case Severity::Error: return "error";
    case Severity::Warning: return "warning";
    case Severity::Note: return "note";
    }
    return "note";
}

QString severityWord(Severity severity) {
    switch (severity) {
    case Severity::Error: return CommandLine::tr("error");
    case Severity::Warning: return CommandLine::tr("warning");
    case Severity::Note: return CommandLine::tr("note");
    }
    return {};
}

} // namespace stonemason
