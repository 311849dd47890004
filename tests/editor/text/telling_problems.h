// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/check/check.h"
#include "tests/support/hints.h"

#include <utility>
#include <vector>

namespace stonemason::test {

using namespace kings_conflict;

/// Maps that between them make every check say everything it can say.
inline std::vector<Map> tellingMaps() {
    std::vector<Map> maps;
    Random random(7);
    for (int round = 0; round < 120; ++round) {
        maps.push_back(randomMap(random, kingsConflict().board,
                                 round % 3 ? "PMHFSEVL-|0123Dd4567Bb" : "PPPPPPPFMHx-Dd45"));
        maps.back().symmetry = random.oneOf(kingsConflict().symmetries);
    }
    for (const char* runs : {"",
                             "0,0=FFF 1,0=SSS 2,0=MMM",
                             "10,0=M 9,0=MM 10,1=M",
                             "9,0=M 10,1=M 0,9=M",
                             "10,1=M 8,0=MM",
                             "8,0=M",
                             "5,0=-----B-----",
                             "4,0=MMMMMPMMMMM 5,0=MMMMMPMMMMM",
                             "5,0=-----------",
                             "5,5=5",
                             "5,5=-",
                             "5,5=0 1,1=4",
                             "5,2=M--",
                             "4,5=D 5,4=SBF 6,5=D",
                             "4,5=D 5,4=PBP 6,5=D",
                             "5,2=d7",
                             "5,3=S-B-S 6,5=D",
                             "5,3=S-B-S",
                             "10,2=d7",
                             "3,8=d4 2,9=F",
                             "3,8=d4 2,9=F 7,1=6d 8,1=F",
                             "5,2=M-1S",
                             "5,2=M-1S 5,7=S3-M",
                             "1,2=M 2,1=M 3,4=- 4,3=|",
                             "0,0=- 1,1=|"})
        for (Symmetry symmetry : kingsConflict().symmetries) {
            maps.push_back(board(runs));
            maps.back().symmetry = symmetry;
        }
    maps.push_back(mapOf("PPM PPP"));
    maps.push_back(mapOf("PPM PPP"));
    maps.back().symmetry = Symmetry::Diagonal;
    maps.push_back(board());
    maps.back().layer(1) = {};
    maps.back().layer(2) = Grid<Code>({3, 4}, '1');
    maps.back().layer(3)[{1, 2}] = 'A';
    maps.push_back(board());
    maps.back().layer(1) = maps.back().layer(2) = {};
    for (const char* digits : {"10,0=9", "0,0=98876543211 2,10=4", "0,0=98876543211 4,6=4", "3,3=9 4,4=9"})
        maps.push_back(hinted(board("3,3=M 4,4=MS"), "safe", digits));
    maps.push_back(hinted(board("3,3=M"), "safe", "3,3=9"));
    maps.push_back(hinted(board(), "strategic", "1,9=9"));
    maps.push_back(hinted(board(), "strategic", "1,9=9 2,9=9"));
    return maps;
}

/// A profile whose only symmetry does not fit an oblong board, so that even that is reported.
inline GameProfile mirrorOnly() {
    GameProfile game = kingsConflict();
    game.symmetries = {Symmetry::Diagonal, Symmetry::None};
    game.publishedSymmetry = Symmetry::Diagonal;
    return game;
}

inline std::vector<Problem> tellingProblems() {
    std::vector<Problem> problems;
    for (const Map& map : tellingMaps()) {
        const Report report = runChecks(map, kingsConflict());
        for (const Report& reported : {report, mergedReport(report, map)})
            problems.insert(problems.end(), reported.problems.begin(), reported.problems.end());
    }
    const auto none = problemsOf("symmetry", mapOf("PPM PPP"), mirrorOnly());
    problems.insert(problems.end(), none.begin(), none.end());
    return problems;
}

} // namespace stonemason::test
