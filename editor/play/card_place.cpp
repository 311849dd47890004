// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/card_place.h"

#include "editor/app/widgets/look.h"

#include <algorithm>
#include <tuple>

namespace stonemason {

namespace {

constexpr int placeStep = gap; // pixels between two places that are tried

double areaUnder(const QRect& card, const QRectF& rect) {
    const QRectF shared = QRectF(card) & rect;
    return shared.width() * shared.height();
}

/// The least that a card of that size can hide of the ground: it does so in a corner of the room.
double leastHidden(const QRect& room, QSize card, const QRectF& ground) {
    const QPoint last(room.left() + std::max(room.width() - card.width(), 0),
                      room.top() + std::max(room.height() - card.height(), 0));
    double least = areaUnder(QRect(room.topLeft(), card), ground);
    for (const QPoint& corner : {QPoint(last.x(), room.top()), QPoint(room.left(), last.y()), last})
        least = std::min(least, areaUnder(QRect(corner, card), ground));
    return least;
}

/// Looks at places one by one and keeps the best. Most are passed over unmeasured: those that hide as little
/// as can be and lie further away.
class PlaceSearch {
public:
    PlaceSearch(const QRect& room, QSize card, const std::vector<QRectF>& pieces, const QRectF& ground)
        : pieces_(pieces), ground_(ground), least_(leastHidden(room, card, ground)) {}

    void look(const QRect& place, int away) {
        const bool isFirst = best_.isNull();
        if (!isFirst && isPerfect() && away >= away_) return;
        double ofPieces = 0;
        for (const QRectF& piece : pieces_) {
            ofPieces += areaUnder(place, piece);
            if (!isFirst && ofPieces > ofPieces_) return;
        }
        const double ofGround = areaUnder(place, ground_);
        if (!isFirst && std::tie(ofPieces, ofGround, away) >= std::tie(ofPieces_, ofGround_, away_)) return;
        best_ = place;
        std::tie(ofPieces_, ofGround_, away_) = std::tie(ofPieces, ofGround, away);
    }
    /// Whether nothing hides less.
    bool isPerfect() const { return ofPieces_ == 0 && ofGround_ <= least_; }
    const QRect& best() const { return best_; }

private:
    const std::vector<QRectF>& pieces_;
    const QRectF& ground_;
    double least_;
    QRect best_;
    double ofPieces_ = 0; ///< that the best hides, as is
    double ofGround_ = 0;
    int away_ = 0; ///< how far it is from the upper edge's middle
};

} // namespace

QRect clearestPlace(const QRect& room, QSize card, const std::vector<QRectF>& pieces, const QRectF& ground) {
    QRect above({}, card);
    above.moveCenter(room.center());
    above.moveTop(room.top());
    PlaceSearch search(room, card, pieces, ground);
    search.look(above, 0);
    if (search.isPerfect()) return above;
    search.look(above.translated(0, room.height() - card.height()), 0);
    for (int y = room.top(); y + card.height() <= room.bottom() + 1; y += placeStep)
        for (int x = room.left(); x + card.width() <= room.right() + 1; x += placeStep)
            search.look({QPoint(x, y), card}, (QPoint(x, y) - above.topLeft()).manhattanLength());
    return search.best();
}

} // namespace stonemason
