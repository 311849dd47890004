// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/duel/view/hands/hand_view.h"

#include "editor/app/widgets/appearance.h"
#include "editor/app/widgets/labels.h"
#include "editor/app/widgets/look.h"
#include "editor/token_battle/cards/card_art.h"
#include "editor/token_battle/duel/model/duel_words.h"
#include "editor/token_battle/duel/model/move_choice.h"
#include "editor/token_battle/duel/model/seats.h"
#include "editor/token_battle/duel/view/art/token_art.h"
#include "editor/token_battle/duel/view/hands/card_button.h"
#include "editor/token_battle/duel/view/hands/peek_view.h"

#include <QGridLayout>
#include <QPainter>

#include <algorithm>
#include <bit>

namespace stonemason::token_battle {

namespace {

constexpr int barWidth = 4;
constexpr int markSide = 22;
constexpr int scoreSize = 24; // pixels
constexpr int nameSize = 14;
constexpr int smallSize = 12;

} // namespace

HandHeading::HandHeading(int player, const MoveChoice& choice, QWidget* parent)
    : QWidget(parent), player_(player), choice_(choice) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize HandHeading::sizeHint() const {
    return {240, withTextSize(46)};
}

QSize HandHeading::minimumSizeHint() const {
    return {160, withTextSize(42)};
}

QFont HandHeading::fontOf(int pixels, bool bold) const {
    QFont font = this->font();
    font.setPixelSize(withTextSize(pixels));
    font.setBold(bold);
    return font;
}

void HandHeading::refresh() {
    const DuelDocument& document = choice_.document();
    const Position& position = document.position();
    //: %1 is a player, %2 the name of a deck, %3 and %4 are points
    setAccessibleName(tr("%1, %2: points %3, %4 a turn")
                          .arg(playerName(document.setup(), player_), deckName(document.setup(), player_),
                               QString::number(position.scores[std::size_t(player_)]),
                               QString::number(document.duel().yieldOf(position, player_))));
    setAccessibleDescription(scoringWords(document));
    setToolTip(plainToolTip(accessibleName() + u'\n' + scoringWords(document)));
    update();
}

bool HandHeading::changesGrowth() const {
    const DuelDocument& document = choice_.document();
    const auto& preview = choice_.preview();
    const int growth = document.duel().yieldOf(document.position(), player_);
    return preview && preview->yieldsAfter[std::size_t(player_)] != growth;
}

/// Variants of the same text, the most detailed first.
QStringList HandHeading::growthWords() const {
    const DuelDocument& document = choice_.document();
    const Position& position = document.position();
    const int growth = document.duel().yieldOf(position, player_);
    if (changesGrowth())
        //: Points that a player gains each turn, before and after a move
        return {tr("+%1 → +%2").arg(growth).arg(choice_.preview()->yieldsAfter[std::size_t(player_)])};
    //: %1 is how many points a player's tokens bring each turn
    return {tr("%n token(s): +%1 a turn", nullptr, std::popcount(position.owned(player_))).arg(growth),
            //: %1 is how many points a player gains each turn
            tr("+%1 a turn").arg(growth), QStringLiteral("+%1").arg(growth)};
}

HandHeading::Words HandHeading::wordsIn(int width) const {
    const DuelDocument& document = choice_.document();
    const QFontMetrics bold(fontOf(nameSize, true));
    const QFontMetrics small(fontOf(smallSize, changesGrowth()));
    const QFontMetrics plain(fontOf(smallSize, false));
    Words words{playerName(document.setup(), player_),
                deckName(document.setup(), player_),
                QString::number(document.position().scores[std::size_t(player_)]),
                //: Behind a score: the points that end the game
                tr(" of %1").arg(document.duel().rules().winningScore),
                {}};
    /// The width beside a name: what the whole name leaves if the shortest number fits there, else half.
    const auto roomBeside = [width](int name, int least) {
        const int left = width - gap - name;
        return least <= left ? left : width / 2;
    };
    const int score = QFontMetrics(fontOf(scoreSize, true)).horizontalAdvance(words.score);
    if (score + plain.horizontalAdvance(words.most) > roomBeside(bold.horizontalAdvance(words.player), score))
        words.most.clear();
    const QStringList growths = growthWords();
    const int room = roomBeside(plain.horizontalAdvance(words.deck), small.horizontalAdvance(growths.last()));
    for (const QString& growth : growths) {
        words.growth = growth;
        if (small.horizontalAdvance(growth) <= room) break;
    }
    words.player = bold.elidedText(words.player, Qt::ElideRight,
                                   width - gap - score - plain.horizontalAdvance(words.most));
    words.deck =
        plain.elidedText(words.deck, Qt::ElideRight, width - gap - small.horizontalAdvance(words.growth));
    return words;
}

int HandHeading::roomForWords() const {
    return width() - (barWidth + gap + markSide + gap) - gap;
}

/// The score with the points that end the game, below it the points per turn; right-aligned.
void HandHeading::paintNumbers(QPainter& painter, const QRect& room, const Words& words) const {
    const QFont big = fontOf(scoreSize, true);
    const QFont plain = fontOf(smallSize, false);
    const int behind = QFontMetrics(plain).horizontalAdvance(words.most);
    painter.setFont(plain);
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawText(room.right() + 1 - behind, room.top() + QFontMetrics(big).ascent(), words.most);
    painter.setFont(big);
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(room.adjusted(0, 0, -behind, 0), Qt::AlignRight | Qt::AlignTop, words.score);
    const bool changes = changesGrowth();
    painter.setFont(fontOf(smallSize, changes));
    painter.setPen(palette().color(changes ? QPalette::WindowText : QPalette::PlaceholderText));
    painter.drawText(room, Qt::AlignRight | Qt::AlignBottom, words.growth);
}

/// Player and deck at the left.
void HandHeading::paintNames(QPainter& painter, const QRect& room, const Words& words) const {
    painter.setFont(fontOf(nameSize, true));
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(room, Qt::AlignLeft | Qt::AlignTop, words.player);
    painter.setFont(fontOf(smallSize, false));
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawText(room, Qt::AlignLeft | Qt::AlignBottom, words.deck);
}

void HandHeading::paintEvent(QPaintEvent*) {
    const DuelDocument& document = choice_.document();
    const Position& position = document.position();
    const DuelPalette colours = duelPalette(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (!document.hasEndedHere() && position.running() && position.toMove == player_) {
        const QColor own = colours.sides[std::size_t(player_)].fill;
        painter.setPen(Qt::NoPen);
        painter.setBrush(tinted(palette(), own, 0.14));
        painter.drawRoundedRect(rect(), 5, 5);
        painter.setBrush(own);
        painter.drawRoundedRect(QRectF(0, 0, barWidth, height()), 2, 2);
    }
    const int left = barWidth + gap;
    paintOwnerMark(painter, QRectF(left, (height() - markSide) / 2.0, markSide, markSide), player_, colours);
    const QRect room = rect().adjusted(0, 3, -gap, -3);
    const Words words = wordsIn(roomForWords());
    paintNumbers(painter, room, words);
    paintNames(painter, room.adjusted(left + markSide + gap, 2, 0, -1), words);
}

HandView::HandView(int player, MoveChoice& choice, CardPixmaps& pixmaps, QWidget* parent)
    : QWidget(parent), player_(player), choice_(choice), heading_(new HandHeading(player, choice, this)) {
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(gap, gap / 2, gap, gap / 2);
    grid->setHorizontalSpacing(gap / 2);
    grid->setVerticalSpacing(gap / 2);
    grid->addWidget(heading_, 0, 0, 1, stackCount);
    for (int stack = 0; stack < stackCount; ++stack) {
        auto* card = new CardButton(player, stack, choice, pixmaps, this);
        auto* peek = new PeekView(stack, choice.document().catalogue(), this);
        connect(card, &CardButton::looked, this, &HandView::looked);
        cards_[std::size_t(stack)] = card;
        peeks_[std::size_t(stack)] = peek;
        grid->addWidget(card, 1, stack);
        grid->addWidget(peek, 2, stack);
        grid->setColumnStretch(stack, 1);
    }
    grid->setRowStretch(2, 1);
    connect(&choice, &MoveChoice::changed, this, &HandView::refresh);
    refresh();
}

HandView::~HandView() = default;

/// The cards get the height that their columns allow, but leave enough for the next cards if there is enough
/// at all.
void HandView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    const int column = (width() - 2 * gap - (stackCount - 1) * gap / 2) / stackCount;
    const int high = height() - heading_->height() - PeekView::readableHeight - 3 * gap;
    for (CardButton* card : cards_)
        card->fit({column, high});
}

void HandView::refresh() {
    const DuelDocument& document = choice_.document();
    const Duel& duel = document.duel();
    const Position& position = document.position();
    const Hand& hand = position.hands[std::size_t(player_)];
    const Knowledge knowledge = document.knowledge();
    const bool playable = choice_.duelTurns().canMove() && position.toMove == player_;
    for (int stack = 0; stack < stackCount; ++stack) {
        const int size = duel.cardsIn(player_, stack);
        const int top = hand.top[std::size_t(stack)];
        CardButton* card = cards_[std::size_t(stack)];
        if (size > 0) card->setCard(knowledge.top(duel, position, player_, stack));
        card->setPlayable(playable);
        card->setChecked(playable && choice_.stack() == stack);
        std::vector<std::optional<CardId>> next;
        for (int i = 1; i < size; ++i)
            next.push_back(knowledge.card(duel, player_, stack, (top + i) % size));
        peeks_[std::size_t(stack)]->setCards(std::move(next));
    }
    heading_->refresh();
}

} // namespace stonemason::token_battle
