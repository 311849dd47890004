// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/tournament/tournament.h"

#include "core/base/fingerprint.h"
#include "core/base/random.h"

#include <utility>

namespace stonemason::wastes {

namespace {

/// Rises when the same seed and board no longer give the same games, or the same games other figures.
constexpr int playingVersion = 2;

void add(Fingerprint& mark, const ByRank& numbers) {
    for (const int number : numbers)
        mark.add(number);
}

// Adding a member to the profile fails to compile here: the bindings must name all members. Names of ranks,
// the abilities of new pieces and the units of display do not affect games.
void add(Fingerprint& mark, const Profile& profile) {
    const auto& [game, name, ranks, power, draw, designed, hard, judging, generation] = profile;
    const auto& [high, rough, sludge, trap] = power;
    const auto& [repetitions, quietTurns, mostMoves] = draw;
    const auto& [material, mobility, protection, areaWidth, areaDepth, distance, rank, easyChoices] =
        designed;
    const auto& [nodes, measureNodes, captureNodes, hardMaterial, approach, farthest, pull, urgency, longWay,
                 lead, race, contempt] = hard;
    mark.add(game);
    for (const int number :
         {high,       rough,     sludge,    trap,     repetitions, quietTurns,  mostMoves, mobility,
          protection, areaWidth, areaDepth, distance, rank,        easyChoices, nodes,     captureNodes,
          approach,   farthest,  pull,      urgency,  longWay,     lead,        race,      contempt})
        mark.add(number);
    add(mark, material);
    add(mark, hardMaterial);
}

void add(Fingerprint& mark, Cell cell) {
    mark.add(cell.row).add(cell.column);
}

void add(Fingerprint& mark, const Board& board) {
    mark.add(board.size().rows).add(board.size().columns).add(int(board.toMove));
    for (const Tile tile : board.tiles.values())
        mark.add(int(tile));
    mark.add(board.pieces.size());
    for (const Piece& piece : board.pieces) {
        mark.add(int(piece.side)).add(piece.rank).add(piece.walks).add(piece.jumps);
        add(mark, piece.cell);
    }
    for (const auto* jumps : {&board.jumps.extra, &board.jumps.forbidden}) {
        mark.add(jumps->size());
        for (const Jump& jump : *jumps) {
            add(mark, jump.from);
            add(mark, jump.to);
        }
    }
}

std::string fingerprintOf(const TournamentPlan& plan, const Profile& profile) {
    Fingerprint mark;
    mark.add(gameFingerprint(profile)).add(plan.games).add(plan.seed);
    for (const ComputerPlayer& player : plan.players)
        mark.add(int(player.level)).add(player.nodes);
    add(mark, plan.board);
    return mark.text();
}

/// Clears the options that only Hard uses for other players, and sets the number that Hard will use.
ComputerPlayer settled(ComputerPlayer player, const Profile& profile) {
    if (player.level != PlayerLevel::Hard) return {player.level};
    if (player.nodes == 0) player.nodes = profile.hard.nodes;
    return player;
}

} // namespace

std::unique_ptr<Player> makePlayer(const ComputerPlayer& player, std::uint64_t seed) {
    return makePlayer(player.level, {.seed = seed, .nodes = player.nodes});
}

Tournament::Tournament(TournamentPlan plan, Engine engine)
    : plan_(std::move(plan))
    , engine_(std::move(engine))
    , schedule_(plan_.form, playerCount, plan_.games / 2) {
    for (ComputerPlayer& player : plan_.players)
        player = settled(player, engine_.profile());
    plan_.board.unknownFields.clear();
    for (Piece& piece : plan_.board.pieces)
        piece.unknownFields.clear();
    fingerprint_ = fingerprintOf(plan_, engine_.profile());
}

Result<Tournament> Tournament::of(TournamentPlan plan, const Profile& profile) {
    if (plan.games < 2 || plan.games > maximumGames || plan.games % 2 != 0)
        return Error{{"tournament/games", {2, maximumGames}}};
    if (plan.seed > maximumSeed) return Error{{"tournament/seed"}};
    auto engine = Engine::of(plan.board, profile);
    if (!engine) return engine.error();
    return Tournament(std::move(plan), std::move(engine).value());
}

std::string gameFingerprint(const Profile& profile) {
    Fingerprint mark;
    mark.add(playingVersion).add(openingMoves);
    add(mark, profile);
    return mark.text();
}

Position openingOf(const Engine& engine, std::uint64_t seed) {
    constexpr int mostTries = 100;
    SeededRandom random(seed);
    for (int tries = 0; tries < mostTries; ++tries) {
        Position position = engine.start();
        for (int i = 0; i < openingMoves && position.running(); ++i) {
            const MoveList moves = engine.moves(position);
            engine.play(position, moves[std::size_t(random.below(int(moves.size())))]);
        }
        if (position.running()) return position;
    }
    return engine.start();
}

} // namespace stonemason::wastes
