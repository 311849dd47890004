// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/view/strength/fairness_session.h"

#include "editor/text/error_text.h"
#include "editor/wastes/model/board_document.h"

#include <QThread>

#include <algorithm>

namespace stonemason::wastes {

namespace {

std::shared_ptr<const MeasuredBoard>
measuredOf(const Tournament& tournament, const FairnessSettings& settings, const PartialResult& result) {
    auto measured = std::make_shared<MeasuredBoard>();
    measured->board = tournament.plan().board;
    measured->settings = settings;
    measured->games = result.gamesPlayed();
    measured->standings = standingsOf(tournament, result.tally);
    measured->favoured = favouredSide(tournament, measured->standings);
    return measured;
}

/// What results depend on, without words.
/// A measurement knows nothing of fields that only files have.
std::vector<Piece> bare(std::vector<Piece> pieces) {
    for (Piece& piece : pieces)
        piece.unknownFields.clear();
    return pieces;
}

bool isSameGround(const Board& a, const Board& b) {
    return a.tiles == b.tiles && bare(a.pieces) == bare(b.pieces) && a.toMove == b.toMove &&
           a.jumps == b.jumps;
}

} // namespace

FairnessSession& FairnessSession::of(BoardDocument& document) {
    if (auto* session = document.findChild<FairnessSession*>()) return *session;
    return *new FairnessSession(document);
}

FairnessSession::FairnessSession(BoardDocument& document)
    : RunningWork(&document)
    , document_(document)
    , job_(
          *this, [this](const auto& measured) { setMeasured(measured); },
          [this](const auto& measured) { setMeasured(measured); }) {
}

QString FairnessSession::start(const FairnessSettings& settings) {
    if (isRunning()) return {};
    const int nodes = settings.level == PlayerLevel::Hard ? document_.profile().hard.measureNodes : 0;
    const ComputerPlayer player{settings.level, nodes};
    auto tournament = Tournament::of({.board = document_.committedBoard(),
                                      .players = {player, player},
                                      .games = settings.games + settings.games % 2,
                                      .seed = 1},
                                     document_.profile());
    if (!tournament) return errorText(tournament.error());
    gamesDone_ = 0;
    gamesInAll_ = tournament->plan().games;
    measured_.reset();
    const int jobs = std::clamp(QThread::idealThreadCount() - 1, 1, maximumJobs); // one is the window's
    job_.start([tournament = std::move(tournament).value(), settings, jobs](const std::stop_token& stop,
                                                                            const auto& report) {
        const auto watch = [&](const PartialResult& result) {
            report(measuredOf(tournament, settings, result));
        };
        return measuredOf(tournament, settings,
                          runTournament(tournament, PartialResult(tournament), jobs, stop, watch));
    });
    emit changed();
    return {};
}

void FairnessSession::stop() {
    job_.stop();
}

void FairnessSession::setMeasured(const std::shared_ptr<const MeasuredBoard>& measured) {
    gamesDone_ = measured->games;
    if (measured->games > 0) measured_ = *measured;
    emit changed();
}

bool FairnessSession::isStale() const {
    return measured_ && !isSameGround(measured_->board, document_.committedBoard());
}

QString FairnessSession::questionBeforeItEnds() const {
    if (!isRunning()) return {};
    //: %1 of %2 games
    return tr("The board is being measured: %1 of %2 games are played. They are given up.")
        .arg(gamesDone_)
        .arg(gamesInAll_);
}

} // namespace stonemason::wastes
