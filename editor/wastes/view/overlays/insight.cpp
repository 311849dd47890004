// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wastes/board/jump_edit.h"
#include "core/wastes/game/reach.h"
#include "editor/wastes/text/wastes_text.h"
#include "editor/wastes/view/overlays/insight_overlay.h"

#include <QCoreApplication>

#include <algorithm>
#include <set>

namespace stonemason::wastes {

namespace {

struct InsightText {
    Q_DECLARE_TR_FUNCTIONS(InsightText)
};

constexpr int turnsAhead = 3;
/// Offset as a share of a cell, because the races of the two sides often lead over the same tiles.
constexpr double raceAside = 0.12;

Wash washOf(int turns) {
    return turns == 1 ? Wash::Near : turns == 2 ? Wash::Mid : Wash::Far;
}

Wash washOf(Side side) {
    return side == Side::Blue ? Wash::Blue : Wash::Red;
}

void showReach(InsightOverlay& overlay, const Engine& engine, std::optional<Cell> chosen) {
    const Position start = engine.start();
    if (!chosen || start.at(squareOf(*chosen)) == noPiece) {
        overlay.explain(InsightText::tr("Select a piece to see where it can go."));
        return;
    }
    const Grid<int> turns = turnsFrom(engine, start, squareOf(*chosen), turnsAhead);
    forEachCell(turns.size(), [&](Cell cell) {
        const int turn = turns[cell];
        if (turn < 1) return;
        overlay.sign(cell) = {washOf(turn), QString::number(turn)};
        overlay.addDescription(cell, InsightText::tr("%n turn(s) away", nullptr, turn));
    });
    for (int turn = 1; turn <= turnsAhead; ++turn)
        overlay.explain({washOf(turn), QString::number(turn)},
                        InsightText::tr("in %n turn(s)", nullptr, turn));
}

void showControl(InsightOverlay& overlay, const Engine& engine) {
    const Grid<Control> control = controlOf(engine, engine.start());
    forEachCell(control.size(), [&](Cell cell) {
        const auto [blue, red] = control[cell];
        if (blue == 0 && red == 0) return;
        overlay.sign(cell).wash = blue == 0 ? Wash::Red : red == 0 ? Wash::Blue : Wash::Both;
        //: How many pieces of each side could go to a tile next
        overlay.addDescription(cell,
                               InsightText::tr("in reach of %1 of Blue and %2 of Red").arg(blue).arg(red));
    });
    overlay.explain({Wash::Blue}, InsightText::tr("Blue can go there next"));
    overlay.explain({Wash::Red}, InsightText::tr("Red can go there next"));
    overlay.explain({Wash::Both}, InsightText::tr("both can"));
}

void showThreats(InsightOverlay& overlay, const Engine& engine) {
    const std::vector<Square> threatened = threatenedOf(engine, engine.start());
    for (const Square square : threatened) {
        overlay.sign(cellOf(square)).isWarned = true;
        overlay.addDescription(cellOf(square), InsightText::tr("can be captured next"));
    }
    if (threatened.empty())
        overlay.explain(InsightText::tr("No piece can be captured in the first turn."));
    else
        overlay.explain({Wash::None, {}, true}, InsightText::tr("can be captured in the next turn"));
}

/// The arrow for such a jump.
CellArrow arrowOf(JumpKind kind) {
    return {.colour = kind == JumpKind::Extra ? Wash::Both : Wash::Near,
            .isForbidden = kind == JumpKind::Forbidden};
}

QString jumpText(JumpKind kind) {
    //: %1 is a row and %2 a column
    if (kind == JumpKind::Forbidden) return InsightText::tr("a jump to %1, %2 is forbidden");
    //: %1 is a row and %2 a column
    if (kind == JumpKind::Extra) return InsightText::tr("a jumper gets to %1, %2 by a jump that was added");
    //: %1 is a row and %2 a column
    return InsightText::tr("a jumper gets to %1, %2");
}

/// The jumps that begin on dry ground (pieces that both walk and jump are rare and need no arrow), and all
/// that the board adds or forbids.
std::vector<Jump> jumpsToShow(const Board& board) {
    std::vector<Jump> jumps; // forbidden ones first: the way back is drawn over them
    for (const Jump& jump : board.jumps.forbidden)
        if (kindOf(board, jump) == JumpKind::Forbidden) jumps.push_back(jump);
    forEachCell(board.size(), [&](Cell from) {
        for (const Jump& jump : jumpsFrom(board, from))
            if (board.tiles[from] != Tile::Sludge || kindOf(board, jump) == JumpKind::Extra)
                jumps.push_back(jump);
    });
    return jumps;
}

void showJumps(InsightOverlay& overlay, const Board& board) {
    const std::vector<Jump> jumps = jumpsToShow(board);
    std::set<JumpKind> kinds;
    for (const Jump& jump : jumps) {
        const JumpKind kind = kindOf(board, jump);
        const Jump back{jump.to, jump.from};
        const bool isBack = std::ranges::find(jumps, back) != jumps.end() && kindOf(board, back) == kind;
        CellArrow arrow = arrowOf(kind);
        arrow.from = jump.from;
        arrow.to = jump.to;
        arrow.isBothWays = isBack;
        if (!isBack || jump.from < jump.to) overlay.add(arrow);
        overlay.addDescription(jump.from, jumpText(kind).arg(jump.to.row).arg(jump.to.column));
        kinds.insert(kind);
    }
    if (jumps.empty()) overlay.explain(InsightText::tr("There is no sludge to jump over."));
    if (kinds.contains(JumpKind::OverSludge))
        overlay.explain(arrowOf(JumpKind::OverSludge), InsightText::tr("leads to the far bank"));
    if (kinds.contains(JumpKind::Extra))
        overlay.explain(arrowOf(JumpKind::Extra), InsightText::tr("a jump that was added"));
    if (kinds.contains(JumpKind::Forbidden))
        overlay.explain(arrowOf(JumpKind::Forbidden), InsightText::tr("a jump that is forbidden"));
}

void showRaces(InsightOverlay& overlay, const Engine& engine) {
    for (const Side side : bothSides) {
        const Race race = raceOf(engine.ground(), side);
        const QString name = sideName(side);
        if (race.way.empty()) {
            overlay.explain({washOf(side)}, InsightText::tr("%1: no piece gets to its goal").arg(name));
            continue;
        }
        for (std::size_t i = 1; i < race.way.size(); ++i) {
            overlay.add({.from = race.way[i - 1],
                         .to = race.way[i],
                         .colour = washOf(side),
                         .aside = side == Side::Blue ? -raceAside : raceAside});
            //: %1 a side
            overlay.addDescription(
                race.way[i - 1],
                InsightText::tr("%1 needs %n turn(s) from here", nullptr, race.turns - int(i) + 1).arg(name));
        }
        overlay.explain({washOf(side)},
                        InsightText::tr("%1: %n turn(s) to its goal", nullptr, race.turns).arg(name));
    }
}

} // namespace

std::vector<InsightInfo> allInsights() {
    const auto info = [](Insight insight, const char* id, const QString& menu, const QString& tip,
                         const char* picture) {
        return InsightInfo{insight,
                           QStringLiteral("show-") + QLatin1String(id),
                           QString(menu).remove(u'&'),
                           menu,
                           tip,
                           QString::fromLatin1(picture)};
    };
    return {info(Insight::None, "nothing", InsightText::tr("&Nothing"),
                 InsightText::tr("Show the board alone"), "hidden"),
            info(Insight::Reach, "reach", InsightText::tr("&Reach of the Chosen Piece"),
                 InsightText::tr("Show where the chosen piece can be in one, two and three turns"), "flow"),
            info(Insight::Control, "control", InsightText::tr("&Control"),
                 InsightText::tr("Show which tiles each side can enter in its next turn"), "basins"),
            info(Insight::Threats, "threats", InsightText::tr("&Threats"),
                 InsightText::tr("Show which pieces can be captured in the next turn"), "warning"),
            info(Insight::Jumps, "jumps", InsightText::tr("&Jumps"),
                 InsightText::tr("Show where jumpers get over the sludge"), "fairness-routes"),
            info(Insight::Races, "races", InsightText::tr("R&aces"),
                 InsightText::tr("Show the shortest way of each side to its goal"), "fairness-first-turn")};
}

QString insightName(Insight insight) {
    return allInsights()[std::size_t(insight)].name;
}

std::shared_ptr<const GridOverlay> insightOverlay(Insight insight, const Board& board, const Profile& profile,
                                                  std::optional<Cell> chosen) {
    if (insight == Insight::None) return nullptr;
    auto overlay = std::make_shared<InsightOverlay>(insight, board.size());
    if (insight == Insight::Jumps) {
        showJumps(*overlay, board);
        return overlay;
    }
    const auto engine = Engine::of(board, profile);
    if (!engine) {
        overlay->explain(InsightText::tr("This board cannot be played yet: see Problems."));
        return overlay;
    }
    switch (insight) {
    case Insight::Reach: showReach(*overlay, *engine, chosen); break;
    case Insight::Control: showControl(*overlay, *engine); break;
    case Insight::Threats: showThreats(*overlay, *engine); break;
    case Insight::Races: showRaces(*overlay, *engine); break;
    case Insight::None:
    case Insight::Jumps: break;
    }
    return overlay;
}

} // namespace stonemason::wastes
