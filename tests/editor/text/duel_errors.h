// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/duel/knowledge.h"
#include "core/token_battle/format/game_record.h"
#include "core/token_battle/format/position_text.h"
#include "core/token_battle/format/tournament_file.h"
#include "core/token_battle/lan/lan_session.h"
#include "tests/core/play/lan_seal.h"
#include "tests/support/duels.h"
#include "tests/support/tournaments.h"

#include <bit>
#include <string>
#include <vector>

namespace stonemason::test {

using namespace token_battle;

/// Games and positions that cannot be read or played.
inline std::vector<Error> duelErrors() {
    const Game game = anyGame(3, 6);
    std::vector<Error> errors;
    const auto keep = [&errors](const auto& result) {
        if (!result) errors.push_back(result.error());
    };
    const std::string record = writeGameRecord(game.record(), tokenBattle());
    const auto readChanged = [&](const std::string& from, const std::string& to) {
        std::string text = record;
        const auto read = readGameRecord(text.replace(text.find(from), from.size(), to), tokenBattle());
        keep(read);
        if (read) keep(Game::replay(tokenBattleTable(), *read));
    };
    keep(readGameRecord("hello", tokenBattle()));
    keep(replayKept(tokenBattleTable(), {game.record(), std::vector{MoveLoss{game.moveCount(), 20, {}}}}));
    readChanged("\"stonemason-duel\"", "\"x\"");
    readChanged("\"token-battle\"", "\"chess\"");
    readChanged("\"seed\": ", "\"seed\": -");
    readChanged("\"First\"", "\"" + std::string(maximumRecordName + 1, 'x') + "\"");
    readChanged("[[", "[[0,1,2,3,4,5,");
    readChanged("\"moves\": [\"", "\"moves\": [\"x");
    readChanged("\"moves\": [", "\"moves\": [\"1a1\",\"1a1\",");
    std::string many;
    for (int i = 0; i <= maximumMoves; ++i)
        many += "\"1a1\",";
    readChanged("\"moves\": [", "\"moves\": [" + many);
    readChanged("\"start\": [", "\"start\": [0,0], \"note\": [");
    GameRecord changed = game.record();
    changed.setup.start = 0;
    keep(Game::replay(tokenBattleTable(), changed));
    changed.setup.sides[0].deck = Deck();
    keep(Game::replay(tokenBattleTable(), changed));
    changed = anyGame(3, 2000).record();
    changed.resigned = 0;
    keep(Game::replay(tokenBattleTable(), changed));
    changed.moves.push_back({});
    keep(Game::replay(tokenBattleTable(), changed));
    Catalogue wide = tokenBattle();
    wide.board = {8, 8};
    keep(DuelTable::of(wide, tokenBattleTable()->rules()));

    const std::string position = positionText(game.position());
    const auto readPositionChanged = [&](const std::string& from, const std::string& to) {
        std::string text = position;
        keep(readPosition(text.replace(text.find(from), from.size(), to), game.duel()));
    };
    readPositionChanged("token", "x");
    readPositionChanged("\n", "\n. ");
    readPositionChanged("\n", "\nx . . . . .\n");
    readPositionChanged("state", "x");
    readPositionChanged("scores ", "scores x");
    std::string impossible = position;
    impossible[impossible.find("seen ") + 5] = '5';
    keep(readPosition(impossible, game.duel()));
    keep(readPosition(position + "x", game.duel()));
    readPositionChanged("moves ", "moves 1");
    readPositionChanged("yields ", "yields 1");
    readPositionChanged("to-move", "won");
    keep(readSharedPosition(position, tokenBattleTable(), nullptr));
    std::string shared = sharedPosition(game.setup(), game.position());
    shared.replace(shared.find("cards a ") + 8, 1, "x");
    keep(readSharedPosition(shared, tokenBattleTable(), nullptr));
    changed = game.record();
    changed.setup.from = game.position();
    changed.setup.from->scores = {};
    keep(Game::replay(tokenBattleTable(), changed));
    changed = game.record();
    changed.setup = asKnownTo(0, game.setup(), Position());
    keep(Game::replay(tokenBattleTable(), changed)); // it hides what it plays
    return errors;
}

/// What ends a game with another program.
inline std::vector<Error> lanErrors() {
    const LanSession::Own own{"Ann", "Deck", anySetup(1).sides[0].deck, 1, "rules"};
    const auto endAfter = [&own](std::string from, const std::string& to, int times = 1) {
        LanSession guest(tokenBattleTable(), LanSession::Role::Guest, own, sealOf("1"));
        LanSession host(tokenBattleTable(), LanSession::Role::Host, own, sealOf("2"));
        guest.receive(host.takeLines().front());
        std::string line = guest.takeLines().back();
        const std::size_t at = line.find(from);
        if (!from.empty()) line.replace(at, from.size(), to);
        if (!from.empty()) host.receive(lanLine(LanCommit{committedTo("guest", line)}));
        host.receive(from.empty() ? to : line);
        for (int i = 0; i < times; ++i)
            host.receive(lanLine(LanPing{}));
        return host;
    };
    std::vector<Error> errors{Error{*endAfter("", "x").end()},
                              Error{*endAfter("token-battle", "chess").end()},
                              Error{*endAfter("[[", "[[7000,").end()},
                              Error{*endAfter("\"rules\":\"r", "\"rules\":\"").end()},
                              Error{*endAfter("", lanLine(LanPing{})).end()},
                              Error{*endAfter("Ann", "Ben", 999).end()},
                              Error{*endAfter("", lanLine(LanBye{"lan/rules"})).end()},
                              Error{*endAfter("", lanLine(LanBye{})).end()}};
    LanSession unheard(tokenBattleTable(), LanSession::Role::Guest, own, sealOf("1"));
    unheard.connectionLost();
    errors.push_back({*unheard.end()});
    const auto inGame = [&](auto act) {
        LanSession host = endAfter("Ann", "Ben");
        act(host);
        errors.push_back({*host.end()});
    };
    errors.push_back({lanReason({{"json/version", {1, 2}}})});
    for (const std::string_view id :
         {"lan/board", "lan/commitment", "lan/crowded", "lan/forged", "lan/guesses", "lan/no-word",
          "lan/taken", "lan/word", "lan/word-needed"})
        inGame([id](LanSession& host) { host.refuse({id}); });
    inGame([](LanSession& host) { host.refuse({"lan/too-long", {int(maximumLanLine)}}); });
    inGame([](LanSession& host) { host.receive(lanLine(LanBye{"lan/word"})); });
    inGame([](LanSession& host) { host.receive(lanLine(LanBye{"lan/word-needed"})); });
    inGame([](LanSession& host) { host.receive(lanLine(LanBye{"lan/no-word"})); });
    inGame([](LanSession& host) { host.receive(lanLine(LanBye{})); });
    inGame([](LanSession& host) { host.connectionLost(); });
    inGame([](LanSession& host) { host.pass(std::chrono::hours(1)); });
    inGame([](LanSession& host) { host.receive(lanLine(LanBye{"lan/stalled"})); });
    inGame([](LanSession& host) {
        while (host.isOwnTurn())
            host.play(host.game().duel().legalMoves(host.game().position())[0]);
        for (int i = 0; i < 60; ++i) {
            host.pass(std::chrono::seconds(10));
            if (!host.end()) host.receive(lanLine(LanPing{}));
        }
    });
    for (const Move move : {Move{0, noSquare}, Move{0, 0}}) {
        LanSession host = endAfter("Ann", "Ben");
        if (host.isOwnTurn()) host.play({0, 35});
        while (host.isOwnTurn())
            host.play(host.game().duel().legalMoves(host.game().position())[0]);
        const Square taken = Square(std::countr_zero(host.game().position().occupied()));
        const Square free = Square(std::countr_zero(host.game().position().empty()));
        host.receive(
            lanLine(LanMove{host.game().moveCount() + 1, {0, move.square == 0 ? free : taken}, "x"}));
        errors.push_back({*host.end()});
    }
    errors.push_back(readLanMessage("{\"type\": \"shout\"}").error());
    return errors;
}

/// Tournaments that cannot be played, and results that cannot be read or merged.
inline std::vector<Error> tournamentErrors() {
    std::vector<Error> errors;
    const auto refuse = [&errors](const TournamentPlan& plan) {
        errors.push_back(Tournament::of(tokenBattleTable(), plan).error());
    };
    const TournamentPlan plan = anyPlan(3, 4);
    refuse(anyPlan(1, 2));
    refuse(anyPlan(maximumEntrants + 1, 2));
    refuse(anyPlan(2, 3));
    TournamentPlan changed = plan;
    changed.entrants[0].deck = Deck();
    refuse(changed);
    changed.entrants[0] = plan.entrants[1];
    refuse(changed);
    changed = plan;
    changed.seed = maximumSeed + 1;
    refuse(changed);

    const Tournament tournament = tournamentOf(plan);
    const TournamentPart first{tournament, PartialResult(tournament, {1, 2})};
    const auto refuseMerge = [&errors](const std::vector<TournamentPart>& parts) {
        errors.push_back(Error{std::get<MergeFault>(merged(parts)).message});
    };
    const auto refuseBeside = [&](const TournamentPlan& other) {
        refuseMerge({first, {tournamentOf(other), PartialResult(tournamentOf(other), {2, 2})}});
    };
    refuseMerge({first});
    refuseMerge({first, first});
    refuseMerge({first, {tournament, PartialResult(tournament, {2, 3})}});
    changed = plan;
    changed.seed = 2;
    refuseBeside(changed);
    changed = plan;
    changed.form = TournamentForm::Field;
    refuseBeside(changed);
    changed = plan;
    changed.games = 6;
    refuseBeside(changed);
    changed = plan;
    changed.player.level = PlayerLevel::Normal;
    refuseBeside(changed);
    refuseBeside(anyPlan(2, 4));

    const std::string file = fileOf(tournament, playedBy(tournament));
    const auto readChanged = [&](const std::string& from, const std::string& to) {
        std::string text = file;
        errors.push_back(
            readTournament(text.replace(text.find(from), from.size(), to), tokenBattleTable()).error());
    };
    readChanged("\"stonemason-tournament\"", "\"x\"");
    readChanged("\"token-battle\"", "\"chess\"");
    readChanged("\"game\": \"" + gameFingerprint(*tokenBattleTable()), "\"game\": \"0");
    readChanged("\"seed\": 1", "\"seed\": 2");
    readChanged("\"shard\": [1,", "\"shard\": [2,");
    readChanged("\"played\": [[0,", "\"played\": [[-1,");
    readChanged("\"units\":[", "\"units\":[0.5,\"x\",0,0,0],\"more\":[");
    readChanged("\"moves\":", "\"moves\":-");
    return errors;
}

} // namespace stonemason::test
