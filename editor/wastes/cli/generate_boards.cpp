// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/limits.h"
#include "core/play/unit_runner.h"
#include "core/wastes/board/symmetry.h"
#include "core/wastes/format/sboard.h"
#include "core/wastes/generate/fair_board.h"
#include "editor/cli/console.h"
#include "editor/cli/generation_order.h"
#include "editor/cli/output.h"
#include "editor/cli/progress_lines.h"
#include "editor/wastes/cli/board_files.h"
#include "editor/wastes/cli/module.h"

#include <QStringList>

#include <algorithm>
#include <charconv>
#include <memory>
#include <thread>

namespace stonemason::wastes {

namespace {

constexpr std::string_view generateName = "generate";
constexpr std::string_view taken[] = {"--size", "--symmetry", "--wish", "--again", "--json", "--jobs"};

/// "png" or "svg" for a picture; empty for a board; nullopt if the file name has no known ending.
std::optional<std::string_view> pictureFor(const std::string& name) {
    const QString text = shown(name);
    if (text.endsWith(QLatin1String(".png"), Qt::CaseInsensitive)) return "png";
    if (text.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive)) return "svg";
    if (name == standardStream || boardFormatForName(name) == BoardFormat::Sboard) return "";
    return std::nullopt;
}

bool hasBoardForm(const std::string& name) {
    return pictureFor(name).has_value();
}

QString whyNoBoardForm(const std::string& name) {
    //: %1 is a file
    return CommandLine::tr("\"%1\" must end in .sboard, .png or .svg; the ending decides the form")
        .arg(shown(name));
}

constexpr OrderForm boardForm{
    .list = "boards", .suffix = ".sboard", .hasForm = hasBoardForm, .whyNoForm = whyNoBoardForm};

/// "13x11".
std::optional<Size> sizeIn(std::string_view word) {
    const std::size_t cross = word.find('x');
    if (cross == std::string_view::npos) return std::nullopt;
    const auto number = [](std::string_view digits) -> std::optional<int> {
        int value = 0;
        const char* end = digits.data() + digits.size();
        const auto read = std::from_chars(digits.data(), end, value);
        if (digits.empty() || read.ec != std::errc() || read.ptr != end) return std::nullopt;
        return value;
    };
    const auto rows = number(word.substr(0, cross));
    const auto columns = number(word.substr(cross + 1));
    if (!rows || !columns) return std::nullopt;
    return Size{*rows, *columns};
}

QString whyBoardsWrong(const Arguments& arguments) {
    if (arguments.has("--again") && arguments.has("--size")) return excludedText("--size", "--again");
    if (const auto size = arguments.value("--size"); size && !sizeIn(*size))
        //: %1 is what was given
        return CommandLine::tr("--size needs rows and columns such as 13x11, not \"%1\"").arg(shown(*size));
    return whyOrderWrong(arguments, boardForm);
}

std::optional<Symmetry> symmetryIn(const Arguments& arguments) {
    const auto id = arguments.value("--symmetry");
    if (!id) return Symmetry::HalfTurn;
    const auto symmetry = symmetryFromId(*id);
    if (symmetry && *symmetry != Symmetry::None) return symmetry;
    QStringList ids;
    for (const Symmetry each : symmetries)
        ids << shown(symmetryId(each));
    usageError(generateName,
               CommandLine::tr("%1 cannot be \"%2\"; choose one of %3")
                   .arg(QStringLiteral("--symmetry"), shown(*id), ids.join(QStringLiteral(", "))));
    return std::nullopt;
}

/// The request that the board was generated from; nullopt after reporting an error.
std::optional<BoardRequest> requestAgain(const std::string& path, const BoardInput& input) {
    const auto board = input.board(path);
    if (!board) return std::nullopt;
    const auto origin = originOf(*board);
    if (origin && origin->generator == generatorVersion) return origin->request;
    if (origin)
        //: %1 is a file, %2 and %3 are numbers
        complain(
            CommandLine::tr("%1: the board was made by version %2 of the generator, and this is "
                            "version %3")
                .arg(pathText(path), QString::number(origin->generator), QString::number(generatorVersion)));
    else
        //: %1 is a file
        complain(CommandLine::tr("%1: the board does not say how it was generated").arg(pathText(path)));
    return std::nullopt;
}

std::optional<BoardRequest> requestIn(const Arguments& arguments, const BoardInput& input) {
    if (const auto again = arguments.value("--again")) return requestAgain(*again, input);
    const auto symmetry = symmetryIn(arguments);
    BoardRequest request;
    if (!symmetry || !readWishes(arguments, wishIds, "sludge=10..20", request.wishes)) return std::nullopt;
    request.symmetry = *symmetry;
    request.seed = arguments.number("--seed", request.seed);
    if (const auto size = arguments.value("--size")) request.size = *sizeIn(*size);
    return request;
}

std::string callFor(const BoardRequest& request) {
    const QString call = QStringLiteral("stonemason generate --game war-in-the-wastes --size %1x%2 "
                                        "--symmetry %3 --seed %4")
                             .arg(request.size.rows)
                             .arg(request.size.columns)
                             .arg(shown(symmetryId(request.symmetry)))
                             .arg(request.seed);
    return (call + wishesAsOptions(request.wishes)).toStdString();
}

Json jsonOf(const MeasuredBoardOf& measured, const BoardRequest& request, const Profile& profile,
            const std::string& path) {
    Json wishes = Json::object();
    const WishCounts counts = countedWishes(measured.board, profile);
    for (std::size_t i = 0; i < counts.size(); ++i)
        wishes[std::string(wishIds[i])] = counts[i];
    return {{"path", path},
            {"seed", request.seed},
            {"variation", measured.variation},
            {"symmetry", symmetryId(request.symmetry)},
            {"size", {request.size.rows, request.size.columns}},
            {"call", callFor(request)},
            {"wishes", std::move(wishes)},
            {"firstMover", asJson(measured.measure)}};
}

int writeGenerated(CommandCall& call, const Board& board, const BoardInput& input,
                   const std::string& output) {
    const std::string_view picture = *pictureFor(output);
    if (picture.empty()) return writeBoard(board, input, BoardFormat::Sboard, output, output);
    const auto draw = call.drawers().find<DrawBoard>();
    const auto drawn = draw ? draw(board, input.profile(), picture, QString()) : std::optional<std::string>();
    return drawn ? writeOutput(output, *drawn) : complainAboutMemory();
}

/// Generates and measures one board, with progress lines.
Result<MeasuredBoardOf> measuredOne(const Arguments& arguments, const Profile& profile,
                                    const BoardRequest& request, const std::stop_token& stop) {
    const int jobs = int(arguments.number("--jobs", std::max(1U, std::thread::hardware_concurrency())));
    MeasureProgress so;
    const std::int64_t games = profile.generation.games;
    ProgressLines lines(0, games * profile.generation.variations, [&so, games](const Progress& progress) {
        //: %1, %2, %3 and %4 are numbers
        return CommandLine::tr("measuring board %1: game %2 of %3, %4 a second")
            .arg(QString::number(so.variation + 1), QString::number(so.games), QString::number(games),
                 QString::number(progress.perSecond, 'f', 1));
    });
    std::int64_t before = 0;
    return fairBoard(profile, request, std::min(jobs, maximumJobs), stop, [&](const MeasureProgress& now) {
        if (now.variation != so.variation) before += so.games;
        so = now;
        lines.report(before + so.games);
    });
}

Result<GeneratedDocument> generatedBoard(CommandCall& call, const BoardInput& input, BoardRequest request,
                                         std::uint64_t after, const std::stop_token& stop) {
    request.seed += after;
    auto measured = measuredOne(call.arguments(), input.profile(), request, stop);
    if (!measured) return measured.error();
    const auto kept = std::make_shared<const MeasuredBoardOf>(std::move(measured).value());
    return GeneratedDocument{
        .write = [&call, &input, kept](
                     const std::string& output) { return writeGenerated(call, kept->board, input, output); },
        .about = [&input, kept, request](
                     const std::string& output) { return jsonOf(*kept, request, input.profile(), output); }};
}

int runBoards(CommandCall& call) {
    const Arguments& arguments = call.arguments();
    if (const QString wrong = whyBoardsWrong(arguments); !wrong.isEmpty())
        return usageError(generateName, wrong);
    const BoardInput* input = call.load<BoardInput>();
    if (!input) return exitUnusable;
    const auto request = requestIn(arguments, *input);
    if (!request) return exitUnusable;
    std::vector<std::string> inputs;
    if (const auto again = arguments.value("--again")) inputs.push_back(*again);
    const Vocabulary vocabulary;
    return runOrder(arguments, {.form = boardForm,
                                .inputs = std::move(inputs),
                                .whyNot = [&] { return whyNotGenerated(input->profile(), *request); },
                                .make =
                                    [&](std::uint64_t after, const std::stop_token& stop) {
                                        return generatedBoard(call, *input, *request, after, stop);
                                    },
                                .vocabulary = vocabulary});
}

bool drawsBoards(const Arguments& arguments) {
    const auto output = arguments.value("--output");
    const auto picture = output ? pictureFor(*output) : std::nullopt;
    return picture && !picture->empty() && whyBoardsWrong(arguments).isEmpty();
}

QStringList boardGames() {
    return {QStringLiteral("war-in-the-wastes")};
}

} // namespace

const GenerateVerbs generateVerbs{
    .options = {}, .shared = taken, .games = boardGames, .run = runBoards, .draws = drawsBoards};

} // namespace stonemason::wastes
