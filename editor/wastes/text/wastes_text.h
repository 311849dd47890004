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
/// For players, in at most 160 characters: what is wrong, why that matters, and what to do. Where it is, the
/// board shows.
QString problemSentence(const Problem& problem, const Profile& profile);
/// The same with its places, for reports that stand beside no board: "... Where: row 8, column 1."
QString problemReport(const Problem& problem, const Profile& profile);
/// What the fix does, as its button shows it: "Remove Brawler 4 of Blue".
QString fixText(const Fix& fix, const Profile& profile);

/// Why the piece on a square cannot go to another: "Brawler 4 cannot take Guard 5 on high ground (6)." Empty
/// when it can.
QString refusalText(const Engine& engine, const Position& position, Square from, Square to);

/// How a game ended by the rules: "Blue wins: a piece has reached its goal." Empty while it runs.
QString endText(const Position& position, const Profile& profile);

} // namespace stonemason::wastes
