// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/cli/console.h"
#include "editor/cli/map_input.h"
#include "editor/cli/verb.h"

namespace stonemason {

namespace {

constexpr std::string_view synopsis[] = {"FILE OUT"};

int run(const Arguments& arguments) {
    const std::string& from = arguments.operands()[0];
    const std::string& to = arguments.operands()[1];
    const std::optional<MapFormat> format = mapFormatForName(to);
    if (!format)
        return usageError(
            "convert",
            CommandLine::tr("\"%1\" must end in .smap, .as or .txt: that decides the form").arg(shown(to)));
    const std::optional<MapInput> maps = MapInput::load();
    if (!maps) return exitUnusable;
    const Result<Input> input = maps->read(from);
    if (!input) return complainAbout(from, input.error(), maps->game());
    return keepMapAs(*format, from, *input, to);
}

} // namespace

const Verb convertVerb{
    .name = "convert",
    .synopsis = synopsis,
    .summary = QT_TRANSLATE_NOOP("CommandLine", "Write a map in the form a file name asks for"),
    .description = QT_TRANSLATE_NOOP(
        "CommandLine",
        "OUT's ending decides what is written: .smap (JSON, keeps everything), .as (the code for submission) "
        "or "
        ".txt (bare blocks). What FILE holds is seen from its content. Code and text hold no name, author, "
        "description, licence or symmetry; what is lost is named on standard error. They are not written "
        "with codes the game does not know, since they could not be read back (export writes them)."),
    .options = {},
    .fewestOperands = 2,
    .mostOperands = 2,
    .run = run,
};

} // namespace stonemason
