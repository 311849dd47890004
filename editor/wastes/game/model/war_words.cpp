// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/game/model/war_words.h"

#include "editor/text/argument_text.h"
#include "editor/text/names.h"
#include "editor/text/visible_words.h"
#include "editor/wastes/game/model/war_advantages.h"
#include "editor/wastes/text/advantage_text.h"
#include "editor/wastes/text/wastes_text.h"

#include <QCoreApplication>
#include <QStringList>

#include <bit>
#include <numeric>

namespace stonemason::wastes {

namespace {

struct WarWords {
    Q_DECLARE_TR_FUNCTIONS(WarWords)
};

QString pieceOf(const WarDocument& document, PieceId id) {
    return pieceName(document.engine().ground().rank(id), document.profile());
}

QString ownedPiece(const WarDocument& document, PieceId id) {
    const int player = playerOf(id);
    const QString name = pieceOf(document, id);
    //: %1 is a piece: "Brawler 4"
    if (isYou(document.seated(), player)) return WarWords::tr("your %1").arg(name);
    //: %1 is a piece, "Brawler 4", %2 a side, "Blue"
    return WarWords::tr("%1 of %2").arg(name, sideName(Side(player)));
}

struct ReviewText {
    Q_DECLARE_TR_FUNCTIONS(ReviewText)
};

/// The winning chances of the player who made the move, in percent.
struct MoverChances {
    int before = 0; ///< with the best move
    int after = 0;
};

MoverChances chancesOf(const WarDocument& document, const MoveLoss& loss) {
    if (loss.move >= document.moveCount()) return {}; // of an earlier, longer state of the game
    const Side side = Side(document.game().playerOf(loss.move));
    const WarAdvantages* known = WarAdvantages::of(document);
    const auto percentAfter = [&](int moves) {
        const Advantage advantage =
            known ? known->after(moves)
                  : standingAdvantage(document.engine(), document.game().positionAfter(moves));
        return chancePercent(advantage, side, document.profile().judging);
    };
    return {percentAfter(loss.move), percentAfter(loss.move + 1)};
}

} // namespace

QString playerName(const WarDocument& document, int player) {
    return stonemason::playerName(document.seated(), player, {sideName(Side::Blue), sideName(Side::Red)});
}

QString gameName(const WarDocument& document) {
    const std::string& name = document.board().name;
    const QString board =
        name.empty() ? WarWords::tr("Untitled board") : visibleWords(QString::fromStdString(name));
    //: What a game is called: %1 its board, %2 and %3 who plays
    return WarWords::tr("%1: %2 – %3").arg(board, playerName(document, 0), playerName(document, 1));
}

QString moveWords(const WarDocument& document, Move move, int after) {
    return moveWordsIn(document.game().positionAfter(after), document, move);
}

QString moveWordsIn(const Position& before, const WarDocument& document, Move move) {
    const QString piece = pieceOf(document, before.at(move.from));
    const QString place = placeText(cellOf(move.to));
    switch (document.engine().kindOf(before, move)) {
    case MoveKind::Capture:
        //: %1 and %2 are pieces, "Brawler 4", %3 a place, "row 3, column 5"
        return WarWords::tr("%1 takes %2 at %3").arg(piece, pieceOf(document, before.at(move.to)), place);
    case MoveKind::Jump:
        //: %1 is a piece, %2 a place
        return WarWords::tr("%1 jumps to %2").arg(piece, place);
    case MoveKind::Goal:
        //: %1 is a piece
        return WarWords::tr("%1 reaches the goal").arg(piece);
    case MoveKind::Step: break;
    }
    //: %1 is a piece, %2 a place
    return WarWords::tr("%1 to %2").arg(piece, place);
}

QString shortMoveWords(const WarDocument& document, Move move, int after) {
    return shortMoveWordsIn(document.game().positionAfter(after), document, move);
}

QString shortMoveWordsIn(const Position& before, const WarDocument& document, Move move) {
    const QString piece = pieceOf(document, before.at(move.from));
    const Cell to = cellOf(move.to);
    const PieceId taken = before.at(move.to);
    //: A move in a list: %1 a piece, %2 a row, %3 a column
    if (taken == noPiece) return WarWords::tr("%1 → %2, %3").arg(piece).arg(to.row).arg(to.column);
    //: A move in a list: %1 takes %2, both pieces; %3 a row, %4 a column
    return WarWords::tr("%1 × %2 (%3, %4)").arg(piece, pieceOf(document, taken)).arg(to.row).arg(to.column);
}

QString previewWords(const WarDocument& document, Move move) {
    QString text = moveWords(document, move, document.shown());
    for (const Event& event : document.engine().preview(document.position(), move))
        if (event.kind == EventKind::PowerChanged)
            //: Behind a move: the power of the piece before and after
            text += WarWords::tr(", power %1 → %2").arg(event.before).arg(event.after);
    Position next = document.position();
    document.engine().play(next, move);
    if (next.running() && document.engine().isThreatened(next, move.to))
        text += WarWords::tr(", where it can be captured");
    return text;
}

QString heldWords(const WarDocument& document, Cell cell) {
    if (!document.board().tiles.contains(cell)) return {};
    QString text = tileName(document.board().tiles[cell]);
    const Square square = squareOf(cell);
    const PieceId piece = document.position().at(square);
    if (piece == noPiece) return text;
    //: %1 a tile, "High ground"; %2 a piece, "your Brawler 4"; %3 a number
    return WarWords::tr("%1, %2, power %3")
        .arg(text, ownedPiece(document, piece))
        .arg(document.engine().powerOf(piece, square));
}

QString cellWords(const WarDocument& document, Cell cell) {
    //: A place, then what is there
    return WarWords::tr("%1, %2").arg(placeText(cell), heldWords(document, cell));
}

QString turnWords(const WarDocument& document) {
    if (document.hasEndedHere()) {
        if (const auto winner = document.winnerOfGame()) {
            if (isYou(document.seated(), *winner)) return WarWords::tr("You win");
            //: %1 is a player
            return WarWords::tr("%1 wins").arg(playerName(document, *winner));
        }
        return WarWords::tr("A draw");
    }
    const int player = document.toMoveAfter(document.shown());
    if (isYou(document.seated(), player)) return WarWords::tr("Your turn");
    //: %1 is a player: "Hard to move"
    return WarWords::tr("%1 to move").arg(playerName(document, player));
}

QString turnRemark(const WarDocument& document) {
    const Position& position = document.position();
    //: How many pieces are left: %1 of Blue, %2 of Red
    return WarWords::tr("pieces %1 : %2")
        .arg(std::popcount(position.alive[0]))
        .arg(std::popcount(position.alive[1]));
}

QString endWords(const WarDocument& document) {
    const int moves = document.moveCount();
    QString how = endText(document.position(), document.profile());
    if (const auto resigned = document.game().record().resigned)
        //: %1 is a player
        how = isYou(document.seated(), *resigned)
                  ? WarWords::tr("You gave up.")
                  : WarWords::tr("%1 gave up.").arg(playerName(document, *resigned));
    //: %1 is a sentence that says how a game ended
    return WarWords::tr("%1 After %n move(s).", nullptr, moves).arg(how);
}

QString goalWords(const WarDocument& document) {
    bool hasGoal = false;
    forEachCell(document.board().tiles.size(),
                [&](Cell cell) { hasGoal = hasGoal || isGoal(document.board().tiles[cell]); });
    return hasGoal ? WarWords::tr("To win, bring a piece to its goal or capture every enemy piece.")
                   : WarWords::tr("To win, capture every enemy piece.");
}

QString gainText(const WarDocument& document, const MoveLoss& loss) {
    const MoverChances chances = chancesOf(document, loss);
    const int gain = chances.before - chances.after;
    return gain > 0 ? u'+' + wholePercentText(gain) : QString();
}

QString worthText(const MoveLoss& loss, const Profile& profile) {
    const ByRank& material = profile.hard.material;
    const double piece =
        double(std::accumulate(material.begin(), material.end(), 0)) / double(material.size());
    //: %1 is a number of pieces with one decimal: by how much a move is better than another
    return ReviewText::tr("+%1 in pieces").arg(decimalText(piece > 0 ? loss.worth / piece : 0, 1));
}

QString reviewWords(const WarDocument& document, const MoveLoss& loss) {
    const QString played = moveWords(document, document.game().move(loss.move), loss.move);
    const QString better = moveWords(document, loss.better, loss.move);
    //: %1 and %2 are moves
    const QString text = loss.worth >= document.profile().judging.won
                             ? ReviewText::tr("%1 turned the game. Better: %2").arg(played, better)
                             //: %1 and %2 are moves
                             : ReviewText::tr("%1 was not best. Better: %2").arg(played, better);
    const MoverChances chances = chancesOf(document, loss);
    if (chances.before <= chances.after) return text;
    //: %1 a sentence with a better move, %2 and %3 percentages: 63 %
    return ReviewText::tr("%1 (winning chances %2 instead of %3)")
        .arg(text, wholePercentText(chances.before), wholePercentText(chances.after));
}

const MoveLoss* reviewedAt(const WarDocument& document) {
    const WarReview* review = WarReview::of(document);
    return review ? review->lossSeenAt(document.shown()) : nullptr;
}

} // namespace stonemason::wastes
