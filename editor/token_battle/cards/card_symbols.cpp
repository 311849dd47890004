// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/cards/card_symbols.h"

#include "editor/app/widgets/icons.h"

#include <string>

namespace stonemason::token_battle {

namespace {

QString fileOf(std::string_view symbol) {
    return QStringLiteral(":/symbols/%1.svg").arg(QString::fromUtf8(symbol.data(), qsizetype(symbol.size())));
}

std::string_view kindSymbol(TokenKind kind) {
    switch (kind) {
    case TokenKind::AuraFriendly:
    case TokenKind::AuraAll:
    case TokenKind::AuraEnemy: return "kind-aura";
    case TokenKind::TurretHorizontal:
    case TokenKind::TurretVertical: return "kind-turret";
    case TokenKind::Plain:
    case TokenKind::Resilient:
    case TokenKind::Golden: break;
    }
    return abilityId(Ability::None);
}

} // namespace

void paintAbilitySymbol(QPainter& painter, const QRectF& square, Ability ability, const QColor& colour) {
    paintSvg(painter, square, fileOf(abilityId(ability)), {{"currentColor", colour}});
}

void paintKindSymbol(QPainter& painter, const QRectF& square, TokenKind kind, const QColor& colour) {
    paintSvg(painter, square, fileOf(kindSymbol(kind)), {{"currentColor", colour}});
}

void paintTokenShape(QPainter& painter, const QRectF& square, TokenKind kind, const QColor& ink,
                     const QColor& ground, const QColor& gold) {
    paintSvg(painter, square, fileOf("token-" + std::string(tokenKindId(kind))),
             {{"currentColor", ink}, {"white", ground}, {"gold", gold}});
}

} // namespace stonemason::token_battle
