// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/text/wastes_text.h"

#include "editor/text/argument_text.h"
#include "editor/text/names.h"
#include "editor/wastes/text/message_tables.h"

#include <QCoreApplication>

#include <optional>

namespace stonemason::wastes {

namespace {

struct WastesText {
    Q_DECLARE_TR_FUNCTIONS(WastesText)
};

/// Pieces by name.
class PieceVocabulary : public Vocabulary {
public:
    explicit PieceVocabulary(const Profile& profile) : profile_(profile) {}

    std::optional<QString> of(const Argument& argument, ArgumentKind kind) const override {
        const int* const rank = std::get_if<int>(&argument);
        return rank && kind == ArgumentKind::Rank ? std::optional(pieceName(*rank, profile_)) : std::nullopt;
    }

private:
    const Profile& profile_;
};

/// "Guard 5 on high ground (6)"; only the name where the ground has no effect.
QString pieceOnGround(const Engine& engine, PieceId piece, Square square) {
    QString name = pieceName(engine.ground().rank(piece), engine.profile());
    const QString power = QString::number(engine.powerOf(piece, square));
    switch (engine.ground().tile(square)) {
    //: %1 is a piece: Brawler 4; %2 is its power there
    case Tile::High: return WastesText::tr("%1 on high ground (%2)").arg(name, power);
    //: %1 is a piece: Brawler 4; %2 is its power there
    case Tile::Rough: return WastesText::tr("%1 on rough ground (%2)").arg(name, power);
    //: %1 is a piece: Brawler 4; %2 is its power there
    case Tile::Sludge: return WastesText::tr("%1 in sludge (%2)").arg(name, power);
    //: %1 is a piece: Brawler 4; %2 is its power there
    case Tile::Trap: return WastesText::tr("%1 on a trap (%2)").arg(name, power);
    default: return name;
    }
}

QString winText(const Position& position) {
    const Side winner = winnerOf(position.state) == 1 ? Side::Red : Side::Blue;
    const QString name = sideName(winner);
    const QString loser = sideName(opponentOf(winner));
    //: %1 is a side: Blue, Red
    if (position.end == End::Goal) return WastesText::tr("%1 wins: a piece has reached its goal.").arg(name);
    if (position.end == End::Captured)
        //: %1 and %2 are sides: Blue, Red
        return WastesText::tr("%1 wins: %2 has no pieces left.").arg(name, loser);
    //: %1 and %2 are sides: Blue, Red
    return WastesText::tr("%1 wins: %2 cannot move.").arg(name, loser);
}

} // namespace

QString sideName(Side side) {
    //: A side of the game War in the Wastes
    return side == Side::Blue ? WastesText::tr("Blue") : WastesText::tr("Red");
}

QString tileName(Tile tile) {
    switch (tile) {
    case Tile::Hole: return WastesText::tr("Hole");
    case Tile::Normal: return WastesText::tr("Normal ground");
    case Tile::High: return WastesText::tr("High ground");
    case Tile::Rough: return WastesText::tr("Rough ground");
    case Tile::Sludge: return WastesText::tr("Toxic sludge");
    case Tile::Trap: return WastesText::tr("Trap");
    case Tile::BlueGoal: return WastesText::tr("Blue goal");
    case Tile::RedGoal: return WastesText::tr("Red goal");
    }
    return {};
}

QString symmetryName(Symmetry symmetry) {
    switch (symmetry) {
    case Symmetry::None: return WastesText::tr("None");
    case Symmetry::HalfTurn: return WastesText::tr("Half-turn");
    case Symmetry::TopBottom: return WastesText::tr("Top-bottom mirror");
    case Symmetry::LeftRight: return WastesText::tr("Left-right mirror");
    }
    return {};
}

QString rankName(int rank, const Profile& profile) {
    return rank >= 1 && rank <= rankCount ? localText(profile.rank(rank).name) : QString::number(rank);
}

QString pieceName(int rank, const Profile& profile) {
    //: A piece: its name and its rank, such as Brawler 4
    return WastesText::tr("%1 %2").arg(rankName(rank, profile), QString::number(rank));
}

QString problemHeadline(const Problem& problem, const Profile& profile) {
    const MessageText* text = findText(boardProblemTexts(), problem.message.id);
    return text ? spoken(problemContext, *text, text->headline, problem.message, PieceVocabulary(profile))
                : QString();
}

QString problemSentence(const Problem& problem, const Profile& profile) {
    const MessageText* text = findText(boardProblemTexts(), problem.message.id);
    return text ? spoken(problemContext, *text, text->sentence, problem.message, PieceVocabulary(profile))
                : QString();
}

QString problemReport(const Problem& problem, const Profile& profile) {
    return withPlaces(problemSentence(problem, profile), problem.cells);
}

QString fixText(const Fix& fix, const Profile& profile) {
    const MessageText* text = findText(boardFixTexts(), fix.label.id);
    return text ? spoken(fixContext, *text, text->sentence, fix.label, PieceVocabulary(profile)) : QString();
}

QString refusalText(const Engine& engine, const Position& position, Square from, Square to) {
    std::optional<Message> refusal = engine.refusalOf(position, from, to);
    if (!refusal) return {};
    const MessageText* text = findText(boardRefusalTexts(), refusal->id);
    if (!text) return {};
    if (refusal->id == "move/too-strong")
        refusal->arguments = {pieceOnGround(engine, position.at(from), from).toStdString(),
                              pieceOnGround(engine, position.at(to), to).toStdString()};
    return spoken(refusalContext, *text, text->sentence, *refusal, PieceVocabulary(engine.profile()));
}

QString endText(const Position& position, const Profile& profile) {
    switch (position.end) {
    case End::None: return {};
    case End::Goal:
    case End::Captured:
    case End::Blocked: return winText(position);
    case End::Repetition:
        //: %n is a number, 2 to 9
        return WastesText::tr("Draw: the same position came up %n times.", nullptr, profile.draw.repetitions);
    case End::QuietTurns:
        //: %n is a number of turns
        return WastesText::tr(
            "Draw: for %n turns of each side no piece was taken and none came nearer to its "
            "goal.",
            nullptr, profile.draw.quietTurns);
    //: %1 is a large number
    case End::MostMoves:
        return WastesText::tr("Draw: the game has %1 moves, the most there can be.").arg(position.moves);
    }
    return {};
}

} // namespace stonemason::wastes
