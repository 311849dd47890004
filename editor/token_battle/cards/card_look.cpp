// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/cards/card_look.h"

#include "editor/app/widgets/appearance.h"
#include "editor/app/widgets/icons.h"

#include <array>
#include <string>

namespace stonemason::token_battle {

namespace {

struct Shades {
    QRgb light;
    QRgb dark;
};

/// By Ability. White symbols on the light ones and near-black symbols on the dark ones have 4.5:1 and more.
constexpr std::array<Shades, abilityCount> abilityShades{{
    {0xff59646f, 0xffa3afba}, // none
    {0xffc0392e, 0xfff0857a}, // damage
    {0xff2a69b4, 0xff79b4f2}, // push
    {0xff7748b0, 0xffc09cf0}, // flip
    {0xff23793f, 0xff6cc487}, // spawn friendly
    {0xffa2541c, 0xffe0a06c}, // spawn enemy
    {0xff0d757f, 0xff5cc3cd}, // extra turn
    {0xff9c3576, 0xffe793c8}, // opponent's extra turn
    {0xff85233f, 0xffe5839e}, // sacrifice
    {0xff445799, 0xffa0b2ee}, // swap last
    {0xff8a6508, 0xffdfb94a}, // gild
    {0xff5b6d13, 0xffb4c95c}, // boost next
}};

} // namespace

QColor CardPalette::of(Ability ability) const {
    const Shades& shades = abilityShades[std::size_t(ability)];
    return QColor::fromRgb(dark ? shades.dark : shades.light);
}

CardPalette cardPalette(const QPalette& palette) {
    if (isDark(palette))
        return {.paper = 0xff30363d,
                .edge = 0xff565f69,
                .ink = 0xffe8edf1,
                .quiet = 0xff8f9aa5,
                .value = 0xffe2e7eb,
                .valueInk = 0xff1a1e22,
                .cell = 0xff414951,
                .centre = 0xff232830,
                .symbol = 0xff14181c,
                .gold = 0xffe8c04c,
                .dark = true};
    return {.paper = 0xfffdfbf6,
            .edge = 0xffc9c3b4,
            .ink = 0xff262c32,
            .quiet = 0xff8d8878,
            .value = 0xff2a3138,
            .valueInk = 0xffffffff,
            .cell = 0xffe9e4d8,
            .centre = 0xffffffff,
            .symbol = 0xffffffff,
            .gold = 0xffe0aa1e,
            .dark = false};
}

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
