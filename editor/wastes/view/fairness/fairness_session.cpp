// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/view/fairness/fairness_session.h"

#include "editor/text/error_text.h"
#include "editor/wastes/model/board_document.h"

#include <QThread>

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace stonemason::wastes {

namespace {

MeasuredBoard measuredOf(const Tournament& tournament, const FairnessSettings& settings,
                         const PartialResult& result) {
    MeasuredBoard measured{.board = tournament.plan().board,
                           .settings = settings,
                           .result = result,
                           .games = result.gamesPlayed(),
                           .standings = standingsOf(tournament, result.tally),
                           .favoured = {}};
    measured.favoured = favouredSide(tournament, measured.standings);
    return measured;
}

/// The pieces without unknown fields, which do not affect a measurement.
std::vector<Piece> bare(std::vector<Piece> pieces) {
    for (Piece& piece : pieces)
        piece.unknownFields.clear();
    return pieces;
}

/// Whether everything that results depend on is equal, ignoring texts.
bool isSameGround(const Board& a, const Board& b) {
    return a.tiles == b.tiles && bare(a.pieces) == bare(b.pieces) && a.toMove == b.toMove &&
           a.jumps == b.jumps;
}

/// The results for the board with the same settings.
std::optional<MeasuredBoard> known(const MeasuredBoards& measured, const Board& board,
                                   const FairnessSettings& settings) {
    for (const auto* one : {&measured.own, &measured.other})
        if (*one && (*one)->settings == settings && isSameGround((*one)->board, board)) return **one;
    return std::nullopt;
}

std::int64_t gamesOf(const std::optional<MeasuredBoard>& measured) {
    return measured ? measured->games : 0;
}

/// A board that is measured or was measured already.
struct Measuring {
    std::optional<Tournament> tournament; ///< nullopt: all results are known
    std::optional<MeasuredBoard> measured;

    PartialResult soFar() const { return measured ? measured->result : PartialResult(*tournament); }
};

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

void FairnessSession::setOther(const std::optional<OtherBoard>& other) {
    if (isRunning()) return;
    const bool isKept = other && measured_.other && isSameGround(other->current(), measured_.other->board);
    other_ = other;
    if (!isKept) measured_.other.reset();
    emit changed();
}

QString FairnessSession::start(const FairnessSettings& settings) {
    if (isRunning()) return {};
    const int nodes = settings.level == PlayerLevel::Hard ? document_.profile().hard.measureNodes : 0;
    const ComputerPlayer player{settings.level, nodes};
    std::vector<Board> boards{document_.committedBoard()};
    if (other_) boards.push_back(other_->current());
    std::array<Measuring, 2> measuring;
    for (std::size_t i = 0; i < boards.size(); ++i) {
        auto tournament = Tournament::of({.board = boards[i],
                                          .players = {player, player},
                                          .games = settings.games + settings.games % 2,
                                          .seed = 1},
                                         document_.profile());
        if (!tournament && i == 0) return errorText(tournament.error());
        //: %1 is a board, %2 a sentence that says why
        if (!tournament) return tr("%1: %2").arg(other_->name, errorText(tournament.error()));
        measuring[i].measured = known(measured_, boards[i], settings);
        const bool isDone = measuring[i].measured && measuring[i].measured->isFinished();
        if (isDone && boards.size() == 1) measuring[i].measured.reset(); // the user wants to see it again
        if (!measuring[i].measured || !isDone) measuring[i].tournament = std::move(tournament).value();
    }
    measured_ = {measuring[0].measured, measuring[1].measured};
    gamesDone_ = gamesOf(measured_.own) + gamesOf(measured_.other);
    gamesInAll_ = std::int64_t(boards.size()) * (settings.games + settings.games % 2);
    const int jobs = std::clamp(QThread::idealThreadCount() - 1, 1, maximumJobs); // one is for the GUI
    job_.start(
        [measuring = std::move(measuring), settings, jobs](const std::stop_token& stop, const auto& report) {
            MeasuredBoards so{measuring[0].measured, measuring[1].measured};
            for (std::size_t i = 0; i < measuring.size(); ++i) {
                if (!measuring[i].tournament || stop.stop_requested()) continue;
                const Tournament& tournament = *measuring[i].tournament;
                std::optional<MeasuredBoard>& board = i == 0 ? so.own : so.other;
                const auto watch = [&](const PartialResult& result) {
                    board = measuredOf(tournament, settings, result);
                    report(std::make_shared<const MeasuredBoards>(so));
                };
                board = measuredOf(tournament, settings,
                                   runTournament(tournament, measuring[i].soFar(), jobs, stop, watch));
            }
            return std::make_shared<const MeasuredBoards>(so);
        });
    emit changed();
    return {};
}

bool FairnessSession::canGoOn(const FairnessSettings& settings) const {
    const auto isOpen = [&](const Board& board) {
        const auto before = known(measured_, board, settings);
        return !before || !before->isFinished();
    };
    const auto hasBegun = [&](const Board& board) { return known(measured_, board, settings).has_value(); };
    const Board& own = document_.committedBoard();
    if (!other_) return hasBegun(own) && isOpen(own);
    const Board other = other_->current();
    return (hasBegun(own) || hasBegun(other)) && (isOpen(own) || isOpen(other));
}

void FairnessSession::stop() {
    job_.stop();
}

void FairnessSession::setMeasured(const std::shared_ptr<const MeasuredBoards>& measured) {
    gamesDone_ = gamesOf(measured->own) + gamesOf(measured->other);
    if (gamesOf(measured->own) > 0) measured_.own = measured->own;
    if (gamesOf(measured->other) > 0) measured_.other = measured->other;
    emit changed();
}

bool FairnessSession::isStale() const {
    if (measured_.own && !isSameGround(measured_.own->board, document_.committedBoard())) return true;
    return measured_.other && other_ && !isSameGround(measured_.other->board, other_->current());
}

QString FairnessSession::questionBeforeItEnds() const {
    if (!isRunning()) return {};
    //: %1 of %2 games
    return tr("The board is being measured: %1 of %2 games are played. They are given up.")
        .arg(gamesDone_)
        .arg(gamesInAll_);
}

} // namespace stonemason::wastes
