// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/cards/card_description.h"

#include "editor/text/names.h"

#include <QCoreApplication>
#include <QLocale>

namespace stonemason::token_battle {

namespace {

struct CardDescription {
    Q_DECLARE_TR_FUNCTIONS(CardDescription)
};

QString fieldName(const std::string& field) {
    if (field == "id") return CardDescription::tr("its number");
    if (field == "value") return CardDescription::tr("its value");
    if (field == "area") return CardDescription::tr("its area");
    return CardDescription::tr("its kind");
}

QString versionWords(const GameVersion& version) {
    return QString::fromStdString(versionText(version));
}

} // namespace

QString cardName(CardId id, const Catalogue& catalogue) {
    const Card* card = catalogue.card(id);
    return card ? localText(card->name) : CardDescription::tr("Unknown card %1").arg(id);
}

QString cardTraits(CardId id, const Catalogue& catalogue) {
    const Card* card = catalogue.card(id);
    if (!card) return {};
    QStringList parts{CardDescription::tr("value %1").arg(card->value)};
    if (card->ability != Ability::None) parts += localText(catalogue.infoOf(card->ability).name);
    if (card->areaShape >= 0) parts += localText(catalogue.areas[std::size_t(card->areaShape)].name);
    if (card->kind != TokenKind::Plain) parts += localText(catalogue.infoOf(card->kind).name);
    return parts.join(QStringLiteral(", "));
}

QString cardSummary(CardId id, const Catalogue& catalogue) {
    const QString traits = cardTraits(id, catalogue);
    const QString name = cardName(id, catalogue);
    return traits.isEmpty() ? name : name + QStringLiteral(", ") + traits;
}

QString cardEffect(CardId id, const Catalogue& catalogue) {
    const Card* card = catalogue.card(id);
    return card ? localText(card->text)
                : CardDescription::tr("This card is unknown, so the game will reject a deck with it.");
}

QStringList cardOrigin(CardId id, const Catalogue& catalogue) {
    const Card* card = catalogue.card(id);
    if (!card) return {};
    //: %1 is the number of a card, %2 a version of the game
    QStringList lines{CardDescription::tr("No. %1, since version %2").arg(id).arg(versionWords(card->since))};
    if (card->changed)
        //: %1 is a version of the game
        lines += CardDescription::tr("Unchanged since version %1").arg(versionWords(*card->changed));
    QStringList fields;
    for (const std::string& field : card->assumed)
        fields += fieldName(field);
    if (!fields.empty())
        //: %1 is a list such as "its number and its value"
        lines += CardDescription::tr("Not confirmed: %1").arg(QLocale().createSeparatedList(fields));
    return lines;
}

QString cardToolTip(CardId id, const Catalogue& catalogue) {
    const QString traits = cardTraits(id, catalogue);
    QString text = QStringLiteral("<p><b>%1</b>").arg(cardName(id, catalogue).toHtmlEscaped());
    if (!traits.isEmpty()) text += QStringLiteral("<br>%1").arg(traits.toHtmlEscaped());
    text += QStringLiteral("</p><p>%1</p>").arg(cardEffect(id, catalogue).toHtmlEscaped());
    const QString origin = cardOrigin(id, catalogue).join(QLatin1Char('\n')).toHtmlEscaped();
    if (!origin.isEmpty())
        text += QStringLiteral("<p><small>%1</small></p>")
                    .arg(QString(origin).replace(QLatin1Char('\n'), QLatin1String("<br>")));
    return text;
}

} // namespace stonemason::token_battle
