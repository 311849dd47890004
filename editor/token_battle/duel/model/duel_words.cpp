// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/duel/model/duel_words.h"

#include "editor/text/names.h"
#include "editor/token_battle/cards/card_description.h"
#include "editor/token_battle/duel/model/duel_turns.h"
#include "editor/token_battle/duel/model/seats.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstdlib>

namespace stonemason::token_battle {

namespace {

struct DuelWords {
    Q_DECLARE_TR_FUNCTIONS(DuelWords)
};

QString ownerWords(const GameSetup& setup, int owner) {
    if (isYou(setup, owner)) return DuelWords::tr("your token");
    if (onlyPerson(setup)) return DuelWords::tr("the opponent's token");
    //: %1 is a player's name
    return DuelWords::tr("a token of %1").arg(playerName(setup, owner));
}

int offBoard(const MovePreview& preview) {
    return int(std::ranges::count_if(preview.events, [](const DuelEvent& event) {
        return (event.kind == DuelEventKind::Pushed || event.kind == DuelEventKind::Flipped) &&
               event.to == noSquare;
    }));
}

/// The tokens thrown across, and those that swap places with the opposite one.
QStringList flipWords(const MovePreview& preview) {
    const int exchanges = int(std::ranges::count_if(
        preview.events, [&](const DuelEvent& event) { return preview.isExchange(event); }));
    const int thrown = preview.count(DuelEventKind::Flipped) - exchanges;
    QStringList parts;
    if (exchanges > 0) parts += DuelWords::tr("%n token(s) swap places", nullptr, 2 * exchanges);
    if (thrown > 0) parts += DuelWords::tr("throws %n token(s) across", nullptr, thrown);
    return parts;
}

/// The effects of the ability on the cells of its area, or why it has none.
QStringList abilityWords(const MovePreview& preview) {
    QStringList parts;
    const auto counted = [&](DuelEventKind kind) { return preview.count(kind); };
    const auto addReached = [&](DuelEventKind kind, const QString& words) {
        if (counted(kind) > 0)
            parts += words;
        else if (counted(DuelEventKind::Blocked) == 0)
            parts += DuelWords::tr("reaches no token");
    };
    switch (preview.card.ability) {
    case Ability::Damage:
        addReached(DuelEventKind::Damaged,
                   DuelWords::tr("takes 1 from %n token(s)", nullptr, counted(DuelEventKind::Damaged)));
        break;
    case Ability::Sacrifice:
        parts += counted(DuelEventKind::Damaged) == 0
                     ? DuelWords::tr("takes nothing: no token of this player is in the area")
                     : DuelWords::tr("takes %1 from each token in the area")
                           .arg(std::ranges::find(preview.events, DuelEventKind::Damaged, &DuelEvent::kind)
                                    ->amount);
        break;
    case Ability::Push:
        addReached(DuelEventKind::Pushed,
                   DuelWords::tr("pushes %n token(s)", nullptr, counted(DuelEventKind::Pushed)));
        break;
    case Ability::Flip:
        addReached(DuelEventKind::Flipped, flipWords(preview).join(QStringLiteral(", ")));
        break;
    case Ability::SpawnFriendly:
    case Ability::SpawnEnemy:
        parts += counted(DuelEventKind::Spawned) == 0
                     ? DuelWords::tr("sets no token: the cells of its area are taken")
                     : DuelWords::tr("sets %n new token(s)", nullptr, counted(DuelEventKind::Spawned));
        break;
    case Ability::Gild:
        addReached(DuelEventKind::Gilded,
                   DuelWords::tr("gilds %n token(s)", nullptr, counted(DuelEventKind::Gilded)));
        break;
    case Ability::ExtraTurn:
        parts += counted(DuelEventKind::MovesAgain) > 0
                     ? DuelWords::tr("brings an extra turn")
                     : DuelWords::tr("no extra turn: the area is not all covered");
        break;
    case Ability::OpponentExtraTurn:
        if (counted(DuelEventKind::MovesAgain) > 0)
            parts += DuelWords::tr("gives the opponent an extra turn");
        break;
    case Ability::SwapLast:
        parts += counted(DuelEventKind::SwappedLast) > 0 ? DuelWords::tr("swaps places with the last token")
                                                         : DuelWords::tr("no token to swap places with");
        break;
    case Ability::BoostNext: parts += DuelWords::tr("this player's next token is worth 1 more"); break;
    case Ability::None: break;
    }
    if (const int blocked = counted(DuelEventKind::Blocked); blocked > 0)
        parts += DuelWords::tr("%n cannot move", nullptr, blocked);
    if (const int gone = offBoard(preview); gone > 0)
        parts += DuelWords::tr("%n off the board", nullptr, gone);
    return parts;
}

QStringList consequenceWords(const MovePreview& preview) {
    QStringList parts;
    if (const int shots = preview.count(DuelEventKind::Shot); shots > 0)
        parts += DuelWords::tr("turrets hit %n time(s)", nullptr, shots);
    if (const int destroyed = preview.count(DuelEventKind::Destroyed); destroyed > 0)
        parts += DuelWords::tr("%n destroyed", nullptr, destroyed);
    if (const int tough = preview.count(DuelEventKind::Toughened); tough > 0)
        parts += DuelWords::tr("%n resilient become(s) plain", nullptr, tough);
    return parts;
}

QString yieldChange(const MovePreview& preview, const DuelDocument& document, int player) {
    const int before = preview.yieldsBefore[std::size_t(player)];
    const int after = preview.yieldsAfter[std::size_t(player)];
    //: A player's points a turn before and after a move: %1 is a name
    return DuelWords::tr("%1 +%2 → +%3")
        .arg(playerName(document.setup(), player), QString::number(before), QString::number(after));
}

QString numberWords() {
    return DuelWords::tr(
        "The number on a token is what it brings its owner after every move, a golden one twice as much.");
}

QString reachedWords(const GameSetup& setup, int player, int points) {
    if (isYou(setup, player))
        return DuelWords::tr("You reached %n point(s), which ends the game.", nullptr, points);
    //: %1 is a player
    return DuelWords::tr("%1 reached %n point(s), which ends the game.", nullptr, points)
        .arg(playerName(setup, player));
}

/// Describes the token on the board before the first move; empty for a game without one.
QString startTokenWords(const DuelDocument& document) {
    constexpr int owner = 1; // who moves second
    const GameSetup& setup = document.setup();
    if (setup.start == noSquare) return {};
    const int value = document.duel().rules().startValue;
    const auto token = document.position().tokenAt(setup.start);
    if (!token || token->owner != owner || token->value != value) return {};
    const QString square = squareName(setup.start);
    if (isYou(setup, owner))
        //: %1 is a number on the board, %2 its cell, such as c4
        return DuelWords::tr("The %1 on %2 is yours, because you move second")
            .arg(QString::number(value), square);
    //: %1 is a number on the board, %2 its cell, such as c4, %3 a player
    return DuelWords::tr("The %1 on %2 belongs to %3, who moves second")
        .arg(QString::number(value), square, playerName(setup, owner));
}

QString wonWords(const DuelDocument& document, int winner) {
    const GameSetup& setup = document.setup();
    const Position& position = document.position();
    const int own = position.scores[std::size_t(winner)];
    const int other = position.scores[std::size_t(1 - winner)];
    const QString score = DuelWords::tr("%1 : %2").arg(own).arg(other);
    if (document.game().record().resigned) {
        const int loser = 1 - winner;
        return isYou(setup, loser)
                   ? DuelWords::tr("You gave up – %1 wins").arg(playerName(setup, winner))
                   //: %1 and %2 are players
                   : (isYou(setup, winner)
                          ? DuelWords::tr("%1 gave up – you win").arg(playerName(setup, loser))
                          : DuelWords::tr("%1 gave up – %2 wins")
                                .arg(playerName(setup, loser), playerName(setup, winner)));
    }
    //: %1 is a score such as 512 : 430
    if (isYou(setup, winner)) return DuelWords::tr("You win, %1").arg(score);
    //: %1 is a player, %2 a score
    return DuelWords::tr("%1 wins, %2").arg(playerName(setup, winner), score);
}

} // namespace

QString cellWords(const DuelDocument& document, const Position& position, Square square) {
    const auto token = position.tokenAt(square);
    QStringList parts;
    if (!token) {
        parts += DuelWords::tr("empty");
    } else {
        parts += ownerWords(document.setup(), token->owner);
        parts += DuelWords::tr("value %1").arg(token->value);
        if (token->kind != TokenKind::Plain)
            parts += localText(document.catalogue().infoOf(token->kind).name);
        parts += DuelWords::tr("scores %1 a turn").arg(document.duel().yieldAt(position, square));
    }
    //: %1 is a cell such as c4, %2 says what lies there
    return DuelWords::tr("%1: %2", "cell").arg(squareName(square), parts.join(QStringLiteral(", ")));
}

QString previewWords(const MovePreview& preview, const DuelDocument& document) {
    const QString head =
        DuelWords::tr("%1 on %2")
            .arg(cardName(preview.card.id, document.catalogue()), squareName(preview.move.square));
    const QStringList parts = abilityWords(preview) + consequenceWords(preview);
    //: %1 is a card with a cell, %2 what it would do there
    return parts.isEmpty() ? head : DuelWords::tr("%1: %2").arg(head, parts.join(QStringLiteral(", ")));
}

QString yieldWords(const MovePreview& preview, const DuelDocument& document) {
    QString first = yieldChange(preview, document, 0);
    if (document.setup().mode == DuelMode::Sandbox) return first;
    return first + QStringLiteral(" · ") + yieldChange(preview, document, 1);
}

QString moveWords(const DuelDocument& document, int move) {
    const Game& game = document.game();
    return DuelWords::tr("%1 on %2")
        .arg(cardName(game.cardOf(move).id, document.catalogue()),
             squareName(game.record().moves[std::size_t(move)].square));
}

QString moveCardWords(const DuelDocument& document, int move) {
    const CardId card = document.game().cardOf(move).id;
    const QString effect = cardEffect(card, document.catalogue());
    return effect.isEmpty() ? cardTraits(card, document.catalogue()) : effect;
}

QString turnWords(const DuelDocument& document) {
    const GameSetup& setup = document.setup();
    const Position& position = document.position();
    if (document.hasEndedHere()) {
        const auto winner = document.game().winner();
        if (setup.mode == DuelMode::Sandbox)
            return DuelWords::tr("Game over: %n point(s)", nullptr, position.scores[0]);
        return winner ? wonWords(document, *winner)
                      : DuelWords::tr("Draw, %1 : %2").arg(position.scores[0]).arg(position.scores[1]);
    }
    const int player = position.toMove;
    if (isYou(setup, player)) return DuelWords::tr("Your turn");
    //: %1 is a player's name
    return DuelWords::tr("%1 to move").arg(playerName(setup, player));
}

QString marginWords(const DuelDocument& document) {
    const Position& last = document.game().position();
    const QString moves = DuelWords::tr("after %n move(s)", nullptr, document.moveCount());
    if (document.setup().mode == DuelMode::Sandbox || !document.game().winner()) return moves;
    if (document.game().record().resigned)
        //: %1 and %2 are points, %3 says after how many moves
        return DuelWords::tr("%1 : %2 points %3").arg(last.scores[0]).arg(last.scores[1]).arg(moves);
    //: %1 says after how many moves
    return DuelWords::tr("%n point(s) ahead %1", nullptr, std::abs(last.scores[0] - last.scores[1]))
        .arg(moves);
}

QString endReasonWords(const DuelDocument& document) {
    const Position& last = document.game().position();
    const DuelRules& rules = document.duel().rules();
    if (document.game().record().resigned) return numberWords();
    const auto has = [&](std::size_t player) { return last.scores[player] >= rules.winningScore; };
    QString reason;
    if (has(0) && has(1))
        reason = DuelWords::tr("Both players reached %n point(s), which ends the game: more points win.",
                               nullptr, rules.winningScore);
    else if (has(0) || has(1))
        reason = reachedWords(document.setup(), has(0) ? 0 : 1, rules.winningScore);
    else if (last.empty() == 0)
        reason = DuelWords::tr("The board is full, which ends the game: more points win.");
    else
        reason = DuelWords::tr("No game goes on for more than %n move(s): more points win.", nullptr,
                               rules.mostMoves);
    return reason + QLatin1Char(' ') + numberWords();
}

QString goalWords(const DuelDocument& document) {
    const int points = document.duel().rules().winningScore;
    return DuelWords::tr("Ends at %n point(s) or a full board.", nullptr, points);
}

QString scoringWords(const DuelDocument& document) {
    const bool isSandbox = document.setup().mode == DuelMode::Sandbox;
    const QString winner = isSandbox ? QString() : DuelWords::tr("More points win.") + QLatin1Char(' ');
    return goalWords(document) + QLatin1Char(' ') + winner + numberWords();
}

QString lossWords(const DuelDocument& document, const MoveLoss& loss) {
    const Position& before = document.game().positionAfter(loss.move);
    const CardId card = document.duel().topCard(before, before.toMove, loss.better.stack).id;
    //: %1 is a card, %2 a cell such as c4
    return DuelWords::tr("Cost about %n point(s). Better: %1 on %2", nullptr, loss.points)
        .arg(cardName(card, document.catalogue()), squareName(loss.better.square));
}

QString reviewWords(const DuelDocument& document, const MoveLoss& loss) {
    const Position& before = document.game().positionAfter(loss.move);
    const CardId card = document.duel().topCard(before, before.toMove, loss.better.stack).id;
    //: %1 is a move, %2 the number of a stack, %3 the name of its top card, %4 a cell such as c4, %5 points
    return DuelWords::tr("%1 cost about %n point(s). Better: card %2, %3, on %4 (+%5)", nullptr, loss.points)
        .arg(moveWords(document, loss.move), QString::number(loss.better.stack + 1),
             cardName(card, document.catalogue()), squareName(loss.better.square),
             QString::number(loss.points));
}

const MoveLoss* reviewedAt(const DuelDocument& document) {
    const DuelReview* review = DuelReview::of(document);
    return review ? review->lossSeenAt(document.shown()) : nullptr;
}

QString hintWords(const DuelDocument& document, Move hint) {
    const Position& position = document.position();
    const CardId card = document.duel().topCard(position, position.toMove, hint.stack).id;
    //: %1 is the number of a stack, %2 the name of its top card, %3 a cell such as c4
    return DuelWords::tr("Hard would play card %1, %2, on %3.")
        .arg(QString::number(hint.stack + 1), cardName(card, document.catalogue()), squareName(hint.square));
}

QString turnRemark(const DuelDocument& document) {
    const Position& position = document.position();
    const GameSetup& setup = document.setup();
    if (document.hasEndedHere() || !position.running() || setup.mode == DuelMode::Sandbox) return {};
    const int player = position.toMove;
    QStringList parts;
    constexpr int firstMoves = 1; // the token is new to both sides
    if (const QString start = startTokenWords(document); document.shown() <= firstMoves && !start.isEmpty())
        parts += start;
    const int extra = position.extraMoves[std::size_t(player)];
    if (extra > 0) parts += DuelWords::tr("and %n more turn(s) after this one", nullptr, extra);
    const bool again = document.shown() > 0 && document.game().playerOf(document.shown() - 1) == player;
    if (again && extra == 0) parts += DuelWords::tr("an extra turn");
    if (const int boost = position.boosts[std::size_t(player)]; boost > 0)
        parts += DuelWords::tr("the token is worth %1 more").arg(boost);
    return parts.join(QStringLiteral(", "));
}

} // namespace stonemason::token_battle
