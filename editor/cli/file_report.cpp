// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/cli/file_report.h"

#include "editor/cli/console.h"
#include "editor/cli/game_cli.h"
#include "editor/text/error_text.h"

#include <algorithm>
#include <utility>

namespace stonemason {

namespace {

/// A path may hold any bytes; those that are not UTF-8 are replaced.
std::string bytesOf(const Json& json) {
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

/// Prints reports one by one, so that none has to be kept for the next. Each returns whether it could.
class ReportPrinter {
public:
    explicit ReportPrinter(bool asJson) : asJson_(asJson) {}

    bool print(const FileReport& report) {
        if (!asJson_ && report.text.isEmpty()) return true;
        const bool isFirst = std::exchange(isFirst_, false);
        if (asJson_) return printJson((isFirst ? begin : ",") + bytesOf(report.json));
        return stonemason::print((isFirst ? QString() : QStringLiteral("\n")) + report.text);
    }

    bool end() const { return !asJson_ || printJson(isFirst_ ? begin + "]}\n" : "]}\n"); }

private:
    inline static const std::string begin = R"({"files":[)";

    bool asJson_;
    bool isFirst_ = true;
};

} // namespace

FileReport unusableFile(const std::string& path, const QString& cause, const QString& doubt) {
    //: %1 is a file, %2 a sentence
    complain(CommandLine::tr("%1: %2").arg(pathText(path), cause + doubt));
    return {{{"path", path}, {"error", cause.toStdString()}}, {}, exitUnusable};
}

FileReport unloadedFile(const std::string& path) {
    return {{{"path", path}}, {}, exitUnusable};
}

int reportFiles(CommandCall& call, const ReportFile& report) {
    const Recognition& recognition = call.games().recognition;
    if (!recognition.prepare(call)) return exitUnusable;
    ReportPrinter printer(call.arguments().has("--json"));
    int status = exitFine;
    for (const std::string& path : call.arguments().operands()) {
        const Result<std::string> bytes = recognition.read(call, path);
        const FileReport found = bytes ? report(path, *bytes, recognition.kindOf(call, path, *bytes))
                                       : unusableFile(path, errorText(bytes.error()));
        status = std::max(status, found.status);
        if (!printer.print(found)) return exitUnusable;
    }
    return printer.end() ? status : exitUnusable;
}

std::optional<FileReport> otherKind(const CommandCall& call, const std::string& path, std::string_view bytes,
                                    std::optional<DocumentKind> kind) {
    const FileVerbs* verbs = kind ? call.games().of(*kind) : nullptr;
    if (!verbs || !verbs->whyNot) return std::nullopt;
    return unusableFile(path, verbs->whyNot(bytes));
}

} // namespace stonemason
