// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/deck/view/art/deck_sheet.h"

#include "core/token_battle/deck/deck_statistics.h"
#include "core/token_battle/format/formats.h"
#include "editor/app/widgets/appearance.h"
#include "editor/app/widgets/svg.h"
#include "editor/token_battle/cards/card_art.h"

#include <QCoreApplication>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace stonemason::token_battle {

namespace {

constexpr double gapShare = 0.08;    // of a card's width, between stacks
constexpr double overlapShare = 0.4; // of a card's width, that a card shows below the one on it

} // namespace

QImage deckPicture(const Deck& deck, const Catalogue& catalogue, QSize size) {
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    const QPalette window = QGuiApplication::palette();
    const CardPalette palette = cardPalette(window);
    const double proportion = cardProportion.height() / cardProportion.width();
    int deepest = 2;
    for (int s = 0; s < stackCount; ++s)
        deepest = std::max(deepest, int(deck.stack(s).size()));
    const double heightShare = proportion + (deepest - 1) * overlapShare;
    const double widthShare = stackCount + (stackCount - 1) * gapShare;
    const double width = std::min(size.width() / widthShare, size.height() / heightShare);
    const QPointF corner((size.width() - width * widthShare) / 2, (size.height() - width * heightShare) / 2);
    QPainter painter(&image);
    for (int s = 0; s < stackCount; ++s) {
        const auto cards = deck.stack(s);
        const double left = corner.x() + s * width * (1 + gapShare);
        // The lowest card first: the top one lies on all others, at the front.
        const auto place = [&](int depth) {
            return QRectF(left, corner.y() + (deepest - 1 - depth) * width * overlapShare, width,
                          width * proportion);
        };
        if (cards.empty()) paintEmptySlot(painter, place(0), s + 1, true, window);
        for (int depth = int(cards.size()) - 1; depth >= 0; --depth)
            paintCard(painter, place(depth), cards[std::size_t(depth)], catalogue, palette);
    }
    return image;
}

namespace {

struct DeckSheet {
    Q_DECLARE_TR_FUNCTIONS(DeckSheet)
};

// In thousandths of the sheet's width.
constexpr double sheetWidth = 1000;
constexpr double margin = 40;
constexpr double titleHeight = 56;
constexpr double lineHeight = 28;
constexpr double stackWidth = (sheetWidth - 2 * margin) / stackCount;
constexpr double cardWidth = stackWidth - 20;
constexpr double betweenCards = 10;
constexpr double notesLetters = 19;
constexpr double smallLetters = 18;
constexpr double stacksTop = margin + titleHeight + lineHeight + 44;
constexpr double mostNotes = 260; ///< in height; what is longer is cut

QFont letters(double size, bool bold = false) {
    QFont font;
    font.setPixelSize(int(size));
    font.setBold(bold);
    return font;
}

double cardPitch() {
    return cardWidth * cardProportion.height() / cardProportion.width() + betweenCards;
}

double stacksHeight(const Deck& deck) {
    int deepest = 1;
    for (int stack = 0; stack < stackCount; ++stack)
        deepest = std::max(deepest, int(deck.stack(stack).size()));
    return deepest * cardPitch();
}

double notesHeight(const NamedDeck& deck) {
    if (deck.notes.empty()) return 0;
    const QRectF room(0, 0, sheetWidth - 2 * margin, mostNotes);
    const QString notes = QString::fromStdString(deck.notes);
    return std::min(
               mostNotes,
               QFontMetricsF(letters(notesLetters)).boundingRect(room, Qt::TextWordWrap, notes).height()) +
           10;
}

QString summary(const NamedDeck& deck, const Catalogue& catalogue) {
    const DeckStatistics statistics = statisticsOf(deck.deck, catalogue);
    QStringList parts{DeckSheet::tr("%n card(s)", nullptr, statistics.cards),
                      DeckSheet::tr("values add up to %1").arg(statistics.value)};
    if (statistics.bestFirstTurn)
        //: %1 is a number of points
        parts += DeckSheet::tr("first turn worth %1").arg(*statistics.bestFirstTurn);
    for (const std::string& tag : deck.tags)
        parts += QString::fromStdString(tag);
    return parts.join(QStringLiteral(" · "));
}

void paintStacks(QPainter& painter, const Deck& deck, const Catalogue& catalogue, const QPalette& palette) {
    const CardPalette colours = cardPalette(palette);
    painter.setFont(letters(smallLetters, true));
    painter.setPen(palette.color(QPalette::PlaceholderText));
    const int rows = int(std::lround(stacksHeight(deck) / cardPitch()));
    for (int row = 0; row < rows; ++row)
        painter.drawText(
            QRectF(margin / 2, stacksTop + row * cardPitch(), margin / 2, cardPitch() - betweenCards),
            Qt::AlignCenter, QString::number(row + 1));
    for (int stack = 0; stack < stackCount; ++stack) {
        const double left = margin + stack * stackWidth;
        painter.setFont(letters(smallLetters, true));
        painter.setPen(palette.color(QPalette::WindowText));
        //: %1 is a number
        painter.drawText(QRectF(left, stacksTop - 32, cardWidth, lineHeight), Qt::AlignCenter,
                         DeckSheet::tr("Stack %1").arg(stack + 1));
        const QRectF first(left, stacksTop, cardWidth, cardPitch() - betweenCards);
        const auto cards = deck.stack(stack);
        if (cards.empty()) paintEmptySlot(painter, first, 1, true, palette);
        for (std::size_t i = 0; i < cards.size(); ++i)
            paintCard(painter, first.translated(0, double(i) * cardPitch()), cards[i], catalogue, colours);
    }
}

QSize pictureSize(const NamedDeck& deck, int width) {
    const QSizeF sheet = deckSheetSize(deck);
    return {width, int(std::ceil(width * sheet.height() / sheet.width()))};
}

} // namespace

