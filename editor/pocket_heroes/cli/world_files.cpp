// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/cli/world_files.h"

#include "core/documents/document_kind.h"
#include "core/pocket_heroes/format/hmm.h"
#include "core/pocket_heroes/format/phm.h"
#include "core/pocket_heroes/format/world_file.h"
#include "editor/cli/console.h"
#include "editor/cli/output.h"
#include "editor/pocket_heroes/profiles/world_catalogue.h"
#include "editor/text/error_text.h"

#include <bit>

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

std::optional<Result<World>> readWorldOf(CommandCall& call, std::string_view bytes) {
    if (worldFileFormatOf(bytes) == WorldFileFormat::Editor) return readWorld(bytes);
    const WorldInput* input = call.load<WorldInput>();
    if (!input) return std::nullopt;
    return readWorldFile(bytes, input->catalogue());
}

std::optional<Language> languageAskedFor(const Arguments& arguments) {
    const auto language = arguments.value("--language");
    if (!language) return std::nullopt;
    return *language == "russian" ? Language::Russian : Language::English;
}

int convertWorld(CommandCall& call, const std::string& path, std::string_view bytes,
                 const std::string& output) {
    const auto format = worldFileFormatForName(output);
    if (!format)
        return usageError(
            "convert",
            //: %1 and %2 are files
            CommandLine::tr("%1: \"%2\" must end in .hmm, or in .phm for the game; a world has no other "
                            "form that can be read again")
                .arg(pathText(path), shown(output)));
    const auto world = readWorldOf(call, bytes);
    if (!world) return exitUnusable;
    if (!*world) return complainAbout(path, world->error());
    if (*format == WorldFileFormat::Editor) {
        const Result<std::string> written = writeWorld(**world);
        return written ? writeOutput(output, *written, path) : complainAbout(path, written.error());
    }
    const WorldInput* input = call.load<WorldInput>();
    if (!input) return exitUnusable;
    const Language language = languageAskedFor(call.arguments()).value_or(firstLanguageOf(**world));
    return writeForGame(output, **world, language, input->catalogue(), path);
}

int writeForGame(const std::string& output, const World& world, Language language, const Catalogue& catalogue,
                 const std::string& input) {
    const Result<std::string> bytes = writeGameFile(world, language, catalogue);
    if (!bytes) return complainAbout(input, bytes.error());
    const int status = writeOutput(output, *bytes, input);
    if (status != exitFine) return status; // in one line
    for (const Message& loss : lossesOfPlayable(world, catalogue))
        if (loss.id != "phm/loses-languages") // which was asked for
            //: %1 is a file, %2 a sentence
            complain(CommandLine::tr("%1: %2").arg(outputText(output), errorText(loss)));
    return exitFine;
}

int exportForGame(const CommandCall& call, const ExportCall& wanted, const World& world,
                  const Catalogue& catalogue) {
    const std::string output = wanted.output.value_or("-");
    const auto asked = languageAskedFor(call.arguments());
    const bool hasSeveral = world.version == Version::Translated && std::popcount(world.languages) > 1;
    if (asked || !hasSeveral)
        return writeForGame(output, world, asked.value_or(firstLanguageOf(world)), catalogue, wanted.path);
    if (output == "-") {
        complain(CommandLine::tr("%1: the world has several languages, each in a file of its own; choose one "
                                 "with --language, or name the files with -o")
                     .arg(pathText(wanted.path)));
        return exitUnusable;
    }
    const bool isNamed = worldFileFormatForName(output) == WorldFileFormat::Game;
    const std::string stem = isNamed ? output.substr(0, output.size() - 4) : output;
    for (int language = 0; language < languageCount; ++language)
        if (world.has(Language(language)))
            if (const int status = writeForGame(stem + std::string(gameFileEnd(Language(language))), world,
                                                Language(language), catalogue, wanted.path);
                status != exitFine)
                return status;
    return exitFine;
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
