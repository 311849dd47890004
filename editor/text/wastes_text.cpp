// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text/wastes_text.h"

#include "core/wastes/board/symmetry.h"
#include "editor/text/argument_text.h"
#include "editor/text/message_tables.h"
#include "editor/text/names.h"

#include <QCoreApplication>

#include <algorithm>

namespace stonemason::wastes {

namespace {

struct WastesText {
    Q_DECLARE_TR_FUNCTIONS(WastesText)
};

/// "first" of a symmetry as argumentText() has halves.
std::string halfId(const Argument& symmetry, const Argument& half) {
    const auto* const id = std::get_if<std::string>(&symmetry);
    const bool isFirst = half == Argument(std::string("first"));
    if (id && *id == symmetryId(Symmetry::LeftRight)) return isFirst ? "left" : "right";
    return isFirst ? "top" : "bottom";
}

/// The message with ranks replaced by names of pieces, and halves by those of the symmetry before them.
Message withPieceNames(Message message, const MessageText& text, const Profile& profile) {
    for (std::size_t i = 0; i < std::min(text.kinds.size(), message.arguments.size()); ++i) {
        Argument& argument = message.arguments[i];
        if (const int* rank = std::get_if<int>(&argument); rank && text.kinds[i] == ArgumentKind::Rank)
            argument = pieceName(*rank, profile).toStdString();
        else if (i > 0 && text.kinds[i] == ArgumentKind::Half)
            argument = halfId(message.arguments[i - 1], argument);
    }
    return message;
}

QString spokenOf(const char* context, const MessageText& text, const Phrase& phrase, const Message& message,
                 const Profile& profile) {
    return spoken(context, text, phrase, withPieceNames(message, text, profile), nullptr);
}

/// "Guard 5 on high ground (6)"; the name alone where ground changes nothing.
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
    return text ? spokenOf(problemContext, *text, text->headline, problem.message, profile) : QString();
}

QString problemSentence(const Problem& problem, const Profile& profile) {
    const MessageText* text = findText(boardProblemTexts(), problem.message.id);
    return text ? spokenOf(problemContext, *text, text->sentence, problem.message, profile) : QString();
}

QString problemReport(const Problem& problem, const Profile& profile) {
    return withPlaces(problemSentence(problem, profile), problem.cells);
}

QString fixText(const Fix& fix, const Profile& profile) {
    const MessageText* text = findText(boardFixTexts(), fix.label.id);
    return text ? spokenOf(fixContext, *text, text->sentence, fix.label, profile) : QString();
}

QString refusalText(const Engine& engine, const Position& position, Square from, Square to) {
    std::optional<Message> refusal = engine.refusalOf(position, from, to);
    if (!refusal) return {};
    const MessageText* text = findText(boardRefusalTexts(), refusal->id);
    if (!text) return {};
    if (refusal->id == "move/too-strong")
        refusal->arguments = {pieceOnGround(engine, position.at(from), from).toStdString(),
                              pieceOnGround(engine, position.at(to), to).toStdString()};
    return spokenOf(refusalContext, *text, text->sentence, *refusal, engine.profile());
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
