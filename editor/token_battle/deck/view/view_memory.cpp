// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/deck/view/view_memory.h"

#include "core/token_battle/deck/card_filter.h"
#include "editor/app/settings/settings.h"
#include "editor/token_battle/deck/view/collection/collection_list.h"
#include "editor/token_battle/deck/view/collection/collection_pane.h"
#include "editor/token_battle/deck/view/collection/filter_bar.h"
#include "editor/token_battle/deck/view/deck_view.h"
#include "editor/token_battle/model/settings.h"

namespace stonemason::token_battle {

namespace {

void recall(DeckView& view, const Settings& settings) {
    if (const int width = settings.value(setting::cardWidth); width > 0)
        view.collection()->list()->setCardWidth(width);
    if (const auto order = cardOrderFromId(settings.value(setting::cardOrder).toStdString()))
        view.collection()->filters()->setOrder(*order);
    if (const int width = settings.value(setting::stacksWidth); width > 0) view.setStacksWidth(width);
}

} // namespace

void rememberView(DeckView& view, Settings& settings) {
    recall(view, settings);
    CollectionList* list = view.collection()->list();
    FilterBar* filters = view.collection()->filters();
    QObject::connect(list, &CollectionList::cardWidthChanged, &view,
                     [list, &settings] { settings.setValue(setting::cardWidth, list->cardWidth()); });
    QObject::connect(filters, &FilterBar::orderChanged, &view, [filters, &settings] {
        const std::string_view order = cardOrderId(filters->order());
        settings.setValue(setting::cardOrder, QString::fromUtf8(order.data(), qsizetype(order.size())));
    });
    QObject::connect(&view, &DeckView::stacksWidthChosen, &view,
                     [&settings](int width) { settings.setValue(setting::stacksWidth, width); });
}

} // namespace stonemason::token_battle
