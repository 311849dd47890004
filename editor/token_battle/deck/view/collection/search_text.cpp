// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/deck/view/collection/search_text.h"

#include "editor/app/widgets/folded_text.h"
#include "editor/text/names.h"

#include <QCoreApplication>
#include <QStringList>

namespace stonemason::token_battle {

std::string searchText(const Card& card, const Catalogue& catalogue) {
    const TermInfo& ability = catalogue.infoOf(card.ability);
    const TermInfo& kind = catalogue.infoOf(card.kind);
    QStringList texts{localText(card.name), localText(card.text), localText(ability.name),
                      localText(ability.text), localText(kind.name), localText(kind.text),
                      //: what a person may type in front of a number: "value 2"
                      QCoreApplication::translate("CardSearch", "value")};
    if (card.areaShape >= 0) texts += localText(catalogue.areas[std::size_t(card.areaShape)].name);
    return folded(texts.join(QLatin1Char('\n'))).toStdString();
}

} // namespace stonemason::token_battle