QSizeF deckSheetSize(const NamedDeck& deck) {
    return {sheetWidth, stacksTop + stacksHeight(deck.deck) + notesHeight(deck) + lineHeight + margin};
}

void paintDeckSheet(QPainter& painter, const QRectF& room, const NamedDeck& deck,
                    const Catalogue& catalogue) {
    const QPalette palette = lightPalette();
    const QSizeF sheet = deckSheetSize(deck);
    const double scale = std::min(room.width() / sheet.width(), room.height() / sheet.height());
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(room.left() + (room.width() - sheet.width() * scale) / 2, room.top());
    painter.scale(scale, scale);
    const double width = sheetWidth - 2 * margin;
    painter.setPen(palette.color(QPalette::WindowText));
    const QFont title = letters(40, true);
    painter.setFont(title);
    painter.drawText(
        QRectF(margin, margin, width, titleHeight), Qt::AlignLeft | Qt::AlignVCenter,
        QFontMetricsF(title).elidedText(QString::fromStdString(deck.name), Qt::ElideRight, width));
    const QFont small = letters(smallLetters);
    painter.setFont(small);
    painter.drawText(QRectF(margin, margin + titleHeight, width, lineHeight),
                     Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetricsF(small).elidedText(summary(deck, catalogue), Qt::ElideRight, width));
    paintStacks(painter, deck.deck, catalogue, palette);

    const double below = stacksTop + stacksHeight(deck.deck);
    painter.setPen(palette.color(QPalette::WindowText));
    painter.setFont(letters(notesLetters));
    painter.drawText(QRectF(margin, below, width, notesHeight(deck)), Qt::TextWordWrap,
                     QString::fromStdString(deck.notes));
    QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    fixed.setPixelSize(int(smallLetters));
    painter.setFont(fixed);
    painter.drawText(QRectF(margin, below + notesHeight(deck), width, lineHeight),
                     Qt::AlignLeft | Qt::AlignVCenter, QString::fromStdString(shareCode(deck.deck)));
    painter.restore();
}

QImage deckSheet(const NamedDeck& deck, const Catalogue& catalogue, int width) {
    QImage image(pictureSize(deck, width), QImage::Format_RGB32);
    if (image.isNull()) return image;
    image.fill(Qt::white);
    QPainter painter(&image);
    paintDeckSheet(painter, QRectF(image.rect()), deck, catalogue);
    return image;
}

QByteArray deckDrawing(const NamedDeck& deck, const Catalogue& catalogue, int width) {
    const QRect room(QPoint(), pictureSize(deck, width));
    const auto paint = [&](QPainter& painter) {
        painter.fillRect(room, Qt::white);
        paintDeckSheet(painter, room, deck, catalogue);
    };
    return svgBytes({.size = room.size(), .title = QString::fromStdString(deck.name), .paint = paint});
}

} // namespace stonemason::token_battle
