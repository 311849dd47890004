// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/deck/view/dialogs/deck_export_form.h"

#include "editor/app/files/picture_file.h"

#include <QCoreApplication>

namespace stonemason::token_battle {

namespace {

struct DeckExportWords {
    Q_DECLARE_TR_FUNCTIONS(DeckExportForm)
};

} // namespace

QString nameOf(DeckExportForm form) {
    switch (form) {
    case DeckExportForm::ShareCode: return DeckExportWords::tr("Share code");
    case DeckExportForm::List: return DeckExportWords::tr("List for a post");
    case DeckExportForm::Sets: return DeckExportWords::tr("Sets of the game");
    case DeckExportForm::OldSets: return DeckExportWords::tr("Sets without names");
    case DeckExportForm::Library: return DeckExportWords::tr("Deck file (JSON)");
    case DeckExportForm::Picture: break;
    }
    return DeckExportWords::tr("Picture");
}

bool holdsOneDeck(DeckExportForm form) {
    return form == DeckExportForm::ShareCode || form == DeckExportForm::Picture;
}

DeckFormat deckFormatOf(DeckExportForm form) {
    switch (form) {
    case DeckExportForm::ShareCode: return DeckFormat::ShareCode;
    case DeckExportForm::List: return DeckFormat::List;
    case DeckExportForm::Sets: return DeckFormat::Sets;
    case DeckExportForm::OldSets: return DeckFormat::OldSets;
    case DeckExportForm::Library:
    case DeckExportForm::Picture: break;
    }
    return DeckFormat::Sdeck;
}

QString suffixOf(DeckExportForm form) {
    switch (form) {
    case DeckExportForm::Library: return QStringLiteral("sdeck");
    case DeckExportForm::Picture: return QStringLiteral("png");
    case DeckExportForm::ShareCode:
    case DeckExportForm::List:
    case DeckExportForm::Sets:
    case DeckExportForm::OldSets: break;
    }
    return QStringLiteral("txt");
}

QStringList filtersOf(DeckExportForm form) {
    if (form == DeckExportForm::Picture) return pictureFilters();
    //: %1 is the name of a form, %2 the ending of its files
    return {DeckExportWords::tr("%1 (*.%2)").arg(nameOf(form), suffixOf(form))};
}

} // namespace stonemason::token_battle
