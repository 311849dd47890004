// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/game/view/captured_row.h"

#include "editor/app/widgets/appearance.h"
#include "editor/app/widgets/labels.h"
#include "editor/app/widgets/look.h"
#include "editor/wastes/game/model/war_words.h"
#include "editor/wastes/game/view/war_art.h"
#include "editor/wastes/text/wastes_text.h"

#include <QCoreApplication>
#include <QEvent>
#include <QFontMetrics>
#include <QPainter>
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

constexpr int mostPictures = 2; ///< of one kind; more are one picture with their number
constexpr int nameLetters = 18; ///< least width of a name in letters
constexpr int gapOfPictures = 2;

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

CapturedSide::CapturedSide(WarDocument& document, BoardRenderer& renderer, int player, QWidget* parent)
    : QWidget(parent), document_(document), renderer_(renderer), player_(player) {
    setObjectName(QStringLiteral("war.captured-%1").arg(QLatin1String(sideId(Side(player)).data())));
    refresh();
}

void CapturedSide::refresh() {
    captured_ = capturedBy(document_, player_);
    const QString words = capturedWords(document_, player_);
    setAccessibleName(words);
    setToolTip(plainToolTip(words));
    update();
}

QString CapturedSide::name() const {
    return playerName(document_, player_);
}

int CapturedSide::lineHeight() const {
    return fontMetrics().height() * 3 / 2; // smaller, figures cannot be distinguished
}

/// Lays out the mark, the name and the pictures; those that do not fit beside the name wrap below it.
CapturedSide::Layout CapturedSide::laidOut(int width) const {
    const QFontMetrics letters = fontMetrics();
    const int size = lineHeight();
    const int left = size + gapOfPictures;
    const int nameRoom = std::max(width - left - gap, 0);
    const int wanted = letters.horizontalAdvance(name()) + 2; // an exact fit would be elided
    Layout layout;
    // A name that leaves no room for pictures is elided; the tool tip contains all of it.
    layout.nameWidth =
        std::min({wanted, nameRoom, std::max(nameLetters * letters.averageCharWidth(), nameRoom / 2)});
    QPoint at(left + layout.nameWidth + gap, 0);
    const auto add = [&](const CapturedPieces& pieces, const QString& number) {
        const int needed = size + (number.isEmpty() ? 0 : letters.horizontalAdvance(number) + gapOfPictures);
        if (at.x() + needed > width && at.x() > left) at = {left, at.y() + size};
        const PieceLook look{pieces.side, pieces.rank, pieces.walks, pieces.jumps, {}};
        layout.pictures.push_back({look, number, QRect(at, QSize(size, size))});
        at.rx() += needed + gapOfPictures;
    };
    for (const CapturedPieces& pieces : captured_)
        if (pieces.count > mostPictures)
            //: So many captured pieces of one kind: %1 is a number
            add(pieces, tr("×%1").arg(pieces.count));
        else
            for (int i = 0; i < pieces.count; ++i)
                add(pieces, {});
    layout.height = at.y() + size;
    return layout;
}

int CapturedSide::wantedWidth() const {
    const int far = 1 << 20;
    const Layout layout = laidOut(far);
    const int name = lineHeight() + gapOfPictures + layout.nameWidth + gap;
    if (layout.pictures.empty()) return name + lineHeight();
    const Picture& last = layout.pictures.back();
    return last.place.right() + 1 + gapOfPictures + fontMetrics().horizontalAdvance(last.number) + gap;
}

QSize CapturedSide::minimumSizeHint() const {
    return {6 * lineHeight(), lineHeight()};
}

void CapturedSide::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const bool dark = isDark(palette());
    const Layout layout = laidOut(width());
    const int size = lineHeight();
    paintSideMark(painter, QRectF(2, 2, size - 4, size - 4), Side(player_), dark);
    painter.setPen(palette().color(QPalette::WindowText));
    const QRect nameRoom(size + gapOfPictures, 0, layout.nameWidth, size);
    painter.drawText(nameRoom, Qt::AlignLeft | Qt::AlignVCenter,
                     fontMetrics().elidedText(name(), Qt::ElideRight, nameRoom.width()));
    if (layout.pictures.empty()) {
        painter.setPen(palette().color(QPalette::PlaceholderText));
        painter.drawText(QRect(nameRoom.right() + gap, 0, size, size), Qt::AlignLeft | Qt::AlignVCenter,
                         QStringLiteral("–"));
    }
    for (const Picture& picture : layout.pictures) {
        renderer_.paintPiece(painter, picture.place, picture.look, dark);
        painter.setPen(palette().color(QPalette::WindowText));
        const QRect number(picture.place.right() + 1 + gapOfPictures, picture.place.top(),
                           fontMetrics().horizontalAdvance(picture.number), size);
        painter.drawText(number, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, picture.number);
    }
}

CapturedRow::CapturedRow(WarDocument& document, BoardRenderer& renderer, QWidget* parent)
    : QWidget(parent)
    , sides_{new CapturedSide(document, renderer, 0, this), new CapturedSide(document, renderer, 1, this)} {
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    connect(&document, &PlayDocument::gameChanged, this, &CapturedRow::refresh);
    connect(&document, &PlayDocument::shownChanged, this, &CapturedRow::refresh);
}

bool CapturedRow::areBeside(int width) const {
    return std::max(sides_[0]->wantedWidth(), sides_[1]->wantedWidth()) <= (width - 3 * gap) / 2;
}

int CapturedRow::heightForWidth(int width) const {
    const int whole = width - 2 * gap;
    if (areBeside(width)) return sides_[0]->heightForWidth(whole);
    return sides_[0]->heightForWidth(whole) + sides_[1]->heightForWidth(whole);
}

/// The height is fixed to what the width requires, because a crowded layout would shrink it.
void CapturedRow::place() {
    const int whole = width() - 2 * gap;
    setFixedHeight(heightForWidth(width()));
    if (areBeside(width())) {
        const int half = (whole - gap) / 2;
        sides_[0]->setGeometry(gap, 0, half, sides_[0]->heightForWidth(half));
        sides_[1]->setGeometry(gap + half + gap, 0, half, sides_[1]->heightForWidth(half));
        return;
    }
    const int first = sides_[0]->heightForWidth(whole);
    sides_[0]->setGeometry(gap, 0, whole, first);
    sides_[1]->setGeometry(gap, first, whole, sides_[1]->heightForWidth(whole));
}

void CapturedRow::refresh() {
    for (CapturedSide* side : sides_)
        side->refresh();
    place();
}

void CapturedRow::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    place();
}

void CapturedRow::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) place();
}

} // namespace stonemason::wastes
