// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/game/model/captured.h"

#include "editor/wastes/game/model/war_words.h"
#include "editor/wastes/text/wastes_text.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <cstdint>
#include <tuple>

namespace stonemason::wastes {

namespace {

struct CapturedText {
    Q_DECLARE_TR_FUNCTIONS(CapturedText)
};

auto kindOf(const CapturedPieces& pieces) {
    return std::tuple(pieces.rank, pieces.walks, pieces.jumps);
}

} // namespace

std::vector<CapturedPieces> capturedBy(const WarDocument& document, int player) {
    const int other = 1 - player;
    const std::uint64_t captured = document.game().positionAfter(0).alive[std::size_t(other)] &
                                   ~document.position().alive[std::size_t(other)];
    std::vector<CapturedPieces> all;
    for (int i = 0; i < maximumPieces; ++i) {
        if ((captured >> i & 1) == 0) continue;
        const Piece& piece = document.engine().ground().piece(PieceId(other * maximumPieces + i));
        const CapturedPieces one{piece.side, piece.rank, piece.walks, piece.jumps, 1};
        const auto same = std::ranges::find(all, kindOf(one), kindOf);
        if (same == all.end())
            all.push_back(one);
        else
            ++same->count;
    }
    std::ranges::sort(all, std::ranges::greater(), kindOf);
    return all;
}

QString capturedWords(const WarDocument& document, int player) {
    const bool isYours = isYou(document.seated(), player);
    const QString name = playerName(document, player);
    QStringList pieces;
    for (const CapturedPieces& some : capturedBy(document, player)) {
        const QString piece = pieceName(some.rank, document.profile());
        //: %1 is a piece that was captured, "Vulture 2"; %n is how often, at least 2
        pieces += some.count == 1 ? piece : CapturedText::tr("%1 (%n times)", nullptr, some.count).arg(piece);
    }
    if (pieces.isEmpty())
        return isYours ? CapturedText::tr("You have captured no piece.")
                       //: %1 is a player
                       : CapturedText::tr("%1 has captured no piece.").arg(name);
    const QString list = pieces.join(QStringLiteral(", "));
    //: %1 is a list of pieces
    if (isYours) return CapturedText::tr("You have captured: %1.").arg(list);
    //: %1 is a player, %2 a list of pieces
    return CapturedText::tr("%1 has captured: %2.").arg(name, list);
}

} // namespace stonemason::wastes
