// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wastes/check/check.h"
#include "core/wastes/game/game.h"

#include <QString>

/// Sentences about War in the Wastes.
namespace stonemason::wastes {

/// "Blue", "Red".
QString sideName(Side side);
/// "Normal ground", "High ground" ...
QString tileName(Tile tile);
/// "None", "Half-turn", "Top-bottom mirror", "Left-right mirror".
QString symmetryName(Symmetry symmetry);
/// "Brawler"; the number for an unknown rank.
QString rankName(int rank, const Profile& profile);
/// With its number: "Brawler 4".
QString pieceName(int rank, const Profile& profile);

/// What is wrong with a board, in a few words: "Blue cannot move".
QString problemHeadline(const Problem& problem, const Profile& profile);
/// For players, in at most 160 characters: the problem, why it matters, and what to do. It names no places
/// because the board shows them.
QString problemSentence(const Problem& problem, const Profile& profile);
/// The same with its places, for reports without a board beside them: "... Where: row 8, column 1."
QString problemReport(const Problem& problem, const Profile& profile);
/// The effect of the fix, as the text of its button: "Remove Brawler 4 of Blue".
QString fixText(const Fix& fix, const Profile& profile);

/// Why the piece on one square cannot move to another: "Brawler 4 cannot take Guard 5 on high ground (6)."
/// Empty if it can.
QString refusalText(const Engine& engine, const Position& position, Square from, Square to);

/// How a game ended by the rules: "Blue wins: a piece has reached its goal." Empty while it is running.
QString endText(const Position& position, const Profile& profile);

} // namespace stonemason::wastes
