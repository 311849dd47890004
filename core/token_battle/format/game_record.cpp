// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/format/game_record.h"

#include "core/format/json.h"
#include "core/format/json_reader.h"
#include "core/format/text_file.h"
#include "core/token_battle/format/duel_fields.h"
#include "core/token_battle/format/position_text.h"

#include <algorithm>
#include <utility>

namespace stonemason::token_battle {

namespace {

constexpr std::string_view formatName = "stonemason-duel";
constexpr int newestVersion = 3;
constexpr int versionWithHidden = 2; // files in which no card is hidden are written as version 1
constexpr int versionWithReview = 3; // likewise, those without a review
constexpr LossField<MoveLoss> lossField{"points", &MoveLoss::points,
                                        40'000}; // twice the largest DuelRules::winningScore
constexpr std::string_view twoPlayers = "two";
constexpr std::string_view sandbox = "sandbox";

/// Fills a GameRecord from the fields of its JSON.
class RecordReader {
public:
    RecordReader(const Json& json, std::optional<Error>& error) : root_(json, error) {}

    KeptGame read(const Catalogue& catalogue) {
        version_ = root_["version"].integer(1, 1'000'000);
        if (version_ > newestVersion) root_["version"].fail("json/version", {version_, newestVersion});
        const std::string game = root_["game"].string();
        if (game != catalogue.id) root_["game"].fail("sduel/unknown-game", {game});
        GameSetup& setup = record_.setup;
        readMode();
        setup.seed = readSeed(root_["seed"]);
        if (root_.has("position"))
            setup.from = readFrom(root_["position"]);
        else if (setup.mode == DuelMode::Two)
            setup.start = readStart(root_["start"]);
        readSides(root_["sides"]);
        readMoves(root_["moves"]);
        if (root_.has("resigned")) record_.resigned = root_["resigned"].integer(0, playerCount - 1);
        if (setup.from && root_.has("start")) root_["start"].fail("json/unknown-field");
        std::optional<std::vector<MoveLoss>> review;
        if (root_.has("review")) {
            if (version_ < versionWithReview) root_["review"].fail("json/unknown-field");
            review = lossField.read(root_["review"], maximumMoves,
                                    [](const JsonReader& r) { return readMove(r); });
        }
        root_.allowOnly({"format", "version", "game", "mode", "seed", "start", "position", "sides", "moves",
                         "resigned", "review"});
        return {std::move(record_), std::move(review)};
    }

private:
    void readMode() {
        const std::string mode = root_["mode"].string();
        if (mode == sandbox)
            record_.setup.mode = DuelMode::Sandbox;
        else if (mode != twoPlayers)
            root_["mode"].fail("json/unknown-id", {mode});
    }

    static Square readStart(const JsonReader& r) {
        if (r.size() != 2) {
            r.fail("json/length", {2, int(r.size())});
            return noSquare;
        }
        return squareOf({r.at(0).integer(0, duelSide - 1), r.at(1).integer(0, duelSide - 1)});
    }

    static std::optional<Position> readFrom(const JsonReader& r) {
        const auto position = readPositionForm(r.string());
        if (position) return *position;
        r.fail(position.error().message.id, position.error().message.arguments);
        return std::nullopt;
    }

    void readSides(const JsonReader& r) {
        const int needed = record_.setup.mode == DuelMode::Sandbox ? 1 : playerCount;
        if (int(r.size()) != needed) {
            r.fail("json/length", {needed, int(r.size())});
            return;
        }
        for (int i = 0; i < needed; ++i)
            record_.setup.sides[std::size_t(i)] = readSide(r.at(std::size_t(i)));
    }

    Side readSide(const JsonReader& r) const {
        Side side{{}, readName(r["deck"], maximumRecordName), readName(r["player"], maximumRecordName)};
        side.deck = readStacks(r["stacks"]);
        if (version_ >= versionWithHidden && r.has("hidden")) side.hidden = readHidden(r["hidden"]);
        version_ >= versionWithHidden ? r.allowOnly({"deck", "player", "stacks", "hidden"})
                                      : r.allowOnly({"deck", "player", "stacks"});
        return side;
    }

    static HiddenCards readHidden(const JsonReader& r) {
        HiddenCards hidden{};
        if (int(r.size()) != stackCount) r.fail("json/length", {stackCount, int(r.size())});
        for (std::size_t stack = 0; stack < std::min(r.size(), hidden.size()); ++stack)
            hidden[stack] = std::uint8_t(r.at(stack).integer(0, stackCapacity));
        return hidden;
    }

    void readMoves(const JsonReader& r) {
        const std::size_t size = r.size();
        if (size > std::size_t(maximumMoves)) r.fail("json/entries", {maximumMoves, int(size)});
        for (std::size_t i = 0; i < std::min(size, std::size_t(maximumMoves)); ++i) {
            record_.moves.push_back(readMove(r.at(i)));
        }
    }

    JsonReader root_;
    int version_ = newestVersion;
    GameRecord record_;
};

Json asJson(const Side& side) {
    Json json;
    json["deck"] = side.deckName;
    json["player"] = side.player;
    json["stacks"] = side.deck.stacks();
    if (side.hasHidden()) json["hidden"] = side.hidden;
    return json;
}

/// Text of another kind altogether: an error of the JSON parser would not help.
bool isNoObject(std::string_view bytes) {
    constexpr std::string_view before = " \t\r\n\xEF\xBB\xBF"; // blanks and the bytes of a BOM
    const std::size_t first = bytes.find_first_not_of(before);
    return first != std::string_view::npos && bytes[first] != '{';
}

} // namespace

Result<GameRecord> readGameRecord(std::string_view bytes, const Catalogue& catalogue) {
    auto kept = readKeptGame(bytes, catalogue);
    if (!kept) return kept.error();
    return std::move(kept->record);
}

bool isReviewOf(const Game& game, const std::vector<MoveLoss>& review) {
    return stonemason::isReviewOf(game, review);
}

Result<ReviewedGame> replayKept(std::shared_ptr<const DuelTable> table, KeptGame kept) {
    auto game = Game::replay(std::move(table), kept.record);
    if (!game) return game.error();
    if (kept.review && !isReviewOf(*game, *kept.review)) return Error{{"sduel/review"}, 0, "review"};
    return ReviewedGame{std::move(game).value(), std::move(kept.review)};
}

Result<KeptGame> readKeptGame(std::string_view bytes, const Catalogue& catalogue) {
    if (bytes.size() > maximumRecordSize) return Error{{"file/too-large", {int(maximumRecordSize)}}};
    if (auto error = foreignBytes(bytes)) return *error;
    if (isNoObject(bytes)) return Error{{"sduel/no-game"}};
    const Result<Json> parsed = parseOwnJson(bytes);
    if (!parsed) return parsed.error();
    std::optional<Error> error;
    const JsonReader root(*parsed, error);
    const std::string name = root["format"].string();
    if (name != formatName) return Error{{"sduel/not-duel", {name}}, 0, "format"};
    KeptGame kept = RecordReader(*parsed, error).read(catalogue);
    if (error) return *error;
    return kept;
}

std::string writeGameRecord(const GameRecord& record, const Catalogue& catalogue,
                            const std::vector<MoveLoss>* review) {
    const GameSetup& setup = record.setup;
    const bool alone = setup.mode == DuelMode::Sandbox;
    const auto line = [](std::string_view key, const Json& value) {
        return ",\n  \"" + std::string(key) +
               "\": " + value.dump(-1, ' ', false, Json::error_handler_t::replace);
    };
    std::string text = "{\n  \"format\": \"" + std::string(formatName) + "\"";
    const bool hides = std::ranges::any_of(setup.sides, &Side::hasHidden);
    text += line("version", review ? versionWithReview : hides ? versionWithHidden : 1);
    text += line("game", catalogue.id);
    text += line("mode", alone ? sandbox : twoPlayers);
    text += line("seed", setup.seed);
    if (setup.from)
        text += line("position", positionText(*setup.from));
    else if (!alone)
        text += line("start", {cellOf(setup.start).row, cellOf(setup.start).column});
    text += ",\n  \"sides\": [\n    " + asJson(setup.sides[0]).dump();
    if (!alone) text += ",\n    " + asJson(setup.sides[1]).dump();
    text += "\n  ]";
    Json moves = Json::array();
    for (const Move move : record.moves)
        moves.push_back(moveText(move));
    text += line("moves", moves);
    if (record.resigned) text += line("resigned", *record.resigned);
    if (review) text += line("review", lossField.asJson(*review));
    return text + "\n}\n";
}

bool looksLikeGameRecord(std::string_view bytes) {
    return namesFormat(bytes, formatName);
}

namespace {

Json boardOf(const Position& position) {
    Json board = Json::array();
    for (int square = 0; square < duelCells; ++square) {
        const auto token = position.tokenAt(Square(square));
        board.push_back(token ? Json({token->owner, token->value, tokenKindId(token->kind)}) : Json());
    }
    return board;
}

Json moveOf(const Game& game, int index) {
    const Move move = game.record().moves[std::size_t(index)];
    const Position& after = game.positionAfter(index + 1);
    const Cell cell = cellOf(move.square);
    Json json;
    json["player"] = game.playerOf(index);
    json["stack"] = move.stack;
    json["card"] = game.cardOf(index).id;
    json["row"] = cell.row;
    json["col"] = cell.column;
    json["board"] = boardOf(after);
    json["yields"] = after.yields;
    json["scores"] = after.scores;
    const bool isLast = index + 1 == game.moveCount();
    json["next"] = isLast && game.hasEnded() ? Json() : Json(after.toMove);
    return json;
}

} // namespace

std::string gameReport(const Game& game) {
    const GameSetup& setup = game.setup();
    const bool alone = setup.mode == DuelMode::Sandbox;
    const Cell start = cellOf(setup.start);
    Json json;
    json["seed"] = setup.seed;
    json["start"] = alone || setup.from ? Json() : Json({start.row, start.column});
    if (setup.from) json["position"] = positionText(*setup.from);
    json["decks"] = Json::array({setup.sides[0].deck.stacks()});
    if (!alone) json["decks"].push_back(setup.sides[1].deck.stacks());
    json["moves"] = Json::array();
    for (int i = 0; i < game.moveCount(); ++i)
        json["moves"].push_back(moveOf(game, i));
    json["winner"] = game.winner() ? Json(*game.winner()) : Json();
    return json.dump() + '\n';
}

} // namespace stonemason::token_battle
