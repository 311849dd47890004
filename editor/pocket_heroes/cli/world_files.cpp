// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/cli/world_files.h"

#include "core/documents/document_kind.h"
#include "core/pocket_heroes/format/hmm.h"
#include "editor/cli/console.h"
#include "editor/cli/output.h"
#include "editor/pocket_heroes/profiles/world_catalogue.h"
#include "editor/text/error_text.h"

namespace stonemason::pocket_heroes {

std::optional<WorldInput> WorldInput::load() {
    LoadedWorldCatalogue loaded = loadWorldCatalogue();
    if (loaded.broken.empty()) return WorldInput(std::move(loaded.catalogue));
    const auto& [path, error] = loaded.broken.front();
    complainAbout(path, error);
    return std::nullopt;
}

bool isWorldName(std::string_view name) {
    return documentKindForName(name) == DocumentKind::World;
}

int convertWorld(const std::string& path, std::string_view bytes, const std::string& output) {
    if (!isWorldName(output))
        return usageError(
            "convert",
            //: %1 and %2 are files
            CommandLine::tr("%1: \"%2\" must end in .hmm; a world has no other form that can be "
                            "read again")
                .arg(pathText(path), shown(output)));
    const Result<World> world = readWorld(bytes);
    if (!world) return complainAbout(path, world.error());
    const Result<std::string> written = writeWorld(*world);
    return written ? writeOutput(output, *written, path) : complainAbout(path, written.error());
}

std::optional<TemplateFormat> templateFormForName(std::string_view name) {
    const QString text = shown(name);
    const auto endsIn = [&text](const char* ending) {
        return text.endsWith(QLatin1String(ending), Qt::CaseInsensitive);
    };
    if (endsIn(".ztemplate")) return TemplateFormat::Own;
    if (endsIn(".json")) return TemplateFormat::Generator;
    if (endsIn(".txt")) return TemplateFormat::Text;
    return std::nullopt;
}

void reportUnread(const std::string& path, std::string_view bytes) {
    for (const Error& loss : lossesWhenRead(bytes))
        //: %1 is a file, %2 a sentence
        complain(CommandLine::tr("%1: %2").arg(pathText(path), errorText(loss)));
}

int convertTemplate(const std::string& path, std::string_view bytes, const std::string& output) {
    auto form = templateFormForName(output);
    if (form == TemplateFormat::Generator && templateFormatOf(bytes) == TemplateFormat::Config)
        form = TemplateFormat::Config; // a config stays one
    if (!form)
        return usageError(
            "convert",
            //: %1 and %2 are files
            CommandLine::tr("%1: \"%2\" must end in .ztemplate, .json or .txt; the ending decides "
                            "the form")
                .arg(pathText(path), shown(output)));
    const auto worldTemplate = readTemplate(bytes);
    if (!worldTemplate) return complainAbout(path, worldTemplate.error());
    const auto written = writeTemplate(*worldTemplate, *form);
    if (!written) return complainAbout(path, written.error());
    const int status = writeOutput(output, *written, path);
    if (status != exitFine) return status; // in one line
    reportUnread(path, bytes);
    for (const Message& loss : lossesOf(*worldTemplate, *form))
        //: %1 is a file, %2 a sentence
        complain(CommandLine::tr("%1: %2").arg(pathText(output), errorText(loss)));
    return exitFine;
}

} // namespace stonemason::pocket_heroes
